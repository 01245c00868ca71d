// Finds the board: reads grids of the usual size where lines suggest them, lets the best one gain
// and lose rows and columns, and looks for smaller boards where that leaves much unexplained.
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
