// How far a whole reading may be relied upon: what went right and wrong on the way, weighed as it
// turned out to count on boards whose truth is known.
#pragma once

#include <array>

#include "reader.h"
#include "target.h"

namespace unblocker::scanner {

inline constexpr std::size_t beliefClueCount = 22;
using BeliefClues = std::array<float, beliefClueCount>;  ///< Weights::belief: each one's, the bias.

BeliefClues beliefClues(const GridReading& reading, const GoalReading& goal);

/// The same before what is only the likeliest is held under certainty: what tells two readings of
/// one picture apart.
double rawConfidenceOf(const GridReading& reading, const GoalReading& goal, const Weights& weights);

/// A logistic model: 0…1, how likely the reading is right in every cell, its target and its exit.
double confidenceOf(const GridReading& reading, const GoalReading& goal, const Weights& weights);

}  // namespace unblocker::scanner
