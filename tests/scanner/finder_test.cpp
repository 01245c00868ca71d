// Boards that are found at a glance.
#include "scanner/finder.h"

#include <doctest.h>

#include <algorithm>

#include "../fixtures/parsed.h"
#include "scanner/weights.h"
#include "scanner/working.h"
#include "scene.h"
#include "specimen.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr const char* board = "..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.";

/// A picture of the board, a phone's by default, so many times as high as it was.
Raster stretched(double tall, const render::Scene& scene = {}) {
  const Raster from =
      shrinkToWork(render::draw(parsed(board), render::themes()[0], scene).view(), 450).raster;
  Raster to(from.width, static_cast<int>(from.height * tall));
  for (int y = 0; y < to.height; ++y)
    std::copy_n(from.row(std::min(static_cast<int>(y / tall), from.height - 1)), 3 * from.width,
                to.row(y));
  return to;
}

}  // namespace

TEST_CASE(
    "finder: a board whose cells are higher than wide, or wider than high, is found at once") {
  for (const double tall : {1.25, 1.0, 0.8}) {
    CAPTURE(tall);
    const Found found = findPlainBoard(stretched(tall), learned(Palette::coloured));
    REQUIRE(found.best);
    CHECK(found.best->layout.blocks.size() == parsed(board).blocks.size());
    const Grid grid = boundsOf(found.best->lattice);
    CHECK(grid.cellHeight / grid.cellWidth == doctest::Approx(tall).epsilon(0.02));
  }
}

TEST_CASE("finder: a board in a window that was drawn as wide, or as high, as one likes is found") {
  render::Scene window;
  window.width = window.height = 640;
  for (const double tall : {2.0, 1.5, 0.67, 0.5}) {
    CAPTURE(tall);
    const Found found = findBoards(stretched(tall, window), learned(Palette::coloured));
    REQUIRE(found.best);
    CHECK(found.best->layout.blocks.size() == parsed(board).blocks.size());
    const Grid grid = boundsOf(found.best->lattice);
    CHECK(grid.cellHeight / grid.cellWidth == doctest::Approx(tall).epsilon(0.03));
  }
}

TEST_CASE("finder: a sparse board that fits larger cells is not taken for one of the usual size") {
  const render::Specimen specimen = render::makeSpecimen(600'923, {40, 90});
  REQUIRE(specimen.truth);
  REQUIRE(specimen.truth->cols == 4);
  const Found found =
      findBoards(shrinkToWork(specimen.picture.view()).raster, learned(Palette::coloured));
  REQUIRE(found.best);
  CHECK(found.best->lattice.cols == 4);
  CHECK(found.best->lattice.rows == 4);
}
