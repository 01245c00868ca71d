// A PNG file as phones write them: true colour, compressed.
#pragma once

#include <cstdint>
#include <vector>

#include "image_view.h"

namespace unblocker::render {

std::vector<std::uint8_t> encodePng(ImageView picture);

}  // namespace unblocker::render
