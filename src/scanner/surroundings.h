// Looks at what lies just beyond a grid: a frame, the picture's end, or more cells of a larger
// board.
#pragma once

#include <optional>

#include "../puzzle.h"
#include "measurements.h"
#include "patch.h"

namespace unblocker::scanner {

/// A part of a patch's margin, in pixels from the board's border.
struct Depths {
  int first = 0;
  int end = 0;
};

/// Mean colour, beyond a side, of the pixel line at `position` along that side.
Colour colourBeyond(const Patch& patch, Side side, int position, Depths depths);

/// Whether the grid's lines go on beyond a side, as if it were cut out of a larger board.
bool goesOn(const Patch& patch, Side side);
bool goesOn(const Patch& patch);  ///< Beyond any side.

/// How many of the grid's lines seem to go on beyond a side; 0 where the picture ends there.
int linesBeyond(const Patch& patch, Side side);

/// The part, 0…1, of a side's border that shows an edge, or where the picture ends.
float borderShown(const Features& features, Side side);

/// The side at which the picture seems to cut off a part of a board that would have the usual size:
/// it ends there within half a cell, and shows more at the other side.
std::optional<Side> cutSide(const Patch& patch);

/// Whether the picture ends at one of the board's sides but not at the opposite one: pictures that
/// are cut to the board end at both, so what lies at that side may well be the board's second row.
bool endsAtOneSide(const Patch& patch);

}  // namespace unblocker::scanner
