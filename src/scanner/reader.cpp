#include "reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "anomalies.h"
#include "clues.h"
#include "doubt.h"
#include "evidence.h"
#include "median.h"
#include "polish.h"
#include "tiling.h"

namespace unblocker::scanner {
namespace {

// Every seam that the reading explains speaks for the grid, and so does every edge at its border:
// without this an empty patch of background, which needs no explaining, would be the best board.
constexpr double seamWorth = 0.3;

/// What the grid's lines are worth if every one of them is explained. A picture cropped to the
/// board ends where its frame would be, which is as good as a frame.
double linesWorth(const Features& features) {
  const float threshold = seamThreshold(features);
  double count = 0;
  const auto add = [&](const Seam& seam, bool border) {
    if (seam.strength > threshold || (border && !seam.shown))
      ++count;
    else if (border)
      --count;
  };
  for (int line = 0; line <= features.cols; ++line)
    for (int row = 0; row < features.rows; ++row)
      add(features.vertical(line, row), line == 0 || line == features.cols);
  for (int line = 0; line <= features.rows; ++line)
    for (int col = 0; col < features.cols; ++col)
      add(features.horizontal(line, col), line == 0 || line == features.rows);
  return seamWorth * count;
}

/// Turns a tiling into blocks and walls.
Layout layoutOf(const Tiling& tiling, int cols) {
  Layout layout;
  std::vector<std::size_t> owner(tiling.parts.size());
  for (std::size_t i = 0; i < tiling.parts.size(); ++i) {
    const auto index = static_cast<int>(i);
    const Cell cell{index % cols, index / cols};
    switch (tiling.parts[i]) {
      case Part::floor: break;
      case Part::wall: layout.walls.push_back(cell); break;
      case Part::blockStart:
        owner[i] = layout.blocks.size();
        layout.blocks.push_back({cell, Axis::horizontal, 1});
        break;
      case Part::blockRight:
        owner[i] = owner[i - 1];
        ++layout.blocks[owner[i]].length;
        break;
      case Part::blockBelow:
        owner[i] = owner[i - static_cast<std::size_t>(cols)];
        layout.blocks[owner[i]].axis = Axis::vertical;
        ++layout.blocks[owner[i]].length;
        break;
    }
  }
  return layout;
}

/// How far strong seams inside the board lie off their lines: blocks drawn by hand do not keep to a
/// grid.
double unevennessOf(const Features& features) {
  const float threshold = seamThreshold(features);
  double sum = 0;
  double count = 0;
  const auto add = [&](const Seam& seam) {
    if (seam.strength < threshold) return;
    sum += seam.offset * seam.offset;
    ++count;
  };
  for (int line = 1; line < features.cols; ++line)
    for (int row = 0; row < features.rows; ++row) add(features.vertical(line, row));
  for (int line = 1; line < features.rows; ++line)
    for (int col = 0; col < features.cols; ++col) add(features.horizontal(line, col));
  return count > 0 ? std::sqrt(sum / count) : 0;
}

constexpr double strangeCellCost = 0.5;
constexpr double closeMargin = 3.0;  // a second reading this close is worth showing
constexpr double mostPolish = 3.0;   // how much worth moving a grid onto its seams ever adds
constexpr double noSecond = 20.0;    // margin where there is no second reading at all
constexpr double mostOther = 8.0;    // readings with another floor matter up to here
constexpr double mixedCost = 0.3;    // of each floor seam that is unlike the others

/// The floor that makes most sense of a grid, and what the grid then shows.
struct Explanation {
  TilingPair tilings;
  Evidence evidence;
  double cost = 0;
  double otherFloor = mostOther;  // what the next best one costs more
};

/// Keeps the better of two explanations, and by how much it is the better one.
void enter(Explanation other, const Features& features, Explanation& best) {
  const Tiling& tiling = other.tilings.best;
  other.cost = tiling.cost + mixedCost * mixedFloorSeams(features, tiling);
  const bool isFirst = best.tilings.best.parts.empty();
  const double lead = best.cost - other.cost;
  if (!isFirst && tiling.parts == best.tilings.best.parts) {
    if (lead > 0) std::swap(other.otherFloor, best.otherFloor), best = std::move(other);
    return;
  }
  if (lead > 0) {
    if (!isFirst) other.otherFloor = std::min(lead, mostOther);
    best = std::move(other);
  } else if (!isFirst) {
    best.otherFloor = std::min(best.otherFloor, -lead);
  }
}

/// The cheapest explanation; its tilings are empty when all cost `bound` or more.
Explanation explain(const Patch& patch, const Features& features, const Weights& weights,
                    double bound) {
  Explanation best;
  best.cost = bound;
  const BoardLook board = lookAt(patch, features);
  for (const FloorCandidate& floor : floorCandidates(features)) {
    const double limit = best.cost + (best.tilings.best.parts.empty() ? 0 : best.otherFloor);
    auto evidence = weigh(board, floor, weights, limit);
    if (!evidence) continue;
    TilingPair pair = bestTilings(*evidence, limit);
    if (pair.best.parts.empty()) continue;
    enter({std::move(pair), std::move(*evidence), 0}, features, best);
  }
  return best;
}

constexpr double twinConfidence = 0.8;

/// Measures how far the reading may be believed.
void judge(const Explanation& explanation, GridReading& reading) {
  const TilingPair& tilings = explanation.tilings;
  reading.confidences = cellConfidences(explanation.evidence, tilings);
  for (const Cell& cell : twinCells(reading.features, reading.layout.blocks)) {
    double& confidence = reading.confidences[reading.features.index(cell.col, cell.row)];
    confidence = std::min(confidence, twinConfidence);
  }
  reading.strange = strangeCells(reading.features, tilings.best);
  reading.sliding = slidingCells(reading.features);
  reading.otherFloor = explanation.otherFloor;
  reading.mixedFloor = mixedFloorSeams(reading.features, tilings.best);
  reading.misfit = tilings.best.cost - wallCost * static_cast<double>(reading.layout.walls.size()) +
                   strangeCellCost * static_cast<double>(reading.strange.size());
  reading.margin =
      tilings.second.parts.empty() ? noSecond : tilings.second.cost - tilings.best.cost;
  if (reading.margin < closeMargin)
    reading.alternative = layoutOf(tilings.second, reading.features.cols);
  reading.unevenness = unevennessOf(reading.features);
}

}  // namespace

std::optional<GridReading> readLattice(const Raster& raster, const Weights& weights,
                                       const Lattice& rough, double leastWorth, int rounds) {
  GridReading reading;
  reading.lattice = rough;
  double lines = 0;
  for (int round = 0; round <= rounds; ++round) {
    reading.patch = cutPatch(raster, reading.lattice, std::move(reading.patch));
    reading.features = measure(reading.patch);
    lines = linesWorth(reading.features);
    if (lines + mostPolish < leastWorth) return std::nullopt;
    if (round < rounds) reading.lattice = polished(reading.lattice, reading.features, round > 0);
  }
  const Explanation best = explain(reading.patch, reading.features, weights, lines - leastWorth);
  if (best.tilings.best.parts.empty()) return std::nullopt;
  reading.layout = layoutOf(best.tilings.best, reading.features.cols);
  if (reading.layout.blocks.empty()) return std::nullopt;
  judge(best, reading);
  reading.worth = lines - best.cost;
  return reading;
}

double shareOf(const GridReading& reading) {
  const int cols = reading.lattice.cols;
  const int rows = reading.lattice.rows;
  return reading.worth / (seamWorth * (rows * (cols + 1) + cols * (rows + 1)));
}

}  // namespace unblocker::scanner
