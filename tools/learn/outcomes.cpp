#include "outcomes.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "scanner/refusal.h"
#include "scanner/second_opinion.h"
#include "scanner/working.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

double beliefIn(const Trial& trial, const std::vector<float>& table) {
  return heldBack(beliefBy(table, trial.outcome.clues), trial.guessed);
}

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

}  // namespace

Trial tryPicture(ImageView picture, const std::optional<Puzzle>& truth, const Model& model) {
  Trial trial;
  trial.hasBoard = truth.has_value();
  const Raster raster = inPalette(shrinkToWork(picture).raster, model.palette);
  const Weights weights = model.weights();
  Found found = findBoards(raster, weights);
  if (isDoubtful(found, weights))
    found = withCloseLook(raster, model.closeLook(), std::move(found));
  if (!found.best || !found.best->sliding.empty()) return trial;
  const auto goal = findPuzzleGoal(*found.best, weights);
  if (!goal) return trial;
  trial.read = true;
  if (truth) trial.fault = faultOf(*found.best, *goal, *truth);
  trial.guessed = hasGuess(*found.best, *goal);
  trial.outcome = {beliefClues(*found.best, *goal),
                   truth && isExact(*found.best, goal->block, goal->exit, *truth), 1};
  return trial;
}

std::vector<float> fitBeliefs(const std::vector<Trial>& trials, int leftOut) {
  std::vector<Outcome> outcomes;
  for (const Trial& trial : trials) {
    if (!trial.read || trial.fold == leftOut) continue;
    outcomes.push_back(trial.outcome);
    outcomes.back().weight = (trial.original             ? 3
                              : kindOf(trial) == "drawn" ? 0.6
                                                         : 1) *
                             (trial.outcome.right ? 1 : 2);  // wrong ones are the dear ones
  }
  return fitOutcomes(outcomes);
}

void report(const std::vector<Trial>& trials, int folds) {
  std::map<std::string, std::array<int, verdicts.size()>> table;
  for (int fold = 0; fold < folds; ++fold) {
    const std::vector<float> beliefs = fitBeliefs(trials, fold);
    for (const Trial& trial : trials) {
      if (trial.fold != fold) continue;
      const double belief = trial.read ? beliefIn(trial, beliefs) : 0;
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
