// What is seen of one seam, on boards of two grey levels.
#include "scanner/seam_look.h"

#include <doctest.h>

#include <cmath>

#include "grey_patch.h"

using namespace unblocker::scanner;

namespace {

constexpr float blockLevel = 160;
constexpr float lineLevel = 60;

/// Two cells that are parted by a line along a part of their seam.
SeamLook lookAtLine(int from, int to) {
  const Patch patch = greyPatch(4, [&](int x, int y) {
    const int along = y - patchCell;
    return std::abs(x - patchCell) <= 1 && along >= from && along < to ? lineLevel : blockLevel;
  });
  const Features features = measure(patch);
  return lookAt(SeamView(patch, true, 1, 1), features.cells[features.index(0, 1)],
                features.cells[features.index(1, 1)], features.vertical(1, 1));
}

}  // namespace

TEST_CASE("seam look: a line from block to block is straight, and as strong as it is") {
  CHECK(lookAtLine(0, patchCell).straight == doctest::Approx(blockLevel - lineLevel));
  CHECK(lookAtLine(laneRim, patchCell - laneRim).straight ==
        doctest::Approx(blockLevel - lineLevel));
  CHECK(lookAtLine(0, 0).straight == 0);
}

TEST_CASE("seam look: a short line, as of a digit, in the middle of a block is no straight edge") {
  const SeamLook digit = lookAtLine(8, 16);
  CHECK(digit.edge > 40);
  CHECK(digit.straight == 0);
}

TEST_CASE(
    "seam look: a line with an end missing is as straight as its thirds say, or its quarters") {
  CHECK(lookAtLine(laneRim + 1, patchCell).straight == doctest::Approx(80));
  CHECK(lookAtLine(laneRim + 2, patchCell).straight == doctest::Approx(60));
  CHECK(lookAtLine(laneRim + 3, patchCell).straight == doctest::Approx(25));  // not 40
}
