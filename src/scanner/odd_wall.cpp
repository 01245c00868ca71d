#include "odd_wall.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "anomalies.h"
#include "tiling.h"
#include "way_out.h"

namespace unblocker::scanner {
namespace {

// What reading a cell as something else than floor may cost more, in natural units. Of 1,600 drawn
// boards one more was read rightly than by 2.5, and none less; what stands under a stamp costs
// more.
constexpr double mostDearer = 3.5;

/// The cells that were read as floor.
Tiling floorOf(const GridReading& reading) {
  Tiling tiling;
  tiling.parts.assign(reading.features.cells.size(), Part::floor);
  const auto cover = [&](const Cell& cell) {
    tiling.parts[reading.features.index(cell.col, cell.row)] = Part::wall;
  };
  for (const Block& block : reading.layout.blocks)
    for (int i = 0; i < block.length; ++i) cover(cellOf(block, i));
  for (const Cell& wall : reading.layout.walls) cover(wall);
  return tiling;
}

}  // namespace

void takeOddWalls(GridReading& reading, const GoalReading& goal, MovesOf movesOf) {
  if (reading.isLettered) return;
  const std::vector<Cell> odd = unlikeCells(reading.features, floorOf(reading));
  const Block way = wayOf(reading, reading.layout.blocks[goal.block], goal.exit.side);
  if (odd.empty() ||
      std::any_of(odd.begin(), odd.end(), [&](const Cell& cell) { return covers(way, cell); }))
    return;
  Evidence evidence = reading.evidence;
  for (const Cell& cell : odd)
    evidence.cells[reading.features.index(cell.col, cell.row)].floor = forbidden;
  auto layout = bestLayout(evidence, reading.cost + mostDearer);
  // Where blocks stay as they are, and each odd cell is something, that is a wall.
  if (!layout || layout->blocks != reading.layout.blocks ||
      layout->walls.size() != reading.layout.walls.size() + odd.size())
    return;
  if (movesOf && !movesOf(puzzleOf(reading.lattice, *layout, goal.block, goal.exit))) return;
  readAs(std::move(*layout), odd, reading);
}

}  // namespace unblocker::scanner
