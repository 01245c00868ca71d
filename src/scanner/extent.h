// How far a board reaches: takes the lattice of a reading for given and lets the board gain and
// lose rows and columns as long as that explains more of the picture.
#pragma once

#include <optional>

#include "reader.h"

namespace unblocker::scanner {

/// Another reading of the same lattice with other borders that is worth plainly more, if there is
/// one. What a larger board would add is noted in the given one.
std::optional<GridReading> extended(const Raster& raster, const Weights& weights,
                                    GridReading& reading);

/// Whether some blocks of a larger board reach across the borders of a smaller one within it, on
/// the same lattice: then the smaller one is no board.
bool cutsBlocks(const GridReading& smaller, const GridReading& larger);

/// Whether nothing but floor is read in the outermost line at a side.
bool endsInFloor(const GridReading& reading, Side side);

/// The reading without outermost rows and columns of floor that lie by more than a little beyond
/// the picture's end: nothing shows them.
GridReading withinPicture(const Raster& raster, const Weights& weights, GridReading reading);

}  // namespace unblocker::scanner
