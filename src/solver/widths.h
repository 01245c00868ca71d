// Which width of the search a puzzle takes: one source, made for machine words and for the widest
// board there is.
#pragma once

#include "layout.h"

namespace unblocker {

/// Calls `work.run<PositionWords, CellWords>()` for the narrowest width that fits a puzzle. The
/// wide one fits every legal one: 60 blocks of at most 4 bits, 144 cells.
template <typename Work>
auto atWidthOf(const Puzzle& puzzle, const Layout& layout, const Work& work) {
  const int cells = puzzle.cols * puzzle.rows;
  if (layout.words == 1 && cells <= 64) return work.template run<1, 1>();
  return work.template run<4, 3>();
}

}  // namespace unblocker
