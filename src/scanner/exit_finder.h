// Looks for the exit: where the frame beside the board looks unlike the frame beside other lines.
#pragma once

#include <vector>

#include "../puzzle.h"
#include "patch.h"

namespace unblocker::scanner {

/// How odd the frame looks beside each line of one side, in grey levels above what the others
/// differ among themselves; nothing where the picture ends at the board.
std::vector<float> exitOddness(const Patch& patch, Side side);

}  // namespace unblocker::scanner
