#include "anomalies.h"

#include <algorithm>
#include <utility>

#include "evidence.h"
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

Cell cellAt(const Features& features, std::size_t i) {
  const auto index = static_cast<int>(i);
  return {index % features.cols, index / features.cols};
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

}  // namespace

std::vector<Cell> twinCells(const Features& features, const std::vector<Block>& blocks) {
  std::vector<Cell> twins;
  std::size_t count = 0;
  for (const Block& block : blocks) {
    if (!repeatsItself(features, block)) continue;
    ++count;
    for (int i = 0; i < block.length; ++i) twins.push_back(cellOf(block, i));
  }
  return 3 * count <= blocks.size() ? twins : std::vector<Cell>{};  // else that is their look
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
      const auto index = static_cast<int>(i);
      if (features.cells[i].roughness > threshold)
        rough.push_back({index % features.cols, index / features.cols});
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
  const auto count = [&](int col, int row, int nextCol, int nextRow, const Seam& seam) {
    if (tiling.parts[features.index(col, row)] != Part::floor ||
        tiling.parts[features.index(nextCol, nextRow)] != Part::floor)
      return;
    ++(seam.strength > threshold ? plain : faint);
  };
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      if (col > 0) count(col - 1, row, col, row, features.vertical(col, row));
      if (row > 0) count(col, row - 1, col, row, features.horizontal(row, col));
    }
  return std::min(plain, faint);
}

std::vector<Cell> slidingCells(const Features& features) {
  const float seam = usualSeam(features);
  std::vector<Cell> ends;
  for (std::size_t i = 0; i < features.cells.size(); ++i)
    if (features.cells[i].roughness > plainEnd * seam) ends.push_back(cellAt(features, i));
  const bool is =
      ends.size() >= 2 && ends.size() <= mostEnds && inOneLine(ends) && isSmooth(features, seam);
  return is ? ends : std::vector<Cell>{};
}

}  // namespace unblocker::scanner
