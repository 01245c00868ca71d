// Two walls side by side look like a block of two cells wherever they touch. What tells them from
// one is the rest of the board: they show one picture twice where blocks are drawn in one piece, or
// are what stands alone elsewhere as a wall.
#pragma once

#include "goal_reading.h"
#include "reader.h"

namespace unblocker::scanner {

/// Reads blocks of two cells that are odd so as two walls each, unless the seam within speaks
/// plainly for a block; never the target. The reading as it was becomes an alternative, and the
/// cells stay doubtful.
void takeWallPairs(GridReading& reading, const GoalReading& goal);

}  // namespace unblocker::scanner
