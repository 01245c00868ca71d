// Which seams of a board lie around each of its seams and cells.
#pragma once

#include <array>
#include <vector>

namespace unblocker::scanner {

inline constexpr int noSeam = -1;  ///< Where the board ends.

/// The index of the seam at the right of a cell, or below it, in the order of BoardLook::places.
/// There must be one.
constexpr int seamRightOf(int cols, int rows, int col, int row) {
  return row * (2 * cols - 1) + (row + 1 < rows ? 2 * col : col);
}
constexpr int seamBelow(int cols, int col, int row) {
  return row * (2 * cols - 1) + 2 * col + (col + 1 < cols ? 1 : 0);
}

/// The seams around a seam: those of its lane before and after it, then those that bound its first
/// cell along the seam, then its second one's; first what is above or at the left.
inline constexpr std::size_t seamsAroundSeam = 6;

/// Those at a cell's left and right, above and below it.
inline constexpr std::size_t seamsAroundCell = 4;

struct BoardGraph {
  std::vector<std::array<int, seamsAroundSeam>> aroundSeams;
  std::vector<std::array<int, seamsAroundCell>> aroundCells;  ///< Row-major.
};

/// Of a board of at least 1 × 1 cells.
BoardGraph graphOf(int cols, int rows);

}  // namespace unblocker::scanner
