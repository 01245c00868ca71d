// Finds the board: reads grids of the usual size where lines suggest them, and lets the best one
// gain and lose rows and columns. Where that is hardly believed, it looks for a board that is
// stretched, nudges the grid, and looks for one that leans; where it leaves much unexplained, for a
// smaller one.
#pragma once

#include "board_search.h"

namespace unblocker::scanner {

Found findBoards(const Raster& raster, const Weights& weights);

/// The same where the board is large and plain, at a fraction of the cost; else none.
Found findPlainBoard(const Raster& raster, const Weights& weights);

}  // namespace unblocker::scanner
