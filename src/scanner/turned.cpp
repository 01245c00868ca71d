#include "turned.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {

Turned::Turned(const Raster& source, int factor, double sine) {
  const Raster small = shrink(source, factor, factor);
  raster_ = Raster(small.width, small.height);
  const double scale = factor;
  const double cosine = std::sqrt(1 - sine * sine);
  const double x = 0.5 * small.width;
  const double y = 0.5 * small.height;
  const Lattice turn{
      {cosine, -sine, x - cosine * x + sine * y, sine, cosine, y - sine * x - cosine * y, 0, 0, 1},
      0,
      0};
  for (int row = 0; row < small.height; ++row)
    for (int col = 0; col < small.width; ++col) {
      // The nearest pixel will do: lines are looked for in averages of many.
      const Point from = turn.at(col + 0.5, row + 0.5);
      const int fromCol = std::clamp(static_cast<int>(from.x), 0, small.width - 1);
      const int fromRow = std::clamp(static_cast<int>(from.y), 0, small.height - 1);
      std::copy_n(small.row(fromRow) + 3 * fromCol, 3, raster_.row(row) + 3 * col);
    }
  toSource_ = composed({{scale, 0, 0, 0, scale, 0, 0, 0, 1}, 0, 0}, turn.map);
}

Lattice Turned::inSource(const Lattice& lattice) const {
  Lattice out = composed(toSource_, lattice.map);
  out.cols = lattice.cols;
  out.rows = lattice.rows;
  return out;
}

}  // namespace unblocker::scanner
