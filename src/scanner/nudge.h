// Moves a grid by parts of a cell to where it explains most.
#pragma once

#include <optional>

#include "reader.h"

namespace unblocker::scanner {

/// Lines are found where a picture changes, which shadows, drawings and frames may draw all of a
/// board's lines away from. From there, each border is moved, and both of an axis together, as long
/// as the reading is worth more for it than the rough one is; nothing where it never is.
std::optional<GridReading> nudged(const Raster& raster, const Weights& weights,
                                  const Lattice& rough, double worth);

}  // namespace unblocker::scanner
