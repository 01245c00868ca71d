// Two sets of the board's cells side by side, one bit a cell: numbered along the rows, and along
// the columns. The blocks of either axis slide from one number to the next, so that what is done to
// one set moves the horizontal blocks, and to the other the vertical ones; both are done at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace unblocker {

/// A word of each set. Processors and WebAssembly work on both in one instruction.
using WordPair = std::uint64_t __attribute__((vector_size(16)));

/// `Words` of 64 cells for each axis (see Field::axis). What is shifted out of the words is gone,
/// what leaves a lane has to be masked away by the caller.
template <int Words>
struct Lanes {
  std::array<WordPair, Words> words{};

  /// One's cells numbered along the rows, the other's along the columns.
  static Lanes ofEach(const Lanes& rows, const Lanes& columns) {
    Lanes result;
    for (std::size_t i = 0; i < Words; ++i) {
      result.words[i] = WordPair{rows.words[i][0], columns.words[i][1]};
    }
    return result;
  }

  bool has(std::size_t axis, int cell) const {
    const auto at = static_cast<std::size_t>(cell);
    return (words[at / 64][axis] >> at % 64 & 1) != 0;
  }
  void add(std::size_t axis, int cell) {
    const auto at = static_cast<std::size_t>(cell);
    words[at / 64][axis] |= std::uint64_t{1} << at % 64;
  }
  /// How many cells of both sets.
  int count() const {
    int sum = 0;
    for (const WordPair& pair : words) sum += std::popcount(pair[0]) + std::popcount(pair[1]);
    return sum;
  }

  Lanes& operator|=(const Lanes& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    return *this;
  }
  friend Lanes operator|(Lanes a, const Lanes& b) { return a |= b; }
  Lanes& operator&=(const Lanes& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
    return *this;
  }
  friend Lanes operator&(Lanes a, const Lanes& b) { return a &= b; }
  Lanes operator~() const {
    Lanes result;
    for (std::size_t i = 0; i < Words; ++i) result.words[i] = ~words[i];
    return result;
  }
  /// Each set as one long number, the first cell being the lowest digit.
  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    Lanes sum;
    WordPair carry{};
    for (std::size_t i = 0; i < Words; ++i) {
      const WordPair part = a.words[i] + carry;
      sum.words[i] = part + b.words[i];
      if (Words > 1) carry = -(WordPair)((part < carry) | (sum.words[i] < part));
    }
    return sum;
  }
  /// By fewer than 64 cells.
  Lanes operator<<(int cells) const {
    Lanes result;
    for (std::size_t i = 0; i < Words; ++i) {
      result.words[i] = words[i] << cells;
      if (i > 0) result.words[i] |= words[i - 1] >> (64 - cells);
    }
    return result;
  }
  Lanes operator>>(int cells) const {
    Lanes result;
    for (std::size_t i = 0; i < Words; ++i) {
      result.words[i] = words[i] >> cells;
      if (i + 1 < Words) result.words[i] |= words[i + 1] << (64 - cells);
    }
    return result;
  }
};

}  // namespace unblocker
