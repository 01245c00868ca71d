// Which block is to be freed, and where it leaves the board: what target.h finds and a reading
// keeps.
#pragma once

#include <cstddef>

#include "../puzzle.h"

namespace unblocker::scanner {

struct GoalReading {
  std::size_t block = 0;  ///< Among those of the reading's layout.
  Exit exit;
  double targetBelief = 0;  ///< 0…1: that it is this block.
  double exitBelief = 0;    ///< 0…1: that it leaves at this side, given the block.
  bool exitShows = false;   ///< Whether the frame shows it: else the exit is a guess.
  bool standsOut = false;   ///< Whether the block's colour tells it from the others at all.
};

}  // namespace unblocker::scanner
