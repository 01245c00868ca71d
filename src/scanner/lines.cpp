#include "lines.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

// A difference of this many grey levels counts half; pale themes have lines not much stronger.
constexpr float halfStrength = 20.0F;

float strength(const float* a, const float* b) {
  const float difference =
      std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
  return difference / (difference + halfStrength);
}

/// Differences across columns, each the maximum over `factor` neighbouring ones.
Plane acrossColumns(const Raster& averaged, int factor) {
  Plane out(averaged.width / factor, averaged.height);
  for (int y = 0; y < out.height; ++y) {
    const float* row = averaged.row(y);
    float* target = out.row(y);
    for (int x = 1; x + 1 < averaged.width && x / factor < out.width; ++x)
      target[x / factor] =
          std::max(target[x / factor], strength(row + 3 * (x - 1), row + 3 * (x + 1)));
  }
  return out;
}

Plane acrossRows(const Raster& averaged, int factor) {
  Plane out(averaged.width, averaged.height / factor);
  for (int y = 1; y + 1 < averaged.height && y / factor < out.height; ++y) {
    const float* above = averaged.row(y - 1);
    const float* below = averaged.row(y + 1);
    float* target = out.row(y / factor);
    for (int x = 0; x < out.width; ++x)
      target[x] = std::max(target[x], strength(above + 3 * x, below + 3 * x));
  }
  return out;
}

}  // namespace

std::vector<LineMaps> lineMaps(const Raster& raster, int factor, int smallest) {
  std::vector<LineMaps> levels;
  Raster tall = shrink(raster, 1, factor);
  Raster wide = shrink(raster, factor, 1);
  while (std::max(raster.width, raster.height) / factor >= smallest) {
    levels.push_back({factor, acrossColumns(tall, factor), acrossRows(wide, factor)});
    factor *= 2;
    tall = shrink(tall, 1, 2);
    wide = shrink(wide, 2, 1);
  }
  return levels;
}

}  // namespace unblocker::scanner
