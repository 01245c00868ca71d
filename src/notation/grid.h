// A board drawn with one character a cell, which is what half of the notations are: only the
// characters for empty, wall and target differ. Every other character is a block's label.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle.h"

namespace unblocker {

/// Cells row by row; `cells` has cols × rows characters.
struct Grid {
  int cols = 0;
  int rows = 0;
  std::string cells;
};

/// What the characters mean.
struct Legend {
  std::string_view empty = ".";
  char wall = 0;    ///< 0: there are none.
  char target = 0;  ///< 0: the label that sorts first.
};

/// The puzzle in a grid. Blocks after the target, and walls, stand in order of first appearance.
/// Without an exit it is at the right of the target's row. The puzzle is legal (see validate).
/// Errors: badSize, badNotation, badBlock, badExit.
Result<Puzzle> puzzleFromGrid(const Grid& grid, const Legend& legend, std::optional<Exit> exit);

/// A grid from lines of equal length; the error names the line that differs.
Result<Grid> gridFromLines(const std::vector<std::string_view>& lines);

/// Draws a puzzle: `labels` are the blocks', index for index.
Grid drawGrid(const Puzzle& puzzle, std::string_view labels, char empty, char wall);

/// A grid as lines of text, each ended.
std::string linesFrom(const Grid& grid);

/// Index for index with the blocks: their places in the order in which a reader meets them, the
/// target first.
std::vector<std::size_t> orderOfAppearance(const Puzzle& puzzle);

/// Labels for the blocks out of `names`, the target's first; there must be enough of them.
std::string labelsFrom(const Puzzle& puzzle, std::string_view names);

}  // namespace unblocker
