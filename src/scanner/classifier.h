// Small neural networks that learned from labelled boards how likely each meaning of a clue is.
//
// One hidden layer is enough: it lets a clue count for more or less depending on how the picture as
// a whole draws its blocks (with seams, with gaps, cell by cell), which no fixed rule can.
//
// A network is hidden = tanh(A·clues + a), out = B·hidden + b. Its table holds A row by row, each
// row followed by its bias, then B likewise.
#pragma once

#include <array>
#include <span>

#include "clues.h"

namespace unblocker::scanner {

inline constexpr std::size_t seamMeanings = 3;  ///< The members of SeamCost, in their order.
inline constexpr std::size_t cellMeanings = 2;  ///< Those of CellCost.

/// The numbers in a network's table.
constexpr std::size_t tableSize(std::size_t clues, std::size_t hidden, std::size_t meanings) {
  return hidden * (clues + 1 + meanings) + meanings;
}

/// Natural logarithms of the likelihoods of a clue's meanings, by a network's table.
std::array<float, seamMeanings> believe(const SeamClues& clues, std::span<const float> table);
std::array<float, cellMeanings> believe(const CellClues& clues, std::span<const float> table);

}  // namespace unblocker::scanner
