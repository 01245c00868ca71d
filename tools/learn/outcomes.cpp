#include "outcomes.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "checked_scan.h"
#include "scanner/close_reader.h"
#include "scanner/refusal.h"
#include "scanner/second_opinion.h"
#include "scanner/working.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

/// What is believed in by those who were fitted to other folds.
struct Beliefs {
  std::vector<float> first;
  std::vector<float> close;

  Beliefs(const std::vector<Trial>& trials, int leftOut)
      : first(fitBeliefs(trials, leftOut)), close(fitCloseBeliefs(trials, leftOut, first)) {}

  double in(const Trial& trial) const {
    if (!trial.read) return 0;
    return heldBack(beliefBy(trial.close ? close : first, trial.outcome.clues), trial.guessed);
  }
};

constexpr std::array verdicts{"sure, exact", "exact", "unsure, wrong", "refused", "SURE, WRONG"};

std::size_t verdictOn(const Trial& trial, double belief) {
  if (!trial.read || belief < leastBelief) return 3;
  if (belief >= certain) return trial.outcome.right ? 0 : 4;
  return trial.outcome.right ? 1 : 2;
}

std::string kindOf(const Trial& trial) {
  if (!trial.hasBoard) return trial.original ? "real, no board" : "changed or drawn, no board";
  if (trial.original) return "real";
  return trial.picture.starts_with("seed") ? "drawn" : "real, changed";
}

std::string faultOf(const GridReading& reading, const GoalReading& goal, const Puzzle& truth) {
  const double wrong = disagreement(reading, truth);
  if (wrong == 1)
    return std::to_string(reading.lattice.cols) + " x " + std::to_string(reading.lattice.rows) +
           " cells";
  if (wrong > 0) return std::to_string(std::lround(100 * wrong)) + " % of the seams";
  if (isExact(reading, goal.block, goal.exit, truth)) return "";
  return reading.layout.blocks[goal.block] == truth.blocks.front() ? "exit" : "target or floor";
}

Outcome outcomeOf(const GridReading& reading, const GoalReading& goal,
                  const std::optional<Puzzle>& truth) {
  return {beliefClues(reading, goal), truth && isExact(reading, goal.block, goal.exit, *truth), 1};
}

std::optional<Outcome> outcomeOf(const Found& found, const std::optional<Puzzle>& truth) {
  if (!found.best || !found.best->sliding.empty()) return std::nullopt;
  const auto goal = findPuzzleGoal(*found.best);
  return goal ? std::optional(outcomeOf(*found.best, *goal, truth)) : std::nullopt;
}

/// What a closer look makes of where a board was found and of wherever else one may be.
std::vector<Outcome> closeOutcomes(const Raster& raster, const Weights& close, const Found& found,
                                   const std::optional<Puzzle>& truth) {
  std::vector<Lattice> places = likelyPlaces(raster);
  if (found.best) places.insert(places.begin(), found.best->lattice);
  std::vector<Outcome> outcomes;
  CloseReader reader(raster, close, movesOf);
  for (const Lattice& place : places)
    for (const GridReading& reading : reader.at(place))
      if (const auto goal = findPuzzleGoal(reading))
        outcomes.push_back(outcomeOf(reading, *goal, truth));
  return outcomes;
}

/// How much a picture's readings are to count.
double weightOf(const Trial& trial) {
  if (trial.original) return 3;
  return kindOf(trial) == "drawn" ? 0.6 : 1;
}

}  // namespace

Trial tryPicture(ImageView picture, const std::optional<Puzzle>& truth, const Model& model) {
  Trial trial;
  trial.hasBoard = truth.has_value();
  const Raster raster = inPalette(shrinkToWork(picture).raster, model.palette);
  const Weights weights = model.weights();
  Found found = findBoards(raster, weights);
  trial.first = outcomeOf(found, truth);
  const auto close = model.closeLook();
  if (close && isDoubtful(found)) {
    trial.closeLooks = closeOutcomes(raster, *close, found, truth);
    found = withCloseLook(raster, close, std::move(found), movesOf);
  }
  if (!found.best || !found.best->sliding.empty()) return trial;
  const auto goal = findPuzzleGoal(*found.best);
  if (!goal) return trial;
  trial.read = true;
  trial.close = found.best->weights.closely != nullptr;
  if (truth) trial.fault = faultOf(*found.best, *goal, *truth);
  trial.guessed = hasGuess(*found.best, *goal);
  trial.outcome = outcomeOf(*found.best, *goal, truth);
  return trial;
}

std::vector<float> fitBeliefs(const std::vector<Trial>& trials, int leftOut) {
  std::vector<Outcome> outcomes;
  for (const Trial& trial : trials) {
    if (!trial.first || trial.fold == leftOut) continue;
    outcomes.push_back(*trial.first);
    // Wrong ones are the dear ones.
    outcomes.back().weight = weightOf(trial) * (trial.first->right ? 1 : 2);
  }
  constexpr double decay = 3;
  return fitOutcomes(outcomes, decay);
}

std::vector<float> fitCloseBeliefs(const std::vector<Trial>& trials, int leftOut,
                                   const std::vector<float>& belief) {
  std::vector<Outcome> outcomes;
  for (const Trial& trial : trials) {
    if (trial.fold == leftOut) continue;
    for (const Outcome& outcome : trial.closeLooks) {
      outcomes.push_back(outcome);
      // A picture that is read in many ways says more than another, but not so many times more.
      outcomes.back().weight =
          weightOf(trial) / std::sqrt(static_cast<double>(trial.closeLooks.size()));
    }
  }
  constexpr double decay = 10;
  return fitOutcomes(outcomes, decay, belief);
}

void report(const std::vector<Trial>& trials, int folds) {
  std::map<std::string, std::array<int, verdicts.size()>> table;
  for (int fold = 0; fold < folds; ++fold) {
    const Beliefs beliefs(trials, fold);
    for (const Trial& trial : trials) {
      if (trial.fold != fold) continue;
      const double belief = beliefs.in(trial);
      const std::size_t verdict = verdictOn(trial, belief);
      ++table[kindOf(trial)][verdict];
      if (verdict == 4 || (trial.original && trial.hasBoard && verdict > 1))
        std::printf("%s %.2f: %s: %s\n", verdicts[verdict], belief, trial.picture.c_str(),
                    trial.read ? trial.fault.c_str() : "nothing found");
    }
  }
  for (const auto& [kind, counts] : table) {
    std::printf("%s:", kind.c_str());
    for (std::size_t i = 0; i < counts.size(); ++i) std::printf("  %d %s", counts[i], verdicts[i]);
    std::printf("\n");
  }
}

}  // namespace unblocker::learn
