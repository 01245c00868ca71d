// The one door through which picture files enter.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "error.h"
#include "image_view.h"

namespace unblocker {

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
