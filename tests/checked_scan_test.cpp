// Scans that are tried: a board that can be solved says so, one that cannot is doubted, and still
// told.
#include "checked_scan.h"

#include <doctest.h>

#include "notation.h"
#include "scene.h"

using namespace unblocker;

namespace {

Result<CheckedReading> scanned(const Puzzle& puzzle) {
  return checkedScan(render::draw(puzzle, render::themes()[1], {}).view());
}

}  // namespace

TEST_CASE("checked scan: what games show can be solved") {
  const auto puzzle = parseNotation("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.");
  REQUIRE(puzzle);
  const auto checked = scanned(*puzzle);
  REQUIRE(checked);
  CHECK(checked->solvability == Solvability::solvable);
  CHECK(checked->reading.confidence >= 0.9);
  CHECK(checked->reading.cells.size() == 36);
  CHECK(checked->reading.puzzle == *puzzle);
}

TEST_CASE("checked scan: a board without a solution is read, but not relied upon") {
  // The column of three and the one below it can never leave the target's row.
  const auto puzzle = parseNotation("6x6:right2:...B..CC.B..AA.B.....D..EE.D..FF.D..");
  REQUIRE(puzzle);
  const auto checked = scanned(*puzzle);
  REQUIRE(checked);
  CHECK(checked->solvability == Solvability::unsolvable);
  CHECK(checked->reading.puzzle == *puzzle);
  CHECK(checked->reading.confidence < 0.9);
}
