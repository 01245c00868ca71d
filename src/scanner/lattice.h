// Where a board's cells lie in the picture: a projective map, so that a photograph taken at an
// angle is a board like any other. Screenshots have the plain special case of it.
#pragma once

#include <array>

#include "../puzzle.h"
#include "geometry.h"

namespace unblocker::scanner {

struct Point {
  double x = 0;
  double y = 0;
};

/// Maps cell coordinates (column, row; whole numbers at the lines) to raster pixels, as a matrix of
/// homogeneous coordinates, row by row.
struct Lattice {
  std::array<double, 9> map{1, 0, 0, 0, 1, 0, 0, 0, 1};
  int cols = 0;
  int rows = 0;

  Point at(double col, double row) const;

  /// Whether its lines run along the picture's rows and columns, evenly spaced.
  bool isUpright() const;

  /// Whether it is of the size that nearly all boards have.
  bool isUsual() const { return cols == usualSide && rows == usualSide; }

  /// Whether the board, with a cell around it, lies before the viewer and within any picture. What
  /// seams of no board ask for may not.
  bool isSound() const;

  /// Clockwise from the top left.
  std::array<Point, 4> corners() const;

  bool operator==(const Lattice&) const = default;
};

Lattice latticeOf(const Grid& grid);

/// The upright grid that covers the lattice's bounding box.
Grid boundsOf(const Lattice& lattice);

/// The lattice whose cell coordinates are those of `lattice` after `change`: first change, then
/// map.
Lattice composed(const Lattice& lattice, const std::array<double, 9>& change);

/// The lattice that starts `left` columns and `top` rows earlier and ends `right` columns and
/// `bottom` rows later; negative numbers take away.
Lattice grown(const Lattice& lattice, int left, int top, int right, int bottom);

}  // namespace unblocker::scanner
