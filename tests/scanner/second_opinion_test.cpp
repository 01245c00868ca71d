// Boards in which the usual networks see too little are read in a closer look, never for certain.
#include "scanner/second_opinion.h"

#include <doctest.h>

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "../fixtures/sanitized.h"
#include "checked_scan.h"
#include "notation.h"
#include "scanner/close_look.h"
#include "scanner/close_reader.h"
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
constexpr std::array kinds = {Kind{700264, "traffic"},
                              Kind{700829, "traffic"},
                              Kind{700766, "toys"},
                              Kind{700082, "one tile a cell"},
                              Kind{701022, "pale on pale"},
                              Kind{701557, "target not red"},
                              Kind{700505, "touching, thin seams"}};

// Refused, or read as a part of themselves, by who looked closely at the likeliest place alone.
constexpr std::array elsewhere = {Kind{800582, "traffic"}, Kind{800597, "toys"}};
constexpr render::Wish likeTablets{40, 90};

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

TEST_CASE("second opinion: wherever a board may lie is looked at closely") {
  for (const Kind& kind : std::span(elsewhere).first(isSanitized ? 1 : elsewhere.size())) {
    CAPTURE(kind.seed);
    const render::Specimen specimen = render::makeSpecimen(kind.seed, likeTablets);
    CHECK(specimen.look == kind.look);
    REQUIRE(specimen.truth);
    const auto reading = scan(specimen.picture.view(), movesOf);
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(*specimen.truth));
    CHECK(reading->confidence < certain);
  }
}

namespace {

constexpr auto fullBoard = "6x6:right2:BB...C..DEFCAADEFCG..E..GH.II..HJJ..";

std::optional<int> fifteenMoves(const Puzzle&) { return 15; }
std::optional<int> noSolution(const Puzzle&) { return std::nullopt; }

/// A board as it is read closely in its own place, by who asks what it takes.
GridReading closelyRead(const Puzzle& puzzle, MovesOf asked) {
  const fixtures::Page page;
  const Working working = shrinkToWork(fixtures::drawn(page, puzzle).view());
  const Grid grid{page.left, page.top, page.cell, page.cell, puzzle.cols, puzzle.rows};
  const auto close = closeLook(Palette::coloured);
  auto readings = CloseReader(working.raster, *close, asked).at(latticeOf(grid));
  REQUIRE_FALSE(readings.empty());
  return std::move(readings.front());
}

}  // namespace

TEST_CASE("second opinion: what takes many moves is likelier a puzzle") {
  const Puzzle puzzle = parsed(fullBoard);
  const GridReading hard = closelyRead(puzzle, fifteenMoves);
  const GridReading unsolvable = closelyRead(puzzle, noSolution);
  CHECK(hard.hardness == doctest::Approx(std::log(16)));
  CHECK(unsolvable.hardness == 0);
  CHECK(closelyRead(puzzle, nullptr).hardness == 0);
  CHECK(beliefIn(hard) > beliefIn(unsolvable));
}

TEST_CASE("second opinion: lines of nothing but floor at a side may lie beside the board") {
  const Puzzle sparse = parsed("6x6:right2:.BB...C..D..CAAD..E..F..E..F........");
  CHECK(closelyRead(sparse, nullptr).idleCells == 12);  // below and at the right
  CHECK(closelyRead(parsed(fullBoard), nullptr).idleCells == 0);
}

TEST_CASE("second opinion: without a closer look nothing changes") {
  const render::Specimen specimen = render::makeSpecimen(kinds[0].seed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  CHECK(isDoubtful(found));
  const double before = found.best ? beliefIn(*found.best) : 0;
  const Found alone = withCloseLook(raster, std::nullopt, findBoards(raster, usual), nullptr);
  CHECK((alone.best ? beliefIn(*alone.best) : 0) == before);
  const Found helped = findWithCloseLook(raster, usual, nullptr);
  REQUIRE(helped.best);
  CHECK(helped.best->isSecondLook);
  CHECK(beliefIn(*helped.best) > before);
}

TEST_CASE("second opinion: what is plain is not looked at twice") {
  const render::Specimen specimen = render::makeSpecimen(plainSeed, likePhones);
  const Raster raster = shrinkToWork(specimen.picture.view()).raster;
  const Weights usual = learned(Palette::coloured);
  const Found found = findBoards(raster, usual);
  REQUIRE(found.best);
  REQUIRE_FALSE(isDoubtful(found));
  const Found again = findWithCloseLook(raster, usual, nullptr);
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
  CHECK(beliefIn(*found.best) >= plainLarge);
  CHECK(isDoubtful(found));
  for (const auto& reading : {scan(canvas.view()), scanClosely(canvas.view())}) {
    REQUIRE(reading);
    CHECK(reading->puzzle == puzzle);
    CHECK(reading->confidence < certain);
  }
}
