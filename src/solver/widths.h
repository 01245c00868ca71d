// Which width of the search a puzzle takes: one source, made for machine words, for two of each,
// and for the widest board there is.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "layout.h"

namespace unblocker {

/// Calls `work.run<PositionWords, CellWords>()` for the narrowest width that fits a puzzle. The
/// widest fits every legal one: 60 blocks of at most 4 bits, 144 cells. The choice is from a
/// table, lest all become one function: a browser gets the wide ones after what usual boards need.
template <typename Work>
auto atWidthOf(const Puzzle& puzzle, const Layout& layout, const Work& work) {
  constexpr std::array widths{&Work::template run<1, 1>, &Work::template run<2, 2>,
                              &Work::template run<4, 3>};
  const int words = std::max(layout.words, (puzzle.cols * puzzle.rows + 63) / 64);
  return (work.*widths[static_cast<std::size_t>(std::min(words, 3) - 1)])();
}

}  // namespace unblocker
