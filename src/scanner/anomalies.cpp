#include "anomalies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "evidence.h"
#include "floor.h"
#include "median.h"
#include "seam_look.h"

namespace unblocker::scanner {
namespace {

const CellFeatures& cellAt(const Features& features, Cell cell) {
  return features.cells[features.index(cell.col, cell.row)];
}

/// The strength of a usual seam: the median of those that are seams at all.
float usualSeam(const Features& features) {
  const float threshold = seamThreshold(features);
  std::vector<float> strengths;
  for (const auto* seams : {&features.verticals, &features.horizontals})
    for (const Seam& seam : *seams)
      if (seam.strength > threshold) strengths.push_back(seam.strength);
  return std::max(threshold, median(std::move(strengths)));
}

// A block's end within a cell is as plain as elsewhere; what is drawn on blocks is hardly ever.
constexpr float plainEnd = 0.75F;
// The rest of the board: four of five cells are smoother than this part of a seam.
constexpr float smooth = 0.3F;
constexpr std::size_t mostEnds = 3;
// An end goes all across the block; a letter or a figure stays off its sides. These lie so many
// pixels from the cell's rim: behind the gap between blocks, before most of what is drawn on them.
constexpr float plainAtSides = 0.5F;
constexpr int sideFrom = 2;
constexpr int sideTo = 5;

/// Whether an edge goes through the cell from side to side, upright or level.
bool isCrossed(const Patch& patch, const Cell& cell, bool upright, float leastEdge) {
  const SeamView view(patch, upright, upright ? cell.col : cell.row, upright ? cell.row : cell.col);
  const auto strongest = [&](int from, int to) {
    float edge = 0;
    for (int across = CellFeatures::rim; across <= patchCell - CellFeatures::rim; ++across)
      edge = std::max(edge, view.edge(across, from, to));
    return edge;
  };
  return strongest(sideFrom, sideTo) > leastEdge &&
         strongest(patchCell - sideTo, patchCell - sideFrom) > leastEdge;
}

bool isSmooth(const Features& features, float seam) {
  const auto rough =
      std::count_if(features.cells.begin(), features.cells.end(),
                    [&](const CellFeatures& cell) { return cell.roughness > smooth * seam; });
  return 5 * static_cast<std::size_t>(rough) <= features.cells.size();
}

/// Whether the ends of one block may lie in these cells, which come row by row: it is two cells
/// long or more, so two of them lie as far apart. What lies nearer is drawn on a block, as a ribbon
/// is.
bool mayBeEnds(const std::vector<Cell>& cells) {
  const int apart = cells.back().col - cells.front().col + cells.back().row - cells.front().row;
  return apart >= 2;
}

bool inOneLine(const std::vector<Cell>& cells) {
  const auto same = [&](int Cell::*member) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](const Cell& cell) { return cell.*member == cells.front().*member; });
  };
  return same(&Cell::col) || same(&Cell::row);
}

// What a cell shows along its block; rivets of small cells have 1.7, shades across a block have
// none.
constexpr float plainRelief = 1.5F;  // grey levels
constexpr float sameRelief = 0.3F;   // of the relief; grain differs from cell to cell by more

/// How much a cell's middle changes along one axis, grey levels: the mean distance from the mean of
/// its line. A shade that falls across a block is the same in all its cells, and says nothing.
float reliefAlong(const CellFeatures& cell, Axis axis) {
  const auto at = [&](int line, int place) -> const Colour& {
    const int index =
        axis == Axis::horizontal ? line * textureSide + place : place * textureSide + line;
    return cell.texture[static_cast<std::size_t>(index)];
  };
  float sum = 0;
  for (int line = 0; line < textureSide; ++line) {
    Colour mean{};
    for (int place = 0; place < textureSide; ++place)
      for (std::size_t c = 0; c < mean.size(); ++c) mean[c] += at(line, place)[c] / textureSide;
    for (int place = 0; place < textureSide; ++place) sum += distance(at(line, place), mean);
  }
  return sum / (textureSide * textureSide);
}

bool repeatsItself(const Features& features, const Block& block) {
  const auto at = [&](int i) -> const CellFeatures& { return cellAt(features, cellOf(block, i)); };
  for (int i = 1; i < block.length; ++i) {
    const float relief =
        std::min(reliefAlong(at(i - 1), block.axis), reliefAlong(at(i), block.axis));
    if (relief < plainRelief || distance(at(i).texture, at(i - 1).texture) > sameRelief * relief)
      return false;
  }
  return block.length > 1;
}

/// Whether every cell of a block is alike to another cell.
bool looksLike(const Features& features, const Block& block, const Cell& other) {
  const Texture& look = cellAt(features, other).texture;
  for (int i = 0; i < block.length; ++i)
    if (distance(cellAt(features, cellOf(block, i)).texture, look) > alikeOnFloor) return false;
  return true;
}

/// Whether the cell lies where the block would go on, and is alike to one of the block's cells: a
/// vehicle's windows and wheels make its neighbours differ.
bool continues(const Features& features, const Block& block, const Cell& cell) {
  constexpr float alike = 1.5F * alikeOnFloor;
  const Cell before = cellOf(block, -1);
  const Cell after = cellOf(block, block.length);
  if (!(cell == before) && !(cell == after)) return false;
  const Texture& look = cellAt(features, cell).texture;
  for (int i = 0; i < block.length; ++i)
    if (distance(cellAt(features, cellOf(block, i)).texture, look) < alike) return true;
  return false;
}

/// The cells of the blocks that are odd; none where so many are that it is the look of them all.
template <typename IsOdd>
std::vector<Cell> cellsOfFew(const std::vector<Block>& blocks, IsOdd isOdd) {
  std::vector<Cell> cells;
  std::size_t count = 0;
  for (const Block& block : blocks) {
    if (!isOdd(block)) continue;
    ++count;
    for (int i = 0; i < block.length; ++i) cells.push_back(cellOf(block, i));
  }
  return 3 * count <= blocks.size() ? cells : std::vector<Cell>{};
}

// How far a block's edges lie from the grid, in patch pixels; a finger is no wider than it is.
constexpr float leastCrooked = 1;
constexpr float mostCrooked = 4;  // times what is usual; 2.6 among boards that were read right

/// How far the edges of a block lie from the grid's lines, on average.
float crookednessOf(const Features& features, const Block& block) {
  const bool lies = block.axis == Axis::horizontal;
  const int cols = lies ? block.length : 1;
  const int rows = lies ? 1 : block.length;
  const auto [col, row] = block.cell;
  float sum = 0;
  for (int i = 0; i < rows; ++i)
    for (const int line : {col, col + cols})
      sum += std::abs(features.vertical(line, row + i).offset);
  for (int i = 0; i < cols; ++i)
    for (const int line : {row, row + rows})
      sum += std::abs(features.horizontal(line, col + i).offset);
  return sum / static_cast<float>(2 * (cols + rows));
}

/// A seam between two cells of floor.
struct FloorSeam {
  std::size_t first;
  std::size_t second;
  bool isUpright;
  const Seam* seam;
};

std::vector<FloorSeam> floorSeams(const Features& features, const Tiling& tiling) {
  std::vector<FloorSeam> seams;
  const auto add = [&](std::size_t first, std::size_t second, bool isUpright, const Seam& seam) {
    if (tiling.parts[first] == Part::floor && tiling.parts[second] == Part::floor)
      seams.push_back({first, second, isUpright, &seam});
  };
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      const std::size_t cell = features.index(col, row);
      if (col > 0) add(features.index(col - 1, row), cell, true, features.vertical(col, row));
      if (row > 0) add(features.index(col, row - 1), cell, false, features.horizontal(row, col));
    }
  return seams;
}

using Profile = decltype(Seam::middle);

float profileDistance(const Profile& a, const Profile& b) {
  float sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += distance(a[i], b[i]);
  return sum / static_cast<float>(a.size());
}

/// What the upright floor seams, or the others, show: their median.
Profile usualProfile(const std::vector<FloorSeam>& seams, bool upright) {
  Profile usual{};
  for (std::size_t i = 0; i < usual.size(); ++i)
    for (std::size_t c = 0; c < usual[i].size(); ++c) {
      std::vector<float> values;
      for (const FloorSeam& at : seams)
        if (at.isUpright == upright) values.push_back(at.seam->middle[i][c]);
      usual[i][c] = median(std::move(values));
    }
  return usual;
}

// Other floor cells that a floor cell must resemble as much as is usual there, give or take grain.
constexpr std::size_t mostTwins = 2;  // fixed blocks of one look, hardly more
constexpr float grain = 5.0F;         // grey levels
constexpr float mostUnlike = 4.0F;    // times what is usual

/// How far the cell is from the nearest other one that is not its twin.
float strangenessOf(std::size_t cell, const std::vector<std::size_t>& floor,
                    const Features& features) {
  std::vector<float> distances;
  for (const std::size_t other : floor)
    if (other != cell)
      distances.push_back(distance(features.cells[cell].texture, features.cells[other].texture));
  std::nth_element(distances.begin(), distances.begin() + mostTwins, distances.end());
  return distances[mostTwins];
}

// An outline changes the pixels around a seam by this part of a usual seam or more; shadows and
// light by less.
constexpr float outlinePart = 0.3F;
constexpr int leastAround = 3;  // floor seams of a cell: two may be odd by chance

}  // namespace

std::vector<Cell> twinCells(const Features& features, const std::vector<Block>& blocks) {
  return cellsOfFew(blocks, [&](const Block& block) { return repeatsItself(features, block); });
}

std::vector<Cell> crookedCells(const Features& features, const std::vector<Block>& blocks) {
  std::vector<float> all;
  all.reserve(blocks.size());
  for (const Block& block : blocks) all.push_back(crookednessOf(features, block));
  const float most = std::max(leastCrooked, mostCrooked * median(all));
  return cellsOfFew(blocks,
                    [&](const Block& block) { return crookednessOf(features, block) > most; });
}

std::vector<Cell> wallLikeCells(const Features& features, const std::vector<Block>& blocks,
                                const std::vector<Cell>& walls) {
  return cellsOfFew(blocks, [&](const Block& block) {
    return std::any_of(walls.begin(), walls.end(),
                       [&](const Cell& wall) { return looksLike(features, block, wall); });
  });
}

std::vector<Cell> strangeCells(const Features& features, const Tiling& tiling) {
  const float threshold = 0.5F * usualSeam(features);
  std::vector<Cell> strange;
  for (const bool solid : {false, true}) {
    std::vector<Cell> rough;
    std::size_t cells = 0;
    for (std::size_t i = 0; i < tiling.parts.size(); ++i) {
      if ((tiling.parts[i] != Part::floor) != solid || tiling.parts[i] == Part::wall) continue;
      ++cells;
      if (features.cells[i].roughness > threshold) rough.push_back(features.cellAt(i));
    }
    if (2 * rough.size() < cells)  // most of them rough: that is their look
      strange.insert(strange.end(), rough.begin(), rough.end());
  }
  return strange;
}

int mixedFloorSeams(const Features& features, const Tiling& tiling) {
  const float threshold = seamThreshold(features);
  int plain = 0;
  int faint = 0;
  for (const FloorSeam& at : floorSeams(features, tiling))
    ++(at.seam->strength > threshold ? plain : faint);
  return std::min(plain, faint);
}

std::vector<Cell> outlinedCells(const Features& features, const Tiling& tiling) {
  const std::vector<FloorSeam> seams = floorSeams(features, tiling);
  const std::array<Profile, 2> usual{usualProfile(seams, false), usualProfile(seams, true)};
  const float threshold = outlinePart * usualSeam(features);
  std::vector<int> around(features.cells.size());
  std::vector<int> unusual(features.cells.size());
  for (const FloorSeam& at : seams) {
    const bool off = profileDistance(at.seam->middle, usual[at.isUpright ? 1 : 0]) > threshold;
    for (const std::size_t cell : {at.first, at.second}) {
      ++around[cell];
      unusual[cell] += off ? 1 : 0;
    }
  }
  std::vector<Cell> outlined;
  for (std::size_t i = 0; i < around.size(); ++i)
    if (around[i] >= leastAround && unusual[i] == around[i]) outlined.push_back(features.cellAt(i));
  return outlined;
}

std::vector<Cell> unlikeCells(const Features& features, const Tiling& tiling) {
  std::vector<std::size_t> floor;
  for (std::size_t i = 0; i < tiling.parts.size(); ++i)
    if (tiling.parts[i] == Part::floor) floor.push_back(i);
  if (floor.size() <= mostTwins + 1) return {};
  std::vector<float> strangeness;
  std::vector<float> reliefs;
  for (const std::size_t cell : floor) {
    strangeness.push_back(strangenessOf(cell, floor, features));
    reliefs.push_back(reliefOf(features.cells[cell]));
  }
  const float strangest = mostUnlike * median(strangeness) + grain;
  const float plainest = mostUnlike * median(reliefs) + grain;
  std::vector<Cell> unlike;
  for (std::size_t i = 0; i < floor.size(); ++i)
    if (strangeness[i] > strangest || reliefs[i] > plainest)
      unlike.push_back(features.cellAt(floor[i]));
  return unlike;
}

std::vector<Cell> continuingWalls(const Features& features, const std::vector<Block>& blocks,
                                  const std::vector<Cell>& walls) {
  std::vector<Cell> continuing;
  for (const Cell& wall : walls)
    if (std::any_of(blocks.begin(), blocks.end(),
                    [&](const Block& block) { return continues(features, block, wall); }))
      continuing.push_back(wall);
  return continuing;
}

std::vector<Cell> slidingCells(const Patch& patch, const Features& features) {
  const float seam = usualSeam(features);
  std::vector<Cell> ends;
  for (std::size_t i = 0; i < features.cells.size(); ++i)
    if (features.cells[i].roughness > plainEnd * seam) ends.push_back(features.cellAt(i));
  const bool isLikely =
      ends.size() >= 2 && ends.size() <= mostEnds && inOneLine(ends) && mayBeEnds(ends);
  if (!isLikely || !isSmooth(features, seam)) return {};
  const float leastEdge = plainAtSides * seam;
  const auto crossed = std::count_if(ends.begin(), ends.end(), [&](const Cell& cell) {
    return isCrossed(patch, cell, true, leastEdge) || isCrossed(patch, cell, false, leastEdge);
  });
  return crossed >= 2 ? ends : std::vector<Cell>{};
}

}  // namespace unblocker::scanner
