#include "raster.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "sums.h"

namespace unblocker::scanner {
namespace {

using Shorts = std::uint16_t __attribute__((vector_size(16)));

Shorts read(const std::uint16_t* from) {
  Shorts shorts;
  std::memcpy(&shorts, from, sizeof shorts);
  return shorts;
}

// Interleaved with nothing, as every processor can, numbers are of twice the width.

Shorts lowHalf(const Bytes& bytes) {
  return reinterpret_cast<Shorts>(__builtin_shufflevector(bytes, Bytes{}, 0, 16, 1, 17, 2, 18, 3,
                                                          19, 4, 20, 5, 21, 6, 22, 7, 23));
}

Shorts highHalf(const Bytes& bytes) {
  return reinterpret_cast<Shorts>(__builtin_shufflevector(bytes, Bytes{}, 8, 24, 9, 25, 10, 26, 11,
                                                          27, 12, 28, 13, 29, 14, 30, 15, 31));
}

FourWhole lowHalf(const Shorts& shorts) {
  return reinterpret_cast<FourWhole>(
      __builtin_shufflevector(shorts, Shorts{}, 0, 8, 1, 9, 2, 10, 3, 11));
}

/// Adds up `count` rows of bytes, of which there are `size` in each.
void addBytes(const std::uint8_t* rows, int count, std::size_t size, std::uint16_t* sums) {
  std::size_t i = 0;
  for (; i + 16 <= size; i += 16) {
    Shorts low{};
    Shorts high{};
    const std::uint8_t* from = rows + i;
    for (int row = 0; row < count; ++row, from += size) {
      const auto bytes = load(from);
      low += lowHalf(bytes);
      high += highHalf(bytes);
    }
    std::memcpy(sums + i, &low, sizeof low);
    std::memcpy(sums + i + 8, &high, sizeof high);
  }
  for (; i < size; ++i) {
    sums[i] = 0;
    for (int row = 0; row < count; ++row)
      sums[i] =
          static_cast<std::uint16_t>(sums[i] + rows[static_cast<std::size_t>(row) * size + i]);
  }
}

}  // namespace

Raster shrink(ImageView picture, int factor) {
  Raster out(picture.width / factor, picture.height / factor);
  const float scale = 1.0F / static_cast<float>(factor * factor);
  const auto size = 4 * static_cast<std::size_t>(picture.width);
  std::vector<std::uint16_t> sums(size + 4);  // for a second half
  for (int y = 0; y < out.height; ++y) {
    addBytes(picture.at(0, y * factor), factor, size, sums.data());
    const std::uint16_t* from = sums.data();
    writePixels(out.row(y), out.width, [&] {
      FourWhole sum{};
      for (int dx = 0; dx < factor; ++dx, from += 4) sum += lowHalf(read(from));
      return scale * __builtin_convertvector(sum, Four);
    });
  }
  return out;
}

Raster shrink(const Raster& raster, int factorX, int factorY) {
  Raster out(raster.width / factorX, raster.height / factorY);
  const float scale = 1.0F / static_cast<float>(factorX * factorY);
  std::vector<float> line(3 * static_cast<std::size_t>(raster.width) + 1);  // for a fourth number
  std::vector<Term> rows(static_cast<std::size_t>(factorY));
  for (int y = 0; y < out.height; ++y) {
    for (int dy = 0; dy < factorY; ++dy)
      rows[static_cast<std::size_t>(dy)] = {raster.row(y * factorY + dy), 1};
    addUp(rows, line.data(), line.size() - 1);
    if (factorX == 1) {
      std::transform(line.begin(), line.end() - 1, out.row(y),
                     [&](float sum) { return scale * sum; });
      continue;
    }
    const float* from = line.data();
    writePixels(out.row(y), out.width, [&] {
      Four sum{};
      for (int dx = 0; dx < factorX; ++dx, from += 3) sum += load(from);
      return scale * sum;
    });
  }
  return out;
}

}  // namespace unblocker::scanner
