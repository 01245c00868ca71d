// What networks are shown of cells and seams, on boards of flat cells.
#include "scanner/grains.h"

#include <doctest.h>

#include <cmath>
#include <vector>

#include "grey_patch.h"

using namespace unblocker::scanner;

namespace {

constexpr int side = 6;
constexpr float floorLevel = 96;
constexpr float blockLevel = 160;
constexpr Colour floorColour{floorLevel, floorLevel, floorLevel};

/// A block over the cells (2, 1) and (3, 1), with a line of grains along its upper side that is
/// twice as far from the floor.
float levelAt(int x, int y) {
  const bool isBlock = x >= 2 * patchCell && x < 4 * patchCell && y / patchCell == 1;
  if (!isBlock) return floorLevel;
  return y < patchCell + grainSide ? 2 * blockLevel - floorLevel : blockLevel;
}

struct Board {
  Patch patch = greyPatch(side, levelAt);
  FloorDistance floor{cellPixels(patch), side, {{0, 1, 2, 3, 20, 30}}};
  Grains grains{patch, floor};
};

/// What a window says of one grain.
struct Grain {
  float floor;
  float colour;
};

Grain grainOf(const std::vector<float>& window, int width, int x, int y) {
  const auto from = static_cast<std::size_t>(grainNumbers * (y * width + x));
  CHECK(window[from + 1] == window[from + 2]);
  CHECK(window[from + 2] == window[from + 3]);
  return {window[from], window[from + 1]};
}

}  // namespace

TEST_CASE("grains: a cell is shown with what is around it") {
  const Board board;
  std::vector<float> window(cellWindowSize);
  board.grains.putCell(2, 1, floorColour, window.data());
  const auto at = [&](int x, int y) { return grainOf(window, cellWindowSide, x, y); };
  const Grain beside = at(grainsAround - 1, 6);
  CHECK(beside.floor == 0);
  CHECK(beside.colour == 0);
  const Grain rim = at(grainsAround, grainsAround);
  const Grain within = at(grainsAround, grainsAround + 1);
  CHECK(within.floor > 0);
  CHECK(within.colour == doctest::Approx((blockLevel - floorLevel) / 256));
  CHECK(rim.colour == doctest::Approx(2 * within.colour));
  CHECK(rim.floor > within.floor);
  CHECK(rim.floor < 2 * within.floor);  // by ratio
  const Grain neighbour = at(cellWindowSide - 1, 6);
  CHECK(neighbour.colour == within.colour);
}

TEST_CASE("grains: a lying seam is turned upright") {
  // The same board, turned about its falling diagonal.
  const Board board;
  const Patch turned = greyPatch(side, [](int x, int y) { return levelAt(y, x); });
  const FloorDistance floor(cellPixels(turned), side, {{0, 1, 2, 3, 20, 30}});
  const Grains grains(turned, floor);
  std::vector<float> upright(seamWindowSize);
  std::vector<float> lying(seamWindowSize);
  board.grains.putSeam(2, 1, true, floorColour, upright.data());
  grains.putSeam(1, 2, false, floorColour, lying.data());
  CHECK(upright == lying);
  const auto at = [&](int x, int y) { return grainOf(upright, seamWindowLength, x, y); };
  CHECK(at(0, grainsAround - 1).colour == 0);
  CHECK(at(0, grainsAround).colour > at(0, grainsAround + 1).colour);
  CHECK(at(seamWindowLength - 1, grainsAround + 1).colour == at(0, grainsAround + 1).colour);
  CHECK(at(0, cellWindowSide - 1).floor == 0);
}

TEST_CASE(
    "grains: beyond the board the floor is as far as at its border, and nothing is too large") {
  const Patch patch = greyPatch(side, [](int x, int) { return x < patchCell ? 255.0F : 0.0F; });
  const FloorDistance floor(cellPixels(patch), side, {{1, 2, 3, 4, 5}});
  const Grains grains(patch, floor);
  std::vector<float> window(cellWindowSize);
  grains.putCell(0, 0, Colour{}, window.data());
  CHECK(grainOf(window, cellWindowSide, 0, 0).floor ==
        grainOf(window, cellWindowSide, grainsAround, grainsAround).floor);
  for (const float number : window) CHECK(std::abs(number) <= 1);
}
