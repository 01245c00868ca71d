// Decoding: every kind of file comes out upright and opaque, and every broken one says so.
#include "image.h"

#include <doctest.h>

#include <array>

#include "fixtures/pictures.h"
#include "png.h"
#include "scene.h"

using namespace unblocker;
using namespace unblocker::fixtures;

namespace {

std::array<int, 4> pixelAt(const Image& image, int x, int y) {
  const std::uint8_t* pixel = image.view().at(x, y);
  return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

bool isReddish(const std::array<int, 4>& pixel) { return pixel[0] > pixel[2] + 60; }

Bytes renderedPng() {
  render::Canvas canvas(40, 30);
  canvas.fillWood({0, 0, 40, 30}, {120, 90, 60}, 40, 3);
  return render::encodePng(canvas.view());
}

ErrorCode codeOf(const Bytes& file) {
  const auto image = decode(file);
  REQUIRE_FALSE(image);
  CHECK_FALSE(image.error().message.text.empty());
  return image.error().code;
}

Bytes textBytes(std::string_view text) { return Bytes(text.begin(), text.end()); }

/// A PNG that claims to be of this size, with no pixels.
Bytes pngClaiming(std::uint8_t widthHigh, std::uint8_t heightHigh) {
  Bytes file = palettePng();
  file[18] = widthHigh;
  file[22] = heightHigh;
  return file;
}

}  // namespace

TEST_CASE("decode: JPEG") {
  const auto image = decode(redBlueJpeg());
  REQUIRE(image);
  CHECK(image->width == 16);
  CHECK(image->height == 8);
  CHECK(isReddish(pixelAt(*image, 1, 4)));
  CHECK_FALSE(isReddish(pixelAt(*image, 14, 4)));
}

TEST_CASE("decode: EXIF orientation turns and mirrors the picture upright") {
  // Where the stored picture's red left half ends up: which corner of the upright one is red, and
  // which is not.
  struct Row {
    int orientation;
    bool tall;
    int redX, redY, blueX, blueY;
  };
  constexpr std::array rows = {
      Row{1, false, 1, 4, 14, 4}, Row{2, false, 14, 4, 1, 4}, Row{3, false, 14, 4, 1, 4},
      Row{4, false, 1, 4, 14, 4}, Row{5, true, 4, 1, 4, 14},  Row{6, true, 4, 1, 4, 14},
      Row{7, true, 4, 14, 4, 1},  Row{8, true, 4, 14, 4, 1},
  };
  for (const Row& row : rows) {
    CAPTURE(row.orientation);
    const auto image = decode(redBlueJpegTurned(row.orientation));
    REQUIRE(image);
    CHECK(image->width == (row.tall ? 8 : 16));
    CHECK(isReddish(pixelAt(*image, row.redX, row.redY)));
    CHECK_FALSE(isReddish(pixelAt(*image, row.blueX, row.blueY)));
  }
}

TEST_CASE("decode: an orientation that does not exist is ignored") {
  const auto image = decode(redBlueJpegTurned(9));
  REQUIRE(image);
  CHECK(image->width == 16);
}

TEST_CASE("decode: PNG with a palette, with sixteen bits, with alpha") {
  const auto palette = decode(palettePng());
  REQUIRE(palette);
  CHECK(pixelAt(*palette, 0, 0) == std::array{255, 0, 0, 255});
  CHECK(pixelAt(*palette, 1, 0) == std::array{0, 255, 0, 255});
  CHECK(pixelAt(*palette, 0, 1) == std::array{9, 9, 9, 255});

  const auto deep = decode(deepPng());
  REQUIRE(deep);
  CHECK(pixelAt(*deep, 1, 0) == std::array{255, 255, 255, 255});
  CHECK(pixelAt(*deep, 0, 1) == std::array{128, 128, 128, 255});

  const auto transparent = decode(transparentPng());
  REQUIRE(transparent);
  CHECK(pixelAt(*transparent, 0, 0) == std::array{0, 0, 0, 255});
  CHECK(pixelAt(*transparent, 1, 0) == std::array{255, 255, 255, 255});
}

TEST_CASE("decode: a PNG whose data begin with an empty piece is as without it") {
  Bytes file = deepPng();
  const Bytes empty = bytesOf("000000004944415435af061e");
  file.insert(file.begin() + 33, empty.begin(), empty.end());  // after the header
  const auto image = decode(file);
  REQUIRE(image);
  CHECK(pixelAt(*image, 0, 0) == std::array{0, 0, 0, 255});
  CHECK(pixelAt(*image, 1, 0) == std::array{255, 255, 255, 255});
}

TEST_CASE("decode: what was drawn comes back") {
  render::Canvas canvas(5, 4);
  canvas.fill({0, 0, 5, 4}, {10, 20, 30});
  canvas.fill({2, 1, 1, 1}, {200, 100, 50});
  const auto image = decode(render::encodePng(canvas.view()));
  REQUIRE(image);
  CHECK(image->width == 5);
  CHECK(image->height == 4);
  CHECK(pixelAt(*image, 2, 1) == std::array{200, 100, 50, 255});
  CHECK(pixelAt(*image, 3, 1) == std::array{10, 20, 30, 255});
}

TEST_CASE("decode: files that are no pictures say what they are") {
  CHECK(codeOf({}) == ErrorCode::emptyFile);
  CHECK(codeOf(textBytes("not a picture at all")) == ErrorCode::notAPicture);
  CHECK(codeOf(textBytes("GIF89a..........")) == ErrorCode::unsupportedFormat);
  CHECK(codeOf(textBytes("RIFF....WEBPVP8 ")) == ErrorCode::unsupportedFormat);
  CHECK(codeOf(textBytes("....ftypheic....")) == ErrorCode::unsupportedFormat);
  CHECK(codeOf(textBytes("....ftypavif....")) == ErrorCode::unsupportedFormat);
  CHECK(codeOf(textBytes(std::string_view("BM....\0\0\0\0....", 14))) ==
        ErrorCode::unsupportedFormat);
  CHECK(codeOf(textBytes("BMW drivers' notes")) == ErrorCode::notAPicture);
  CHECK(codeOf(textBytes("%PDF-1.7")) == ErrorCode::unsupportedFormat);
}

TEST_CASE("decode: a picture cut anywhere is damaged, never half shown") {
  // Without the last four bytes, a checksum, every pixel of a PNG is still there.
  for (const Bytes& whole : {redBlueJpeg(), renderedPng(), palettePng()})
    for (std::size_t size = 8; size + 4 < whole.size(); size += 7) {
      CAPTURE(size);
      CHECK(codeOf(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size))) ==
            ErrorCode::damagedPicture);
    }
}

TEST_CASE("decode: sizes beyond any phone's are refused before anything is allocated") {
  CHECK(codeOf(pngClaiming(0x40, 0x40)) == ErrorCode::pictureTooLarge);  // 16388 × 16386
  CHECK(codeOf(pngClaiming(0x20, 0x20)) == ErrorCode::pictureTooLarge);
  Bytes endless = palettePng();
  std::fill(endless.begin() + 16, endless.begin() + 24, std::uint8_t{0xff});
  CHECK(codeOf(endless) == ErrorCode::pictureTooLarge);
}

TEST_CASE("decode: a small picture that inflates without end is refused") {
  // 10,000 stored blocks where a 4 × 2 palette picture needs six bytes.
  render::Canvas big(2000, 500);
  Bytes bomb = render::encodePng(big.view());
  const Bytes small = palettePng();
  std::copy(small.begin() + 16, small.begin() + 24, bomb.begin() + 16);  // width and height
  CHECK(codeOf(bomb) == ErrorCode::damagedPicture);
}
