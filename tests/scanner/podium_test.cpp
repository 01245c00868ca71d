// Which of two readings of one place is kept.
#include "scanner/podium.h"

#include <doctest.h>

#include <utility>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "scanner/working.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

/// A drawn board, and its readings at lattices of our choice.
class Board {
 public:
  Board() : raster_(shrinkToWork(drawn(page_, puzzle_).view()).raster) {}

  /// Read so many rows too low.
  GridReading read(int rows) const {
    const Grid grid{page_.left, page_.top + rows * page_.cell, page_.cell, page_.cell, 6, 6};
    auto reading = readLattice(raster_, weights_, latticeOf(grid), -100, 0);
    REQUIRE(reading);
    return std::move(*reading);
  }

 private:
  Puzzle puzzle_ = parsed("6x6:right2:BB...C..DEFCAADEFCG..E..GH.II..HJJ..");
  fixtures::Page page_;
  Raster raster_;
  Weights weights_ = learned(Palette::coloured);
};

/// The top of what is kept of a board and of a reading a row lower that is worth so much more.
double topKept(double more) {
  const Board board;
  GridReading first = board.read(0);
  GridReading second = board.read(1);
  second.worth = first.worth + more;
  Podium podium;
  podium.enter(std::move(first));
  podium.enter(std::move(second));
  return boundsOf(std::move(podium).found().best->lattice).y;
}

}  // namespace

TEST_CASE("podium: a row too low, with buttons for its last one, must explain plainly more") {
  const double top = fixtures::Page{}.top;
  CHECK(topKept(-1) == doctest::Approx(top).epsilon(0.01));
  CHECK(topKept(2) == doctest::Approx(top).epsilon(0.01));
  CHECK(topKept(10) > top + 50);
}
