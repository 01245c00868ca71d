// Whether a picture has colours. Without them a block can only be told from others by its frame
// and its place, and the target passes for floor more easily: other weights are learned for that.
#pragma once

#include "raster.h"

namespace unblocker::scanner {

enum class Palette { coloured, grey };

/// A single red block of a small board is colour enough.
Palette paletteOf(const Raster& raster);

}  // namespace unblocker::scanner
