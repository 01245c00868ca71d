// The positions that several paths can have come to, and the number of ways to each.
#pragma once

#include <cstdint>
#include <vector>

namespace unblocker {

struct Crossing {
  std::uint32_t index = 0;  ///< Of the position, in its store.
  std::uint64_t ways = 0;
};

/// Stays at the largest number when there are more.
inline std::uint64_t sumOfWays(std::uint64_t a, std::uint64_t b) {
  return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/// Each position once, with all ways to it; in order of index.
std::vector<Crossing> merged(std::vector<Crossing> crossings);

}  // namespace unblocker
