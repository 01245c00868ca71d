// How much of what lies beyond a board a patch knows to be of the picture.
#include "scanner/patch.h"

#include <doctest.h>

#include <algorithm>

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr int cell = 24;  // as in a patch: a pixel is one of the picture

/// A board of six by six cells in a picture that ends so many pixels beyond it.
Raster pictureWith(int beyond) { return {6 * cell + 2 * beyond, 6 * cell + 2 * beyond}; }

Lattice latticeIn(int beyond) {
  return latticeOf({static_cast<double>(beyond), static_cast<double>(beyond), cell, cell, 6, 6});
}

}  // namespace

TEST_CASE("patch: a board in a narrow margin shows that margin, whether it leans or not") {
  for (const int beyond : {5, 9, 30}) {
    CAPTURE(beyond);
    const Raster picture = pictureWith(beyond);
    const Lattice upright = latticeIn(beyond);
    const Lattice leaning = composed(upright, {1, 0.001, 0, 0, 1, 0, 0, 0, 1});
    REQUIRE_FALSE(leaning.isUpright());
    for (const Lattice& lattice : {upright, leaning}) {
      const Patch patch = cutPatch(picture, lattice);
      for (const Side side : allSides) {
        CHECK(visibleBeyond(patch, side) >= std::min(beyond, patchMargin) - 1);
        CHECK(visibleBeyond(patch, side) <= std::min(beyond, patchMargin));
      }
    }
  }
}
