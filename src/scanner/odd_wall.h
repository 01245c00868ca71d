// Fixed blocks of the floor's colour with a picture on them are read as floor. What tells them from
// floor is that no other cell of it looks like theirs; and that nothing else about the board has to
// be read otherwise for them.
#pragma once

#include "goal_reading.h"
#include "reader.h"
#include "scanner.h"

namespace unblocker::scanner {

/// Reads floor cells unlike all other floor as walls, where it takes little to believe that and
/// every block stays as it is; never in the target's way, nor where the puzzle then has no
/// solution, if `movesOf` can be asked. The reading as it was becomes an alternative, and the cells
/// stay doubtful.
void takeOddWalls(GridReading& reading, const GoalReading& goal, MovesOf movesOf);

}  // namespace unblocker::scanner
