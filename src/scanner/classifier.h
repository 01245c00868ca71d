// What the usual networks say of a clue: how likely each of its meanings is.
#pragma once

#include <array>
#include <span>

#include "clues.h"

namespace unblocker::scanner {

inline constexpr std::size_t seamMeanings = 3;  ///< The members of SeamCost, in their order.
inline constexpr std::size_t cellMeanings = 2;  ///< Floor, and what is solid.

/// Natural logarithms of the likelihoods of a clue's meanings, by a network's table.
std::array<float, seamMeanings> believe(const SeamClues& clues, std::span<const float> table);
std::array<float, cellMeanings> believe(const CellClues& clues, std::span<const float> table);

}  // namespace unblocker::scanner
