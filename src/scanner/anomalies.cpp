#include "anomalies.h"

#include <algorithm>
#include <array>
#include <utility>

#include "evidence.h"
#include "floor.h"
#include "median.h"

namespace unblocker::scanner {
namespace {

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

bool isSmooth(const Features& features, float seam) {
  const auto rough =
      std::count_if(features.cells.begin(), features.cells.end(),
                    [&](const CellFeatures& cell) { return cell.roughness > smooth * seam; });
  return 5 * static_cast<std::size_t>(rough) <= features.cells.size();
}

bool inOneLine(const std::vector<Cell>& cells) {
  const auto same = [&](int Cell::*member) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](const Cell& cell) { return cell.*member == cells.front().*member; });
  };
  return same(&Cell::col) || same(&Cell::row);
}

constexpr float plainRelief = 12.0F;  // grey levels; grain has up to 5, rivets have 17
constexpr float sameRelief = 0.2F;    // of the relief; grain differs from cell to cell by more

bool repeatsItself(const Features& features, const Block& block) {
  const auto at = [&](int i) -> const CellFeatures& {
    const Cell cell = cellOf(block, i);
    return features.cells[features.index(cell.col, cell.row)];
  };
  if (block.length < 2 || reliefOf(at(0)) < plainRelief) return false;
  for (int i = 1; i < block.length; ++i)
    if (distance(at(i).texture, at(i - 1).texture) > sameRelief * reliefOf(at(0))) return false;
  return true;
}

/// Whether every cell of a block is alike to another cell.
bool looksLike(const Features& features, const Block& block, const Cell& other) {
  const Texture& look = features.cells[features.index(other.col, other.row)].texture;
  for (int i = 0; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    if (distance(features.cells[features.index(cell.col, cell.row)].texture, look) > alikeOnFloor)
      return false;
  }
  return true;
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

// An outline changes the pixels around a seam by this part of a usual seam or more; shadows and
// light by less.
constexpr float outlinePart = 0.3F;
constexpr int leastAround = 3;  // floor seams of a cell: two may be odd by chance

}  // namespace

std::vector<Cell> twinCells(const Features& features, const std::vector<Block>& blocks) {
  return cellsOfFew(blocks, [&](const Block& block) { return repeatsItself(features, block); });
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

std::vector<Cell> slidingCells(const Features& features) {
  const float seam = usualSeam(features);
  std::vector<Cell> ends;
  for (std::size_t i = 0; i < features.cells.size(); ++i)
    if (features.cells[i].roughness > plainEnd * seam) ends.push_back(features.cellAt(i));
  const bool is =
      ends.size() >= 2 && ends.size() <= mostEnds && inOneLine(ends) && isSmooth(features, seam);
  return is ? ends : std::vector<Cell>{};
}

}  // namespace unblocker::scanner
