#include "lines.h"

#include <algorithm>
#include <cmath>

#include "lanes.h"

namespace unblocker::scanner {
namespace {

// A difference of this many grey levels counts half; pale themes have lines not much stronger.
constexpr float halfStrength = 20.0F;

/// How strong the lines between `count` pixels and as many others are.
void strengths(const float* a, const float* b, std::size_t count, float* out) {
  std::size_t i = 0;
  for (; i + 4 <= count; i += 4, a += 12, b += 12) {
    const Four difference =
        greatestChannels(differences(a, b), differences(a + 4, b + 4), differences(a + 8, b + 8));
    store(difference / (difference + halfStrength), out + i);
  }
  for (; i < count; ++i, a += 3, b += 3) {
    const float difference =
        std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
    out[i] = difference / (difference + halfStrength);
  }
}

/// Differences across columns, each the maximum over `factor` neighbouring ones.
Plane acrossColumns(const Raster& averaged, int factor) {
  Plane out(averaged.width / factor, averaged.height);
  std::vector<float> line(static_cast<std::size_t>(averaged.width));
  for (int y = 0; y < out.height && averaged.width > 2; ++y) {
    const float* row = averaged.row(y);
    strengths(row, row + 6, line.size() - 2, line.data() + 1);
    for (int x = 0; x < out.width; ++x) {
      const auto first = line.begin() + static_cast<std::ptrdiff_t>(x) * factor;
      out.row(y)[x] = *std::max_element(first, first + factor);
    }
  }
  return out;
}

Plane acrossRows(const Raster& averaged, int factor) {
  Plane out(averaged.width, averaged.height / factor);
  std::vector<float> line(static_cast<std::size_t>(averaged.width));
  for (int y = 1; y + 1 < averaged.height && y / factor < out.height; ++y) {
    strengths(averaged.row(y - 1), averaged.row(y + 1), line.size(), line.data());
    float* target = out.row(y / factor);
    for (std::size_t x = 0; x < line.size(); ++x) target[x] = std::max(target[x], line[x]);
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
