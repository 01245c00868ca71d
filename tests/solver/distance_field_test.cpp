// The distance field against the oracle's, position by position.
#include "solver/distance_field.h"

#include <doctest.h>

#include <algorithm>
#include <string>

#include "../fixtures/parsed.h"
#include "../fixtures/sanitized.h"
#include "notation.h"
#include "random_puzzle.h"
#include "reference.h"

using namespace unblocker;

namespace {

constexpr int share = isSanitized ? 10 : 1;

// A board of the oracle's: the same puzzle in another position, its blocks named anew.
Puzzle positionOf(const Puzzle& puzzle, const std::string& board) {
  const std::string whole = formatNotation(puzzle);
  return parsed(whole.substr(0, whole.rfind(':') + 1) + board);
}

Puzzle after(Puzzle puzzle, const Move& move) {
  puzzle.blocks[static_cast<std::size_t>(move.block)].cell = move.to;
  return puzzle;
}

// The field's own puzzle with its blocks where `position` has them is found by its moves.
int distanceAt(const DistanceField& field, const Puzzle& position) {
  const auto answer = field.at(position);
  REQUIRE(answer);
  return *answer ? (*answer)->moves : -1;
}

void checkEveryPosition(const Puzzle& puzzle, std::mt19937& random) {
  const auto field = explore(puzzle);
  const auto expected = referenceDistances(puzzle);
  const FieldSummary& summary = field->summary();
  std::vector<std::uint64_t> histogram;
  for (const auto& [board, distance] : expected) {
    if (distance < 0) continue;
    if (histogram.size() <= static_cast<std::size_t>(distance)) {
      histogram.resize(static_cast<std::size_t>(distance) + 1);
    }
    ++histogram[static_cast<std::size_t>(distance)];
  }
  INFO(formatNotation(puzzle));
  CHECK(summary.positions == expected.size());
  CHECK(summary.atDistance == histogram);
  CHECK(summary.solvable == !histogram.empty());
  CHECK(summary.solved == (histogram.empty() ? 0 : histogram.front()));
  for (const Puzzle& far : summary.farthest) {
    CHECK(distanceAt(*field, far) == static_cast<int>(histogram.size()) - 1);
  }
  for (const auto& [board, distance] : expected) {
    if (random() % 16 != 0) continue;
    CHECK(distanceAt(*field, positionOf(puzzle, board)) == distance);
  }
}

}  // namespace

TEST_CASE("every position's distance is the oracle's, on random boards") {
  std::mt19937 random(5);
  int solvable = 0;
  for (int boards = 0; boards < 3000 / share;) {
    const Puzzle puzzle = randomPuzzle(random, {3, 7, 20, 3});
    const Solution solution = solve(puzzle, {0, 300, 0});
    if (solution.enqueued < 4 || solution.status == SolveStatus::stopped) continue;
    if (explore(puzzle, {0, 300, 0})->summary().stoppedBy != StopReason::none) continue;
    ++boards;
    solvable += solution.status == SolveStatus::solved ? 1 : 0;
    checkEveryPosition(puzzle, random);
  }
  CHECK(solvable > 800 / share);
  CHECK(solvable < 2200 / share);
}

TEST_CASE("the best moves lead one nearer, and no other does") {
  const Puzzle puzzle = parsed("BB...CD..E.CDAAE.CD..E..F...GGF.HHH.");
  const auto field = explore(puzzle);
  CHECK(field->summary().moves == 8);
  Puzzle position = puzzle;
  for (int left = 8; left > 0; --left) {
    const auto answer = field->at(position);
    REQUIRE(answer);
    REQUIRE(*answer);
    CHECK((*answer)->moves == left);
    REQUIRE(!(*answer)->best.empty());
    for (const Move& move : (*answer)->best) {
      CHECK(distanceAt(*field, after(position, move)) == left - 1);
    }
    position = after(position, (*answer)->best.back());
  }
  CHECK(isSolved(position));
  CHECK((*field->at(position))->best.empty());
}

TEST_CASE("well-known boards as a whole") {
  const auto field = explore(parsed("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL."));
  const FieldSummary& summary = field->summary();
  CHECK(summary.solvable);
  CHECK(summary.moves == 23);
  CHECK(summary.forced.size() == 23);
  CHECK(summary.forced.back());
  CHECK(summary.peakBytes < 24 * summary.positions);
}

TEST_CASE("solutions are counted, and moves that all of them make told") {
  // B and C each go up by one cell or down by two, in either order, then A leaves.
  const FieldSummary two = explore(parsed("6x5:right2:........B.C.AAB.C............."))->summary();
  CHECK(two.moves == 3);
  CHECK(two.solutions == 8);
  CHECK(two.forced == std::vector<bool>{false, false, true});
  const FieldSummary one = explore(parsed("5x3:right0:AA.B....B......"))->summary();
  CHECK(one.moves == 2);
  CHECK(one.solutions == 1);
  CHECK(one.forced == std::vector<bool>{true, true});
  const FieldSummary none = explore(parsed("3x3:left0:AA......."))->summary();
  CHECK(none.moves == 0);
  CHECK(none.solutions == 1);
  CHECK(none.forced.empty());
}

TEST_CASE("a board with no way out has none from anywhere") {
  const Puzzle puzzle = parsed("4x4:right0:AA.x............");
  const auto field = explore(puzzle);
  CHECK(!field->summary().solvable);
  CHECK(field->summary().positions == 2);
  CHECK(field->summary().farthest.empty());
  const auto answer = field->at(puzzle);
  REQUIRE(answer);
  CHECK(!*answer);
}

TEST_CASE("what is not a position of the puzzle is refused") {
  const auto field = explore(parsed("5x3:right0:AA.B....B......"));
  const char* const others[] = {
      "5x3:left0:AA.B....B......",   // Another exit,
      "5x3:right0:AA.B....B....x.",  // a wall,
      "5x3:right0:AA.B....B..CC..",  // a block more,
      "5x3:right0:AA.B....B....B.",  // a longer one,
      "5x3:right0:AAB....B.......",  // one in another lane,
      "5x3:right1:...B.AA.B......",  // the target in another one,
      "6x3:right0:AA.B.....B........",
  };
  for (const char* other : others) {
    INFO(other);
    const auto answer = field->at(parsed(other));
    REQUIRE(!answer);
    CHECK(answer.error().code == ErrorCode::otherPuzzle);
  }
  // The same blocks on either side of one that never moves.
  const auto divided = explore(parsed("4x4:right3:BB.CDD.CEE.CAA.C"));
  const auto elsewhere = divided->at(parsed("4x4:right3:CBB.CDD.CEE.CAA."));
  REQUIRE(!elsewhere);
}

TEST_CASE("exploring stops at its limits and says so") {
  const Puzzle puzzle = parsed("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.");
  CHECK(explore(puzzle, {0, 1000, 0})->summary().stoppedBy == StopReason::positions);
  CHECK(explore(puzzle, {0, 0, 300000})->summary().stoppedBy == StopReason::memory);
  int calls = 0;
  const auto never = [&](const SolveProgress&) { return ++calls < 1; };
  const auto stopped = explore(parsed("8x8:right3:BB.CC.DD.EFFF..G.EHI.J.GAAHI.J....HIK...LLMM"
                                      "KN.O...PPN.O..QQ.N.."),
                               {}, never);
  CHECK(stopped->summary().stoppedBy == StopReason::caller);
  CHECK(calls == 1);
  const auto answer = stopped->at(stopped->puzzle());
  REQUIRE(answer);
  CHECK(!*answer);
}
