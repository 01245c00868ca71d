#include "png.h"

#include <algorithm>
#include <string_view>

namespace unblocker::render {
namespace {

using Bytes = std::vector<std::uint8_t>;

void put32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    out.push_back(static_cast<std::uint8_t>(value >> shift));
}

std::uint32_t crc(const std::uint8_t* data, std::size_t size) {
  std::uint32_t value = 0xffffffffU;
  for (std::size_t i = 0; i < size; ++i) {
    value ^= data[i];
    for (int bit = 0; bit < 8; ++bit) value = value >> 1U ^ (0xedb88320U & (0U - (value & 1U)));
  }
  return ~value;
}

void putChunk(Bytes& out, std::string_view type, const Bytes& data) {
  put32(out, static_cast<std::uint32_t>(data.size()));
  const std::size_t start = out.size();
  out.insert(out.end(), type.begin(), type.end());
  out.insert(out.end(), data.begin(), data.end());
  put32(out, crc(out.data() + start, out.size() - start));
}

std::uint32_t adler(const Bytes& data) {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const std::uint8_t byte : data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16U | a;
}

/// A zlib stream of stored blocks.
Bytes stored(const Bytes& data) {
  constexpr std::size_t most = 65535;
  Bytes out{0x78, 0x01};
  for (std::size_t at = 0; at < data.size(); at += most) {
    const std::size_t size = std::min(most, data.size() - at);
    out.push_back(at + size == data.size() ? 1 : 0);
    for (const std::size_t value : {size, ~size}) {
      out.push_back(static_cast<std::uint8_t>(value));
      out.push_back(static_cast<std::uint8_t>(value >> 8U));
    }
    out.insert(out.end(), data.begin() + static_cast<std::ptrdiff_t>(at),
               data.begin() + static_cast<std::ptrdiff_t>(at + size));
  }
  put32(out, adler(data));
  return out;
}

}  // namespace

std::vector<std::uint8_t> encodePng(ImageView picture) {
  Bytes header;
  put32(header, static_cast<std::uint32_t>(picture.width));
  put32(header, static_cast<std::uint32_t>(picture.height));
  for (const std::uint8_t byte : {8, 2, 0, 0, 0}) header.push_back(byte);
  Bytes lines;
  for (int y = 0; y < picture.height; ++y) {
    lines.push_back(0);
    for (int x = 0; x < picture.width; ++x)
      lines.insert(lines.end(), picture.at(x, y), picture.at(x, y) + 3);
  }
  Bytes out{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  putChunk(out, "IHDR", header);
  putChunk(out, "IDAT", stored(lines));
  putChunk(out, "IEND", {});
  return out;
}

}  // namespace unblocker::render
