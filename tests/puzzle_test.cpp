#include "puzzle.h"

#include <doctest.h>

using namespace unblocker;

namespace {

// A legal 6×6 board: target in row 2, one upright block, one wall.
Puzzle legal() {
  return {6,
          6,
          {Side::right, 2},
          {{{0, 2}, Axis::horizontal, 2}, {{4, 1}, Axis::vertical, 3}},
          {{5, 5}}};
}

void checkRefused(const Puzzle& puzzle, ErrorCode code) {
  const auto error = validate(puzzle);
  REQUIRE(error);
  CHECK(error->code == code);
  CHECK(!error->message.text.empty());
}

}  // namespace

TEST_CASE("a legal puzzle passes") {
  CHECK(!validate(legal()));
  Puzzle puzzle = legal();
  SUBCASE("with the largest board") { puzzle.cols = puzzle.rows = maximumBoardSide; }
  SUBCASE("with another horizontal block in the target's row") {
    puzzle.blocks.push_back({{2, 2}, Axis::horizontal, 2});
  }
  SUBCASE("with an exit at the left") { puzzle.exit.side = Side::left; }
  CHECK(!validate(puzzle));
}

TEST_CASE("sizes outside 3 to 12 are refused") {
  for (const int side : {-1, 0, 2, 13, 1000000000}) {
    Puzzle puzzle = legal();
    puzzle.cols = side;
    checkRefused(puzzle, ErrorCode::badSize);
    puzzle = legal();
    puzzle.rows = side;
    checkRefused(puzzle, ErrorCode::badSize);
  }
}

TEST_CASE("blocks outside the board, too short or too long are refused") {
  const Block bad[] = {{{-1, 0}, Axis::horizontal, 2},        {{5, 0}, Axis::horizontal, 2},
                       {{0, -1}, Axis::vertical, 2},          {{0, 5}, Axis::vertical, 2},
                       {{0, 0}, Axis::horizontal, 1},         {{0, 0}, Axis::horizontal, 0},
                       {{0, 0}, Axis::horizontal, 7},         {{0, 0}, Axis::vertical, 2147483647},
                       {{2147483647, 0}, Axis::horizontal, 2}};
  for (const Block& block : bad) {
    Puzzle puzzle = legal();
    puzzle.blocks.push_back(block);
    checkRefused(puzzle, ErrorCode::badBlock);
  }
  Puzzle empty = legal();
  empty.blocks.clear();
  checkRefused(empty, ErrorCode::badBlock);
}

TEST_CASE("more blocks than there are labels are refused") {
  Puzzle puzzle{12, 12, {Side::right, 0}, {}, {}};
  for (int at = 0; at < 61; ++at) {
    puzzle.blocks.push_back({{at % 6 * 2, at / 6}, Axis::horizontal, 2});
  }
  checkRefused(puzzle, ErrorCode::badBlock);
  puzzle.blocks.pop_back();
  CHECK(!validate(puzzle));
}

TEST_CASE("what shares a cell is refused") {
  Puzzle puzzle = legal();
  puzzle.blocks.push_back({{4, 3}, Axis::vertical, 2});
  checkRefused(puzzle, ErrorCode::overlap);
  puzzle = legal();
  puzzle.walls.push_back({1, 2});
  checkRefused(puzzle, ErrorCode::overlap);
  puzzle = legal();
  puzzle.walls.push_back({5, 5});
  checkRefused(puzzle, ErrorCode::badWall);
  puzzle.walls.back() = {6, 0};
  checkRefused(puzzle, ErrorCode::badWall);
}

TEST_CASE("an exit off the target's line or axis is refused") {
  for (const Exit exit :
       {Exit{Side::right, 3}, Exit{Side::left, -1}, Exit{Side::top, 0}, Exit{Side::bottom, 2}}) {
    Puzzle puzzle = legal();
    puzzle.exit = exit;
    checkRefused(puzzle, ErrorCode::badExit);
  }
}

TEST_CASE("the target is free where it touches the exit's edge") {
  struct Row {
    Side side;
    Cell solved;
  };
  for (const Row& row : {Row{Side::left, {0, 2}}, Row{Side::right, {4, 2}}}) {
    Puzzle puzzle = legal();
    puzzle.exit.side = row.side;
    CHECK(solvedCell(puzzle) == row.solved);
    CHECK(isSolved(puzzle) == (row.side == Side::left));
  }
  Puzzle upright{5, 7, {Side::bottom, 4}, {{{4, 0}, Axis::vertical, 3}}, {}};
  CHECK(solvedCell(upright) == Cell{4, 4});
  upright.exit.side = Side::top;
  CHECK(isSolved(upright));
}

TEST_CASE("covered cells and steps") {
  CHECK(cellsCovered(legal()) == 5);
  CHECK(steps({0, {1, 2}, {4, 2}}) == 3);
  CHECK(steps({0, {3, 5}, {3, 0}}) == 5);
}

TEST_CASE("a block covers its cells and no other") {
  for (const Axis axis : {Axis::horizontal, Axis::vertical}) {
    const Block block{{2, 1}, axis, 3};
    int covered = 0;
    for (int row = 0; row < 6; ++row)
      for (int col = 0; col < 6; ++col) covered += covers(block, {col, row}) ? 1 : 0;
    CHECK(covered == block.length);
    for (int i = 0; i < block.length; ++i) CHECK(covers(block, cellOf(block, i)));
  }
}
