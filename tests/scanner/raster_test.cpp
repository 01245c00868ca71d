// Shrinking pictures, against adding up pixel by pixel.
#include "scanner/raster.h"

#include <doctest.h>

#include <cstdint>
#include <vector>

namespace unblocker::scanner {
namespace {

/// Pixels of no pattern, as many as asked for.
std::vector<std::uint8_t> noise(int width, int height) {
  std::vector<std::uint8_t> bytes(4 * static_cast<std::size_t>(width * height));
  std::uint32_t state = 1;
  for (std::uint8_t& byte : bytes) {
    state = state * 1664525U + 1013904223U;
    byte = static_cast<std::uint8_t>(state >> 24U);
  }
  return bytes;
}

/// The mean of one channel over factorX × factorY pixels, `read(x, y)` being those of the source.
template <typename Read>
double mean(int x, int y, int factorX, int factorY, Read read) {
  double sum = 0;
  for (int v = 0; v < factorY; ++v)
    for (int u = 0; u < factorX; ++u) sum += read(x * factorX + u, y * factorY + v);
  return sum / (factorX * factorY);
}

template <typename Read>
void check(const Raster& out, int factorX, int factorY, Read read) {
  for (int y = 0; y < out.height; ++y)
    for (int x = 0; x < out.width; ++x)
      for (int c = 0; c < 3; ++c)
        CHECK(static_cast<double>(out.row(y)[3 * x + c]) ==
              doctest::Approx(mean(x, y, factorX, factorY, [&](int u, int v) {
                return static_cast<double>(read(u, v)[c]);
              })).epsilon(1e-5));
}

}  // namespace

TEST_CASE("raster: a picture is shrunk to means, whatever its width") {
  for (const int width : {48, 49, 50, 51, 52})
    for (const int factor : {1, 2, 3, 7}) {
      const std::vector<std::uint8_t> bytes = noise(width, 23);
      const ImageView picture{bytes.data(), width, 23};
      const Raster out = shrink(picture, factor);
      CHECK(out.width == width / factor);
      CHECK(out.height == 23 / factor);
      check(out, factor, factor, [&](int x, int y) { return picture.at(x, y); });
    }
}

TEST_CASE("raster: so is a raster, either way or both") {
  const std::vector<std::uint8_t> bytes = noise(53, 23);
  const Raster raster = shrink(ImageView{bytes.data(), 53, 23}, 1);
  for (const int factorX : {1, 2, 5})
    for (const int factorY : {1, 3, 4})
      check(shrink(raster, factorX, factorY), factorX, factorY,
            [&](int x, int y) { return raster.row(y) + 3 * x; });
}

}  // namespace unblocker::scanner
