// Turns clues into costs: what it would take to believe that a seam is there or is not, that a cell
// is floor or is not. A cost is minus the logarithm of a likelihood, in natural units: near 0 when
// the picture says the same, several units when it says the opposite.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "clues.h"
#include "weights.h"

namespace unblocker::scanner {

/// Costs of what may be said of two neighbouring cells.
struct SeamCost {
  float joined = 0;  ///< Both belong to one block.
  float parted = 0;  ///< They belong to different things, at least one of them a block or wall.
  float floors = 0;  ///< Both are floor.
};

struct CellCost {
  float floor = 0;
  float solid = 0;  ///< Part of a block, or a wall.
  float wall = 0;   ///< On top, of being a wall.
};

/// The cost of what is not to be: far beyond what any tiling costs more than the best.
inline constexpr float forbidden = 100.0F;

/// What is paid whatever stands there.
inline float leastOf(const SeamCost& cost) {
  return std::min({cost.joined, cost.parted, cost.floors});
}
inline float leastOf(const CellCost& cost) { return std::min(cost.floor, cost.solid); }

/// All costs of a board, given its floor.
struct Evidence {
  int cols = 0;
  int rows = 0;
  std::vector<CellCost> cells;
  std::vector<SeamCost> right;  ///< Between a cell and its right neighbour, at the cell's index.
  std::vector<SeamCost> below;
};

/// The evidence under one floor; nothing as soon as it is plain that no tiling costs less than
/// `limit`.
std::optional<Evidence> weigh(const BoardLook& board, const FloorCandidate& floor,
                              const Weights& weights, double limit);

/// How strongly a picture's seams stand out from what is no seam: the strength, in grey levels,
/// from which on a line between two cells is likelier a seam than not.
float seamThreshold(const Features& features);

}  // namespace unblocker::scanner
