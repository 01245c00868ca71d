// Nothing in a puzzle bars the target's way for good: what lies along its line before the exit, or
// stands there fixed, is a marking of the floor that was taken for a block.
#pragma once

#include <optional>

#include "../puzzle.h"
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

}  // namespace unblocker::scanner
