// A grid that lies beside its board's lines finds back to them.
#include "scanner/nudge.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>

#include "../fixtures/parsed.h"
#include "scanner/weights.h"
#include "scanner/working.h"
#include "scene.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

/// A drawn board and where it lies.
struct Drawn {
  Raster raster;
  Lattice lattice;
  double cell = 0;  ///< Its side, pixels.
};

Drawn drawn() {
  const Puzzle puzzle = parsed("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.");
  const render::Scene scene;
  const render::Box board = render::boardIn(scene, puzzle);
  const double cell = board.width / puzzle.cols;
  return {shrinkToWork(render::draw(puzzle, render::themes()[1], scene).view()).raster,
          latticeOf({board.x, board.y, cell, cell, puzzle.cols, puzzle.rows}), cell};
}

/// The most that a corner lies beside the same one of the other lattice, in pixels.
double apart(const Lattice& a, const Lattice& b) {
  double most = 0;
  for (std::size_t i = 0; i < 4; ++i)
    most = std::max(
        most, std::hypot(a.corners()[i].x - b.corners()[i].x, a.corners()[i].y - b.corners()[i].y));
  return most;
}

constexpr double anyWorth = -100;

}  // namespace

TEST_CASE("nudge: a grid finds back from a fifth of a cell aside") {
  const Drawn board = drawn();
  const Weights weights = learned(Palette::coloured);
  for (const Point& by : {Point{0.2, 0}, Point{-0.2, 0}, Point{0, 0.2}, Point{0.15, -0.15}}) {
    CAPTURE(by.x);
    CAPTURE(by.y);
    const Lattice aside = composed(board.lattice, {1, 0, by.x, 0, 1, by.y, 0, 0, 1});
    const auto rough = readLattice(board.raster, weights, aside, anyWorth, 0);
    REQUIRE(rough);
    const auto fine = nudged(board.raster, weights, aside, rough->worth);
    REQUIRE(fine);
    CHECK(apart(fine->lattice, board.lattice) < 0.13 * board.cell);  // a step and a half
    CHECK(fine->worth > rough->worth);
  }
}

TEST_CASE("nudge: a grid on its lines stays there") {
  const Drawn board = drawn();
  const Weights weights = learned(Palette::coloured);
  const auto reading = readLattice(board.raster, weights, board.lattice, anyWorth, polishRounds);
  REQUIRE(reading);
  CHECK_FALSE(nudged(board.raster, weights, reading->lattice, reading->worth));
}
