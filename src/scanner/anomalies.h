// What lies across the grid instead of on it: blocks between two cells, hands, dialogs.
#pragma once

#include <vector>

#include "../puzzle.h"
#include "measurements.h"
#include "tiling.h"

namespace unblocker::scanner {

/// Cells with a straight edge inside, as plain as half a seam, that other cells of their kind do
/// not have. Strong grain stays under half a seam.
std::vector<Cell> strangeCells(const Features& features, const Tiling& tiling);

/// A floor's seams are all alike: it has lines everywhere or nowhere. How many of them are of the
/// kind that is rarer, plain or faint.
int mixedFloorSeams(const Features& features, const Tiling& tiling);

/// Floor cells around which every seam with other floor is unlike the floor's usual ones: as likely
/// fixed blocks of the floor's colour.
std::vector<Cell> outlinedCells(const Features& features, const Tiling& tiling);

/// Floor cells that hardly any other floor cell looks like, or with a relief that others do not
/// have, on a floor whose cells are else as alike and as plain as grain lets them: as likely fixed
/// blocks.
std::vector<Cell> unlikeCells(const Features& features, const Tiling& tiling);

/// The cells in which a block that stands between two places begins and ends, if there is one: few
/// cells of one line, with an edge as plain as a seam that goes all through them, on a board that
/// is smooth otherwise. A line drawn over the blocks is taken for the same.
std::vector<Cell> slidingCells(const Patch& patch, const Features& features);

/// Cells of blocks that show the same picture in every cell, and not just one shade across them
/// all, on a board whose other blocks do not: as likely fixed blocks side by side.
std::vector<Cell> twinCells(const Features& features, const std::vector<Block>& blocks);

/// Cells of blocks whose edges lie much farther from the grid than those of others: as likely
/// something that lies over the board.
std::vector<Cell> crookedCells(const Features& features, const std::vector<Block>& blocks);

/// Walls that lie in a block's line, at its end, and look like a part of it: as likely the block is
/// longer.
std::vector<Cell> continuingWalls(const Features& features, const std::vector<Block>& blocks,
                                  const std::vector<Cell>& walls);

/// Cells of blocks that look like one of the walls, on a board whose other blocks do not: as likely
/// walls side by side.
std::vector<Cell> wallLikeCells(const Features& features, const std::vector<Block>& blocks,
                                const std::vector<Cell>& walls);

}  // namespace unblocker::scanner
