// Finds the exit: the place in the frame, at one end of the target's line, that looks unlike the
// rest of that side of the frame.
#pragma once

#include "../puzzle.h"
#include "patch.h"

namespace unblocker::scanner {

struct ExitReading {
  Exit exit;
  double belief = 0;  ///< 0: nothing to see, the likelier side was taken; 1: a plain gap.
};

/// The exit of a board whose target lies along `axis` on `line` (a row or a column). Where the
/// picture shows no exit the right edge is meant, or the bottom one.
ExitReading findExit(const Patch& patch, Axis axis, int line);

}  // namespace unblocker::scanner
