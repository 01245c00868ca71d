// Why a board is not reported: what is wrong with the picture, where, and what to do about it.
#pragma once

#include <optional>

#include "../error.h"
#include "geometry.h"
#include "reader.h"

namespace unblocker::scanner {

inline constexpr double leastBelief = 0.15;  ///< Under this, an error helps more than a reading.

/// Nothing like a board is there.
Error noBoard();

/// Nothing when the reading may be reported. `confidence` is none when there is no target; `factor`
/// as in Working.
std::optional<Error> refusalOf(const GridReading& reading, std::optional<double> confidence,
                               int factor);

/// A grid of raster pixels as a rectangle of picture pixels.
Rect rectOf(const Grid& grid, int factor);

}  // namespace unblocker::scanner
