#include "trial.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "confidence.h"
#include "target.h"

namespace unblocker::scanner {
namespace {

// How many times as likely a block is the target for what it takes, in natural logarithms. Learned
// from screenshots whose hues were turned, so that colour says nothing, and tried on apps that were
// left out. Two in three targets take more moves than any other block, one other block in sixty
// does.
constexpr double asHardest = 2.5;
constexpr double asEasy = -0.6;  // less than half of what the hardest takes
constexpr double asImpossible = -1.8;
constexpr double asFewMoves = -0.7;  // three at most
constexpr double asFree = 0.5;       // there already, as solved boards are shown
constexpr int fewMoves = 3;

// It is a guess, if a good one, and is to be looked at.
constexpr double mostTried = 0.85;

/// What frees one block, by the likelier of its ways out.
struct Trial {
  std::size_t block = 0;
  std::optional<int> moves;
};

/// Goals come in pairs: both ends of a block's line.
std::vector<Trial> trials(const GridReading& reading, const std::vector<Goal>& goals,
                          const std::vector<double>& likely, MovesOf movesOf) {
  std::vector<Trial> all;
  for (std::size_t i = 0; i < goals.size(); i += 2) {
    const Goal& goal = goals[likely[i] > likely[i + 1] ? i : i + 1];
    all.push_back(
        {goal.block, movesOf(puzzleOf(reading.lattice, reading.layout, goal.block, goal.exit))});
  }
  return all;
}

/// The natural logarithm of how many times as likely a block is the target for what it takes, where
/// another takes so many moves.
double weightOf(std::optional<int> moves, int others) {
  if (!moves) return asImpossible;
  double weight = 0;
  if (*moves > others && *moves > fewMoves) weight += asHardest;
  if (*moves > 0 && 2 * *moves < others) weight += asEasy;
  if (*moves > 0 && *moves <= fewMoves) weight += asFewMoves;
  if (*moves == 0) weight += asFree;
  return weight;
}

int mostOfOthers(const std::vector<Trial>& all, std::size_t own) {
  int most = 0;
  for (const Trial& trial : all)
    if (trial.block != own) most = std::max(most, trial.moves.value_or(0));
  return most;
}

}  // namespace

void tryTargets(GridReading& reading, MovesOf movesOf) {
  const auto usual = findPuzzleGoal(reading);
  if (!usual || usual->targetBelief >= certain) return;
  const std::vector<Goal> goals = possibleGoals(reading);
  std::vector<double> likely = likelihoods(goals, reading.weights);
  const std::vector<Trial> all = trials(reading, goals, likely, movesOf);
  double sum = 0;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const Trial& trial = all[i / 2];
    likely[i] *= std::exp(weightOf(trial.moves, mostOfOthers(all, trial.block)));
    sum += likely[i];
  }
  for (double& value : likely) value /= sum;
  auto goal = likeliestGoal(goals, likely);
  goal->targetBelief = std::min(goal->targetBelief, mostTried);
  reading.puzzleGoal = goal;
}

}  // namespace unblocker::scanner
