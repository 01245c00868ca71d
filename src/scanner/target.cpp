#include "target.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

/// Mean colour of a block's cells.
Colour colourOf(const Features& features, const Block& block) {
  Colour sum{};
  for (int i = 0; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    for (std::size_t c = 0; c < 3; ++c)
      sum[c] += features.cells[features.index(cell.col, cell.row)].colour[c];
  }
  for (float& value : sum) value /= static_cast<float>(block.length);
  return sum;
}

/// 0…1: how much red exceeds the other channels. Orange wood has about 0.4, a red block 0.7 to 1.
double redness(const Colour& colour) {
  return std::max(0.0F, colour[0] - std::max(colour[1], colour[2])) / (colour[0] + 24.0F);
}

/// 0…1: the colour distance to the most similar other block, full from 48 grey levels on.
double singularity(const std::vector<Colour>& colours, std::size_t i) {
  float nearest = 255;
  for (std::size_t j = 0; j < colours.size(); ++j)
    if (j != i) nearest = std::min(nearest, distance(colours[i], colours[j]));
  return std::min(1.0F, nearest / 48.0F);
}

// Red says more than being different: boards of many colours have many singular blocks.
constexpr double rednessWeight = 2.0;
constexpr double leastRedness = 0.5;

}  // namespace

std::optional<TargetReading> findTarget(const Features& features,
                                        const std::vector<Block>& blocks) {
  std::vector<Colour> colours;
  colours.reserve(blocks.size());
  for (const Block& block : blocks) colours.push_back(colourOf(features, block));
  double best = 0;
  double second = 0;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    const double score = rednessWeight * redness(colours[i]) + singularity(colours, i);
    if (score > best) {
      second = best;
      best = score;
      chosen = i;
    } else {
      second = std::max(second, score);
    }
  }
  const bool red = !blocks.empty() && redness(colours[chosen]) >= leastRedness;
  const bool alone = blocks.size() > 1 && singularity(colours, chosen) >= 1.0;
  if (!red && !alone) return std::nullopt;
  return TargetReading{chosen, std::clamp(best - second, 0.0, 1.0)};
}

}  // namespace unblocker::scanner
