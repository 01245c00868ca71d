// Anything may be dropped on the page. Whatever the bytes, decoding and scanning them comes back,
// touches no memory but its own, and gives nothing but legal puzzles.
//
// Bytes that are no picture file are taken as pixels, so that the scanner is reached without
// guessing its way through a file format first.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "image.h"
#include "notation.h"
#include "scanner/scanner.h"

namespace {

using namespace unblocker;

// The instrumented scanner takes tenths of a second for so many pixels; more would cost more than
// they show.
constexpr std::int64_t mostPixels = 40'000;

[[noreturn]] void broken() { std::abort(); }

void check(ImageView picture) {
  const Result<Reading> reading = scan(picture);
  if (!reading) {
    if (reading.error().message.text.empty()) broken();
    return;
  }
  if (validate(reading->puzzle)) broken();
  if (!(reading->confidence >= 0 && reading->confidence <= 1)) broken();
  const auto back = parseNotation(formatNotation(reading->puzzle));
  if (!back || formatNotation(*back) != formatNotation(reading->puzzle)) broken();
}

/// The first two bytes are width and height; the rest is one byte of red, green and blue a pixel,
/// each pixel two picture pixels wide and high, again and again from the start.
void checkPixels(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < 6) return;
  const int width = 2 * (24 + bytes[0] % 64);
  const int height = 2 * (24 + bytes[1] % 64);
  const std::size_t colours = (bytes.size() - 2) / 3;
  std::vector<std::uint8_t> pixels;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const auto at = static_cast<std::size_t>(y / 2 * (width / 2) + x / 2) % colours;
      const auto colour = bytes.subspan(2 + 3 * at, 3);
      pixels.insert(pixels.end(), colour.begin(), colour.end());
      pixels.push_back(255);
    }
  check({pixels.data(), width, height});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span<const std::uint8_t> bytes(data, size);
  const Result<Image> image = decode(bytes);
  if (!image) {
    if (image.error().message.text.empty()) broken();
    if (image.error().code == ErrorCode::notAPicture) checkPixels(bytes);
    return 0;
  }
  if (std::int64_t{image->width} * image->height <= mostPixels) check(image->view());
  return 0;
}
