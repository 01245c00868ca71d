// The picture at the size that the scanner works on.
#pragma once

#include "raster.h"

namespace unblocker::scanner {

/// The picture as the stages see it, and what one of its pixels stands for.
struct Working {
  Raster raster;
  int factor = 1;  ///< Picture pixels, both ways.
};

inline constexpr int workingSize = 900;  ///< Pixels along the longer side, at least.

/// Boards need no more than some hundred pixels: larger pictures are shrunk, to save time.
Working shrinkToWork(ImageView picture, int size = workingSize);

}  // namespace unblocker::scanner
