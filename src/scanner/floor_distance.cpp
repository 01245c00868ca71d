#include "floor_distance.h"

#include <algorithm>
#include <bit>
#include <span>

#include "lanes.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t laneCount = sizeof(Bytes);
constexpr std::size_t rowSize = patchCell;
static_assert(sizeof(CellPlane) % laneCount == 0, "planes are whole lanes of bytes");
static_assert(rowSize > laneCount && rowSize < 2 * laneCount, "two lanes cover a row");
/// Where the lanes of a row begin; they overlap.
constexpr std::array<std::size_t, 2> laneStarts = {0, rowSize - laneCount};

/// What a floor's cells show at each pixel: from the darkest to the brightest of the pixels around
/// it, as grids are found to a pixel or so.
struct Tile {
  CellPixels low;
  CellPixels high;
};

/// Sorts lane by lane. What is compared does not depend on the numbers, so whole lanes are compared
/// at a time (Batcher's merge exchange: Knuth, The Art of Computer Programming, volume 3, algorithm
/// 5.2.2M).
void sortLanes(std::span<Bytes> items) {
  const std::size_t top = std::bit_ceil(items.size()) / 2;
  for (std::size_t p = top; p > 0; p /= 2) {
    std::size_t remainder = 0;
    std::size_t apart = p;
    for (std::size_t q = top;; q /= 2) {
      for (std::size_t i = 0; i + apart < items.size(); ++i)
        if ((i & p) == remainder) {
          const Bytes least = lesser(items[i], items[i + apart]);
          items[i + apart] = greater(items[i], items[i + apart]);
          items[i] = least;
        }
      if (q == p) break;
      apart = q - p;
      remainder = p;
    }
  }
}

/// What is usual at each pixel: the upper median over some of the cells.
CellPixels usualPixels(const std::vector<CellPixels>& cells,
                       const std::vector<std::size_t>& chosen) {
  CellPixels usual;
  std::vector<Bytes> lanes(chosen.size());
  for (std::size_t channel = 0; channel < usual.size(); ++channel)
    for (std::size_t i = 0; i < sizeof(CellPlane); i += laneCount) {
      for (std::size_t n = 0; n < lanes.size(); ++n) lanes[n] = load(&cells[chosen[n]][channel][i]);
      sortLanes(lanes);
      store(lanes[lanes.size() / 2], &usual[channel][i]);
    }
  return usual;
}

/// Each pixel as the `choose`n of itself and those around it.
template <typename Choose>
void spread(const CellPlane& plane, Choose choose, CellPlane& out) {
  std::array<std::uint8_t, rowSize + 2> row;  // with the outermost pixels once more
  for (std::size_t y = 0; y < sizeof(CellPlane); y += rowSize) {
    const std::size_t above = y > 0 ? y - rowSize : y;
    const std::size_t below = y + rowSize < sizeof(CellPlane) ? y + rowSize : y;
    for (const std::size_t x : laneStarts)
      store(choose(choose(load(&plane[y + x]), load(&plane[above + x])), load(&plane[below + x])),
            &row[1 + x]);
    row.front() = row[1];
    row.back() = row[rowSize];
    for (const std::size_t x : laneStarts)
      store(choose(choose(load(&row[x]), load(&row[x + 1])), load(&row[x + 2])), &out[y + x]);
  }
}

Tile tileOf(const CellPixels& pixels) {
  Tile tile;
  for (std::size_t channel = 0; channel < pixels.size(); ++channel) {
    spread(
        pixels[channel], [](const Bytes& a, const Bytes& b) { return lesser(a, b); },
        tile.low[channel]);
    spread(
        pixels[channel], [](const Bytes& a, const Bytes& b) { return greater(a, b); },
        tile.high[channel]);
  }
  return tile;
}

/// How far a lane of a cell's pixels is from a tile's: each by the channel that is farthest off.
Bytes farthest(const CellPixels& cell, const Tile& tile, std::size_t i) {
  Bytes far{};
  for (std::size_t channel = 0; channel < cell.size(); ++channel) {
    const Bytes own = load(&cell[channel][i]);
    const Bytes low = load(&tile.low[channel][i]);
    const Bytes high = load(&tile.high[channel][i]);
    far = greater(far, greater(greater(low, own) - own, greater(own, high) - high));
  }
  return far;
}

void storeWhole(const Four& levels, std::uint8_t* to) {
  const auto whole = __builtin_convertvector(levels + 0.5F, FourWhole);
  for (int lane = 0; lane < 4; ++lane) to[lane] = static_cast<std::uint8_t>(whole[lane]);
}

}  // namespace

std::vector<CellPixels> cellPixels(const Patch& patch) {
  std::vector<CellPixels> cells(static_cast<std::size_t>(patch.cols * patch.rows));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int left = static_cast<int>(i) % patch.cols * patchCell;
    const int top = static_cast<int>(i) / patch.cols * patchCell;
    for (std::size_t at = 0; at < sizeof(CellPlane); at += 4) {
      const float* pixel =
          patch.at(left + static_cast<int>(at % rowSize), top + static_cast<int>(at / rowSize));
      const Channels four = channelsOf(load(pixel), load(pixel + 4), load(pixel + 8));
      storeWhole(four.reds, &cells[i][0][at]);
      storeWhole(four.greens, &cells[i][1][at]);
      storeWhole(four.blues, &cells[i][2][at]);
    }
  }
  return cells;
}

FloorDistance::FloorDistance(const std::vector<CellPixels>& cells, int cols,
                             const FloorCandidate& floor)
    : width_(cols * patchCell), pixels_(cells.size() * sizeof(CellPlane), 255) {
  for (const auto& shade : shadesOf(floor, cols)) {
    const Tile tile = tileOf(usualPixels(cells, shade));
    std::uint8_t* target = pixels_.data();
    for (std::size_t y = 0; y < pixels_.size() / static_cast<std::size_t>(width_); ++y)
      for (std::size_t col = 0; col < static_cast<std::size_t>(cols); ++col, target += rowSize)
        for (const std::size_t x : laneStarts) {
          const std::size_t cell = y / rowSize * static_cast<std::size_t>(cols) + col;
          const Bytes far = farthest(cells[cell], tile, y % rowSize * rowSize + x);
          store(lesser(load(target + x), far), target + x);
        }
  }
}

template <typename Value>
float FloorDistance::meanWithin(int rim, int col, int row, Value value) const {
  int sum = 0;
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y)
    for (int x = col * patchCell + rim; x < (col + 1) * patchCell - rim; ++x)
      sum += value(at(x, y));
  const int side = patchCell - 2 * rim;
  return static_cast<float>(sum) / static_cast<float>(side * side);
}

float FloorDistance::ofCell(int col, int row) const {
  constexpr int rim = 4;
  return meanWithin(rim, col, row, [](int off) { return off; });
}

float FloorDistance::partBeyond(int most, int col, int row) const {
  constexpr int rim = 2;
  return meanWithin(rim, col, row, [most](int off) { return off > most ? 1 : 0; });
}

}  // namespace unblocker::scanner
