// Four numbers, or sixteen bytes, at a time: the same lines for every processor that has such
// instructions, and for WebAssembly. Compilers make a poor job of the loops that stood there
// otherwise.
#pragma once

#include <cstdint>
#include <cstring>

namespace unblocker::scanner {

using Four = float __attribute__((vector_size(16)));
using FourWhole = int __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));

inline Four load(const float* from) {
  Four four;
  std::memcpy(&four, from, sizeof four);
  return four;
}

inline Bytes load(const std::uint8_t* from) {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

inline void store(const Four& four, float* to) { std::memcpy(to, &four, sizeof four); }
inline void store(const Bytes& bytes, std::uint8_t* to) { std::memcpy(to, &bytes, sizeof bytes); }

inline Four lesser(const Four& a, const Four& b) { return a < b ? a : b; }
inline Four greater(const Four& a, const Four& b) { return a < b ? b : a; }
inline Bytes lesser(const Bytes& a, const Bytes& b) { return a < b ? a : b; }
inline Bytes greater(const Bytes& a, const Bytes& b) { return a < b ? b : a; }

/// How far four numbers are from four others.
inline Four differences(const float* a, const float* b) {
  const Four off = load(a) - load(b);
  return greater(off, -off);
}

/// Each number kept within bounds.
inline Four within(const Four& four, float least, float most) {
  const Four low = Four{} + least;
  const Four high = Four{} + most;
  return lesser(greater(four, low), high);
}

/// One channel each of four pixels that follow each other.
struct Channels {
  Four reds;
  Four greens;
  Four blues;
};

inline Channels channelsOf(const Four& first, const Four& second, const Four& third) {
  return {__builtin_shufflevector(__builtin_shufflevector(first, second, 0, 3, 6, 6), third, 0, 1,
                                  2, 5),
          __builtin_shufflevector(__builtin_shufflevector(first, second, 1, 4, 7, 7), third, 0, 1,
                                  2, 6),
          __builtin_shufflevector(__builtin_shufflevector(first, second, 2, 5, 5, 5), third, 0, 1,
                                  4, 7)};
}

/// The greatest of red, green and blue of four pixels that follow each other.
inline Four greatestChannels(const Four& first, const Four& second, const Four& third) {
  const Channels channels = channelsOf(first, second, third);
  return greater(greater(channels.reds, channels.greens), channels.blues);
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
