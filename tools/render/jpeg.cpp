// The Huffman codes are the plainest there can be: every symbol has a code of the same length, so
// no table has to be copied from anywhere. Files get larger; what is lost is the same.
#include "jpeg.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "image.h"

namespace unblocker::render {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Block8 = std::array<double, 64>;
using Table = std::array<int, 64>;

// ITU T.81, annex K.1.
constexpr Table lumaTable{16, 11, 10, 16, 24,  40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,
                          14, 13, 16, 24, 40,  57,  69,  56,  14, 17, 22, 29, 51,  87,  80,  62,
                          18, 22, 37, 56, 68,  109, 103, 77,  24, 35, 55, 64, 81,  104, 113, 92,
                          49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99};
constexpr Table chromaTable{17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
                            24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
                            99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
                            99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99};

/// Place of the i-th coefficient in zigzag order.
Table zigzagOrder() {
  Table order{};
  std::size_t at = 0;
  for (int diagonal = 0; diagonal < 15; ++diagonal)
    for (int i = 0; i <= diagonal; ++i) {
      const int row = diagonal % 2 == 0 ? diagonal - i : i;
      const int col = diagonal - row;
      if (row < 8 && col < 8) order[at++] = 8 * row + col;
    }
  return order;
}

Table scaled(const Table& table, int quality) {
  const int percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  Table out{};
  std::transform(table.begin(), table.end(), out.begin(),
                 [&](int value) { return std::clamp((value * percent + 50) / 100, 1, 255); });
  return out;
}

/// cosines[8 u + x]: the basis of the transform, scaled to be orthonormal.
Block8 cosines() {
  Block8 basis{};
  for (std::size_t u = 0; u < 8; ++u)
    for (std::size_t x = 0; x < 8; ++x)
      basis[8 * u + x] = (u == 0 ? std::sqrt(0.125) : 0.5) *
                         std::cos((2.0 * static_cast<double>(x) + 1) * static_cast<double>(u) *
                                  3.14159265358979323846 / 16);
  return basis;
}

/// One pass of the transform along rows; the result lies transposed.
Block8 transformRows(const Block8& in, const Block8& basis) {
  Block8 out{};
  for (std::size_t row = 0; row < 8; ++row)
    for (std::size_t u = 0; u < 8; ++u) {
      double sum = 0;
      for (std::size_t x = 0; x < 8; ++x) sum += in[8 * row + x] * basis[8 * u + x];
      out[8 * u + row] = sum;
    }
  return out;
}

class Writer {
 public:
  Writer(ImageView picture, int quality)
      : picture_(picture), tables_{scaled(lumaTable, quality), scaled(chromaTable, quality)} {}

  Bytes write() && {
    put({0xff, 0xd8});
    writeTables();
    writeHeaders();
    for (int y = 0; y < picture_.height; y += 16)
      for (int x = 0; x < picture_.width; x += 16) {
        for (const int dy : {0, 8})
          for (const int dx : {0, 8}) writeBlock(0, x + dx, y + dy, 1);
        writeBlock(1, x, y, 2);
        writeBlock(2, x, y, 2);
      }
    while (held_ != 0) putBits(1, 1);
    put({0xff, 0xd9});
    return std::move(out_);
  }

 private:
  static constexpr int dcCode = 4;  // bits
  static constexpr int acCode = 8;
  static constexpr int endOfBlock = 0;
  static constexpr int sixteenZeros = 1;

  void put(std::initializer_list<int> bytes) {
    for (const int byte : bytes) out_.push_back(static_cast<std::uint8_t>(byte));
  }

  void putBits(int value, int count) {
    for (int bit = count - 1; bit >= 0; --bit) {
      current_ = current_ << 1 | (value >> bit & 1);
      if (++held_ < 8) continue;
      put({current_});
      if (current_ == 0xff) put({0});
      current_ = held_ = 0;
    }
  }

  void writeTables() {
    for (int id = 0; id < 2; ++id) {
      put({0xff, 0xdb, 0, 67, id});
      for (const int at : order_)
        put({tables_[static_cast<std::size_t>(id)][static_cast<std::size_t>(at)]});
    }
    put({0xff, 0xc4, 0, 19 + 12, 0x00});
    for (int bits = 1; bits <= 16; ++bits) put({bits == dcCode ? 12 : 0});
    for (int size = 0; size < 12; ++size) put({size});
    put({0xff, 0xc4, 0, 19 + 162, 0x10});
    for (int bits = 1; bits <= 16; ++bits) put({bits == acCode ? 162 : 0});
    put({0x00, 0xf0});
    for (int run = 0; run < 16; ++run)
      for (int size = 1; size <= 10; ++size) put({16 * run + size});
  }

  void writeHeaders() {
    put({0xff, 0xc0, 0, 17, 8, picture_.height >> 8, picture_.height & 255, picture_.width >> 8,
         picture_.width & 255, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1});
    put({0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0});
  }

  /// One component of a pixel, centred on 0; beyond the edges the last pixels go on.
  double sample(int component, int x, int y) const {
    const std::uint8_t* p =
        picture_.at(std::min(x, picture_.width - 1), std::min(y, picture_.height - 1));
    if (component == 0) return 0.299 * p[0] + 0.587 * p[1] + 0.114 * p[2] - 128;
    if (component == 1) return -0.168736 * p[0] - 0.331264 * p[1] + 0.5 * p[2];
    return 0.5 * p[0] - 0.418688 * p[1] - 0.081312 * p[2];
  }

  void writeBlock(int component, int left, int top, int step) {
    Block8 block{};
    for (int y = 0; y < 8; ++y)
      for (int x = 0; x < 8; ++x) {
        double sum = 0;
        for (int dy = 0; dy < step; ++dy)
          for (int dx = 0; dx < step; ++dx)
            sum += sample(component, left + step * x + dx, top + step * y + dy);
        block[static_cast<std::size_t>(8 * y + x)] = sum / (step * step);
      }
    const Block8 coefficients = transformRows(transformRows(block, basis_), basis_);
    const Table& table = tables_[component == 0 ? 0 : 1];
    Table rounded{};
    for (std::size_t i = 0; i < 64; ++i)
      rounded[i] = static_cast<int>(std::lround(coefficients[i] / table[i]));
    writeCoefficients(component, rounded);
  }

  void writeCoefficients(int component, const Table& rounded) {
    int& last = last_[static_cast<std::size_t>(component)];
    writeNumber(rounded[0] - last, dcCode, [](int size) { return size; });
    last = rounded[0];
    int run = 0;
    for (std::size_t i = 1; i < 64; ++i) {
      const int value = rounded[static_cast<std::size_t>(order_[i])];
      if (value == 0) {
        ++run;
        continue;
      }
      for (; run > 15; run -= 16) putBits(sixteenZeros, acCode);
      writeNumber(value, acCode, [&](int size) { return 2 + 10 * run + size - 1; });
      run = 0;
    }
    if (run > 0) putBits(endOfBlock, acCode);
  }

  template <typename CodeOf>
  void writeNumber(int value, int codeLength, CodeOf codeOf) {
    const int size = std::bit_width(static_cast<unsigned>(std::abs(value)));
    putBits(codeOf(size), codeLength);
    putBits(value < 0 ? value + (1 << size) - 1 : value, size);
  }

  ImageView picture_;
  std::array<Table, 2> tables_;
  Table order_ = zigzagOrder();
  Block8 basis_ = cosines();
  std::array<int, 3> last_{};
  int current_ = 0;
  int held_ = 0;
  Bytes out_;
};

}  // namespace

std::vector<std::uint8_t> encodeJpeg(ImageView picture, int quality) {
  return Writer(picture, quality).write();
}

Canvas recompressed(ImageView picture, int quality) {
  const auto image = decode(encodeJpeg(picture, quality));
  return Canvas(image ? image->view() : picture);
}

}  // namespace unblocker::render
