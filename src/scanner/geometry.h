// A grid of equal cells that lies square to the picture: what searches for boards work with. Where
// a board really lies, at an angle perhaps, is a Lattice.
#pragma once

namespace unblocker::scanner {

inline constexpr int usualSide = 6;  ///< Cells; the size of nearly all boards of the kind.

/// A grid of cols × rows cells in picture pixels. Cells need not be square.
struct Grid {
  double x = 0;  ///< Left edge of column 0.
  double y = 0;  ///< Top edge of row 0.
  double cellWidth = 0;
  double cellHeight = 0;
  int cols = 0;
  int rows = 0;

  double right() const { return x + cellWidth * cols; }
  double bottom() const { return y + cellHeight * rows; }
};

}  // namespace unblocker::scanner
