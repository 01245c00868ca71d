// Looks at what lies just beyond a grid: a frame, the picture's end, or more cells of a larger
// board.
#pragma once

#include "patch.h"

namespace unblocker::scanner {

/// Whether the grid's lines go on beyond one of its sides, as if it were cut out of a larger board.
bool goesOn(const Patch& patch);

}  // namespace unblocker::scanner
