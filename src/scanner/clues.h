// What speaks for and against two neighbouring cells belonging together, as plain numbers: the
// input of the classifiers that learned how games draw blocks.
#pragma once

#include <array>
#include <vector>

#include "floor.h"
#include "measurements.h"

namespace unblocker::scanner {

inline constexpr std::size_t seamClueCount = 26;
inline constexpr std::size_t cellClueCount = 14;

using SeamClues = std::array<float, seamClueCount>;
using CellClues = std::array<float, cellClueCount>;

/// The clues of a whole board under one floor.
struct Clues {
  int cols = 0;
  int rows = 0;
  std::vector<CellClues> cells;  ///< Row-major.
  std::vector<SeamClues> right;  ///< Between a cell and its right neighbour, at the cell's index.
  std::vector<SeamClues> below;
};

Clues gatherClues(const Patch& patch, const Features& features, const FloorCandidate& floor);

}  // namespace unblocker::scanner
