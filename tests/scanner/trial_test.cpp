// Targets that no colour tells: what it takes to free each block does.
#include "scanner/trial.h"

#include <doctest.h>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "checked_scan.h"
#include "notation.h"

using namespace unblocker;

namespace {

// The target is violet, and another block is as red as targets are elsewhere.
render::Canvas redElsewhere(const Puzzle& puzzle) {
  fixtures::Page page;
  page.target = fixtures::blockColours[3];
  render::Canvas canvas = drawn(page, puzzle);
  canvas.fill(page.at(puzzle.blocks[1]).shrunk(page.gap), {205, 60, 50});
  return canvas;
}

}  // namespace

TEST_CASE("trial: of blocks that might be meant it is the one that is hardest to free") {
  const Puzzle puzzle = parsed("6x6:right2:BBB.C...D.C.AAD.CEFGGHHEFIIJ.KLLLJ.K");
  const render::Canvas canvas = redElsewhere(puzzle);
  const auto byColour = scan(canvas.view());
  REQUIRE(byColour);
  CHECK(byColour->puzzle.blocks.front() != puzzle.blocks.front());
  const auto tried = checkedScan(canvas.view());
  REQUIRE(tried);
  CHECK(formatNotation(tried->reading.puzzle) == formatNotation(puzzle));
  CHECK(tried->reading.targetConfidence < 0.9);
  CHECK(tried->reading.confidence < 0.9);
}
