#include "way_out.h"

#include <algorithm>
#include <utility>

#include "confidence.h"
#include "tiling.h"

namespace unblocker::scanner {
namespace {

// What it takes to believe in a painted exit: few games have one, but those always.
constexpr float paintCost = 2.0F;

/// The cell of an exit's line that is at the board's edge.
Cell lastCell(const Features& features, const Exit& exit) {
  const bool sideways = axisOf(exit.side) == Axis::horizontal;
  const bool before = exit.side == Side::left || exit.side == Side::top;
  const int last = before ? 0 : (sideways ? features.cols : features.rows) - 1;
  return sideways ? Cell{last, exit.line} : Cell{exit.line, last};
}

/// Calls visit(seam) for those around a cell.
template <typename SomeEvidence, typename Visit>
void eachSeamOf(SomeEvidence& evidence, const Cell& cell, Visit visit) {
  const auto at = static_cast<std::size_t>(cell.row * evidence.cols + cell.col);
  if (cell.col > 0) visit(evidence.right[at - 1]);
  if (cell.col + 1 < evidence.cols) visit(evidence.right[at]);
  if (cell.row > 0) visit(evidence.below[at - static_cast<std::size_t>(evidence.cols)]);
  if (cell.row + 1 < evidence.rows) visit(evidence.below[at]);
}

/// Whether a cell looks like a thing of its own.
bool isAlone(const Evidence& evidence, const Cell& cell) {
  const CellCost& cost =
      evidence.cells[static_cast<std::size_t>(cell.row * evidence.cols + cell.col)];
  bool is = cost.solid < cost.floor;
  eachSeamOf(evidence, cell, [&](const SeamCost& seam) { is = is && seam.parted < seam.joined; });
  return is;
}

/// The evidence, might a cell that looks like a thing be floor that is painted.
Evidence withPainted(const Cell& cell, Evidence evidence) {
  CellCost& cost = evidence.cells[static_cast<std::size_t>(cell.row * evidence.cols + cell.col)];
  cost.floor = std::min(cost.floor, paintCost);
  eachSeamOf(evidence, cell,
             [](SeamCost& seam) { seam.floors = std::min(seam.floors, seam.parted); });
  return evidence;
}

/// A reading's evidence, had no cell of a way been seen as a wall, or as one with its neighbour on
/// the way, and might the last one be painted.
Evidence withFree(const Block& way, const GridReading& reading, Side exit) {
  const int line = way.axis == Axis::horizontal ? way.cell.row : way.cell.col;
  Evidence evidence = withPainted(lastCell(reading.features, {exit, line}), reading.evidence);
  auto& along = way.axis == Axis::horizontal ? evidence.right : evidence.below;
  for (int i = 0; i < way.length; ++i) {
    const Cell cell = cellOf(way, i);
    const std::size_t at = reading.features.index(cell.col, cell.row);
    evidence.cells[at].wall = forbidden;
    if (i + 1 < way.length) along[at].joined = forbidden;
  }
  return evidence;
}

// By how much more than the best the picture may speak against it, in natural units: as much as two
// single measurements at most.
constexpr double mostDearer = 14.0;

}  // namespace

Block wayOf(const GridReading& reading, const Block& target, Side exit) {
  const bool sideways = target.axis == Axis::horizontal;
  const int before = sideways ? target.cell.col : target.cell.row;
  Block way = target;
  if (exit == Side::left || exit == Side::top) {
    (sideways ? way.cell.col : way.cell.row) = 0;
    way.length = before + 1;
  } else {
    way.cell = cellOf(target, target.length - 1);
    way.length =
        (sideways ? reading.features.cols : reading.features.rows) - before - target.length + 1;
  }
  return way;
}

bool isBarred(const GridReading& reading, const Block& target, Side exit) {
  const Block way = wayOf(reading, target, exit);
  const auto& [blocks, walls] = reading.layout;
  return std::any_of(walls.begin(), walls.end(),
                     [&](const Cell& wall) { return covers(way, wall); }) ||
         std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
           return block.axis == target.axis && block != target && covers(way, block.cell);
         });
}

std::optional<Layout> unbarred(const GridReading& reading, const Block& target, Side exit) {
  return bestLayout(withFree(wayOf(reading, target, exit), reading, exit),
                    reading.cost + mostDearer);
}

bool mayBePainted(const GridReading& reading, const GoalReading& goal) {
  const Cell cell = lastCell(reading.features, goal.exit);
  return reading.confidences[reading.features.index(cell.col, cell.row)] < certain;
}

void takePaintedExit(GridReading& reading, const GoalReading& goal) {
  const Cell cell = lastCell(reading.features, goal.exit);
  // Paint may look like a fixed block; but where an exit shows at the board's side, it is one.
  const std::vector<Cell>& walls = reading.layout.walls;
  if (goal.exitBelief >= certain && std::find(walls.begin(), walls.end(), cell) != walls.end())
    return;
  if (!isAlone(reading.evidence, cell)) return;
  const std::size_t at = reading.features.index(cell.col, cell.row);
  const Evidence evidence = withPainted(cell, reading.evidence);
  const Tiling tiling = bestTilings(evidence, reading.cost, 0).best;
  if (tiling.parts.empty() || tiling.cost >= reading.cost || tiling.parts[at] != Part::floor)
    return;
  const Block target = reading.layout.blocks[goal.block];
  Layout layout = layoutOf(tiling, evidence.cols);
  if (std::find(layout.blocks.begin(), layout.blocks.end(), target) == layout.blocks.end()) return;
  constexpr double likeliest = 0.5;
  reading.layout = std::move(layout);
  reading.confidences[at] = likeliest;
  reading.puzzleGoal.reset();  // it counts blocks
}

}  // namespace unblocker::scanner
