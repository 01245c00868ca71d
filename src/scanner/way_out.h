// Nothing in a puzzle bars the target's way for good: what lies along its line before the exit, or
// stands there fixed, is a marking of the floor that was taken for a block. Some games paint the
// exit itself so, on the last cell of its line.
#pragma once

#include <optional>

#include "../puzzle.h"
#include "goal_reading.h"
#include "reader.h"

namespace unblocker::scanner {

/// The cells from the target's end to the board's edge at the exit, as a block would cover them:
/// one where it is there already.
Block wayOf(const GridReading& reading, const Block& target, Side exit);

/// Whether a block that moves along the target's line, or a wall, is between it and the exit.
bool isBarred(const GridReading& reading, const Block& target, Side exit);

/// The best reading of the same grid in which nothing bars the target's way; nothing where the
/// picture contradicts all of those.
std::optional<Layout> unbarred(const GridReading& reading, const Block& target, Side exit);

/// Whether the last cell before the exit is only the likeliest.
bool mayBePainted(const GridReading& reading, const GoalReading& goal);

/// Where that cell looks like a thing of its own but was read as part of a block: reads it as floor
/// with the exit painted on it, and what is beside it accordingly, if that explains the picture
/// better. A wall there stays one: `unbarred` says what is read without.
void takePaintedExit(GridReading& reading, const GoalReading& goal);

}  // namespace unblocker::scanner
