// The two models that are sums of weighted clues: which goal of a board is the right one, and
// whether a whole reading is right.
#pragma once

#include <vector>

#include "scanner/confidence.h"
#include "scanner/target.h"

namespace unblocker::learn {

/// All goals of one board; one of them is right.
struct Choice {
  std::vector<scanner::GoalClues> goals;
  std::size_t right = 0;
  double weight = 1;
};

/// Weights under which the right goals are likeliest (a conditional logit model; McFadden, 1974).
std::vector<float> fitChoices(const std::vector<Choice>& choices);

/// One reading, and whether it was right.
struct Outcome {
  scanner::BeliefClues clues;
  bool right = false;
  double weight = 1;
};

/// Weights of a logistic regression, the bias last. They are as near to the given ones as if so
/// many readings spoke for those: 0 where none are given.
std::vector<float> fitOutcomes(const std::vector<Outcome>& outcomes, double decay,
                               const std::vector<float>& prior = {});

}  // namespace unblocker::learn
