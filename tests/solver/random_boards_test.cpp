// The solver against the oracle, and its widths against one another, on thousands of random boards.
#include <doctest.h>

#include <algorithm>
#include <string>

#include "../fixtures/sanitized.h"
#include "notation.h"
#include "random_puzzle.h"
#include "reference.h"
#include "replay.h"
#include "solver/distance_field.h"
#include "solver/search.h"

using namespace unblocker;

namespace {

// What two searches disagree upon; empty when they agree on every count.
std::string difference(const ReferenceAnswer& expected, const Solution& solution) {
  if ((solution.status == SolveStatus::solved) != expected.solved) return "status";
  if (static_cast<int>(solution.moves.size()) != expected.moves) return "moves";
  if (solution.steps != expected.steps) return "steps";
  if (solution.levels.size() != expected.levels.size()) return "levels";
  for (std::size_t at = 0; at < solution.levels.size(); ++at) {
    const std::string level = " of level " + std::to_string(at);
    if (solution.levels[at].examined != expected.levels[at].examined) return "examined" + level;
    if (solution.levels[at].enqueued != expected.levels[at].enqueued) return "enqueued" + level;
  }
  return {};
}

struct Tally {
  int boards = 0;
  int unsolvable = 0;
  int upright = 0;
  int moves = 0;
};

constexpr int share = isSanitized ? 10 : 1;

// Boards with more positions than this would take the oracle too long.
constexpr SolveLimits oraclesPatience{0, 2000, 0};

void compare(const Puzzle& puzzle, Tally& tally) {
  const Solution solution = solve(puzzle, oraclesPatience);
  if (solution.status == SolveStatus::stopped || !solution.complete) return;
  const std::string different = difference(referenceSolve(puzzle), solution);
  const bool solved = solution.status == SolveStatus::solved;
  const std::string fault = solved ? faultOf(puzzle, solution) : "";
  const Solution counted = count(puzzle, oraclesPatience);
  CHECK(counted.moves.empty());
  CHECK(counted.status == solution.status);
  CHECK(counted.level == solution.level);
  CHECK(counted.enqueued == solution.enqueued);
  ++tally.boards;
  tally.unsolvable += solved ? 0 : 1;
  tally.upright += puzzle.blocks[0].axis == Axis::vertical ? 1 : 0;
  tally.moves += static_cast<int>(solution.moves.size());
  if (different.empty() && fault.empty()) return;
  FAIL_CHECK(formatNotation(puzzle) << ": " << different << " " << fault);
}

Tally compareMany(int boards, unsigned seed, const Wanted& wanted) {
  std::mt19937 random(seed);
  Tally tally;
  while (tally.boards < boards) compare(randomPuzzle(random, wanted), tally);
  return tally;
}

template <int PositionWords, int CellWords>
Solution searchWith(const Puzzle& puzzle) {
  const SolveLimits limits{0, 20000, 0};
  const OnSolveProgress silent;
  const Layout layout = layOut(puzzle);
  return Search<PositionWords, CellWords>(puzzle, layout, limits, silent).run();
}

void checkSame(const Solution& narrow, const Solution& wide) {
  CHECK(narrow.status == wide.status);
  CHECK(narrow.moves == wide.moves);
  CHECK(narrow.steps == wide.steps);
  CHECK(narrow.examined == wide.examined);
  CHECK(narrow.enqueued == wide.enqueued);
  CHECK(narrow.queueMaximum == wide.queueMaximum);
  CHECK(narrow.levels.size() == wide.levels.size());
}

}  // namespace

TEST_CASE("100,000 random boards are answered as by the oracle") {
  Tally total;
  struct Kind {
    int boards;
    Wanted wanted;
  };
  const Kind kinds[] = {{45000, {3, 5, 12, 3}},   {20000, {3, 7, 30, 4}}, {15000, {4, 6, 30, 1}},
                        {8000, {6, 6, 60, 0}},    {4000, {6, 6, 25, 0}},  {6000, {7, 9, 80, 12}},
                        {2000, {10, 12, 160, 30}}};
  for (const Kind& kind : kinds) {
    const Tally tally = compareMany(kind.boards / share, 20261121, kind.wanted);
    total.boards += tally.boards;
    total.unsolvable += tally.unsolvable;
    total.upright += tally.upright;
    total.moves += tally.moves;
  }
  CHECK(total.boards >= 100000 / share);
  CHECK(total.unsolvable >= 20000 / share);  // Otherwise the boards would be of too few kinds.
  CHECK(total.boards - total.unsolvable >= 20000 / share);
  CHECK(total.upright >= 40000 / share);
  CHECK(total.moves >= 50000 / share);
}

TEST_CASE("every width of the search gives the same answer") {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    const Puzzle puzzle = randomPuzzle(random, {3, 8, 20, 3});
    if (layOut(puzzle).words > 1) continue;
    INFO(formatNotation(puzzle));
    const Solution narrow = searchWith<1, 1>(puzzle);
    checkSame(narrow, searchWith<2, 1>(puzzle));
    checkSame(narrow, searchWith<1, 3>(puzzle));
    checkSame(narrow, searchWith<2, 2>(puzzle));
    checkSame(narrow, searchWith<4, 3>(puzzle));
  }
}

// Where memory is short the search goes on with a lower bound, which must not change the answer.
TEST_CASE("the bounded search gives the same answer in less memory") {
  std::mt19937 random(23);
  int bounded = 0;
  for (int round = 0; round < 4000 / share && bounded < 60; ++round) {
    const Puzzle puzzle = randomPuzzle(random, {6, 9, 40, 2});
    const Solution whole = solve(puzzle, {0, 200000, 0});
    if (whole.status == SolveStatus::stopped || whole.enqueued < 20000) continue;
    const Solution spared =
        solve(puzzle, {0, 0, static_cast<std::size_t>(whole.peakBytes * 7 / 8)});
    INFO(formatNotation(puzzle));
    CHECK(spared.peakBytes <= whole.peakBytes * 7 / 8);
    CHECK(spared.level <= whole.level);
    if (spared.status == SolveStatus::stopped) continue;
    ++bounded;
    CHECK(spared.status == whole.status);
    CHECK(spared.moves == whole.moves);
    CHECK(spared.steps == whole.steps);
    CHECK(!spared.complete);
  }
  CHECK(bounded >= 60 / share);
}

// A table that has just grown is the emptiest, so boards of many sizes are needed to meet the
// worst.
TEST_CASE("24 bytes a position are enough, or 104 KB, or 208 KB above 8,192 positions") {
  std::mt19937 random(24);
  std::uint64_t most = 0;
  int large = 0;
  const auto check = [&](std::uint64_t bytes, std::uint64_t positions) {
    const std::uint64_t least = positions <= 8192 ? 104 * 1024 : 208 * 1024;
    CHECK(bytes <= std::max(24 * positions, least));
    most = std::max(most, positions);
    large += positions > 10000 ? 1 : 0;
  };
  for (int round = 0; round < 3000 / share; ++round) {
    const Puzzle puzzle = randomPuzzle(random, {5, 8, 40, 2});
    if (layOut(puzzle).words > 1) continue;
    INFO(formatNotation(puzzle));
    const Solution solution = solve(puzzle, {0, 150000, 0});
    check(solution.peakBytes, solution.enqueued);
    if (round % 10 != 0) continue;
    const FieldSummary field = explore(puzzle, {0, 150000, 0})->summary();
    check(field.peakBytes, field.positions);
  }
  CHECK(large > 200 / share);
  CHECK(most > 100000);
}

TEST_CASE("positions of several words") {
  std::mt19937 random(3);
  int wide = 0;
  int ofTwoWords = 0;
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = randomPuzzle(random, {10, 12, 100, 0});
    const Layout layout = layOut(puzzle);
    if (layout.words != 2) continue;
    ++wide;
    INFO(formatNotation(puzzle));
    const Solution solution = searchWith<2, 3>(puzzle);
    checkSame(solution, searchWith<4, 3>(puzzle));
    if (puzzle.cols * puzzle.rows <= 128) {
      ++ofTwoWords;
      checkSame(solution, searchWith<2, 2>(puzzle));
    }
    if (solution.status == SolveStatus::solved) CHECK(faultOf(puzzle, solution) == "");
  }
  CHECK(wide > 20);
  CHECK(ofTwoWords > 10);
}
