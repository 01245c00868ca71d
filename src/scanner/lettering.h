// Boards whose blocks letters alone tell apart, as programs draw them that think in letters: a cell
// of a block shows the block's, an empty one none. Such a board is painted over, each block in one
// piece, and then read like any other.
#pragma once

#include <optional>

#include "raster.h"
#include "repaint.h"

namespace unblocker::scanner {

/// Nothing unless there is a board on which every letter is one of a straight row of cells that
/// show the same, and of no other row.
std::optional<Painted> withLettersPainted(const Raster& raster);

}  // namespace unblocker::scanner
