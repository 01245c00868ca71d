// Which cells may show the floor of a board.
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

/// The cells of a floor that should look the same: all of them, and those of a chessboard's two
/// colours apart where enough show each.
std::vector<std::vector<std::size_t>> shadesOf(const FloorCandidate& floor, int cols);

}  // namespace unblocker::scanner
