#include "evidence.h"

#include <algorithm>
#include <cmath>

#include "classifier.h"

namespace unblocker::scanner {
namespace {

// No single measurement may decide alone: what looks impossible happens once in a thousand.
constexpr float mostCost = 7.0F;

float costOf(float logLikelihood) { return std::min(-logLikelihood, mostCost); }

SeamCost costOf(const SeamClues& clues, const Weights& weights) {
  const auto belief = believe(clues, weights.seam);
  return {costOf(belief[0]), costOf(belief[1]), costOf(belief[2])};
}

CellCost costOf(const CellClues& clues, const Weights& weights) {
  const auto belief = believe(clues, weights.cell);
  return {costOf(belief[0]), costOf(belief[1])};
}

// Seams weaker than the lower bound are compression noise in any theme; stronger than the upper one
// they are seams in any theme.
constexpr float lowestSeam = 14.0F;
constexpr float highestSeam = 45.0F;

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

Evidence weigh(const Clues& clues, const Weights& weights) {
  Evidence evidence{clues.cols, clues.rows, {}, {}, {}};
  for (const CellClues& cell : clues.cells) evidence.cells.push_back(costOf(cell, weights));
  for (const SeamClues& seam : clues.right) evidence.right.push_back(costOf(seam, weights));
  for (const SeamClues& seam : clues.below) evidence.below.push_back(costOf(seam, weights));
  return evidence;
}

}  // namespace unblocker::scanner
