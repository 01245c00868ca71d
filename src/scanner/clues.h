// What speaks for and against two neighbouring cells belonging together, as plain numbers: the
// input of the classifiers that learned how games draw blocks.
#pragma once

#include <array>
#include <vector>

#include "floor.h"
#include "measurements.h"
#include "seam_look.h"

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

/// What is seen of a board's seams whatever its floor is; refers to what it was made of.
struct BoardLook {
  const Patch& patch;
  const Features& features;
  std::vector<SeamLook> seams;  ///< Cell by cell, the one at its right before the one below it.
};

BoardLook lookAt(const Patch& patch, const Features& features);

Clues gatherClues(const BoardLook& board, const FloorCandidate& floor);

}  // namespace unblocker::scanner
