// Where the target leaves the board: an exit that is painted on its last cell, and what lies beside
// the board but is no exit.
#include "scanner/way_out.h"

#include <doctest.h>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"

using namespace unblocker;

using fixtures::Page;

TEST_CASE("way out: a cell in the exit's colour is no part of the block beside it") {
  const Puzzle puzzle = parsed("6x6:right2:.BB.......C..AA.C.....CDEEE..D..FF..");
  Page page;
  page.background = {240, 240, 250};
  render::Canvas canvas = drawn(page, puzzle);
  const render::Box last = page.at(Cell{5, 2});
  canvas.fill(last.shrunk(2), {250, 214, 30});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
  CHECK(reading->cells[2 * 6 + 5] < scanner::certain);
  CHECK(reading->confidence < scanner::certain);
}

TEST_CASE("way out: buttons beside the board are no exit") {
  const Puzzle puzzle = parsed("6x6:right2:BCC...B..DEEFAAD..F.GHHIJJG..IKKLLLI");
  const Page page;
  render::Canvas canvas = drawn(page, puzzle);
  for (const int row : {2, 3})
    canvas.fill({60, page.top + (row + 0.3) * page.cell, 175, 0.55 * page.cell}, {225, 195, 150});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
}

TEST_CASE("way out: an exit at the left shows, whatever lies beside another line") {
  const Puzzle puzzle = parsed("6x6:left2:...BBCDDE..C..EAAFGHHI.FG..IJJGKKKLL");
  const Page page;
  render::Canvas canvas = drawn(page, puzzle);
  for (const int row : {0, 2})
    canvas.fill({page.left - 40, page.top + (row + 0.2) * page.cell, 40, 0.6 * page.cell},
                {225, 195, 150});
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
}
