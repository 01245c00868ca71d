// What a reading at a known place says of itself.
#include "scanner/reader.h"

#include <doctest.h>

#include <utility>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "scanner/working.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

GridReading read(const Puzzle& puzzle) {
  const fixtures::Page page;
  const Raster raster = shrinkToWork(drawn(page, puzzle).view()).raster;
  const Grid grid{page.left, page.top, page.cell, page.cell, puzzle.cols, puzzle.rows};
  auto reading = readLattice(raster, learned(Palette::coloured), latticeOf(grid), 0, 0);
  REQUIRE(reading);
  return std::move(*reading);
}

}  // namespace

TEST_CASE("reader: a long block is dearer, but nothing that the picture says against the board") {
  const GridReading reading = read(parsed("6x6:right2:B..CC.B..DD.B.AAE.B...E.B.FFE......."));
  CHECK(reading.layout.blocks.size() == 6);
  CHECK(reading.cost > 3);
  CHECK(reading.misfit < 1);
}

TEST_CASE("reader: a list of buttons, all along one axis, is worth less than a board") {
  const GridReading board = read(parsed("6x6:right2:BB..CCDD....AA..E.FF..E.GG..E......."));
  const GridReading list = read(parsed("6x6:right2:BB..CCDD....AA..EEFF....GG..HH......"));
  CHECK(list.layout.blocks.size() == 8);
  CHECK(list.worth < board.worth - 5);
}
