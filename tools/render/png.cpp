#include "png.h"

#include <string_view>

#include "deflate.h"

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

/// A row of pixels as its differences from the row above: flat areas become zeros.
void putRow(Bytes& out, ImageView picture, int y) {
  constexpr std::uint8_t filterUp = 2;
  out.push_back(filterUp);
  for (int x = 0; x < picture.width; ++x)
    for (int c = 0; c < 3; ++c)
      out.push_back(
          static_cast<std::uint8_t>(picture.at(x, y)[c] - (y > 0 ? picture.at(x, y - 1)[c] : 0)));
}

}  // namespace

std::vector<std::uint8_t> encodePng(ImageView picture) {
  Bytes header;
  put32(header, static_cast<std::uint32_t>(picture.width));
  put32(header, static_cast<std::uint32_t>(picture.height));
  for (const std::uint8_t byte : {8, 2, 0, 0, 0}) header.push_back(byte);
  Bytes lines;
  for (int y = 0; y < picture.height; ++y) putRow(lines, picture, y);
  Bytes out{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  putChunk(out, "IHDR", header);
  putChunk(out, "IDAT", deflated(lines));
  putChunk(out, "IEND", {});
  return out;
}

}  // namespace unblocker::render
