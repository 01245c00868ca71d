#include "palette.h"

#include <algorithm>

namespace unblocker::scanner {
namespace {

// Grey levels between a pixel's channels. Compression and screens tint grey by a few.
constexpr float leastColour = 16.0F;
// A block of two cells is one part in two hundred of a picture that shows the board in a tenth of
// its area.
constexpr std::size_t fewInColour = 500;

bool isColoured(const float* pixel) {
  const auto [least, most] = std::minmax({pixel[0], pixel[1], pixel[2]});
  return most - least > leastColour;
}

}  // namespace

Palette paletteOf(const Raster& raster) {
  const std::size_t few = raster.values.size() / 3 / fewInColour;
  std::size_t coloured = 0;
  for (std::size_t i = 0; i < raster.values.size(); i += 3)
    if (isColoured(&raster.values[i]) && ++coloured > few) return Palette::coloured;
  return Palette::grey;
}

}  // namespace unblocker::scanner
