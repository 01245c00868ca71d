// What other ways to search would save at best: two searches that meet, and mirror images.
//
// Neither is built. What the better of two worlds would bring can be told without: where every
// position's distance from the start and to the exit is known, so is the place where two searches
// would best meet; and whether a board has mirror images that mean the same is seen on the board.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzle.h"

namespace unblocker {

/// Positions of one board that has a solution.
struct Meeting {
  int moves = 0;
  std::uint64_t searched = 0;  ///< By the search from the start, to the end of its last level.
  /// By two searches, up to the level where both together have gone through the fewest; given all
  /// solved positions that can be reached, which nobody knows beforehand.
  std::uint64_t meeting = 0;
  std::uint64_t solved = 0;     ///< Those given to the second search.
  std::uint64_t reachable = 0;  ///< What finding those takes.
};

/// Nothing for a board without a solution, or with more than `most` reachable positions.
std::optional<Meeting> bestMeeting(const Puzzle& puzzle, std::uint64_t most);

/// Whether the exit's lane is the board's middle one, so that it can be its own mirror image.
bool hasMiddleLane(const Puzzle& puzzle);

/// Whether every position's mirror image across the exit's lane is a position of the same blocks:
/// only then does one need to be searched of the two.
bool isItsOwnMirror(const Puzzle& puzzle);

}  // namespace unblocker
