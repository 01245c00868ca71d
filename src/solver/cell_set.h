// A set of the board's cells in a few machine words, one bit a cell, row by row from the top left.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace unblocker {

/// `Words` of 64 cells each. A shift by n moves every cell n numbers on; what leaves the words is
/// gone, what leaves the board has to be masked away by the caller.
template <int Words>
struct CellSet {
  std::array<std::uint64_t, Words> words{};

  /// With several words `cell` may lie outside them; with one it then stands for the cell that is
  /// 64 before or after it.
  bool has(int cell) const {
    const auto at = static_cast<unsigned>(cell);
    if (Words > 1 && at >= 64 * Words) return false;
    return (words[Words == 1 ? 0 : at / 64] >> at % 64 & 1) != 0;
  }
  void add(int cell) {
    words[static_cast<std::size_t>(cell) / 64] |= std::uint64_t{1} << (cell % 64);
  }
  void remove(int cell) {
    words[static_cast<std::size_t>(cell) / 64] &= ~(std::uint64_t{1} << (cell % 64));
  }
  bool touches(const CellSet& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < Words; ++i) common |= words[i] & other.words[i];
    return common != 0;
  }
  int count() const {
    int sum = 0;
    for (const std::uint64_t word : words) sum += std::popcount(word);
    return sum;
  }

  CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    return *this;
  }
  CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
    return *this;
  }
  CellSet operator~() const {
    CellSet result;
    for (std::size_t i = 0; i < Words; ++i) result.words[i] = ~words[i];
    return result;
  }
  /// As of one long number, the first cell being the lowest digit.
  friend CellSet operator+(const CellSet& a, const CellSet& b) {
    CellSet sum;
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < Words; ++i) {
      const std::uint64_t part = a.words[i] + carry;
      sum.words[i] = part + b.words[i];
      carry = part < carry || sum.words[i] < part ? 1 : 0;
    }
    return sum;
  }
  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }

  CellSet operator<<(int cells) const {
    CellSet result;
    const auto whole = static_cast<std::size_t>(cells) / 64;
    const int rest = cells % 64;
    for (std::size_t i = whole; i < Words; ++i) {
      result.words[i] = words[i - whole] << rest;
      if (rest != 0 && i > whole) result.words[i] |= words[i - whole - 1] >> (64 - rest);
    }
    return result;
  }
  CellSet operator>>(int cells) const {
    CellSet result;
    const auto whole = static_cast<std::size_t>(cells) / 64;
    const int rest = cells % 64;
    for (std::size_t i = 0; i + whole < Words; ++i) {
      result.words[i] = words[i + whole] >> rest;
      if (rest != 0 && i + whole + 1 < Words) {
        result.words[i] |= words[i + whole + 1] << (64 - rest);
      }
    }
    return result;
  }
};

/// One word needs no carrying over.
template <>
inline CellSet<1> CellSet<1>::operator<<(int cells) const {
  return {{words[0] << cells}};
}
template <>
inline CellSet<1> CellSet<1>::operator>>(int cells) const {
  return {{words[0] >> cells}};
}

}  // namespace unblocker
