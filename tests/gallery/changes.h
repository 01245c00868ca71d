// What may happen to a screenshot without changing its board: a row in the table for each change.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "canvas.h"
#include "puzzle.h"

namespace unblocker {

/// A picture about to be changed.
struct Original {
  const render::Canvas& picture;
  Rect board;          ///< The cells; the whole picture where nobody knows.
  std::size_t number;  ///< Of the picture, where a change comes in several kinds.
};

struct Change {
  std::string_view name;
  std::function<render::Canvas(const Original&)> apply;
  double keeps;          ///< Of the pictures that were read exactly, at least so many in a hundred
                         ///< still are.
  bool mirrors = false;  ///< Left and right are exchanged.
  bool needsBoard = false;  ///< Makes sense only where the board's place is known.
};

std::span<const Change> changes();

/// The board as a mirror at its side shows it.
Puzzle mirrored(Puzzle puzzle);

}  // namespace unblocker
