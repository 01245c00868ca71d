// Boards in which the usual networks see too little are read in a closer look, never for certain.
#include "scanner/second_opinion.h"

#include <doctest.h>

#include <array>
#include <optional>

#include "../fixtures/parsed.h"
#include "notation.h"
#include "scanner/close_look.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"
#include "scanner/working.h"
#include "specimen.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr render::Wish likePhones{44, 64};

struct Kind {
  std::uint32_t seed;
  const char* look;
};

// Read wrongly or refused by the usual networks alone.
constexpr std::array kinds = {Kind{700245, "traffic"},
                              Kind{700829, "traffic"},
                              Kind{700766, "toys"},
                              Kind{700082, "one tile a cell"},
                              Kind{701022, "pale on pale"},
                              Kind{701557, "target not red"},
                              Kind{700505, "touching, thin seams"}};

constexpr std::uint32_t plainSeed = 700001;

}  // namespace

TEST_CASE("second opinion: what the usual networks misread is read, but never for certain") {
  for (const Kind& kind : kinds) {
    CAPTURE(kind.seed);
    const render::Specimen specimen = render::makeSpecimen(kind.seed, likePhones);
    CHECK(specimen.look == kind.look);
    REQUIRE(specimen.truth);
    const auto reading = scan(specimen.picture.view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(*specimen.truth));
    CHECK(reading->confidence < certain);
  }
}

TEST_CASE("second opinion: without a closer look nothing changes") {
  const render::Specimen specimen = render::makeSpecimen(kinds[0].seed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  CHECK(isDoubtful(found, usual));
  const double before = found.best ? beliefIn(*found.best, usual) : 0;
  const Found alone = withCloseLook(raster, std::nullopt, findBoards(raster, usual));
  CHECK((alone.best ? beliefIn(*alone.best, usual) : 0) == before);
  const Found helped = findWithCloseLook(raster, usual);
  REQUIRE(helped.best);
  CHECK(helped.best->isSecondLook);
  CHECK(beliefIn(*helped.best, usual) > before);
}

TEST_CASE("second opinion: what is plain is not looked at twice") {
  const render::Specimen specimen = render::makeSpecimen(plainSeed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  REQUIRE(found.best);
  REQUIRE_FALSE(isDoubtful(found, usual));
  const Found again = findWithCloseLook(raster, usual);
  REQUIRE(again.best);
  CHECK_FALSE(again.best->isSecondLook);
  CHECK(again.best->lattice == found.best->lattice);
}

namespace {

/// Cells with wide gaps on a tray of nearly their colour: between two blocks a gap is all that
/// shows, and the usual networks rather do without the board's first row.
render::Canvas tray(const Puzzle& puzzle) {
  constexpr double pitch = 151;
  constexpr double cell = 133;
  constexpr double radius = 24;
  render::Canvas canvas(1080, 2400);
  canvas.fill({0, 0, 1080, 2400}, {245, 244, 250});
  canvas.fill({60, 909, 960, 960}, 36, {{204, 202, 224}});
  const auto boxOf = [&](const Block& block) {
    const bool lies = block.axis == Axis::horizontal;
    const double along = cell + (block.length - 1) * pitch;
    return render::Box{96 + block.cell.col * pitch, 945 + block.cell.row * pitch,
                       lies ? along : cell, lies ? cell : along};
  };
  for (int i = 0; i < 36; ++i)
    canvas.fill(boxOf({{i % 6, i / 6}, Axis::horizontal, 1}), radius, {{226, 224, 240}});
  for (const Block& block : puzzle.blocks)
    canvas.fill(boxOf(block), radius,
                {block == puzzle.blocks.front() ? render::Colour{224, 92, 69}
                                                : render::Colour{196, 129, 58}});
  canvas.fill({1002, 945 + 4 * pitch, 18, cell}, 6, {{88, 72, 220}});
  return canvas;
}

}  // namespace

TEST_CASE("second opinion: a board of one row too few is looked at closely") {
  const Puzzle puzzle = parsed("6x6:right4:.BBB..C...DDCEEFFG...H.GAA.HIG....I.");
  const render::Canvas canvas = tray(puzzle);
  const Raster raster = shrinkToWork(canvas.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  REQUIRE(found.best);
  CHECK(found.best->lattice.rows == 5);
  CHECK(beliefIn(*found.best, usual) >= plainLarge);
  CHECK(isDoubtful(found, usual));
  for (const auto& reading : {scan(canvas.view()), scanClosely(canvas.view())}) {
    REQUIRE(reading);
    CHECK(reading->puzzle == puzzle);
    CHECK(reading->confidence < certain);
  }
}
