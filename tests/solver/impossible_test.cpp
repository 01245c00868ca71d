// Reasons why there is no way out: each kind, and that the oracle never finds one all the same.
#include "solver/impossible.h"

#include <doctest.h>

#include <string>

#include "../fixtures/parsed.h"
#include "notation.h"
#include "random_puzzle.h"
#include "reference.h"

using namespace unblocker;

TEST_CASE("each reason, in words") {
  struct Row {
    const char* text;
    ImpossibleBecause code;
    const char* message;
  };
  const Row rows[] = {
      {"4x4:right0:AA.x............", ImpossibleBecause::wallInLane,
       "A wall stands in row 1 between the target and the exit."},
      {"5x3:right0:AA.BB..........", ImpossibleBecause::blockInLane,
       "Block B lies along row 1 between the target and the exit, and cannot leave it."},
      {"4x4:right0:AA.B...B...B...B", ImpossibleBecause::neverClear,
       "Block B stands across row 1 and has not enough room in column 4 to let the target pass."},
      {"4x3:left1:.....BAA.B..", ImpossibleBecause::neverClear,
       "Block B stands across row 2 and has not enough room in column 2 to let the target pass."},
      // Together B and C need four cells of five, and row 3 must stay free.
      {"4x5:right2:...B...BAA.....C...C", ImpossibleBecause::neverClear, nullptr},
      // C never leaves its place, so B has no room below.
      {"4x5:right1:...BAA.B...B.CCC....", ImpossibleBecause::neverClear, nullptr},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const Puzzle puzzle = parsed(row.text);
    const auto reason = impossible(puzzle);
    if (row.message == nullptr) {
      CHECK(referenceSolve(puzzle).solved == !reason);
      continue;
    }
    REQUIRE(reason);
    CHECK(reason->code == row.code);
    CHECK(reason->message.text == row.message);
    const Solution solution = solve(puzzle);
    CHECK(solution.status == SolveStatus::unsolvable);
    REQUIRE(solution.reason);
    CHECK(solution.reason->message.text == row.message);
  }
}

TEST_CASE("no reason is given against a board that has a solution") {
  std::mt19937 random(17);
  int reasons = 0;
  int solved = 0;
  for (int round = 0; round < 20000; ++round) {
    const Puzzle puzzle = randomPuzzle(random, {3, 6, 14, 3});
    const auto reason = impossible(puzzle);
    const bool solvable = solve(puzzle, {0, 5000, 0}).status == SolveStatus::solved;
    reasons += reason ? 1 : 0;
    solved += solvable ? 1 : 0;
    if (!reason) continue;
    // Not by the solver, which believes the reason.
    INFO(formatNotation(puzzle));
    if (round % 8 == 0) CHECK(!referenceSolve(puzzle).solved);
  }
  CHECK(reasons > 4000);
  CHECK(solved > 4000);
}

TEST_CASE("a large board that is impossible is answered at once") {
  const Puzzle puzzle = parsed("12x12:right5:BB..CC..DD..EE..FF..GG..HH..II..JJ.." +
                               std::string(24, '.') + "AA.........x" + std::string(72, '.'));
  const Solution solution = solve(puzzle);
  CHECK(solution.status == SolveStatus::unsolvable);
  CHECK(!solution.complete);
  CHECK(solution.enqueued == 1);
  CHECK(solution.millis < 1000);
}
