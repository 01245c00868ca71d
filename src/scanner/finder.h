// Finds the board: tries grids where lines suggest them, and lets the best ones grow and shrink by
// a row or a column as long as that explains more of the picture.
#pragma once

#include <optional>

#include "reader.h"

namespace unblocker::scanner {

struct Found {
  std::optional<GridReading> best;
  std::optional<GridReading> rival;  ///< Another board elsewhere that explains nearly as much.
};

Found findBoards(const Raster& raster);

}  // namespace unblocker::scanner
