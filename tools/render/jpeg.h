// A baseline JPEG file, colour at half resolution as phones and messengers write it.
#pragma once

#include <cstdint>
#include <vector>

#include "canvas.h"

namespace unblocker::render {

/// `quality` 1…100 as in libjpeg.
std::vector<std::uint8_t> encodeJpeg(ImageView picture, int quality);

/// The picture after it has been a JPEG file.
Canvas recompressed(ImageView picture, int quality);

}  // namespace unblocker::render
