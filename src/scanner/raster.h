// Small planar pictures of numbers, which every stage computes on.
#pragma once

#include <cstddef>
#include <vector>

#include "../image_view.h"

namespace unblocker::scanner {

/// A width × height plane of floats, rows top to bottom.
struct Plane {
  int width = 0;
  int height = 0;
  std::vector<float> values;

  Plane() = default;
  Plane(int w, int h)
      : width(w), height(h), values(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

  float* row(int y) {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  const float* row(int y) const {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
};

/// Red, green and blue, 0…255 each, 3 × width floats a row.
struct Raster {
  int width = 0;
  int height = 0;
  std::vector<float> values;
  float pixel = 1;  ///< A pixel's width in those of the size that beliefs were learned at.

  Raster() = default;
  Raster(int w, int h)
      : width(w),
        height(h),
        values(3 * static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

  float* row(int y) {
    return values.data() + 3 * static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  const float* row(int y) const {
    return values.data() + 3 * static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
};

/// The picture as averages of factor × factor pixels, of which no screenshot asks for more than 257
/// lines; what is left over at the right and bottom edges is dropped.
Raster shrink(ImageView picture, int factor);
Raster shrink(const Raster& raster, int factorX, int factorY);

}  // namespace unblocker::scanner
