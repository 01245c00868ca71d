// Finds where a board may lie: the places, and the cell sizes, at which evenly spaced lines in both
// directions are strong and the spaces half way between them are empty.
#pragma once

#include <span>
#include <vector>

#include "geometry.h"
#include "lines.h"

namespace unblocker::scanner {

struct GridCandidate {
  Grid grid;  ///< In raster pixels.
  double score = 0;
};

/// What is looked for: a board of side × side cells. Those of another shape by up to an eighth are
/// found as well.
struct Comb {
  int side = 0;
  float tall = 1;  ///< A cell's height, in widths.
};

/// The best `count` places of each scale, best first, no two nearly alike. Small print would crowd
/// out everything else if scales had to compete here.
std::vector<GridCandidate> searchGrids(std::span<const LineMaps> levels, const Comb& comb,
                                       std::size_t count);

}  // namespace unblocker::scanner
