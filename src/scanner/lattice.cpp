#include "lattice.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {

Point Lattice::at(double col, double row) const {
  const double w = map[6] * col + map[7] * row + map[8];
  return {(map[0] * col + map[1] * row + map[2]) / w, (map[3] * col + map[4] * row + map[5]) / w};
}

bool Lattice::isUpright() const { return map[1] == 0 && map[3] == 0 && map[6] == 0 && map[7] == 0; }

bool Lattice::isSound() const {
  constexpr double nearest = 0.05;  // times nearer than the board's corner
  constexpr double farthest = 1e6;  // pixels
  for (const double col : {-1.0, cols + 1.0})
    for (const double row : {-1.0, rows + 1.0}) {
      // Written so that what is not a number is not sound.
      if (!(map[6] * col + map[7] * row + map[8] > nearest)) return false;
      const Point place = at(col, row);
      if (!(std::abs(place.x) < farthest && std::abs(place.y) < farthest)) return false;
    }
  return true;
}

std::array<Point, 4> Lattice::corners() const {
  return {at(0, 0), at(cols, 0), at(cols, rows), at(0, rows)};
}

Lattice latticeOf(const Grid& grid) {
  return {{grid.cellWidth, 0, grid.x, 0, grid.cellHeight, grid.y, 0, 0, 1}, grid.cols, grid.rows};
}

Grid boundsOf(const Lattice& lattice) {
  const auto corners = lattice.corners();
  Point low = corners[0];
  Point high = corners[0];
  for (const Point& corner : corners) {
    low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
    high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
  }
  return {
      low.x,        low.y,       (high.x - low.x) / lattice.cols, (high.y - low.y) / lattice.rows,
      lattice.cols, lattice.rows};
}

Lattice composed(const Lattice& lattice, const std::array<double, 9>& change) {
  Lattice out = lattice;
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t col = 0; col < 3; ++col) {
      double sum = 0;
      for (std::size_t k = 0; k < 3; ++k) sum += lattice.map[3 * row + k] * change[3 * k + col];
      out.map[3 * row + col] = sum;
    }
  const double scale = out.map[8];
  for (double& value : out.map) value /= scale;
  return out;
}

Lattice grown(const Lattice& lattice, int left, int top, int right, int bottom) {
  Lattice out = composed(
      lattice, {1, 0, -static_cast<double>(left), 0, 1, -static_cast<double>(top), 0, 0, 1});
  out.cols += left + right;
  out.rows += top + bottom;
  return out;
}

}  // namespace unblocker::scanner
