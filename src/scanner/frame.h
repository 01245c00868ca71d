// Tells the frame around a board from more of its cells.
#pragma once

#include "reader.h"

namespace unblocker::scanner {

/// Whether, wherever the board's lines go on beyond a side, the same lies all along it, but for an
/// exit, and is not the floor: a frame that is drawn as cells.
bool isTiled(const GridReading& reading);

/// Whether what lies just beyond a side is the same all along it, but for an exit, and not the
/// floor; and nothing says that the board goes on: it has the usual size and a border that shows,
/// or the same lies beyond two other sides at least where none of its lines goes on. Then the board
/// ends there.
bool isFramed(const GridReading& reading, Side side);

/// Whether floor lies just beyond a side all along it, but for an exit: an empty row, maybe.
bool isOpen(const GridReading& reading, Side side);

}  // namespace unblocker::scanner
