#include "raster.h"

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
      for (int x = 0; x < out.width; ++x, pixel += 3)
        for (int dx = 0; dx < factorX; ++dx, source += stride)
          for (int c = 0; c < 3; ++c) pixel[c] += static_cast<float>(source[c]);
    }
    for (int i = 0; i < 3 * out.width; ++i) target[i] *= scale;
  }
  return out;
}

}  // namespace

Raster shrink(ImageView picture, int factorX, int factorY) {
  return averaged(picture.width, picture.height, factorX, factorY, 4,
                  [&](int y) { return picture.at(0, y); });
}

Raster shrink(const Raster& raster, int factorX, int factorY) {
  return averaged(raster.width, raster.height, factorX, factorY, 3,
                  [&](int y) { return raster.row(y); });
}

}  // namespace unblocker::scanner
