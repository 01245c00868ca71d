#include "layout.h"

#include <algorithm>
#include <bit>

namespace unblocker {
namespace {

int lineOf(Cell cell, Axis axis) { return axis == Axis::horizontal ? cell.row : cell.col; }
int alongOf(Cell cell, Axis axis) { return axis == Axis::horizontal ? cell.col : cell.row; }

// First cells a block can ever stand on, as numbers along its lane.
struct Reach {
  int low = 0;
  int high = 0;
};

// Narrows a reach by what lies in the same lane: nothing passes a wall, and between the block and
// that wall, or edge, the blocks that lie along the lane need their room.
Reach reachOf(const Puzzle& puzzle, const Block& block) {
  const Axis axis = block.axis;
  const int lane = lineOf(block.cell, axis);
  const int here = alongOf(block.cell, axis);
  int low = 0;
  int end = axis == Axis::horizontal ? puzzle.cols : puzzle.rows;
  for (const Cell wall : puzzle.walls) {
    if (lineOf(wall, axis) != lane) continue;
    const int at = alongOf(wall, axis);
    if (at < here) low = std::max(low, at + 1);
    if (at > here) end = std::min(end, at);
  }
  Reach reach{low, end - block.length};
  for (const Block& other : puzzle.blocks) {
    if (other.axis != axis || lineOf(other.cell, axis) != lane) continue;
    const int at = alongOf(other.cell, axis);
    if (at >= low && at < here) reach.low += other.length;
    if (at > here && at < end) reach.high -= other.length;
  }
  return reach;
}

Field fieldOf(const Puzzle& puzzle, const Block& block, Reach reach) {
  const bool flat = block.axis == Axis::horizontal;
  Field field;
  field.span = reach.high - reach.low;
  field.start = alongOf(block.cell, block.axis) - reach.low;
  field.stride = flat ? 1 : puzzle.cols;
  field.firstCell = block.cell.row * puzzle.cols + block.cell.col - field.start * field.stride;
  field.laneCell = lineOf(block.cell, block.axis) * (flat ? puzzle.cols : puzzle.rows) + reach.low;
  field.length = block.length;
  return field;
}

// Gives every field its bits, those of one axis side by side, a new word whenever one is full.
void assignBits(Layout& layout) {
  int word = 0;
  int used = 0;
  for (const std::size_t axis : {0, 1}) {
    for (Field& field : layout.fields) {
      const int bits = std::bit_width(static_cast<unsigned>(field.span));
      if (field.axis() != axis || bits == 0) continue;
      if (used + bits > 64) {
        ++word;
        used = 0;
      }
      field.word = word;
      field.shift = used;
      field.mask = (std::uint64_t{1} << bits) - 1;
      used += bits;
    }
  }
  layout.words = word + 1;
  layout.bytes = 8 * word + std::max(1, (used + 7) / 8);
}

}  // namespace

Layout layOut(const Puzzle& puzzle) {
  Layout layout;
  for (const Block& block : puzzle.blocks) {
    layout.fields.push_back(fieldOf(puzzle, block, reachOf(puzzle, block)));
  }
  assignBits(layout);
  const Block& target = puzzle.blocks.front();
  const int travel = alongOf(solvedCell(puzzle), target.axis) - alongOf(target.cell, target.axis);
  const int goal = layout.fields.front().start + travel;
  layout.goal = goal >= 0 && goal <= layout.fields.front().span ? goal : -1;
  return layout;
}

}  // namespace unblocker
