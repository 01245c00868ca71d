// How far a board reaches: takes the lattice of a reading for given and lets the board gain and
// lose rows and columns as long as that explains more of the picture.
#pragma once

#include "reader.h"

namespace unblocker::scanner {

/// The reading itself, or one of the same lattice with other borders that is worth plainly more.
GridReading extended(const Raster& raster, const Weights& weights, GridReading reading);

}  // namespace unblocker::scanner
