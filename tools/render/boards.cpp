#include "boards.h"

#include <algorithm>

namespace unblocker::render {
namespace {

/// Whether the block lies lengthwise in the target's lane: it could never let the target pass.
bool inLane(const Puzzle& puzzle, const Block& block) {
  const Block& target = puzzle.blocks.front();
  if (block.axis != target.axis) return false;
  return target.axis == Axis::horizontal ? block.cell.row == target.cell.row
                                         : block.cell.col == target.cell.col;
}

/// Somewhere in its lane, at least a cell away from the exit.
Block pickTarget(Dice& dice, const BoardWish& wish) {
  const bool lying = axisOf(wish.side) == Axis::horizontal;
  const int lane = lying ? wish.cols : wish.rows;
  const int length = lane > 4 && dice.chance(0.12) ? 3 : 2;
  const bool before = wish.side == Side::left || wish.side == Side::top;
  const int first = before ? 1 : 0;
  const int at = dice.pick(first, lane - length - (before ? 0 : 1));
  const int line = dice.pick(0, (lying ? wish.rows : wish.cols) - 1);
  return {lying ? Cell{at, line} : Cell{line, at}, lying ? Axis::horizontal : Axis::vertical,
          length};
}

Block pickBlock(Dice& dice, const BoardWish& wish) {
  const bool lying = dice.chance(0.5);
  const int lane = lying ? wish.cols : wish.rows;
  const double size = dice.between(0, 1);
  const int length = std::min(lane, size < 0.6 ? 2 : size < 0.93 ? 3 : 4);
  return {{dice.pick(0, wish.cols - (lying ? length : 1)),
           dice.pick(0, wish.rows - (lying ? 1 : length))},
          lying ? Axis::horizontal : Axis::vertical,
          length};
}

void addWalls(Dice& dice, const BoardWish& wish, Puzzle& puzzle) {
  const Block& target = puzzle.blocks.front();
  for (int wall = 0; wall < wish.walls; ++wall) {
    const Cell cell{dice.pick(0, wish.cols - 1), dice.pick(0, wish.rows - 1)};
    const bool lane =
        target.axis == Axis::horizontal ? cell.row == target.cell.row : cell.col == target.cell.col;
    if (lane) continue;
    puzzle.walls.push_back(cell);
    if (validate(puzzle)) puzzle.walls.pop_back();
  }
}

}  // namespace

Puzzle randomBoard(Dice& dice, const BoardWish& wish) {
  const double least = wish.isSparse ? 0.1 : 0.45;
  const double most = wish.isSparse ? 0.45 : 0.78;
  constexpr int room = 6;  // for a target and one more block, at the least
  const int fullest =
      std::max(room, static_cast<int>(dice.between(least, most) * wish.cols * wish.rows));
  while (true) {
    Puzzle puzzle{wish.cols, wish.rows, {wish.side, 0}, {pickTarget(dice, wish)}, {}};
    const Block target = puzzle.blocks.front();
    puzzle.exit.line = target.axis == Axis::horizontal ? target.cell.row : target.cell.col;
    addWalls(dice, wish, puzzle);
    for (int attempt = 0; attempt < 150; ++attempt) {
      const Block block = pickBlock(dice, wish);
      if (inLane(puzzle, block) || cellsCovered(puzzle) + block.length > fullest) continue;
      puzzle.blocks.push_back(block);
      if (validate(puzzle)) puzzle.blocks.pop_back();
    }
    if (puzzle.blocks.size() >= (wish.isSparse ? 2U : 3U)) return puzzle;
  }
}

}  // namespace unblocker::render
