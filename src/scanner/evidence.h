// Turns measurements into costs: what it would take to believe that a seam is there or is not, that
// a cell is floor or is not. A cost is minus the logarithm of a likelihood, in natural units: near
// 0 when the picture says the same, several units when it says the opposite.
#pragma once

#include <cstdint>
#include <vector>

#include "measurements.h"

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
};

/// How a game draws its blocks, which decides what tells two of them apart.
enum class Look {
  seams,  ///< They fill their cells; where two meet there is a line, a shadow or another colour.
  gaps,   ///< They are smaller than their cells; where two meet the floor shows between them.
  tiles,  ///< Every cell is drawn by itself; cells of one colour belong together.
};

/// All costs of a board, given its floor and its look.
struct Evidence {
  int cols = 0;
  int rows = 0;
  bool drawnGrid = false;  ///< The floor shows lines between its own cells.
  float lookCost = 0;      ///< What it takes to believe in the look at all.
  std::vector<CellCost> cells;
  std::vector<SeamCost> right;  ///< Between a cell and its right neighbour, at the cell's index.
  std::vector<SeamCost> below;
};

/// What the floor may look like: one texture for each of the largest groups of cells that look
/// alike.
std::vector<Texture> floorCandidates(const Features& features);

/// How strongly a picture's seams stand out from what is no seam: the strength, in grey levels,
/// from which on a line between two cells is likelier a seam than not.
float seamThreshold(const Features& features);

Evidence weigh(const Features& features, const Texture& floor, Look look);

}  // namespace unblocker::scanner
