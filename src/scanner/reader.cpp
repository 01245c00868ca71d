#include "reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "anomalies.h"
#include "doubt.h"
#include "explanation.h"
#include "light.h"
#include "polish.h"

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
constexpr double closeFloor = 6.0;   // or this, with another floor or light: those differ more
constexpr double mostPolish = 3.0;   // how much worth moving a grid onto its seams ever adds
constexpr double noSecond = 20.0;    // margin where there is no second reading at all

// Of 19,000 published puzzles with as many blocks none has all of them along one axis. Buttons and
// lists do.
constexpr std::size_t fewBlocks = 6;
constexpr double listCost = 10.0;

bool haveOneAxis(const std::vector<Block>& blocks) {
  return std::all_of(blocks.begin(), blocks.end(),
                     [&](const Block& block) { return block.axis == blocks.front().axis; });
}

bool isList(const std::vector<Block>& blocks) {
  return blocks.size() >= fewBlocks && haveOneAxis(blocks);
}

constexpr double mostIfOdd = 0.8;

/// Makes cells doubtful that may be fixed blocks, whatever their clues say.
void lower(const std::vector<Cell>& cells, GridReading& reading) {
  for (const Cell& cell : cells) {
    double& confidence = reading.confidences[reading.features.index(cell.col, cell.row)];
    confidence = std::min(confidence, mostIfOdd);
    reading.hasOddCells = true;
  }
}

/// What was asked of long blocks beyond what the picture says; nothing where they may be bars of a
/// menu.
double costOfLength(const std::vector<Block>& blocks) {
  constexpr int usualLength = 3;
  if (haveOneAxis(blocks)) return 0;
  double cost = 0;
  for (const Block& block : blocks)
    cost += static_cast<double>(longBlockCost) * std::max(0, block.length - usualLength);
  return cost;
}

/// Measures how far the reading may be believed.
void judge(const Explanation& explanation, GridReading& reading) {
  const TilingPair& tilings = explanation.tilings;
  reading.confidences = cellConfidences(explanation.evidence, tilings);
  const Features& features = reading.features;
  const auto& [blocks, walls] = reading.layout;
  lower(twinCells(features, blocks), reading);
  lower(crookedCells(features, blocks), reading);
  lower(wallLikeCells(features, blocks, walls), reading);
  lower(continuingWalls(features, blocks, walls), reading);
  lower(outlinedCells(features, tilings.best), reading);
  lower(unlikeCells(features, tilings.best), reading);
  reading.strange = strangeCells(reading.features, tilings.best);
  reading.sliding = slidingCells(reading.patch, reading.features);
  reading.otherFloor = explanation.otherFloor;
  reading.mixedFloor = mixedFloorSeams(reading.features, tilings.best);
  reading.misfit = tilings.best.cost -
                   static_cast<double>(costOfWalls(reading.layout.walls.size())) -
                   costOfLength(reading.layout.blocks) +
                   strangeCellCost * static_cast<double>(reading.strange.size());
  reading.margin =
      tilings.second.parts.empty() ? noSecond : tilings.second.cost - tilings.best.cost;
  if (reading.margin < closeMargin)
    reading.alternatives.push_back(layoutOf(tilings.second, reading.features.cols));
  if (reading.otherFloor < closeFloor)
    reading.alternatives.push_back(layoutOf(explanation.other, reading.features.cols));
  reading.unevenness = unevennessOf(reading.features);
  reading.beyond = LinesBeyond(reading.patch);
}

/// A board as it looks in some light, and the best that can be made of it.
struct Sight {
  Patch patch;
  Features features;
  double lines = 0;
  Explanation explanation;

  double worth() const { return lines - explanation.cost; }
};

/// The better of how a board looks as it is and how it would look were it lit evenly.
Sight inBestLight(Sight asItIs, const Weights& weights, double leastWorth) {
  const auto light = unevenLightOn(asItIs.features);
  if (!light) return asItIs;
  Sight even;
  even.patch = inEvenLight(asItIs.patch, *light);
  even.features = measure(even.patch);
  even.lines = linesWorth(even.features);
  const bool isOnly = asItIs.explanation.isNone();
  const double least = isOnly ? leastWorth : asItIs.worth() - asItIs.explanation.otherFloor;
  even.explanation = explain(even.patch, even.features, weights, even.lines - least);
  if (even.explanation.isNone()) return asItIs;
  if (isOnly) return even;
  Sight& better = even.worth() > asItIs.worth() ? even : asItIs;
  Sight& other = &better == &even ? asItIs : even;
  noteRival(other.explanation.tilings.best, better.worth() - other.worth(), better.explanation);
  return std::move(better);
}

}  // namespace

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

Puzzle puzzleOf(const Lattice& lattice, const Layout& layout, std::size_t target,
                const Exit& exit) {
  Puzzle puzzle{lattice.cols, lattice.rows, exit, {}, layout.walls};
  puzzle.blocks.push_back(layout.blocks[target]);
  for (std::size_t i = 0; i < layout.blocks.size(); ++i)
    if (i != target) puzzle.blocks.push_back(layout.blocks[i]);
  return puzzle;
}

std::optional<GridReading> readLattice(const Raster& raster, const Weights& weights,
                                       const Lattice& rough, double leastWorth, int rounds) {
  GridReading reading;
  reading.lattice = rough;
  reading.pixel = raster.pixel;
  reading.weights = weights;
  double lines = 0;
  for (int round = 0; round <= rounds; ++round) {
    reading.patch = cutPatch(raster, reading.lattice, std::move(reading.patch));
    reading.features = measure(reading.patch);
    lines = linesWorth(reading.features);
    if (lines + mostPolish < leastWorth) return std::nullopt;
    if (round < rounds) reading.lattice = polished(reading.lattice, reading.features, round > 0);
  }
  Explanation asItIs = explain(reading.patch, reading.features, weights, lines - leastWorth);
  Sight sight =
      inBestLight({std::move(reading.patch), std::move(reading.features), lines, std::move(asItIs)},
                  weights, leastWorth);
  if (sight.explanation.isNone()) return std::nullopt;
  reading.worth = sight.worth();
  reading.patch = std::move(sight.patch);
  reading.features = std::move(sight.features);
  reading.layout = layoutOf(sight.explanation.tilings.best, reading.features.cols);
  if (reading.layout.blocks.empty()) return std::nullopt;
  if (isList(reading.layout.blocks)) reading.worth -= listCost;
  judge(sight.explanation, reading);
  reading.cost = sight.explanation.tilings.best.cost;
  reading.evidence = std::move(sight.explanation.evidence);
  return reading;
}

std::optional<Layout> bestLayout(const Evidence& evidence, double most) {
  const Tiling tiling = bestTilings(evidence, most, 0).best;
  if (tiling.parts.empty() || tiling.cost > most) return std::nullopt;
  return layoutOf(tiling, evidence.cols);
}

void readAs(Layout layout, const std::vector<Cell>& changed, GridReading& reading) {
  constexpr double sureness = 0.85;
  for (const Cell& cell : changed)
    reading.confidences[reading.features.index(cell.col, cell.row)] = sureness;
  std::vector<Layout>& others = reading.alternatives;  // often it is the second best of all
  others.erase(std::remove(others.begin(), others.end(), layout), others.end());
  others.insert(others.begin(), std::exchange(reading.layout, std::move(layout)));
  reading.puzzleGoal.reset();  // it counts blocks
}

double shareOf(const GridReading& reading) {
  const auto [cols, rows] = std::pair{reading.lattice.cols, reading.lattice.rows};
  return reading.worth / (seamWorth * (rows * (cols + 1) + cols * (rows + 1)));
}

}  // namespace unblocker::scanner
