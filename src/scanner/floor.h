// What the floor of a board looks like, and how unlike it every pixel is.
//
// Nothing is known of the floor beforehand but that several cells show it. So every group of cells
// that look alike is a candidate; checkered floors are two groups that alternate.
#pragma once

#include <vector>

#include "measurements.h"

namespace unblocker::scanner {

/// Cells of one floor, in one light, differ by less than this: patterned floors vary by some ten
/// grey levels.
inline constexpr float alikeOnFloor = 14.0F;

/// A candidate: the cells that show it, by their index.
struct FloorCandidate {
  std::vector<std::size_t> cells;
};

/// The likeliest candidates first; never more than a few.
std::vector<FloorCandidate> floorCandidates(const Features& features);

/// How far the board's pixels are from a floor, in grey levels.
class FloorDistance {
 public:
  FloorDistance(const Patch& patch, const FloorCandidate& floor);

  /// Of the pixel at (x, y) from the board's corner; both inside the board.
  float at(int x, int y) const { return pixels_.row(y)[x]; }

  /// Of a whole cell's middle: the mean over its pixels.
  float ofCell(int col, int row) const;

 private:
  Plane pixels_;
};

}  // namespace unblocker::scanner
