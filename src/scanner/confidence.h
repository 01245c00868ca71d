// How far a whole reading may be relied upon: what went right and wrong on the way, weighed as it
// turned out to count on boards whose truth is known.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "reader.h"
#include "target.h"

namespace unblocker::scanner {

inline constexpr std::size_t beliefClueCount = 24;
using BeliefClues = std::array<float, beliefClueCount>;  ///< Weights::belief: each one's, the bias.

BeliefClues beliefClues(const GridReading& reading, const GoalReading& goal);

/// A logistic model: 0…1, by a table as in Weights::belief.
double beliefBy(std::span<const float> table, const BeliefClues& clues);

/// From here on a reading is reported as certain.
inline constexpr double certain = 0.9;

/// Whether the target, the exit or a single cell is only the likeliest.
bool hasGuessWithin(const GridReading& reading, const GoalReading& goal);

/// Whether one of these is, or where the board's lines or its ends are.
bool hasGuess(const GridReading& reading, const GoalReading& goal);

/// What is only the likeliest is shown but never relied upon: a belief, held under certainty.
inline double heldBack(double belief, bool guessed) {
  constexpr double most = 0.89;
  return guessed ? std::min(belief, most) : belief;
}

/// Before what is only the likeliest is held back: what tells two readings of one picture apart.
double rawConfidenceOf(const GridReading& reading, const GoalReading& goal);

/// The same with the likeliest target and exit; 0 where nothing passes for them.
double beliefIn(const GridReading& reading);

/// Whether a reading is believed in by so much, and nothing of it is only the likeliest; a finer
/// look at the lines does not tell better where the board ends.
bool isPlainBy(const GridReading& reading, double belief);

/// 0…1: how likely the reading is right in every cell, its target and its exit.
double confidenceOf(const GridReading& reading, const GoalReading& goal);

}  // namespace unblocker::scanner
