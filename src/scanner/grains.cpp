#include "grains.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

constexpr float unit = 256;  // grey levels
constexpr float grainPixels = grainSide * grainSide;

/// As differences matter: by ratio, above the noise.
float floorPart(int sum) {
  constexpr float noise = 6;  // grey levels
  return 0.25F * std::log(1 + static_cast<float>(sum) / (grainPixels * noise));
}

/// The mean of the pixels from (x, y) on, which may lie a little beyond the board; there the floor
/// is as far as at its border.
Four grainAt(const Patch& patch, const FloorDistance& floor, int x, int y) {
  Colour colour{};
  int distances = 0;
  for (int v = y; v < y + grainSide; ++v)
    for (int u = x; u < x + grainSide; ++u) {
      for (std::size_t c = 0; c < colour.size(); ++c) colour[c] += patch.at(u, v)[c];
      distances += floor.at(std::clamp(u, 0, patch.cols * patchCell - 1),
                            std::clamp(v, 0, patch.rows * patchCell - 1));
    }
  for (float& value : colour) value /= grainPixels * unit;
  return Four{floorPart(distances), colour[0], colour[1], colour[2]};
}

Four offsetOf(const Colour& colour) {
  return Four{0, colour[0] / unit, colour[1] / unit, colour[2] / unit};
}

}  // namespace

static_assert(grainsAround * grainSide <= patchMargin);

Grains::Grains(const Patch& patch, const FloorDistance& floor)
    : width_(patch.cols * cellGrains + 2 * grainsAround) {
  const int height = patch.rows * cellGrains + 2 * grainsAround;
  grains_.reserve(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width_; ++x)
      grains_.push_back(
          grainAt(patch, floor, (x - grainsAround) * grainSide, (y - grainsAround) * grainSide));
}

void Grains::putCell(int col, int row, const Colour& colour, float* out) const {
  const Four offset = offsetOf(colour);
  for (int v = 0; v < cellWindowSide; ++v)
    for (int u = 0; u < cellWindowSide; ++u, out += grainNumbers)
      store(at(col * cellGrains - grainsAround + u, row * cellGrains - grainsAround + v) - offset,
            out);
}

void Grains::putSeam(int col, int row, bool isUpright, const Colour& colour, float* out) const {
  const Four offset = offsetOf(colour);
  for (int along = -grainsAround; along < cellGrains + grainsAround; ++along)
    for (int across = 0; across < seamWindowLength; ++across, out += grainNumbers) {
      const int x = col * cellGrains + (isUpright ? across : along);
      const int y = row * cellGrains + (isUpright ? along : across);
      store(at(x, y) - offset, out);
    }
}

}  // namespace unblocker::scanner
