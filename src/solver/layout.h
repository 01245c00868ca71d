// Where each block can ever be, and which bits of a position say where it is.
//
// A block keeps to its lane, between two walls, and blocks that lie along the same lane cannot pass
// one another. What is left is a short span; its length decides how many bits the block takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../puzzle.h"

namespace unblocker {

/// One block's share of a position: a number from 0 to `span`, its cells from the place nearest to
/// the left or the top that it can ever reach. Shares never straddle two words; those of an axis
/// lie side by side.
struct Field {
  int span = 0;
  int start = 0;      ///< The number at the beginning.
  int firstCell = 0;  ///< Index, row by row, of its first cell where the number is 0.
  int laneCell = 0;   ///< The same cell's index lane by lane: by columns for an upright block.
  int stride = 1;     ///< From one of its cells to the next: 1, or the board's columns.
  int length = 2;
  int word = 0;
  int shift = 0;
  std::uint64_t mask = 0;  ///< Before shifting; 0 for a block that can never move.

  std::size_t axis() const { return stride == 1 ? 0 : 1; }  ///< 0 horizontal, 1 vertical.
};

struct Layout {
  std::vector<Field> fields;  ///< Index for index with Puzzle::blocks.
  int words = 1;              ///< 64-bit words a position takes.
  int bytes = 1;              ///< Bytes a position takes, the last word cut short.
  int goal = -1;              ///< The target's number when freed; -1: it can never get there.

  /// Bytes that a set of blocks takes, one bit each.
  std::size_t bytesOfBlocks() const { return (fields.size() + 7) / 8; }
};

Layout layOut(const Puzzle& puzzle);

}  // namespace unblocker
