#include "confidence.h"

#include <algorithm>
#include <cmath>

#include "surroundings.h"

namespace unblocker::scanner {
namespace {

float logOdds(double belief) {
  const double bounded = std::clamp(belief, 0.02, 0.99);
  return static_cast<float>(std::log(bounded / (1 - bounded)));
}

double logistic(double value) { return 1 / (1 + std::exp(-value)); }

float flag(bool is) { return is ? 1.0F : 0.0F; }

/// A block without others leaves little to be explained. Puzzles begin with one, but so does the
/// empty board of an editor: it is shown if everything else is plain, and never relied upon.
bool isLone(const GridReading& reading) { return reading.layout.blocks.size() == 1; }
constexpr double plainEnough = 0.75;

constexpr double sureExit = 0.95;  // games prefer the right side, which must not pass for a gap

// Floor and blocks may have been taken for each other where the reading with another floor does
// no more than this worse.
constexpr double closeFloor = 5.0;

// By how much a larger board must explain more, or may explain less where the size is unusual
// anyway, for this one to be only the likeliest: borders of usual boards are worth some by chance.
constexpr double usualLead = 1.0;
constexpr double unusualLead = -2.0;

bool mayBeLarger(const GridReading& reading) {
  return reading.largerGain &&
         *reading.largerGain > (reading.lattice.isUsual() ? usualLead : unusualLead);
}

}  // namespace

BeliefClues beliefClues(const GridReading& reading, const GoalReading& goal) {
  const Lattice& lattice = reading.lattice;
  const auto cells = static_cast<float>(lattice.cols * lattice.rows);
  float empty = cells - reading.idleCells - static_cast<float>(reading.layout.walls.size());
  for (const Block& block : reading.layout.blocks) empty -= static_cast<float>(block.length);
  float leastBorder = 1;
  float meanBorder = 0;
  float beyond = 0;
  for (const Side side : allSides) {
    const float shown = borderShown(reading.features, side);
    leastBorder = std::min(leastBorder, shown);
    meanBorder += 0.25F * shown;
    const int lines = axisOf(side) == Axis::horizontal ? lattice.rows : lattice.cols;
    beyond = std::max(beyond,
                      static_cast<float>(reading.beyond.at(side)) / static_cast<float>(lines - 1));
  }
  const auto misfit = static_cast<float>(reading.misfit);
  const auto margin = static_cast<float>(std::min(reading.margin, 10.0));
  float doubtfulWalls = 0;
  for (const Cell& wall : reading.layout.walls)
    doubtfulWalls +=
        static_cast<float>(1 - reading.confidences[reading.features.index(wall.col, wall.row)]);
  const Grid bounds = boundsOf(lattice);
  return {misfit / 4,
          std::log1p(misfit / cells * 36),
          std::exp(-margin),
          margin / 4,
          static_cast<float>(shareOf(reading)),
          static_cast<float>(reading.unevenness),
          static_cast<float>(reading.strange.size()) / cells * 9,
          flag(reading.beyond.goOn()),
          leastBorder,
          meanBorder,
          beyond,
          logOdds(goal.targetBelief),
          logOdds(goal.exitBelief),
          std::exp(-std::max(12 / cells, 1.0F / 3) * empty),  // small boards are full with fewer
          std::min(4 * doubtfulWalls, 5.0F),  // true ones look their part, misread cells do not
          flag(lattice.isUsual()),
          flag(!lattice.isUpright()),
          static_cast<float>(reading.layout.blocks.size()) / cells * 9,
          static_cast<float>(std::log(std::min(bounds.cellWidth, bounds.cellHeight) *
                                      static_cast<double>(reading.pixel) / 24)),
          std::abs(static_cast<float>(std::log(bounds.cellWidth / bounds.cellHeight))) * 10,
          static_cast<float>(std::exp(-reading.otherFloor / 2)),
          std::log1p(static_cast<float>(reading.mixedFloor)),
          reading.largerGain ? static_cast<float>(logistic(*reading.largerGain)) : 0,
          reading.hardness};
}

double beliefBy(std::span<const float> table, const BeliefClues& clues) {
  auto vote = static_cast<double>(table[beliefClueCount]);
  for (std::size_t i = 0; i < clues.size(); ++i) vote += static_cast<double>(table[i] * clues[i]);
  return logistic(vote);
}

bool hasGuessWithin(const GridReading& reading, const GoalReading& goal) {
  return isLone(reading) || reading.otherFloor < closeFloor || goal.targetBelief < certain ||
         goal.exitBelief < sureExit || !goal.exitShows ||
         std::any_of(reading.confidences.begin(), reading.confidences.end(),
                     [](double cell) { return cell < certain; });
}

// Where no line is to be relied upon, neither is where a frame is open.
bool hasGuess(const GridReading& reading, const GoalReading& goal) {
  return reading.isSecondLook || mayBeLarger(reading) || endsAtOneSide(reading.patch) ||
         hasGuessWithin(reading, goal);
}

double rawConfidenceOf(const GridReading& reading, const GoalReading& goal) {
  const double belief = beliefBy(reading.weights.belief, beliefClues(reading, goal));
  return isLone(reading) && belief < plainEnough ? 0 : belief;
}

double beliefIn(const GridReading& reading) {
  const auto goal = findPuzzleGoal(reading);
  return goal ? rawConfidenceOf(reading, *goal) : 0;
}

bool isPlainBy(const GridReading& reading, double belief) {
  const auto goal = findPuzzleGoal(reading);
  return goal && rawConfidenceOf(reading, *goal) >= belief && !hasGuessWithin(reading, *goal);
}

double confidenceOf(const GridReading& reading, const GoalReading& goal) {
  return heldBack(rawConfidenceOf(reading, goal), hasGuess(reading, goal));
}

}  // namespace unblocker::scanner
