// Four numbers at a time: the same lines for every processor that has such instructions, and for
// WebAssembly. Compilers make a poor job of the loops that stood there otherwise.
#pragma once

#include <cstring>

namespace unblocker::scanner {

using Four = float __attribute__((vector_size(16)));
using FourWhole = int __attribute__((vector_size(16)));

inline Four load(const float* from) {
  Four four;
  std::memcpy(&four, from, sizeof four);
  return four;
}

inline void store(const Four& four, float* to) { std::memcpy(to, &four, sizeof four); }

inline Four lesser(const Four& a, const Four& b) { return a < b ? a : b; }
inline Four greater(const Four& a, const Four& b) { return a < b ? b : a; }

/// Each number kept within bounds.
inline Four within(const Four& four, float least, float most) {
  const Four low = Four{} + least;
  const Four high = Four{} + most;
  return lesser(greater(four, low), high);
}

/// The greatest of red, green and blue of four pixels that follow each other.
inline Four greatestChannels(const Four& first, const Four& second, const Four& third) {
  const Four reds = __builtin_shufflevector(__builtin_shufflevector(first, second, 0, 3, 6, 6),
                                            third, 0, 1, 2, 5);
  const Four greens = __builtin_shufflevector(__builtin_shufflevector(first, second, 1, 4, 7, 7),
                                              third, 0, 1, 2, 6);
  const Four blues = __builtin_shufflevector(__builtin_shufflevector(first, second, 2, 5, 5, 5),
                                             third, 0, 1, 4, 7);
  return greater(greater(reds, greens), blues);
}

/// Writes a row of pixels, `pixel()` after `pixel()`. Each has a fourth number, which the next one
/// overwrites; the last one's would lie beyond the row.
template <typename Pixel>
void writePixels(float* target, int width, Pixel pixel) {
  for (int x = 1; x < width; ++x, target += 3) store(pixel(), target);
  if (width <= 0) return;
  const Four last = pixel();
  std::memcpy(target, &last, 3 * sizeof(float));
}

}  // namespace unblocker::scanner
