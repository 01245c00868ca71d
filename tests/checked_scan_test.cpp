// Scans that are tried: a board that can be solved says so, one that cannot is doubted, and still
// told.
#include "checked_scan.h"

#include <doctest.h>

#include "fixtures/parsed.h"
#include "scene.h"

using namespace unblocker;

namespace {

/// The drawn board's reading, which holds that very board.
CheckedReading scanned(const std::string& text) {
  const Puzzle puzzle = parsed(text);
  const auto checked = checkedScan(render::draw(puzzle, render::themes()[1], {}).view());
  REQUIRE(checked);
  CHECK(checked->reading.puzzle == puzzle);
  return *checked;
}

}  // namespace

TEST_CASE("checked scan: what games show can be solved") {
  const CheckedReading checked = scanned("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.");
  CHECK(checked.solvability == Solvability::solvable);
  CHECK(checked.reading.confidence >= 0.9);
  CHECK(checked.reading.cells.size() == 36);
}

TEST_CASE("checked scan: a board without a solution is read, but not relied upon") {
  // The column of three and the one below it can never leave the target's row.
  const CheckedReading checked = scanned("6x6:right2:...B..CC.B..AA.B.....D..EE.D..FF.D..");
  CHECK(checked.solvability == Solvability::unsolvable);
  CHECK(checked.reading.confidence < 0.9);
}
