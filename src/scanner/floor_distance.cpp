#include "floor_distance.h"

#include <algorithm>
#include <cstring>

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

/// The upper median of each lane: the greatest number that at least half of the items reach, found
/// bit by bit from the highest on. Where is counted does not depend on the numbers, so whole lanes
/// are counted at a time. Of 255 items at most: boards have fewer cells.
Bytes medianOf(const std::vector<Bytes>& items) {
  const Bytes half = Bytes{} + static_cast<std::uint8_t>(items.size() - items.size() / 2);
  Bytes median{};
  for (int bit = 128; bit > 0; bit /= 2) {
    const Bytes tried = median + static_cast<std::uint8_t>(bit);
    Bytes reached{};
    for (const Bytes& item : items) reached -= item >= tried;  // a lane that holds is minus one
    median = reached >= half ? tried : median;
  }
  return median;
}

/// What is usual at each pixel: the upper median over some of the cells.
CellPixels usualPixels(const std::vector<CellPixels>& cells,
                       const std::vector<std::size_t>& chosen) {
  CellPixels usual;
  std::vector<Bytes> lanes(chosen.size());
  for (std::size_t channel = 0; channel < usual.size(); ++channel)
    for (std::size_t i = 0; i < sizeof(CellPlane); i += laneCount) {
      for (std::size_t n = 0; n < lanes.size(); ++n) lanes[n] = load(&cells[chosen[n]][channel][i]);
      store(medianOf(lanes), &usual[channel][i]);
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

/// The low bytes of four numbers, rounded, four times over.
Bytes wholeLevels(const Four& levels) {
  const auto bytes = reinterpret_cast<Bytes>(__builtin_convertvector(levels + 0.5F, FourWhole));
  return __builtin_shufflevector(bytes, bytes, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
}

void storeWhole(const Four& levels, std::uint8_t* to) {
  const Bytes whole = wholeLevels(levels);
  std::memcpy(to, &whole, 4);
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

float FloorDistance::ofCell(int col, int row) const {
  constexpr int rim = 4;
  constexpr int side = patchCell - 2 * rim;
  int sum = 0;
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y)
    for (int x = col * patchCell + rim; x < (col + 1) * patchCell - rim; ++x) sum += at(x, y);
  return static_cast<float>(sum) / static_cast<float>(side * side);
}

float FloorDistance::partBeyond(int most, int col, int row) const {
  constexpr int rim = 2;
  constexpr int side = patchCell - 2 * rim;
  // Two lanes cover a row's middle; they overlap, and only the second one's end counts.
  constexpr int end = side - static_cast<int>(laneCount);
  const Bytes limit = Bytes{} + static_cast<std::uint8_t>(most);
  Bytes beyond{};
  Bytes atEnd{};
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y) {
    const std::uint8_t* from = pixel(col * patchCell + rim, y);
    beyond -= load(from) > limit;
    atEnd -= load(from + end) > limit;
  }
  int sum = 0;
  for (int lane = 0; lane < static_cast<int>(laneCount); ++lane)
    sum += beyond[lane] + (lane + end >= static_cast<int>(laneCount) ? atEnd[lane] : 0);
  return static_cast<float>(sum) / static_cast<float>(side * side);
}

}  // namespace unblocker::scanner
