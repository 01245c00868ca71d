#include "way_out.h"

#include "tiling.h"

namespace unblocker::scanner {
namespace {

constexpr float forbidden = 100.0F;  // far beyond what any tiling costs more than the best

/// A reading's evidence, had no cell of a way been seen as a wall, or as one with its neighbour on
/// the way.
Evidence withFree(const Block& way, const GridReading& reading) {
  Evidence evidence = reading.evidence;
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
  for (int i = 0; i < way.length; ++i) {
    const Cell cell = cellOf(way, i);
    for (const Cell& wall : reading.layout.walls)
      if (wall == cell) return true;
    for (const Block& block : reading.layout.blocks)
      if (block.cell == cell && block.axis == target.axis && block != target) return true;
  }
  return false;
}

std::optional<Layout> unbarred(const GridReading& reading, const Block& target, Side exit) {
  const double most = reading.cost + mostDearer;
  const Evidence evidence = withFree(wayOf(reading, target, exit), reading);
  const Tiling tiling = bestTilings(evidence, most, 0).best;
  if (tiling.parts.empty() || tiling.cost > most) return std::nullopt;
  return layoutOf(tiling, evidence.cols);
}

}  // namespace unblocker::scanner
