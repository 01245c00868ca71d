// Where the target leaves the board: an exit that is painted on its last cell, and what lies beside
// the board but is no exit.
#include "scanner/way_out.h"

#include <doctest.h>

#include <array>

#include "../fixtures/parsed.h"
#include "canvas.h"
#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"

using namespace unblocker;

namespace {

constexpr double cellSize = 60;
constexpr render::Box boardBox{240, 120, 6 * cellSize, 6 * cellSize};
constexpr render::Colour targetColour{225, 35, 35};
constexpr std::array<render::Colour, 6> colours = {
    {{250, 180, 40}, {40, 60, 210}, {60, 200, 70}, {140, 60, 220}, {240, 115, 35}, {0, 160, 170}}};

render::Box boxOf(const Block& block) {
  const bool lies = block.axis == Axis::horizontal;
  const double along = block.length * cellSize;
  return {boardBox.x + block.cell.col * cellSize, boardBox.y + block.cell.row * cellSize,
          lies ? along : cellSize, lies ? cellSize : along};
}

/// A board as pages of the web draw it: bright tiles, plain blocks, no frame.
render::Canvas page(const Puzzle& puzzle, const render::Colour& background) {
  render::Canvas canvas(800, 600);
  canvas.fill({0, 0, 800, 600}, background);
  canvas.fill(boardBox, {70, 70, 75});
  for (int i = 0; i < 36; ++i)
    canvas.fill(boxOf({{i % 6, i / 6}, Axis::horizontal, 1}).shrunk(2), {236, 236, 240});
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i)
    canvas.fill(boxOf(puzzle.blocks[i]).shrunk(2),
                i == 0 ? targetColour : colours[(i - 1) % colours.size()]);
  return canvas;
}

}  // namespace

TEST_CASE("way out: a cell in the exit's colour is no part of the block beside it") {
  const Puzzle puzzle = parsed("6x6:right2:.BB.......C..AA.C.....CDEEE..D..FF..");
  render::Canvas canvas = page(puzzle, {240, 240, 250});
  const render::Box last = boxOf({{5, 2}, Axis::horizontal, 1});
  canvas.fill(last.shrunk(2), {250, 214, 30});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
  CHECK(reading->cells[2 * 6 + 5] < scanner::certain);
  CHECK(reading->confidence < scanner::certain);
}

TEST_CASE("way out: buttons beside the board are no exit") {
  const Puzzle puzzle = parsed("6x6:right2:BCC...B..DEEFAAD..F.GHHIJJG..IKKLLLI");
  render::Canvas canvas = page(puzzle, {45, 38, 36});
  for (const int row : {2, 3})
    canvas.fill({60, boardBox.y + (row + 0.3) * cellSize, 175, 0.55 * cellSize}, {225, 195, 150});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
}

TEST_CASE("way out: an exit at the left shows, whatever lies beside another line") {
  const Puzzle puzzle = parsed("6x6:left2:...BBCDDE..C..EAAFGHHI.FG..IJJGKKKLL");
  render::Canvas canvas = page(puzzle, {45, 38, 36});
  for (const int row : {0, 2})
    canvas.fill({boardBox.x - 40, boardBox.y + (row + 0.2) * cellSize, 40, 0.6 * cellSize},
                {225, 195, 150});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
}
