// Moves a rough grid onto the lines it stands for, to a fraction of a pixel, each axis by itself.
#pragma once

#include "geometry.h"
#include "raster.h"

namespace unblocker::scanner {

/// The grid near `rough` whose lines are strongest in the raster. Cells may become slightly oblong.
Grid fitGrid(const Raster& raster, const Grid& rough);

}  // namespace unblocker::scanner
