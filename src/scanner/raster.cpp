#include "raster.h"

#include <algorithm>

namespace unblocker::scanner {
namespace {

/// Sums factorX × factorY pixels into each output pixel; `read(y)` gives a source row and
/// `stride` the distance between its pixels.
template <typename ReadRow>
Raster averaged(int width, int height, int factorX, int factorY, int stride, ReadRow read) {
  Raster out(width / factorX, height / factorY);
  const float scale = 1.0F / static_cast<float>(factorX * factorY);
  for (int y = 0; y < out.height; ++y) {
    float* target = out.row(y);
    for (int dy = 0; dy < factorY; ++dy) {
      const auto* source = read(y * factorY + dy);
      float* pixel = target;
      for (int x = 0; x < out.width; ++x, pixel += 3) {
        float sums[3] = {pixel[0], pixel[1], pixel[2]};
        for (int dx = 0; dx < factorX; ++dx, source += stride)
          for (int c = 0; c < 3; ++c) sums[c] += static_cast<float>(source[c]);
        std::copy_n(sums, 3, pixel);
      }
    }
    for (int i = 0; i < 3 * out.width; ++i) target[i] *= scale;
  }
  return out;
}

/// Whole rows are added at a time, as rows of numbers.
Raster shrinkDown(const Raster& raster, int factor) {
  Raster out(raster.width, raster.height / factor);
  const float scale = 1.0F / static_cast<float>(factor);
  const int numbers = 3 * raster.width;
  for (int y = 0; y < out.height; ++y) {
    float* target = out.row(y);
    for (int dy = 0; dy < factor; ++dy) {
      const float* source = raster.row(y * factor + dy);
      for (int i = 0; i < numbers; ++i) target[i] += source[i];
    }
    for (int i = 0; i < numbers; ++i) target[i] *= scale;
  }
  return out;
}

}  // namespace

Raster shrink(ImageView picture, int factorX, int factorY) {
  return averaged(picture.width, picture.height, factorX, factorY, 4,
                  [&](int y) { return picture.at(0, y); });
}

Raster shrink(const Raster& raster, int factorX, int factorY) {
  if (factorX == 1) return shrinkDown(raster, factorY);
  return averaged(raster.width, raster.height, factorX, factorY, 3,
                  [&](int y) { return raster.row(y); });
}

}  // namespace unblocker::scanner
