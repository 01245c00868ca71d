// Where a reading is doubtful: weak evidence, overruled evidence, and what the runner-up says.
#include "scanner/doubt.h"

#include <doctest.h>

#include <cstdint>
#include <string_view>

#include "notation.h"
#include "scanner/scanner.h"
#include "specimen.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr CellCost plainFloor{0.0F, 6.0F};
constexpr CellCost plainSolid{6.0F, 0.0F};
constexpr SeamCost plainJoin{0.0F, 6.0F, 6.0F};
constexpr SeamCost plainPart{6.0F, 0.0F, 6.0F};

/// One row: a block of two cells, and floor.
Evidence plain() {
  return {3, 1, {plainSolid, plainSolid, plainFloor}, {plainJoin, plainPart, {}}, {{}, {}, {}}};
}

TilingPair tiled() { return {{{Part::blockStart, Part::blockRight, Part::floor}, 0}, {}}; }

}  // namespace

TEST_CASE("doubt: plain evidence leaves none") {
  for (const double cell : cellConfidences(plain(), tiled())) CHECK(cell > 0.99);
}

TEST_CASE("doubt: a weak seam marks the cells on both its sides") {
  Evidence evidence = plain();
  evidence.right[0] = {0.4F, 0.9F, 6.0F};
  const auto cells = cellConfidences(evidence, tiled());
  CHECK(cells[0] < 0.9);
  CHECK(cells[1] < 0.9);
  CHECK(cells[2] > 0.9);
}

TEST_CASE("doubt: evidence that the rest of the board overruled counts against a cell") {
  Evidence evidence = plain();
  evidence.cells[2] = plainSolid;
  CHECK(cellConfidences(evidence, tiled())[2] < 0.1);
}

TEST_CASE("doubt: a close second reading marks where it differs") {
  TilingPair pair = tiled();
  pair.second = {{Part::blockStart, Part::blockRight, Part::wall}, 0.5};
  const auto cells = cellConfidences(plain(), pair);
  CHECK(cells[2] < 0.5);
  CHECK(cells[0] > 0.9);
}

TEST_CASE("doubt: what was once surely misread is right or doubtful") {
  struct Once {
    std::uint32_t seed;
    std::string_view fault;
  };
  for (const Once& once : {
           Once{50'000'714, "two fixed blocks of 18 pixels a cell that touch"},
           Once{1488, "fixed blocks as grey as the floor"},
           Once{201411, "a fixed block a little paler than the floor"},
           Once{202810, "a fixed block with faint rivets on a dark floor"},
           Once{212276, "two fixed blocks as grey as the floor, apart"},
           Once{216815, "two fixed blocks with rivets, else as the floor"},
           Once{215500, "two fixed blocks with rivets and no gap that touch"},
           Once{216761, "two round fixed blocks among cars that touch"},
           Once{218074, "two fixed blocks of eleven pixels a cell that touch"},
           Once{501338,
                "two fixed blocks that touch, of which half the picture's size shows one block"},
           Once{405511, "a fixed block with rivets on a floor of two greys, unevenly lit"},
           Once{213931, "a car's last part taken for a fixed block"},
           Once{405960, "a car's last part taken for a fixed block, blurred"},
           Once{218548, "a finger taken for an upright block"},
           Once{503051, "blurred wood on darker wood, floor and blocks taken for each other"},
           Once{500380, "an exit at the wrong side of a grid that was nudged"},
           Once{11088, "two fixed blocks like a third one that touch"},
           Once{13574, "the top row of seven taken for what lies beyond"},
           Once{13923, "six rows of nine, a row of blocks with gaps after them"},
           Once{14895, "six rows and columns of seven, the others nearly empty"},
           Once{5956, "six rows of ten that one block parts from the others"},
           Once{200715, "no exit drawn, a shadow at the other end"},
           Once{204067, "no exit drawn, a blurred frame"},
           Once{214507, "a word for an exit, a shadow at the other end"},
           Once{219326, "an exit cut off, and a frame at the other end"},
           Once{219898, "a word for an exit, out of the frame's sight"},
       }) {
    CAPTURE(once.fault);
    const render::Specimen specimen = render::makeSpecimen(once.seed);
    const auto reading = scan(specimen.picture.view());
    REQUIRE(reading);
    const bool right = formatNotation(reading->puzzle) == formatNotation(*specimen.truth);
    CHECK((right || reading->confidence < 0.9));
  }
}

TEST_CASE("doubt: a board under a hint arrow is not surely cut down to the columns beside it") {
  const render::Specimen specimen = render::makeSpecimen(4753);  // three empty columns lie between
  const auto reading = scan(specimen.picture.view());
  if (!reading) {
    CHECK(reading.error().code == ErrorCode::blockOffGrid);
    return;
  }
  const bool right = formatNotation(reading->puzzle) == formatNotation(*specimen.truth);
  CHECK((right || reading->confidence < 0.9));
}
