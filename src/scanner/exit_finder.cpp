#include "exit_finder.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "measurements.h"
#include "median.h"

namespace unblocker::scanner {
namespace {

/// The frame beside one line: its colours from the board's edge outwards.
using Strip = std::vector<Colour>;

/// The distance of a strip's pixel from the patch's origin along its axis.
int positionAt(const Patch& patch, Side side, int depth) {
  switch (side) {
    case Side::left:
    case Side::top: return -1 - depth;
    case Side::right: return patch.cols * patchCell + depth;
    case Side::bottom: return patch.rows * patchCell + depth;
  }
  return 0;
}

Strip stripBeside(const Patch& patch, Side side, int line, int depth) {
  constexpr int rim = 6;  // neighbours' shadows and the gap's own edges
  Strip strip;
  for (int d = 0; d < depth; ++d) {
    const int position = positionAt(patch, side, d);
    Colour sum{};
    for (int i = line * patchCell + rim; i < (line + 1) * patchCell - rim; ++i) {
      const float* pixel =
          axisOf(side) == Axis::horizontal ? patch.at(position, i) : patch.at(i, position);
      for (std::size_t c = 0; c < 3; ++c) sum[c] += pixel[c];
    }
    for (float& value : sum) value /= static_cast<float>(patchCell - 2 * rim);
    strip.push_back(sum);
  }
  return strip;
}

/// How unlike two strips are, as far as a depth.
float difference(const Strip& a, const Strip& b, int depth) {
  float sum = 0;
  for (int i = 0; i < depth; ++i) {
    const auto at = static_cast<std::size_t>(i);
    sum += distance(a[at], b[at]);
  }
  return sum / static_cast<float>(depth);
}

/// How unlike the frame is beside each two lines, `depth` pixels of it; row by row, twice each.
std::vector<float> differences(const std::vector<Strip>& strips, int depth) {
  const std::size_t lines = strips.size();
  std::vector<float> all(lines * lines);
  for (std::size_t i = 0; i < lines; ++i)
    for (std::size_t j = 0; j < i; ++j)
      all[i * lines + j] = all[j * lines + i] = difference(strips[i], strips[j], depth);
  return all;
}

/// How much the frame beside one of so many lines differs from the frame beside the others, in grey
/// levels above what those differ among themselves.
float oddness(const std::vector<float>& differences, std::size_t line, std::size_t lines) {
  std::vector<float> toOwn;
  std::vector<float> amongOthers;
  toOwn.reserve(lines);
  amongOthers.reserve(lines * lines / 2);
  for (std::size_t i = 0; i < lines; ++i)
    for (std::size_t j = 0; j < i; ++j)
      (i == line || j == line ? toOwn : amongOthers).push_back(differences[i * lines + j]);
  return median(std::move(toOwn)) - median(std::move(amongOthers));
}

}  // namespace

// Of the depths the one counts that shows it best: frames are thin or thick, and beyond a thin one
// lies whatever the picture shows beside the board.
std::vector<float> exitOddness(const Patch& patch, Side side) {
  const int lines = axisOf(side) == Axis::horizontal ? patch.rows : patch.cols;
  constexpr int leastDepth = 3;  // less is the blurred edge of the picture
  const int visible = std::min(visibleBeyond(patch, side), patchMargin);
  std::vector<float> all(static_cast<std::size_t>(lines));
  if (visible < leastDepth) return all;
  std::vector<Strip> strips;
  strips.reserve(all.size());
  for (int line = 0; line < lines; ++line)
    strips.push_back(stripBeside(patch, side, line, visible));
  for (const int depth : {4, 8, patchMargin}) {
    const std::vector<float> apart = differences(strips, std::min(depth, visible));
    for (std::size_t line = 0; line < all.size(); ++line)
      all[line] = std::max(all[line], oddness(apart, line, all.size()));
  }
  return all;
}

}  // namespace unblocker::scanner
