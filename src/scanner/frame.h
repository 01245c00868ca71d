// Tells the frame around a board from more of its cells.
#pragma once

#include "reader.h"

namespace unblocker::scanner {

/// Whether what lies just beyond a side is the same all along it, but for an exit, and the same as
/// beyond two others at least where no line of the board goes on, and not the floor: then the board
/// ends there.
bool isFramed(const GridReading& reading, Side side);

}  // namespace unblocker::scanner
