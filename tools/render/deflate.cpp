#include "deflate.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace unblocker::render {
namespace {

constexpr std::size_t window = 32768;
constexpr std::size_t shortest = 4;  // shorter repetitions hardly pay
constexpr std::size_t longest = 258;

/// A range of lengths or distances that share a symbol and are told apart by further bits.
struct Range {
  int base = 0;
  int extraBits = 0;
};

/// The ranges follow a rule: from the fifth (third) on, every so many take one bit more.
template <std::size_t count>
std::array<Range, count> ranges(int first, int perSize) {
  std::array<Range, count> out{};
  int base = first;
  for (std::size_t i = 0; i < count; ++i) {
    const int group = static_cast<int>(i) / perSize;
    out[i] = {base, std::max(0, group - 1)};
    base += 1 << out[i].extraBits;
  }
  return out;
}

class Deflater {
 public:
  explicit Deflater(std::span<const std::uint8_t> data) : data_(data), last_(1U << 15U, none) {
    lengths_.back() = {258, 0};  // the one exception
  }

  std::vector<std::uint8_t> run() && {
    out_ = {0x78, 0x01};
    putBits(1, 1);  // the last block,
    putBits(1, 2);  // of fixed codes
    for (std::size_t at = 0; at < data_.size();) at += step(at);
    putSymbol(256);
    while (held_ != 0) putBits(0, 1);
    putChecksum();
    return std::move(out_);
  }

 private:
  static constexpr std::size_t none = ~std::size_t{0};

  /// Writes what starts at `at`; returns how many bytes it stands for.
  std::size_t step(std::size_t at) {
    if (at + shortest > data_.size()) return literal(at);
    std::size_t& slot = last_[hash(at)];
    const std::size_t before = slot;
    slot = at;
    if (before == none || at - before > window) return literal(at);
    std::size_t length = 0;
    while (length < longest && at + length < data_.size() &&
           data_[before + length] == data_[at + length])
      ++length;
    if (length < shortest) return literal(at);
    putRange(lengths_, static_cast<int>(length), [&](int symbol) { putSymbol(257 + symbol); });
    putRange(distances_, static_cast<int>(at - before), [&](int symbol) { putCode(symbol, 5); });
    return length;
  }

  std::size_t literal(std::size_t at) {
    putSymbol(data_[at]);
    return 1;
  }

  std::size_t hash(std::size_t at) const {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < shortest; ++i) word = word << 8U | data_[at + i];
    return word * 0x9e3779b1U >> 17U;
  }

  template <typename Ranges, typename Put>
  void putRange(const Ranges& ranges, int value, Put put) {
    const auto after = std::upper_bound(ranges.begin(), ranges.end(), value,
                                        [](int v, const Range& range) { return v < range.base; });
    const auto range = after - 1;
    put(static_cast<int>(range - ranges.begin()));
    putBits(value - range->base, range->extraBits);
  }

  /// The fixed code of a literal or length.
  void putSymbol(int symbol) {
    if (symbol < 144) return putCode(0x30 + symbol, 8);
    if (symbol < 256) return putCode(0x190 + symbol - 144, 9);
    if (symbol < 280) return putCode(symbol - 256, 7);
    putCode(0xc0 + symbol - 280, 8);
  }

  /// Codes go in from their highest bit, numbers from their lowest.
  void putCode(int code, int count) {
    for (int bit = count - 1; bit >= 0; --bit) putBits(code >> bit, 1);
  }

  void putBits(int value, int count) {
    for (int bit = 0; bit < count; ++bit) {
      current_ |= (value >> bit & 1) << held_;
      if (++held_ < 8) continue;
      out_.push_back(static_cast<std::uint8_t>(current_));
      current_ = held_ = 0;
    }
  }

  /// Adler-32.
  void putChecksum() {
    std::uint32_t a = 1;
    std::uint32_t b = 0;
    for (const std::uint8_t byte : data_) {
      a = (a + byte) % 65521;
      b = (b + a) % 65521;
    }
    const std::uint32_t sum = b << 16U | a;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
      out_.push_back(static_cast<std::uint8_t>(sum >> shift));
  }

  std::span<const std::uint8_t> data_;
  std::vector<std::size_t> last_;  ///< Where four such bytes stood last, by their hash.
  std::array<Range, 29> lengths_ = ranges<29>(3, 4);
  std::array<Range, 30> distances_ = ranges<30>(1, 2);
  std::vector<std::uint8_t> out_;
  int current_ = 0;
  int held_ = 0;
};

}  // namespace

std::vector<std::uint8_t> deflated(std::span<const std::uint8_t> data) {
  return Deflater(data).run();
}

}  // namespace unblocker::render
