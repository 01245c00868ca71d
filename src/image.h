// Pictures: a view of RGBA pixels somebody else owns, and the one door through which files enter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "error.h"

namespace unblocker {

/// A non-owning view of 8-bit RGBA pixels, rows top to bottom without padding.
struct ImageView {
  const std::uint8_t* pixels = nullptr;
  int width = 0;
  int height = 0;

  const std::uint8_t* at(int x, int y) const {
    return pixels + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                         static_cast<std::size_t>(x));
  }
};

/// Decoded pixels and their owner.
struct Image {
  std::unique_ptr<std::uint8_t, void (*)(void*)> pixels;
  int width = 0;
  int height = 0;

  ImageView view() const { return {pixels.get(), width, height}; }
};

/// Decodes a PNG or JPEG file, upright: EXIF orientation is applied, transparency is laid over
/// white. Errors: emptyFile, notAPicture, unsupportedFormat, damagedPicture, pictureTooLarge.
Result<Image> decode(std::span<const std::uint8_t> file);

}  // namespace unblocker
