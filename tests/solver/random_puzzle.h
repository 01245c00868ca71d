// Legal boards of every kind, the same ones on every machine.
#pragma once

#include <random>

#include "puzzle.h"

namespace unblocker {

/// What boards to make; the counts are attempts, of which those that do not fit come to nothing.
struct Wanted {
  int minimumSide = 3;
  int maximumSide = 7;
  int blocks = 12;
  int walls = 3;  ///< At most.
};

/// A board of random size, exit, target, blocks and walls.
Puzzle randomPuzzle(std::mt19937& random, const Wanted& wanted);

}  // namespace unblocker
