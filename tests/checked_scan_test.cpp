// Scans that are tried: a board that can be solved says so, one that cannot is doubted, and still
// told.
#include "checked_scan.h"

#include <doctest.h>

#include "fixtures/parsed.h"
#include "notation.h"
#include "scanner/finder.h"
#include "scanner/target.h"
#include "scanner/working.h"
#include "scene.h"
#include "specimen.h"

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

namespace {

/// A drawn board with something light over two free cells of the target's row.
Result<CheckedReading> marked(const Puzzle& puzzle, double opacity) {
  const render::Scene scene;
  render::Canvas canvas = render::draw(puzzle, render::themes()[1], scene);
  const render::Box board = render::boardIn(scene, puzzle);
  const double cell = board.width / puzzle.cols;
  const double col = puzzle.exit.side == Side::left ? 0 : 4;
  const render::Box lane{board.x + col * cell, board.y + 2 * cell, 2 * cell, cell};
  canvas.fill(lane.shrunk(0.04 * cell), {250, 245, 225}, opacity);
  return checkedScan(canvas.view());
}

}  // namespace

TEST_CASE("checked scan: a faint marking between target and exit is no block") {
  for (const char* text :
       {"..BCCC..BEFF.AAE....H..GI.HJJGI.KKLL", "6x6:left2:CCCB..FFEB....EAA.G..H..GJJH.ILLKK.I"}) {
    const Puzzle puzzle = parsed(text);
    const auto checked = marked(puzzle, 0.15);
    REQUIRE(checked);
    CHECK(checked->reading.puzzle == puzzle);
    CHECK(checked->solvability == Solvability::solvable);
    CHECK(checked->reading.confidence < 0.9);
  }
}

TEST_CASE("checked scan: a plain block between target and exit is told as such") {
  const Puzzle puzzle = parsed("..BCCC..BEFF.AAE....H..GI.HJJGI.KKLL");
  const auto checked = marked(puzzle, 0.6);
  REQUIRE(checked);
  CHECK(checked->reading.puzzle.blocks.size() == puzzle.blocks.size() + 1);
  CHECK(checked->solvability == Solvability::unsolvable);
  CHECK(checked->reading.confidence < 0.9);
}

TEST_CASE("checked scan: an exit that is painted on the last cell of its line is no fixed block") {
  const Puzzle puzzle = parsed("..BCCC..BEFF.AAE....H..GI.HJJGI.KKLL");
  const render::Scene scene;
  render::Canvas canvas = render::draw(puzzle, render::themes()[1], scene);
  const render::Box board = render::boardIn(scene, puzzle);
  const double cell = board.width / puzzle.cols;
  const render::Box last{board.x + 5 * cell, board.y + 2 * cell, cell, cell};
  canvas.fill(last.shrunk(0.05 * cell), {255, 213, 79});
  const auto checked = checkedScan(canvas.view());
  REQUIRE(checked);
  CHECK(checked->reading.puzzle == puzzle);
  CHECK(checked->solvability == Solvability::solvable);
  CHECK(checked->reading.confidence < 0.9);
}

namespace {

/// That what was read at first gives way to what a closer look says, which is the truth.
void checkGivesWay(const render::Specimen& specimen, const Puzzle& asRead,
                   const Result<Reading>& closer) {
  REQUIRE(closer);
  CHECK(formatNotation(closer->puzzle) != formatNotation(asRead));
  const auto checked = checkedScan(specimen.picture.view());
  REQUIRE(checked);
  CHECK(checked->reading.puzzle == closer->puzzle);
  CHECK(formatNotation(checked->reading.puzzle) == formatNotation(*specimen.truth));
  CHECK(checked->solvability == Solvability::solvable);
  CHECK(checked->reading.confidence < 0.9);
}

}  // namespace

TEST_CASE("checked scan: what has no solution gives way to what a closer look makes of it") {
  const render::Specimen specimen = render::makeSpecimen(700866);  // a finger over flat blocks
  REQUIRE(specimen.truth);
  const auto asRead = scan(specimen.picture.view(), movesOf);
  REQUIRE(asRead);
  CHECK_FALSE(movesOf(asRead->puzzle));
  checkGivesWay(specimen, asRead->puzzle, scanClosely(specimen.picture.view(), movesOf));
}

TEST_CASE("checked scan: what was misread at first gives way to what a closer look makes of it") {
  const render::Specimen specimen = render::makeSpecimen(5000753);  // small cars, blurred
  REQUIRE(specimen.truth);
  const scanner::Working working = scanner::shrinkToWork(specimen.picture.view());
  const scanner::Found found = scanner::findBoards(working.raster, scanner::learned());
  REQUIRE(found.best);
  const auto goal = scanner::findPuzzleGoal(*found.best);
  REQUIRE(goal);
  const Puzzle asRead =
      scanner::puzzleOf(found.best->lattice, found.best->layout, goal->block, goal->exit);
  checkGivesWay(specimen, asRead, scanClosely(specimen.picture.view()));
}
