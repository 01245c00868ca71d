// A position: where every block stands, packed into a few 64-bit words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "layout.h"

namespace unblocker {

/// All blocks' numbers, each in its field (see layout.h).
template <int Words>
struct Position {
  std::array<std::uint64_t, Words> words{};

  // Written out, because the arrays' own comparison becomes a call of memcmp.
  bool operator==(const Position& other) const {
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < Words; ++i) different |= words[i] ^ other.words[i];
    return different == 0;
  }

  /// What stands in a block's field: its number, 0 to its span. Or in any other field that tells
  /// its word, shift and mask.
  template <typename Any>
  std::size_t get(const Any& field) const {
    return static_cast<std::size_t>(words[at(field)] >> field.shift & field.mask);
  }
  /// Moves a block by `cells`, which may be negative; the field must not overflow.
  void slide(const Field& field, int cells) {
    words[at(field)] += static_cast<std::uint64_t>(cells) << field.shift;
  }
  /// Mixed so that the low bits depend on all of the position. The product's highest bits do, and
  /// so become the lowest.
  std::uint32_t hash() const {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio (Knuth, 6.4)
    std::uint64_t mixed = words[0] * golden;
    for (std::size_t i = 1; i < Words; ++i) {
      mixed = ((mixed ^ mixed >> 32) + words[i]) * golden;
    }
    return std::rotl(static_cast<std::uint32_t>(mixed >> 32), 16);
  }

 private:
  template <typename Any>
  static constexpr std::size_t at(const Any& field) {
    return Words == 1 ? 0 : static_cast<std::size_t>(field.word);
  }
};

}  // namespace unblocker
