#include "evidence.h"

#include <algorithm>
#include <cmath>

#include "classifier.h"
#include "weighing.h"

namespace unblocker::scanner {
namespace {

// Fixed blocks look the same from all sides, but for light and grain. The end of a vehicle, which
// is parted from the rest by its windows, does not.
constexpr float lopsided = 12.0F;     // grey levels; one in thirty fixed blocks has more
constexpr float lopsidedCost = 3.0F;  // for e times as much; a natural logarithm
constexpr float mostLopsidedCost = 5.0F;

float costOfWall(const CellFeatures& cell) {
  const float cost = lopsidedCost * std::log(lopsidednessOf(cell) / lopsided);
  return std::clamp(cost, 0.0F, mostLopsidedCost);
}

// Seams weaker than the lower bound are compression noise in any theme; stronger than the upper one
// they are seams in any theme, even where nearly all are that strong, as between the studs of toys.
constexpr float lowestSeam = 14.0F;
constexpr float highestSeam = 24.0F;

// As in the clues: strengths are compared by ratio, above the noise.
constexpr float noiseLevel = 6.0F;
float scaled(float greyLevels) { return std::log(noiseLevel + greyLevels); }

}  // namespace

// The strength that best divides this picture's seams into two groups: the middle of their means,
// found by iteration (Ridler and Calvard, 1978).
float seamThreshold(const Features& features) {
  std::vector<float> values;
  for (int line = 1; line < features.cols; ++line)
    for (int row = 0; row < features.rows; ++row)
      values.push_back(scaled(features.vertical(line, row).strength));
  for (int line = 1; line < features.rows; ++line)
    for (int col = 0; col < features.cols; ++col)
      values.push_back(scaled(features.horizontal(line, col).strength));
  float threshold = scaled(30.0F);
  for (int round = 0; round < 8; ++round) {
    float sums[2] = {0, 0};
    float counts[2] = {0, 0};
    for (const float value : values) {
      sums[value > threshold] += value;
      counts[value > threshold] += 1;
    }
    if (counts[0] == 0 || counts[1] == 0) break;
    threshold = 0.5F * (sums[0] / counts[0] + sums[1] / counts[1]);
  }
  return std::clamp(std::exp(threshold) - noiseLevel, lowestSeam, highestSeam);
}

std::optional<Evidence> weigh(const BoardLook& board, const FloorCandidate& floor,
                              const Weights& weights, double limit) {
  if (weights.closely) return weights.closely(board, floor, weights);
  FloorClues clues(board, floor);
  Evidence evidence{board.patch.cols, board.patch.rows, {}, {}, {}};
  double least = 0;  // what every tiling costs, whatever it says of each cell and seam
  const std::vector<CellClues> cells = clues.ofCells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto belief = believe(cells[i], weights.cell);
    const CellCost cost{weighed(belief[0]), weighed(belief[1]),
                        costOfWall(board.features.cells[i])};
    least += leastOf(cost);
    evidence.cells.push_back(cost);
  }
  evidence.right.resize(evidence.cells.size());
  evidence.below.resize(evidence.cells.size());
  if (least < limit)
    clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
      const SeamCost cost = seamCostBy(believe(seam, weights.seam));
      least += leastOf(cost);
      (place.isUpright ? evidence.right : evidence.below)[place.first] = cost;
      return least < limit;
    });
  if (least >= limit) return std::nullopt;
  return evidence;
}

}  // namespace unblocker::scanner
