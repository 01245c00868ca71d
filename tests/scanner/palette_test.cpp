// A picture has colours where a single block of a small board has one, and has none where only
// compression has tinted it.
#include "scanner/palette.h"

#include <doctest.h>

#include <algorithm>

using namespace unblocker::scanner;

namespace {

/// Mid grey, its red channel so much brighter in the first `pixels` pixels.
Raster tinted(float by, int pixels) {
  Raster raster(400, 600);
  std::fill(raster.values.begin(), raster.values.end(), 128.0F);
  for (int i = 0; i < pixels; ++i) raster.values[3 * static_cast<std::size_t>(i)] += by;
  return raster;
}

}  // namespace

TEST_CASE("palette: a block of two small cells is colour enough, some pixels are not") {
  CHECK(paletteOf(tinted(100, 2 * 20 * 20)) == Palette::coloured);
  CHECK(paletteOf(tinted(-100, 2 * 20 * 20)) == Palette::coloured);
  CHECK(paletteOf(tinted(100, 200)) == Palette::grey);
}

TEST_CASE("palette: grey that was tinted a little is grey") {
  CHECK(paletteOf(tinted(0, 0)) == Palette::grey);
  CHECK(paletteOf(tinted(10, 400 * 600)) == Palette::grey);
  CHECK(paletteOf(tinted(25, 400 * 600)) == Palette::coloured);
}
