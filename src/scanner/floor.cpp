#include "floor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "../sort_few.h"
#include "lanes.h"

namespace unblocker::scanner {
namespace {

// Any board has several empty cells, so its floor is among the commonest looks.
constexpr std::size_t mostFloors = 6;

using Group = std::vector<std::size_t>;

std::vector<Group> groupsOf(const Features& features) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < features.cells.size(); ++i) {
    const auto home = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return distance(features.cells[i].texture, features.cells[group.front()].texture) <
             alikeOnFloor;
    });
    if (home == groups.end())
      groups.push_back({i});
    else
      home->push_back(i);
  }
  sortFew(std::span(groups), [](const Group& a, const Group& b) { return a.size() > b.size(); });
  return groups;
}

/// Whether all cells of a group lie on squares of one colour of a chessboard, and on which.
int parityOf(const Group& group, int cols) {
  const auto parity = [&](std::size_t i) {
    const auto index = static_cast<int>(i);
    return (index % cols + index / cols) % 2;
  };
  const int first = parity(group.front());
  const bool all =
      std::all_of(group.begin(), group.end(), [&](std::size_t i) { return parity(i) == first; });
  return all ? first : -1;
}

// Fewer cells than this on one colour may be so by chance.
constexpr std::size_t leastAlternating = 3;

/// A chessboard's two colours, if the two largest one-coloured groups make one.
std::vector<FloorCandidate> checkered(const std::vector<Group>& groups, int cols) {
  std::array<const Group*, 2> largest{};
  for (const Group& group : groups) {
    const int parity = group.size() < leastAlternating ? -1 : parityOf(group, cols);
    if (parity >= 0 && !largest[static_cast<std::size_t>(parity)])
      largest[static_cast<std::size_t>(parity)] = &group;
  }
  if (!largest[0] || !largest[1]) return {};
  FloorCandidate both{*largest[0]};
  both.cells.insert(both.cells.end(), largest[1]->begin(), largest[1]->end());
  return {both};
}

// Numbers in a cell's row of pixels.
constexpr std::size_t rowSize = 3 * static_cast<std::size_t>(patchCell);
using Row = std::array<float, rowSize>;
using Look = std::array<Row, patchCell>;  ///< What a cell shows.

/// What a floor's cells show at each pixel: from the darkest to the brightest of the pixels around
/// it, as grids are found to a pixel or so.
struct Tile {
  Look low;
  Look high;
};

/// Puts the lesser of each pair of numbers into `a`.
void exchange(Row& a, Row& b) {
  for (std::size_t i = 0; i < rowSize; i += 4) {
    const Four ofA = load(&a[i]);
    const Four ofB = load(&b[i]);
    store(lesser(ofA, ofB), &a[i]);
    store(greater(ofA, ofB), &b[i]);
  }
}

/// Sorts each column of numbers. Which rows are compared does not depend on the numbers, so whole
/// rows are compared at a time (Batcher's merge exchange: Knuth, The Art of Computer Programming,
/// volume 3, algorithm 5.2.2M).
void sortColumns(std::vector<Row>& rows) {
  const std::size_t top = std::bit_ceil(rows.size()) / 2;
  for (std::size_t p = top; p > 0; p /= 2) {
    std::size_t remainder = 0;
    std::size_t apart = p;
    for (std::size_t q = top;; q /= 2) {
      for (std::size_t i = 0; i + apart < rows.size(); ++i)
        if ((i & p) == remainder) exchange(rows[i], rows[i + apart]);
      if (q == p) break;
      apart = q - p;
      remainder = p;
    }
  }
}

/// What is usual at each pixel: the upper median over the cells.
Look usualLook(const Patch& patch, const Group& cells) {
  Look look{};
  std::vector<Row> rows(cells.size());
  for (int y = 0; y < patchCell; ++y) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto cell = static_cast<int>(cells[i]);
      std::copy_n(patch.at(cell % patch.cols * patchCell, cell / patch.cols * patchCell + y),
                  rowSize, rows[i].begin());
    }
    sortColumns(rows);
    look[static_cast<std::size_t>(y)] = rows[rows.size() / 2];
  }
  return look;
}

/// Each pixel as the `chosen` of itself and those around it.
template <typename Choose>
Look spread(const Look& look, Choose chosen) {
  constexpr std::size_t pixel = 3;
  std::array<float, rowSize + 2 * pixel> row;  // with the outermost pixels once more
  Look out;
  for (std::size_t y = 0; y < look.size(); ++y) {
    const Row& above = look[y > 0 ? y - 1 : y];
    const Row& below = look[y + 1 < look.size() ? y + 1 : y];
    for (std::size_t i = 0; i < rowSize; i += 4)
      store(chosen(chosen(load(&look[y][i]), load(&above[i])), load(&below[i])), &row[pixel + i]);
    std::copy_n(&row[pixel], pixel, &row[0]);
    std::copy_n(&row[rowSize], pixel, &row[rowSize + pixel]);
    for (std::size_t i = 0; i < rowSize; i += 4)
      store(chosen(chosen(load(&row[i]), load(&row[pixel + i])), load(&row[2 * pixel + i])),
            &out[y][i]);
  }
  return out;
}

Tile tileOf(const Look& look) { return {spread(look, lesser), spread(look, greater)}; }

/// Lowers `nearest` to how far a cell's row of pixels is from a tile's: each pixel by the channel
/// that is farthest off.
void approach(const float* pixels, const Row& low, const Row& high, float* nearest) {
  const auto off = [&](std::size_t i) {
    const Four four = load(pixels + i);
    return greater(load(&low[i]) - four, four - load(&high[i]));
  };
  for (std::size_t i = 0; i < rowSize; i += 12, nearest += 4) {
    const Four farthest = greatestChannels(off(i), off(i + 4), off(i + 8));
    store(lesser(load(nearest), greater(Four{}, farthest)), nearest);
  }
}

/// A checkered floor's colours apart, others as they are.
std::vector<Group> shadesOf(const FloorCandidate& floor, int cols) {
  std::array<Group, 2> halves;
  for (const std::size_t i : floor.cells) {
    const auto index = static_cast<int>(i);
    halves[static_cast<std::size_t>((index % cols + index / cols) % 2)].push_back(i);
  }
  std::vector<Group> shades{floor.cells};
  for (const Group& half : halves)
    if (half.size() >= leastAlternating) shades.push_back(half);
  return shades;
}

}  // namespace

std::vector<FloorCandidate> floorCandidates(const Features& features) {
  std::vector<Group> groups = groupsOf(features);
  std::vector<FloorCandidate> candidates = checkered(groups, features.cols);
  groups.resize(std::min(groups.size(), mostFloors));
  for (Group& group : groups) candidates.push_back({std::move(group)});
  return candidates;
}

FloorDistance::FloorDistance(const Patch& patch, const FloorCandidate& floor)
    : pixels_(patch.cols * patchCell, patch.rows * patchCell) {
  std::fill(pixels_.values.begin(), pixels_.values.end(), 255.0F);
  for (const Group& shade : shadesOf(floor, patch.cols)) {
    const Tile tile = tileOf(usualLook(patch, shade));
    for (int y = 0; y < pixels_.height; ++y) {
      const auto line = static_cast<std::size_t>(y % patchCell);
      for (int x = 0; x < pixels_.width; x += patchCell)
        approach(patch.at(x, y), tile.low[line], tile.high[line], pixels_.row(y) + x);
    }
  }
}

float FloorDistance::ofCell(int col, int row) const {
  constexpr int rim = 4;
  float sum = 0;
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y)
    for (int x = col * patchCell + rim; x < (col + 1) * patchCell - rim; ++x) sum += at(x, y);
  return sum / static_cast<float>((patchCell - 2 * rim) * (patchCell - 2 * rim));
}

}  // namespace unblocker::scanner
