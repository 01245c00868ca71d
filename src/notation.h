// The one-line text form of a puzzle: `COLSxROWS:SIDE LINE:BOARD`, or the board's cells alone.
//
// The cells are row-major: `.` (or `o`) is empty, `x` a wall, any other printable character but the
// blank is a block's label, the label that sorts first being the target's. `BOARD` alone is square
// and has its exit at the right of the target's row, as published databases of 36-character boards
// mean it; their lines `MOVES BOARD CLUSTER` are read too, the counts being ignored.
//
// `o` is a label where a board writes its empty cells as `.` and has a block `n`: then it is the
// next letter of somebody who has used up forty others.
#pragma once

#include <string>
#include <string_view>

#include "puzzle.h"

namespace unblocker {

/// Reads either form; the puzzle is legal (see validate), its blocks after the target and its walls
/// stand in order of first appearance, row by row. Errors name the character, cell or block that is
/// wrong: badNotation, badSize, badBlock, badExit.
Result<Puzzle> parseNotation(std::string_view text);

/// The cells alone of a legal puzzle: target `A`, then in order of first appearance `B`…`Z`,
/// `a`…`z` without `x` (and without `o` on a board that has no empty cell), then ``[\]^_` `` and
/// `{|}~`: at least `maximumBlocks` labels, all of which sort after the target's and are read back.
std::string formatBoard(const Puzzle& puzzle);

/// The full form, which says everything: `6x6:left3:..BBB…`. Reading it back gives the same puzzle,
/// blocks and walls in order of first appearance.
std::string formatNotation(const Puzzle& puzzle);

/// The label of each block in formatBoard's order, index for index with Puzzle::blocks.
std::string blockLabels(const Puzzle& puzzle);

std::string_view name(Side side);

}  // namespace unblocker
