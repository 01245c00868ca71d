// Small neural networks that learned from labelled boards how likely each meaning of a clue is.
//
// One hidden layer is enough: it lets a clue count for more or less depending on how the picture as
// a whole draws its blocks (with seams, with gaps, cell by cell), which no fixed rule can.
#pragma once

#include <array>
#include <span>

#include "clues.h"

namespace unblocker::scanner {

/// Natural logarithms of the likelihoods of what two neighbouring cells may be to each other.
struct SeamBelief {
  float joined = 0;  ///< Both belong to one block.
  float parted = 0;  ///< They belong to different things, at least one of them a block or wall.
  float floors = 0;  ///< Both are floor.
};

/// Natural logarithms of the likelihoods of what a cell may be.
struct CellBelief {
  float floor = 0;
  float solid = 0;  ///< Part of a block, or a wall.
};

SeamBelief believe(const SeamClues& clues);
CellBelief believe(const CellClues& clues);

}  // namespace unblocker::scanner
