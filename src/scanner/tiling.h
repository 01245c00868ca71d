// Decides what every cell is, all at once: of all ways to lay floor, walls and 1 × n blocks on the
// grid, the one that explains the seams and colours best.
//
// Cells are visited row by row. All that the rest of the board needs to know of the cells so far is
// what stands in the last cell of every column, so partial tilings that agree there compete and
// only the best two go on: dynamic programming over a broken profile, as in counting domino
// tilings.
#pragma once

#include <cstdint>
#include <vector>

#include "evidence.h"

namespace unblocker::scanner {

// What it takes to believe in walls. Most games have none; those that do put several on a board.
inline constexpr float wallCost = 1.25F;      ///< For each.
inline constexpr float firstWallCost = 1.5F;  ///< On top, once.

/// For every cell of a block from the fourth on: like walls, long blocks are rare in every game of
/// the kind, so they must earn their place.
inline constexpr float longBlockCost = 1.5F;

constexpr float costOfWalls(std::size_t count) {
  return wallCost * static_cast<float>(count) + (count > 0 ? firstWallCost : 0.0F);
}

/// What a cell is, as part of a whole tiling.
enum class Part : std::uint8_t { floor, wall, blockStart, blockRight, blockBelow };

/// One reading of all cells: blockStart opens a block, blockRight continues the one at the left,
/// blockBelow the one above.
struct Tiling {
  std::vector<Part> parts;  ///< Row-major.
  double cost = 0;          ///< How badly it explains the picture; 0 is perfectly.
};

/// The best tiling and the second best, for one floor; empty where there is none.
struct TilingPair {
  Tiling best;
  Tiling second;
};

/// Tilings that cost more than `bound` may be missed; so may the second best where the best costs
/// more than `known`, which a tiling of another floor does.
TilingPair bestTilings(const Evidence& evidence, double bound, double known);

}  // namespace unblocker::scanner
