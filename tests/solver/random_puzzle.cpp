#include "random_puzzle.h"

#include <algorithm>

namespace unblocker {
namespace {

// The standard distributions differ from library to library; a remainder does not.
int pick(std::mt19937& random, int low, int high) {
  return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
}

// Mostly 2 and 3 as in the games, now and then as long as the lane.
int pickLength(std::mt19937& random, int lane) {
  const int longest = pick(random, 0, 9) == 0 ? lane : std::min(3, lane);
  return pick(random, 2, longest);
}

Block pickBlock(std::mt19937& random, const Puzzle& puzzle, Axis axis) {
  const bool flat = axis == Axis::horizontal;
  const int length = pickLength(random, flat ? puzzle.cols : puzzle.rows);
  const int col = pick(random, 0, puzzle.cols - (flat ? length : 1));
  const int row = pick(random, 0, puzzle.rows - (flat ? 1 : length));
  return {{col, row}, axis, length};
}

// Moves a target to the end of its lane that is far from the exit, or leaves it where it is; most
// boards would take a single move otherwise.
void moveAway(std::mt19937& random, const Puzzle& puzzle, Block& target) {
  if (pick(random, 0, 3) == 0) return;
  switch (puzzle.exit.side) {
    case Side::left: target.cell.col = puzzle.cols - target.length; break;
    case Side::right: target.cell.col = 0; break;
    case Side::top: target.cell.row = puzzle.rows - target.length; break;
    case Side::bottom: target.cell.row = 0; break;
  }
}

}  // namespace

Puzzle randomPuzzle(std::mt19937& random, const Wanted& wanted) {
  Puzzle puzzle;
  puzzle.cols = pick(random, wanted.minimumSide, wanted.maximumSide);
  puzzle.rows = pick(random, wanted.minimumSide, wanted.maximumSide);
  puzzle.exit.side = static_cast<Side>(pick(random, 0, 3));
  const Axis axis = axisOf(puzzle.exit.side);
  Block target = pickBlock(random, puzzle, axis);
  moveAway(random, puzzle, target);
  puzzle.exit.line = axis == Axis::horizontal ? target.cell.row : target.cell.col;
  puzzle.blocks.push_back(target);
  for (int wall = pick(random, 0, wanted.walls); wall > 0; --wall) {
    puzzle.walls.push_back({pick(random, 0, puzzle.cols - 1), pick(random, 0, puzzle.rows - 1)});
    if (validate(puzzle)) puzzle.walls.pop_back();
  }
  for (int attempt = 0; attempt < wanted.blocks; ++attempt) {
    const Axis either = pick(random, 0, 1) == 0 ? Axis::horizontal : Axis::vertical;
    puzzle.blocks.push_back(pickBlock(random, puzzle, either));
    if (validate(puzzle)) puzzle.blocks.pop_back();
  }
  return puzzle;
}

}  // namespace unblocker
