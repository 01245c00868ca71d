// What two searches that meet and mirror images could save, on boards where it can be told by hand.
#include "../../tools/bench/alternatives.h"

#include <doctest.h>

#include <algorithm>

#include "../fixtures/parsed.h"
#include "reference.h"

using namespace unblocker;

TEST_CASE("alternatives: the best place to meet is found") {
  const Puzzle puzzle = parsed("6x6:right2:BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.");
  const auto distances = referenceDistances(puzzle);
  const auto solved = std::count_if(distances.begin(), distances.end(),
                                    [](const auto& one) { return one.second == 0; });
  const auto best = bestMeeting(puzzle, 1000000);
  REQUIRE(best);
  CHECK(best->reachable == distances.size());
  CHECK(best->solved == static_cast<std::uint64_t>(solved));
  CHECK(best->moves == referenceSolve(puzzle).moves);
  // Two searches can do as the one does, and then have only the solved positions on top.
  CHECK(best->meeting <= best->searched + best->solved);
}

TEST_CASE("alternatives: a meeting counted by hand") {
  // B stands in three places, A besides in two where B is below. From the start there are 1, 2 and
  // 2 positions, from the exit 1, 2 and 2: wherever two searches meet, they have seen 6.
  const auto best = bestMeeting(parsed("4x4:right1:..B.AAB........."), 1000);
  REQUIRE(best);
  CHECK(best->moves == 2);
  CHECK(best->searched == 5);
  CHECK(best->meeting == 6);
  CHECK(best->solved == 1);
  CHECK(best->reachable == 5);
}

TEST_CASE("alternatives: no meeting where nothing is solved, or the limit is lower") {
  CHECK_FALSE(bestMeeting(parsed("3x3:right1:..BAAB..B"), 1000));
  CHECK_FALSE(bestMeeting(parsed("6x6:right2:..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL."), 1000));
}

TEST_CASE("alternatives: a board is its own mirror image whatever was moved, and only then") {
  CHECK(isItsOwnMirror(parsed("5x5:right2:DD.B....B.AA......C.EE.C.")));
  CHECK(isItsOwnMirror(parsed("5x5:right2:.DDB....B.AA......C.EE.C.")));        // D moved
  CHECK(isItsOwnMirror(parsed("5x5:top2:D.A.ED.A.E.....BB.CC.....")));          // upright
  CHECK_FALSE(isItsOwnMirror(parsed("5x5:right2:DD.B....B.AA......C.EEEC.")));  // E is longer
  CHECK_FALSE(isItsOwnMirror(parsed("5x5:right2:DD.Bx...B.AA......C.EE.C.")));  // a wall
  CHECK(isItsOwnMirror(parsed("5x5:right2:DD.Bx...B.AA......C.EE.Cx")));
  CHECK_FALSE(isItsOwnMirror(parsed("5x5:right1:DD.B.AA.B......EE.C....C.")));
}
