#include "solver/solver.h"

#include <doctest.h>

#include <string>

#include "../fixtures/parsed.h"
#include "replay.h"

using namespace unblocker;

namespace {

// 12×12, 44 blocks: far more positions than any test waits for.
const std::string endless =
    "B.....CDDDEEB....FC...GHIIIJJFKLL.GHMN...OKPPQQ.MNRRROKSSS..MNAATU......VVVWTUXY.ZaabbbWccXY."
    "Zd"
    "deefgggXhhh.i..fjjjk.llmi......k..nmo.ppqqqkrrnmo";

}  // namespace

TEST_CASE("puzzles whose fewest moves are known") {
  struct Row {
    const char* text;
    int moves;
  };
  const Row rows[] = {
      {"..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.", 23},
      {"BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.", 51},
      {"6x6:left3:ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK", 20},
      {"60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", 60},
      {"BB...CD..E.CDAAE.CD..E..F...GGF.HHH.", 8},
      {"............AA......................", 1},
  };
  for (const Row& row : rows) {
    const Puzzle puzzle = parsed(row.text);
    const Solution solution = solve(puzzle);
    INFO(row.text);
    CHECK(solution.status == SolveStatus::solved);
    CHECK(solution.moves.size() == static_cast<std::size_t>(row.moves));
    CHECK(solution.level == row.moves);
    CHECK(faultOf(puzzle, solution) == "");
  }
}

// These counts are the search's signature: a change of them has to be explained. Unblocker (Swift)
// reported 522,541 and 40,919 for the first board. It stopped at the first solved position it came
// upon within level 23, before which lie 520,735 and 40,712 and after which 546,860 and 43,325;
// where within the level depends on the order of moves. Finishing the level is what makes the
// fewest steps, and the counts, independent of that order.
TEST_CASE("examined and enqueued positions") {
  const Solution first = solve(parsed("..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL."));
  CHECK(first.examined == 546860);
  CHECK(first.enqueued == 43325);
  CHECK(first.steps == 37);
  CHECK(first.generated == 76392);
  CHECK(first.queueMaximum == 6230);
  CHECK(first.queueFinal == 2613);
  REQUIRE(first.levels.size() == 24);
  CHECK(first.examined - first.levels.back().examined == 520735);
  CHECK(first.enqueued - first.levels.back().enqueued == 40712);
  CHECK(first.levels[1].examined == 9);
  CHECK(first.peakBytes < 24 * first.enqueued);
  const Solution second = solve(parsed("BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM."));
  CHECK(second.examined == 24452);
  CHECK(second.enqueued == 3202);
  CHECK(second.steps == 81);
}

TEST_CASE("of equally short solutions the first in the search's order is given") {
  // B and C can each go up by one cell, in either order.
  const Solution solution = solve(parsed("6x5:right2:........B.C.AAB.C............."));
  const std::vector<Move> expected{{1, {2, 1}, {2, 0}}, {2, {4, 1}, {4, 0}}, {0, {0, 2}, {4, 2}}};
  CHECK(solution.moves == expected);
  CHECK(solution.steps == 6);
}

TEST_CASE("a solved board needs no move") {
  const Solution solution = solve(parsed("3x3:left0:AA......."));
  CHECK(solution.status == SolveStatus::solved);
  CHECK(solution.moves.empty());
  CHECK(solution.level == 0);
  CHECK(solution.examined == 1);
  CHECK(solution.enqueued == 1);
}

TEST_CASE("boards without a solution are exhausted") {
  struct Row {
    const char* text;
    int level;
    std::uint64_t enqueued;
  };
  const Row rows[] = {
      {"3x3:right0:AAx......", 0, 1},         // Nothing can move at all.
      {"4x3:right0:AABB........", 0, 1},      // Another block in the lane, and no room.
      {"4x4:right0:AA.B...B...B...B", 1, 2},  // A block as long as the board lies across.
      {"4x4:right0:AA.x............", 1, 2},  // A wall before the exit.
      {"5x3:right0:AA.BB..........", 1, 3},   // Another block in the lane, with room.
      {"3x5:top0:B..B..A..A.....", 2, 3},     // The same, upright, one after the other.
  };
  for (const Row& row : rows) {
    const Solution solution = solve(parsed(row.text));
    INFO(row.text);
    CHECK(solution.status == SolveStatus::unsolvable);
    CHECK(solution.moves.empty());
    CHECK(solution.queueFinal == 0);
    CHECK(solution.levels.back().enqueued == 0);
    CHECK(solution.level == row.level);
    CHECK(solution.enqueued == row.enqueued);
  }
}

TEST_CASE("each limit stops the search and says so") {
  const Puzzle puzzle = parsed(endless);
  struct Row {
    SolveLimits limits;
    StopReason reason;
  };
  const Row rows[] = {
      {{20, 0, 0}, StopReason::time},
      {{0, 5000, 0}, StopReason::positions},
      {{0, 0, 2000000}, StopReason::memory},
      {{0, 0, 1}, StopReason::memory},
  };
  for (const Row& row : rows) {
    const Solution solution = solve(puzzle, row.limits);
    CHECK(solution.status == SolveStatus::stopped);
    CHECK(solution.stoppedBy == row.reason);
    CHECK(solution.moves.empty());
    // Where memory was short, the bounded search may have ruled out more than the levels tell.
    const bool plain = row.reason != StopReason::memory;
    CHECK((!plain || solution.level <= static_cast<int>(solution.levels.size())));
    std::uint64_t enqueued = 0;
    for (const LevelStatistics& level : solution.levels) enqueued += level.enqueued;
    CHECK(solution.enqueued == enqueued);
  }
  CHECK(solve(puzzle, {0, 5000, 0}).enqueued < 5000 + 500);
  CHECK(solve(puzzle, {0, 0, 2000000}).enqueued * 20 < 2000000);
}

TEST_CASE("a search that ends within its limits is not changed by them") {
  const Puzzle puzzle = parsed("BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.");
  const Solution solution = solve(puzzle, {60000, 100000, 10000000});
  CHECK(solution.status == SolveStatus::solved);
  CHECK(solution.moves == solve(puzzle).moves);
}

TEST_CASE("progress grows, comes about every 50 ms, and its answer is obeyed") {
  int calls = 0;
  SolveProgress last;
  const Solution solution = solve(parsed(endless), {}, [&](const SolveProgress& progress) {
    CHECK(progress.level >= last.level);
    CHECK(progress.examined > last.examined);
    CHECK(progress.enqueued >= last.enqueued);
    CHECK(progress.queued <= progress.enqueued);
    CHECK(progress.millis >= last.millis + 49);
    last = progress;
    return ++calls < 3;
  });
  CHECK(calls == 3);
  CHECK(solution.status == SolveStatus::stopped);
  CHECK(solution.stoppedBy == StopReason::caller);
  CHECK(solution.level == last.level - 1);
  CHECK(solution.examined == last.examined);
  CHECK(solution.enqueued == last.enqueued);
}
