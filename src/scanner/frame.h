// Tells the frame around a board from more of its cells.
#pragma once

#include "reader.h"

namespace unblocker::scanner {

/// Lines that go on into a frame that is drawn as cells do not speak against a board; still they
/// may be its own, so the reading is only the likeliest from then on.
void forgetTiles(GridReading& reading);

/// Whether what lies just beyond a side is the same all along it, but for an exit, and not the
/// floor; and nothing says that the board goes on: it has the usual size and a border that shows,
/// or the same lies beyond two other sides at least where none of its lines goes on. Then the board
/// ends there.
bool isFramed(const GridReading& reading, Side side);

/// Whether floor lies just beyond a side all along it, but for an exit: an empty row, maybe.
bool isOpen(const GridReading& reading, Side side);

}  // namespace unblocker::scanner
