// How far pixels are from a floor, on boards of flat cells.
#include "scanner/floor_distance.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

#include "grey_patch.h"
#include "scanner/floor_strip.h"
#include "scanner/measurements.h"

using namespace unblocker::scanner;

namespace {

constexpr int side = 6;
constexpr float floorLevel = 100;
constexpr float blockLevel = 160;

template <typename LevelAt>
Patch patchOf(LevelAt levelAt) {
  return greyPatch(side, levelAt);
}

/// Each pixel of its own level.
Patch noise(unsigned seed) {
  std::mt19937 random(seed);
  return patchOf([&](int, int) { return static_cast<float>(random() % 256); });
}

FloorDistance distanceFrom(const Patch& patch, std::vector<std::size_t> cells) {
  return {cellPixels(patch), side, {std::move(cells)}};
}

}  // namespace

TEST_CASE("floor distance: nothing on the floor, the difference in levels off it") {
  const Patch patch = patchOf([](int x, int y) {
    return x / patchCell == 2 && y / patchCell == 1 ? blockLevel : floorLevel;
  });
  const FloorDistance floor = distanceFrom(patch, {0, 1, 2, 3, 20});
  CHECK(floor.ofCell(0, 0) == 0);
  CHECK(floor.ofCell(5, 5) == 0);
  CHECK(floor.ofCell(2, 1) == doctest::Approx(blockLevel - floorLevel));
  CHECK(floor.partBeyond(26, 2, 1) == 1);
  CHECK(floor.partBeyond(26, 3, 1) == 0);
  CHECK(floor.at(2 * patchCell, patchCell) == 60);
  CHECK(floor.at(2 * patchCell - 1, patchCell) == 0);
}

TEST_CASE("floor distance: a line that lies a pixel aside is floor all the same") {
  const Patch patch = patchOf([](int x, int y) {
    const int aside = y / patchCell == 3 ? 1 : 0;
    return (x + aside) % patchCell == 10 ? blockLevel : floorLevel;
  });
  const FloorDistance floor = distanceFrom(patch, {0, 1, 2, 3, 4});
  CHECK(floor.ofCell(0, 3) == 0);
  CHECK(floor.ofCell(4, 0) == 0);
}

TEST_CASE("floor distance: both colours of a chessboard are its floor") {
  const Patch patch = patchOf([](int x, int y) {
    if (x / patchCell == 3 && y / patchCell == 3) return 30.0F;
    return (x / patchCell + y / patchCell) % 2 == 0 ? blockLevel : floorLevel;
  });
  const FloorDistance floor = distanceFrom(patch, {0, 1, 2, 3, 6, 7, 8, 9});
  CHECK(floor.ofCell(4, 4) == 0);
  CHECK(floor.ofCell(5, 4) == 0);
  CHECK(floor.ofCell(3, 3) == doctest::Approx(floorLevel - 30));
}

TEST_CASE("floor distance: the floor's level is the upper median of its cells") {
  std::mt19937 random(7);
  std::vector<float> levels(static_cast<std::size_t>(side * side));
  for (float& level : levels) level = static_cast<float>(random() % 256);
  const auto indexAt = [](int x, int y) {
    const auto cell = [](int at) { return std::clamp(at / patchCell, 0, side - 1); };
    return static_cast<std::size_t>(cell(y) * side + cell(x));
  };
  const Patch patch = patchOf([&](int x, int y) { return levels[indexAt(x, y)]; });
  // All on one colour of a chessboard, whose colours count apart.
  const std::vector<std::size_t> places = {0, 2, 4, 7, 9, 11, 12, 14, 16, 19, 21, 23, 24};
  for (std::size_t count = 1; count <= places.size(); ++count) {
    const std::vector<std::size_t> cells(places.begin(),
                                         places.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<float> sorted(count);
    std::transform(cells.begin(), cells.end(), sorted.begin(),
                   [&](std::size_t cell) { return levels[cell]; });
    std::sort(sorted.begin(), sorted.end());
    const float median = sorted[count / 2];
    const FloorDistance floor = distanceFrom(patch, cells);
    for (std::size_t cell = 0; cell < levels.size(); ++cell) {
      const int index = static_cast<int>(cell);
      CHECK(floor.ofCell(index % side, index / side) ==
            doctest::Approx(std::abs(levels[cell] - median)));
    }
  }
}

TEST_CASE("floor distance: what is counted in lanes is what is counted pixel by pixel") {
  const FloorDistance floor = distanceFrom(noise(1), {0, 1, 2, 3, 20});
  constexpr int rim = 2;
  for (const int most : {0, 26, 120})
    for (int cell = 0; cell < side * side; ++cell) {
      const int left = cell % side * patchCell;
      const int top = cell / side * patchCell;
      int beyond = 0;
      for (int y = top + rim; y < top + patchCell - rim; ++y)
        for (int x = left + rim; x < left + patchCell - rim; ++x)
          beyond += floor.at(x, y) > most ? 1 : 0;
      CHECK(floor.partBeyond(most, cell % side, cell / side) == doctest::Approx(beyond / 400.0));
    }
}

TEST_CASE("floor strip: lines along a seam, upright or not, are counted as pixel by pixel") {
  const FloorDistance floor = distanceFrom(noise(2), {0, 1, 2, 3, 20});
  const auto isSolid = [](int off) { return off > solidPixel ? 1 : 0; };
  const auto isBetween = [](int t) { return t >= 4 && t < 20; };
  for (const bool upright : {true, false})
    for (int line = 1; line < side; ++line)
      for (int lane = 0; lane < side; ++lane) {
        const auto least = [&](auto valueOf, auto isCounted) {
          std::vector<int> sums;
          for (int across = line * patchCell - seamReach; across < line * patchCell + seamReach;
               ++across) {
            sums.push_back(0);
            for (int t = 0; t < patchCell; ++t) {
              const int along = lane * patchCell + t;
              if (isCounted(t))
                sums.back() += valueOf(upright ? floor.at(across, along) : floor.at(along, across));
            }
          }
          return *std::min_element(sums.begin(), sums.end());
        };
        const FloorStrip strip(floor, upright, line, lane);
        CHECK(strip.leastSolid(9, 15) == least(isSolid, [](int t) { return t >= 9 && t < 15; }));
        CHECK(strip.leastSolid(4, 20) == least(isSolid, isBetween));
        CHECK(strip.leastSolidOutside(4, 20) ==
              least(isSolid, [&](int t) { return !isBetween(t); }));
        CHECK(strip.leastSum(4, 20) == least([](int off) { return off; }, isBetween));
      }
}
