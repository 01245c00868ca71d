// Lattices: projective maps that compose, grow and know when they make no sense.
#include "scanner/lattice.h"

#include <doctest.h>

#include "scanner/polish.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

Lattice upright() { return latticeOf({10, 20, 30, 40, 6, 5}); }

/// As a photograph from below shows it: the far side is smaller.
Lattice leaning() { return composed(upright(), {1, 0.05, 0, 0, 1, 0, 0, 0.03, 1}); }

void checkNear(const Point& point, double x, double y) {
  CHECK(point.x == doctest::Approx(x).epsilon(0.001));
  CHECK(point.y == doctest::Approx(y).epsilon(0.001));
}

/// A plain edge, so many cells off its line.
Seam seam(double offset) {
  Seam one;
  one.strength = 80;
  one.offset = static_cast<float>(offset * patchCell);
  return one;
}

}  // namespace

TEST_CASE("lattice: an upright one is its grid") {
  const Lattice lattice = upright();
  CHECK(lattice.isUpright());
  CHECK(lattice.isSound());
  checkNear(lattice.at(0, 0), 10, 20);
  checkNear(lattice.at(6, 5), 190, 220);
  const Grid bounds = boundsOf(lattice);
  CHECK(bounds.cellWidth == doctest::Approx(30));
  CHECK(bounds.cellHeight == doctest::Approx(40));
}

TEST_CASE("lattice: growing keeps every cell where it is") {
  for (const Lattice& lattice : {upright(), leaning()}) {
    const Lattice larger = grown(lattice, 1, 2, 3, -1);
    CHECK(larger.cols == 10);
    CHECK(larger.rows == 6);
    const Point before = lattice.at(2.5, 3);
    checkNear(larger.at(3.5, 5), before.x, before.y);
  }
}

TEST_CASE("lattice: what leans is not upright, and may be no board at all") {
  CHECK_FALSE(leaning().isUpright());
  CHECK(leaning().isSound());
  const Lattice behind = composed(upright(), {1, 0, 0, 0, 1, 0, 0, -0.3, 1});
  CHECK_FALSE(behind.isSound());
}

TEST_CASE("polish: seams measured off their lines draw the lattice along") {
  Lattice lattice = upright();
  Features features{6, 5, {}, {}, {}};
  // Every line lies a tenth of a cell to the right, and rows are a hundredth too low each.
  for (int line = 0; line <= 6; ++line)
    for (int row = 0; row < 5; ++row) features.verticals.push_back(seam(0.1));
  for (int line = 0; line <= 5; ++line)
    for (int col = 0; col < 6; ++col) features.horizontals.push_back(seam(0.01 * line));
  const Lattice better = polished(lattice, features, true);
  CHECK(better.isUpright());
  checkNear(better.at(0, 0), 13, 20);
  CHECK(better.at(6, 5).y == doctest::Approx(220 + 0.05 * 40).epsilon(0.001));
}

TEST_CASE("polish: a board that leans is followed, when that is allowed") {
  Features features{6, 5, {}, {}, {}};
  // Turned by two hundredths of a cell for every cell across.
  for (int line = 0; line <= 6; ++line)
    for (int row = 0; row < 5; ++row) features.verticals.push_back(seam(-0.02 * (row - 2)));
  for (int line = 0; line <= 5; ++line)
    for (int col = 0; col < 6; ++col) features.horizontals.push_back(seam(0.02 * (col - 2.5)));
  CHECK(polished(upright(), features, false).isUpright());
  const Lattice turned = polished(upright(), features, true);
  CHECK_FALSE(turned.isUpright());
  CHECK(turned.at(6, 2.5).y > turned.at(0, 2.5).y + 3);
  CHECK(turned.at(3, 5).x < turned.at(3, 0).x - 2);
}
