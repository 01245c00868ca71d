// Which block is to be freed, and where it leaves the board: decided together, because a gap in the
// frame points at its line as much as a red block points at its exit.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "../puzzle.h"
#include "goal_reading.h"
#include "reader.h"

namespace unblocker::scanner {

inline constexpr std::size_t goalClueCount = 16;

/// Its clues: the block's redness, its lead in that, its unlikeness to other blocks, its lead in
/// that, length 2, lying across, on the upper and on the lower middle line, a gap in the frame, the
/// plainest gap of all, the right side, the bottom, barred for good, red and the reddest, how much
/// odder the frame is here than at the line's other end, and standing there already. Weights::goal
/// has each one's weight.
using GoalClues = std::array<float, goalClueCount>;

/// One answer: this block, out at this side of its line.
struct Goal {
  std::size_t block = 0;
  Exit exit;
  GoalClues clues{};
  bool exitShows = false;  ///< Whether the frame is oddest there, and plainly if not at the right.
};

/// Every block with both ends of its line.
std::vector<Goal> possibleGoals(const GridReading& reading);

/// 0…1 for each: a choice among all goals of a board, each speaking for itself by its weighted
/// clues.
std::vector<double> likelihoods(const std::vector<Goal>& goals, const Weights& weights);

/// The likeliest block among possible goals, out at the likelier end of its line; nothing when
/// there are none.
std::optional<GoalReading> likeliestGoal(const std::vector<Goal>& goals,
                                         const std::vector<double>& likely);

/// Nothing when there are no blocks.
std::optional<GoalReading> findGoal(const GridReading& reading);

/// The same where it makes the reading a puzzle. Nothing when no block stands out in a picture that
/// has colours. Up to five stages of a scan ask this of one reading, so it keeps the answer: from
/// then on its layout, patch and features must not change, nor the weights.
std::optional<GoalReading> findPuzzleGoal(const GridReading& reading);

}  // namespace unblocker::scanner
