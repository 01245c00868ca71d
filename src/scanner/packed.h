// Numbers in parts of 64, in bytes: a fraction to load of numbers with many digits, and as fine as
// any reading needs. A number beyond a byte's reach goes on in the next one.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace unblocker::scanner {

inline constexpr int packedParts = 64;
inline constexpr int packedLimit = 127;  ///< A byte of this size is not the number's last.

/// A number's bytes, of which it is the sum.
inline std::vector<int> packed(float number) {
  auto parts = static_cast<int>(std::lround(packedParts * static_cast<double>(number)));
  std::vector<int> bytes;
  for (; std::abs(parts) >= packedLimit; parts -= bytes.back())
    bytes.push_back(parts < 0 ? -packedLimit : packedLimit);
  bytes.push_back(parts);
  return bytes;
}

/// The number whose bytes begin at `next`, which moves on to the one after it.
inline float unpackedNext(const std::int8_t*& next) {
  int parts = 0;
  do parts += *next;
  while (std::abs(*next++) == packedLimit);
  return static_cast<float>(parts) / static_cast<float>(packedParts);
}

/// The numbers whose bytes follow each other from there on.
template <std::size_t count>
std::array<float, count> unpacked(const std::int8_t* next) {
  std::array<float, count> numbers{};
  for (float& number : numbers) number = unpackedNext(next);
  return numbers;
}

/// All numbers of these bytes, the last of which must be a number's last.
inline std::vector<float> unpacked(const std::vector<std::int8_t>& bytes) {
  std::vector<float> numbers;
  for (const std::int8_t* next = bytes.data(); next != bytes.data() + bytes.size();)
    numbers.push_back(unpackedNext(next));
  return numbers;
}

}  // namespace unblocker::scanner
