// Boards in uneven light: what lies in it, and what it is.
#include "scanner/light.h"

#include <doctest.h>

#include <array>
#include <cmath>
#include <string>

#include "../fixtures/parsed.h"
#include "grey_patch.h"
#include "notation.h"
#include "retouch.h"
#include "scanner/scanner.h"
#include "scene.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr const char* board = "6x6:right2:B.CCD.BEEED.AA..DF.GHH.F.GIJJF..I...";
constexpr int cellSize = 60;
constexpr int frame = 40;

/// A floor of grooved tiles, brightest in the middle, under blocks on which the light is even.
render::Canvas spotlit(const Puzzle& puzzle) {
  constexpr int side = 6 * cellSize + 2 * frame;
  render::Canvas canvas(side, side);
  canvas.fill({0, 0, side, side}, {190, 140, 80});
  const auto cellBox = [](double col, double row, double cols, double rows) {
    return render::Box{frame + col * cellSize, frame + row * cellSize, cols * cellSize,
                       rows * cellSize};
  };
  canvas.fill(cellBox(6, puzzle.exit.line, 1, 1), {40, 30, 25});
  for (int row = 0; row < 6; ++row)
    for (int col = 0; col < 6; ++col) {
      const double gain = std::exp(-0.07 * (std::pow(col - 2.5, 2) + std::pow(row - 2.5, 2)));
      const auto lit = [&](double share) {
        return render::Colour{150 * gain * share, 86 * gain * share, 51 * gain * share};
      };
      canvas.fill(cellBox(col, row, 1, 1), lit(0.8));
      canvas.fill(cellBox(col, row, 1, 1).shrunk(2), lit(1));
    }
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i) {
    const Block& block = puzzle.blocks[i];
    const bool across = block.axis == Axis::horizontal;
    const render::Box box = cellBox(block.cell.col, block.cell.row, across ? block.length : 1,
                                    across ? 1 : block.length);
    const render::Colour colour =
        i == 0 ? render::Colour{190, 45, 45} : render::Colour{215, 185, 130};
    canvas.fill(box.shrunk(2), render::shaded(colour, -50));
    canvas.fill(box.shrunk(5), colour);
  }
  return canvas;
}

std::string readingOf(const render::Canvas& picture) {
  const auto reading = scan(picture.view());
  return reading ? formatNotation(reading->puzzle) : std::string(name(reading.error().code));
}

/// What is measured where every cell is of one colour in light that falls off to the right.
Features slope(double fall) {
  Features features{6, 6, {}, {}, {}};
  for (int i = 0; i < 36; ++i) {
    CellFeatures cell;
    const auto level = static_cast<float>(150 * std::exp(-fall * (i % 6 + 0.5) / 6));
    cell.colour = {level, level, level};
    cell.texture.fill(cell.colour);
    features.cells.push_back(cell);
  }
  return features;
}

}  // namespace

TEST_CASE("light: even light is none") { CHECK_FALSE(unevenLightOn(slope(0))); }

TEST_CASE("light: a slope is found, and which way it falls") {
  const auto light = unevenLightOn(slope(0.8));
  REQUIRE(light);
  CHECK((*light)[0] == doctest::Approx(-0.4).epsilon(0.15));  // from the middle to the edge
  CHECK((*light)[1] == doctest::Approx(0).epsilon(0.02));
}

TEST_CASE("light: a patch put into even light is of one brightness") {
  const Patch patch = greyPatch(6, [](int x, int) {
    const double across = 2.0 * x / (6 * patchCell) - 1;
    return static_cast<float>(100 * std::exp(-0.5 * across));
  });
  const Patch even = inEvenLight(patch, {-0.5, 0, 0, 0, 0});
  for (const int x : {0, 40, 100, 6 * patchCell - 1})
    CHECK(even.at(x, 70)[1] == doctest::Approx(100).epsilon(0.01));
}

TEST_CASE("light: a floor that is brighter in the middle is one floor") {
  const Puzzle puzzle = parsed(board);
  CHECK(readingOf(spotlit(puzzle)) == formatNotation(puzzle));
}

TEST_CASE("light: a lamp at any side changes no reading") {
  const Puzzle puzzle = parsed(board);
  for (const render::Theme& theme : render::themes())
    for (const render::Point& at : {render::Point{0.5, -1}, render::Point{-0.3, 0.5},
                                    render::Point{1.2, 1.2}, render::Point{0.5, 0.5}}) {
      CAPTURE(theme.name);
      CAPTURE(at.x);
      CAPTURE(at.y);
      render::Canvas picture = render::draw(puzzle, theme, {});
      render::light(picture, {at, 0.4});
      CHECK(readingOf(picture) == formatNotation(puzzle));
    }
}
