// The board redrawn at one standard size, so that no later stage knows of resolutions.
#pragma once

#include "../puzzle.h"
#include "lattice.h"
#include "raster.h"

namespace unblocker::scanner {

inline constexpr int patchCell = 24;    ///< Pixels of a cell in a patch, both ways.
inline constexpr int patchMargin = 18;  ///< Pixels kept around the board, for its frame.

/// A board's cells at patchCell pixels each, with a margin.
struct Patch {
  int cols = 0;
  int rows = 0;
  Raster raster;
  // The part of the raster that the picture really covers; the rest repeats its edge.
  int visibleLeft = 0;
  int visibleTop = 0;
  int visibleRight = 0;
  int visibleBottom = 0;

  /// The pixel at (x, y) counted from the board's corner; the margin has negative coordinates.
  const float* at(int x, int y) const {
    return raster.row(y + patchMargin) + 3 * static_cast<std::ptrdiff_t>(x + patchMargin);
  }

  /// How many numbers lie from a pixel to the one below it, or to the one at its right.
  std::ptrdiff_t apart(bool downwards) const {
    return 3 * static_cast<std::ptrdiff_t>(downwards ? raster.width : 1);
  }
};

/// How many pixels of the margin the picture shows beyond a side; under 0 where it ends before the
/// board does.
int visibleBeyond(const Patch& patch, Side side);

/// Cuts the board out. Dim and washed-out captures are stretched to the contrast that later stages
/// are tuned to. `used` is a patch that is no longer needed, whose memory will do again.
Patch cutPatch(const Raster& raster, const Lattice& lattice, Patch used = {});

}  // namespace unblocker::scanner
