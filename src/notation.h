// The one-line text form of a puzzle: `COLSxROWS:SIDE LINE:BOARD`, or the board's cells alone.
//
// The cells are row-major: `.` (or `o`) is empty, `x` a wall, any other character a block's label,
// the label that sorts first being the target. `BOARD` alone is square and has its exit at the
// right of the target's row, as published databases of 36-character boards mean it.
#pragma once

#include <string>
#include <string_view>

#include "puzzle.h"

namespace unblocker {

/// Reads either form. Errors name the character or cell that is wrong.
Result<Puzzle> parseNotation(std::string_view text);

/// The cells alone: target `A`, then `B`, `C`… in order of first appearance, `a`… after `Z`.
std::string formatBoard(const Puzzle& puzzle);

/// The full form, which says everything: `6x6:left3:..BBB…`.
std::string formatNotation(const Puzzle& puzzle);

/// The label of each block in formatBoard's order, index for index with Puzzle::blocks.
std::string blockLabels(const Puzzle& puzzle);

std::string_view name(Side side);

}  // namespace unblocker
