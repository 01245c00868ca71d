#include "solver/layout.h"

#include <doctest.h>

#include <string>

#include "../fixtures/parsed.h"

using namespace unblocker;

namespace {

Layout laidOut(const std::string& text) { return layOut(parsed(text)); }

}  // namespace

TEST_CASE("a block alone in its lane can reach all of it") {
  const Layout layout = laidOut("6x6:right2:.............AA..B.....B............");
  REQUIRE(layout.fields.size() == 2);
  CHECK(layout.fields[0].span == 4);
  CHECK(layout.fields[0].start == 1);
  CHECK(layout.fields[0].firstCell == 12);
  CHECK(layout.goal == 4);
  CHECK(layout.fields[1].stride == 6);
  CHECK(layout.fields[1].firstCell == 5);
  CHECK(layout.fields[1].start == 2);
}

TEST_CASE("walls and blocks in the same lane leave each other their room") {
  const Layout walled = laidOut("8x3:right0:x.AA.x..................");
  CHECK(walled.fields[0].span == 2);
  CHECK(walled.fields[0].start == 1);
  CHECK(walled.goal == -1);
  const Layout shared = laidOut("8x3:left0:.BB.AA.xCCC.............");
  CHECK(shared.fields[0].span == 3);
  CHECK(shared.fields[0].firstCell == 2);
  CHECK(shared.fields[1].span == 3);
  CHECK(shared.fields[1].firstCell == 0);
  CHECK(shared.fields[2].span == 5);
  CHECK(shared.goal == -1);
}

TEST_CASE("fields share words without overlapping or straddling") {
  std::string cells;
  for (int row = 0; row < 12; ++row) {
    cells += std::string(2, static_cast<char>('A' + 2 * row)) + "..........";
  }
  for (char& cell : cells) {
    if (cell == 'x') cell = '~';
  }
  const Layout layout = laidOut("12x12:right0:" + cells);
  CHECK(layout.words == 1);
  std::uint64_t used = 0;
  for (const Field& field : layout.fields) {
    CHECK(field.mask == 15);
    CHECK((used & field.mask << field.shift) == 0);
    used |= field.mask << field.shift;
  }
}
