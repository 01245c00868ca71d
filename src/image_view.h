// A view of pixels that somebody else owns.
#pragma once

#include <cstddef>
#include <cstdint>

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

}  // namespace unblocker
