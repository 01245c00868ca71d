// Boards made of grey levels alone.
#pragma once

#include "scanner/patch.h"

namespace unblocker::scanner {

/// A board of `side` × `side` cells whose pixels have the level that levelAt(x, y) gives for their
/// place in the patch, counted from the first cell's corner. As if the picture ended at its first
/// pixel: no seam is `shown`.
template <typename LevelAt>
Patch greyPatch(int side, LevelAt levelAt) {
  Patch patch;
  patch.cols = patch.rows = side;
  const int size = side * patchCell + 2 * patchMargin;
  patch.raster = Raster(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const float level = levelAt(x - patchMargin, y - patchMargin);
      for (int c = 0; c < 3; ++c) patch.raster.row(y)[3 * x + c] = level;
    }
  return patch;
}

}  // namespace unblocker::scanner
