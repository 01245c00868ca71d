// The one geometric idea of the scanner: a board is a grid of equal cells lying square to the
// picture.
#pragma once

namespace unblocker::scanner {

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
