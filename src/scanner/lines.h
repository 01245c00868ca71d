// Where straight horizontal and vertical lines run, at several scales.
//
// Averaging along a line before taking the difference across it keeps thin seams between blocks and
// cancels wood grain, text and noise, which do not run straight for long.
#pragma once

#include <vector>

#include "raster.h"

namespace unblocker::scanner {

/// Line strengths, 0…1, at one scale: a pixel here stands for factor × factor pixels of the raster.
struct LineMaps {
  int factor = 1;
  Plane vertical;    ///< Strength of vertical lines.
  Plane horizontal;  ///< Strength of horizontal lines.
};

/// Maps at factor, 2 × factor, 4 × factor… until the longer side falls under `smallest` pixels.
std::vector<LineMaps> lineMaps(const Raster& raster, int factor, int smallest);

}  // namespace unblocker::scanner
