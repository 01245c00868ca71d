// A puzzle is plain data: a board's size, its exit, its blocks (the target first) and its walls.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "error.h"

namespace unblocker {

inline constexpr int minimumBoardSide = 3;   ///< Cells; no game of the kind is smaller.
inline constexpr int maximumBoardSide = 12;  ///< Cells; the largest published boards.
inline constexpr int maximumBlocks = 60;     ///< As many labels as the text form always has.

enum class Axis { horizontal, vertical };
enum class Side { left, right, top, bottom };
inline constexpr std::array allSides = {Side::left, Side::right, Side::top, Side::bottom};

constexpr Side opposite(Side side) {
  switch (side) {
    case Side::left: return Side::right;
    case Side::right: return Side::left;
    case Side::top: return Side::bottom;
    case Side::bottom: return Side::top;
  }
  return side;
}

/// The axis a target must have to leave through an exit at `side`.
constexpr Axis axisOf(Side side) {
  return side == Side::left || side == Side::right ? Axis::horizontal : Axis::vertical;
}

/// A place on the board: column 0 is at the left, row 0 at the top.
struct Cell {
  int col = 0;
  int row = 0;

  bool operator==(const Cell&) const = default;
};

/// A movable piece of 1 × `length` cells (`length` ≥ 2) that slides along its own axis only.
/// `cell` is its leftmost or topmost cell.
struct Block {
  Cell cell;
  Axis axis = Axis::horizontal;
  int length = 2;

  bool operator==(const Block&) const = default;
};

/// The opening in the board's edge: `line` is a row for left and right, a column for top and
/// bottom, counted from 0.
struct Exit {
  Side side = Side::right;
  int line = 0;

  bool operator==(const Exit&) const = default;
};

struct Puzzle {
  int cols = 0;
  int rows = 0;
  Exit exit;
  std::vector<Block> blocks;  ///< The target is the first one.
  std::vector<Cell> walls;    ///< Cells that no block can enter.

  bool operator==(const Puzzle&) const = default;
};

/// One block slid any distance in one go.
struct Move {
  int block = 0;  ///< Index into Puzzle::blocks.
  Cell from;      ///< The block's leftmost or topmost cell before the move, and after it.
  Cell to;

  bool operator==(const Move&) const = default;
};

inline constexpr std::string_view noBlock = "no-block: The board has no block to be freed.";

/// Cells travelled by a move.
int steps(const Move& move);

/// The i-th cell a block covers, 0 ≤ i < length.
constexpr Cell cellOf(const Block& block, int i) {
  return block.axis == Axis::horizontal ? Cell{block.cell.col + i, block.cell.row}
                                        : Cell{block.cell.col, block.cell.row + i};
}

/// Whether a block covers a cell.
constexpr bool covers(const Block& block, const Cell& cell) {
  const int right = cell.col - block.cell.col;
  const int down = cell.row - block.cell.row;
  const int along = block.axis == Axis::horizontal ? right : down;
  return right + down == along && along >= 0 && along < block.length;
}

/// Where the target stands when it touches the exit edge.
Cell solvedCell(const Puzzle& puzzle);

/// Whether the target touches the exit edge.
bool isSolved(const Puzzle& puzzle);

/// Cells covered by blocks, walls not counted.
int cellsCovered(const Puzzle& puzzle);

/// Nothing when a board may have this size, otherwise badSize.
std::optional<Error> checkSize(int cols, int rows);

/// Nothing when the puzzle is legal, otherwise the first thing that is wrong. A puzzle that passes
/// here can be solved, shown and written without any further check. Other blocks in the target's
/// lane are legal, whichever way they lie: what is true of such a board is the solver's to say.
/// Errors: badSize, badBlock, badWall, overlap, badExit.
std::optional<Error> validate(const Puzzle& puzzle);

}  // namespace unblocker
