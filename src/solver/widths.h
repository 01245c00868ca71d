// Which width of the search a puzzle takes: one source, made for machine words and for the widest
// board there is.
#pragma once

#include <array>

#include "layout.h"

namespace unblocker {

/// Calls `work.run<PositionWords, CellWords>()` for the narrowest width that fits a puzzle. The
/// wide one fits every legal one: 60 blocks of at most 4 bits, 144 cells. The choice is from a
/// table, lest both become one function: a browser gets the wide one after what usual boards need.
template <typename Work>
auto atWidthOf(const Puzzle& puzzle, const Layout& layout, const Work& work) {
  constexpr std::array widths{&Work::template run<1, 1>, &Work::template run<4, 3>};
  const bool isWide = layout.words > 1 || puzzle.cols * puzzle.rows > 64;
  return (work.*widths[isWide ? 1 : 0])();
}

}  // namespace unblocker
