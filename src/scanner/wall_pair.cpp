#include "wall_pair.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "anomalies.h"
#include "evidence.h"

namespace unblocker::scanner {
namespace {

constexpr int pairLength = 2;

// How much more, in natural units, the seam within must speak for two things than for one: for what
// is odd in both ways, in one of them, and where each cell is a tile. Within these bounds were 30
// pairs of walls and one thing else among 1,700 drawn boards and 230 imitations of games.
constexpr float leastForBoth = -2.5F;
constexpr float leastForEither = -1.3F;
constexpr float leastAmongTiles = 2.5F;

/// How plainly the seams within a block show, added to those of others.
void addInner(const Features& features, const Block& block, std::vector<float>& strengths) {
  for (int i = 1; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    const Seam& seam = block.axis == Axis::horizontal ? features.vertical(cell.col, cell.row)
                                                      : features.horizontal(cell.row, cell.col);
    strengths.push_back(seam.strength);
  }
}

/// Whether other blocks are drawn in one piece: a quarter of the seams within them hardly show.
/// Where each cell is a tile, one that shows the same picture twice is a block like the others.
bool areInOnePiece(const GridReading& reading, const Block& odd) {
  std::vector<float> strengths;
  for (const Block& block : reading.layout.blocks)
    if (block != odd) addInner(reading.features, block, strengths);
  if (strengths.empty()) return false;
  const auto quarter = strengths.begin() + static_cast<std::ptrdiff_t>(strengths.size() / 4);
  std::nth_element(strengths.begin(), quarter, strengths.end());
  return *quarter < seamThreshold(reading.features);
}

/// How much more the seam within a pair speaks for two things than for one.
float partedness(const GridReading& reading, const Block& block) {
  const auto at = reading.features.index(block.cell.col, block.cell.row);
  const bool lies = block.axis == Axis::horizontal;
  const SeamCost& seam = lies ? reading.evidence.right[at] : reading.evidence.below[at];
  return seam.joined - seam.parted;
}

bool contains(const std::vector<Cell>& cells, const Cell& cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// The blocks of two cells that are walls; the cells are those that are odd in either way.
std::vector<Block> wallPairs(const GridReading& reading, const Block& target,
                             const std::vector<Cell>& twins, const std::vector<Cell>& alike) {
  std::vector<Block> pairs;
  for (const Block& block : reading.layout.blocks) {
    const bool isTwin = contains(twins, block.cell);
    const bool isAlike = contains(alike, block.cell);
    if (block.length != pairLength || block == target || !(isTwin || isAlike)) continue;
    // Where several are alike to walls, so are blocks.
    if (!isTwin && alike.size() != pairLength) continue;
    float least = leastAmongTiles;
    if (isAlike || areInOnePiece(reading, block)) least = leastForEither;
    if (isTwin && isAlike) least = leastForBoth;
    if (partedness(reading, block) >= least) pairs.push_back(block);
  }
  return pairs;
}

/// The same with two walls for each pair; in the order of cells, as every layout is.
Layout takenApart(Layout layout, const std::vector<Block>& pairs) {
  for (const Block& block : pairs) {
    layout.blocks.erase(std::find(layout.blocks.begin(), layout.blocks.end(), block));
    for (int i = 0; i < block.length; ++i) layout.walls.push_back(cellOf(block, i));
  }
  std::sort(layout.walls.begin(), layout.walls.end(), [](const Cell& a, const Cell& b) {
    return std::pair(a.row, a.col) < std::pair(b.row, b.col);
  });
  return layout;
}

}  // namespace

void takeWallPairs(GridReading& reading, const GoalReading& goal) {
  if (reading.isLettered) return;
  const auto& [blocks, walls] = reading.layout;
  const std::vector<Block> pairs =
      wallPairs(reading, blocks[goal.block], twinCells(reading.features, blocks),
                wallLikeCells(reading.features, blocks, walls));
  if (pairs.empty()) return;
  std::vector<Cell> cells;
  for (const Block& block : pairs)
    for (int i = 0; i < block.length; ++i) cells.push_back(cellOf(block, i));
  readAs(takenApart(reading.layout, pairs), cells, reading);
}

}  // namespace unblocker::scanner
