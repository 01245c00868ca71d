// How far pixels are from a floor, on boards of flat cells.
#include "scanner/floor_distance.h"

#include <doctest.h>

#include "grey_patch.h"
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
