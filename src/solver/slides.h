// From a block's number in a position to its cell on the board, and back.
#pragma once

#include "followers.h"
#include "layout.h"

namespace unblocker {

inline Cell cellAt(const Puzzle& puzzle, const Field& field, int number) {
  const int at = field.firstCell + number * field.stride;
  return {at % puzzle.cols, at / puzzle.cols};
}

/// Of a cell in the block's lane.
inline int numberAt(const Puzzle& puzzle, const Field& field, Cell cell) {
  return (cell.row * puzzle.cols + cell.col - field.firstCell) / field.stride;
}

inline Move moveOf(const Puzzle& puzzle, const Layout& layout, const Slide& slide) {
  const Field& field = layout.fields[slide.block];
  return {static_cast<int>(slide.block), cellAt(puzzle, field, slide.from),
          cellAt(puzzle, field, slide.to)};
}

}  // namespace unblocker
