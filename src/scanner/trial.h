// Where neither colour nor frame tell the target, what it takes to free each block does: whoever
// sets a puzzle makes it hard to free the target, and other blocks are free, or shut in for good,
// as it happens.
#pragma once

#include "reader.h"
#include "scanner.h"

namespace unblocker::scanner {

/// Chooses the reading's goal once more, if its target is doubtful, by the moves that each block
/// asks for; what was so chosen stays doubtful.
void tryTargets(GridReading& reading, MovesOf movesOf);

}  // namespace unblocker::scanner
