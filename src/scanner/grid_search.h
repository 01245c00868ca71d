// Finds where a board may lie: the places, and the cell sizes, at which evenly spaced lines in both
// directions are strong and the spaces half way between them are empty.
#pragma once

#include <vector>

#include "geometry.h"
#include "lines.h"

namespace unblocker::scanner {

struct GridCandidate {
  Grid grid;  ///< In raster pixels.
  double score = 0;
};

/// The best `count` places of each scale for a board of cols × rows square cells, best first, no
/// two nearly alike. Small print would crowd out everything else if scales had to compete here.
std::vector<GridCandidate> searchGrids(const std::vector<LineMaps>& levels, int cols, int rows,
                                       std::size_t count);

}  // namespace unblocker::scanner
