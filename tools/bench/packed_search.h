// A yardstick: the plainest breadth-first search over positions packed into 64 bits. Other people's
// figures have been measured beside such a search, and can be scaled by it to another machine.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzle.h"

namespace unblocker {

/// The distinct positions up to the end of the level of the solution, or all of them if there is
/// none. Nothing for a puzzle that has more than 64 cells or takes more than 64 bits.
std::optional<std::uint64_t> packedSearch(const Puzzle& puzzle);

}  // namespace unblocker
