// Reads one lattice: moves it onto its seams, looks at it in the best light, and says what is
// there and how far that may be believed.
#pragma once

#include <optional>
#include <vector>

#include "../puzzle.h"
#include "evidence.h"
#include "goal_reading.h"
#include "lattice.h"
#include "measurements.h"
#include "patch.h"
#include "raster.h"
#include "surroundings.h"
#include "tiling.h"
#include "weights.h"

namespace unblocker::scanner {

/// Blocks in order of their first cells, no target chosen yet, and walls.
struct Layout {
  std::vector<Block> blocks;
  std::vector<Cell> walls;

  bool operator==(const Layout&) const = default;
};

/// Turns a tiling into blocks and walls.
Layout layoutOf(const Tiling& tiling, int cols);

/// The puzzle on a board of this lattice's size in which one of the layout's blocks is the target.
Puzzle puzzleOf(const Lattice& lattice, const Layout& layout, std::size_t target, const Exit& exit);

/// A grid and the best that can be made of it. Half a megabyte, hence moved and never copied.
struct GridReading {
  GridReading() = default;
  ~GridReading() = default;
  GridReading(GridReading&&) = default;
  GridReading(const GridReading&) = delete;
  GridReading& operator=(GridReading&&) = default;
  GridReading& operator=(const GridReading&) = delete;

  Lattice lattice;    ///< In raster pixels, fitted.
  float pixel = 1;    ///< As of the raster.
  Patch patch;        ///< In even light, where that explains more.
  Features features;  ///< Of the patch.
  LinesBeyond beyond;
  Evidence evidence;  ///< Under the floor that explains it best.
  double cost = 0;    ///< Of the best tiling by the evidence.
  Layout layout;
  std::vector<double> confidences;   ///< 0…1 for every cell, row-major.
  std::vector<Layout> alternatives;  ///< What else it may be, where that is not far behind.
  std::vector<Cell> strange;  ///< Cells with an edge across them that their like do not have.
  std::vector<Cell> sliding;  ///< Cells that a block between two places plainly crosses.
  double misfit = 0;          ///< How badly the reading explains the picture, in natural units.
  double margin = 0;          ///< How much worse the next best reading of the same cells does.
  double otherFloor = 0;      ///< How much worse the best reading with another floor does.
  int mixedFloor = 0;         ///< Seams of the floor that are unlike the others.
  double unevenness = 0;  ///< How far seams lie off their lines, root mean square, patch pixels.
  double worth = 0;       ///< What the reading explains, less its misfit: compares grids.
  /// Whether it was read beside the lines that were found, in a closer look, or within what was
  /// taken for a frame of cells.
  bool isSecondLook = false;
  /// What is known of it after a closer look alone: how many of its cells lie in outermost lines of
  /// nothing but floor, and log(1 + moves) that it takes, 0 where it has no solution or nobody was
  /// asked.
  float idleCells = 0;
  float hardness = 0;
  bool isLettered = false;           ///< Whether letters tell where its blocks are.
  bool hasOddCells = false;          ///< Whether some look like what they were not taken for.
  std::optional<double> largerGain;  ///< Worth that a larger board adds, where one comes near.
  Weights weights;                   ///< By which it was read.
  /// What findPuzzleGoal said of it, once it was asked.
  mutable std::optional<std::optional<GoalReading>> puzzleGoal;
};

/// Nothing when the lattice holds no blocks, or when it cannot be worth more than `leastWorth`. The
/// lattice is moved onto the seams it shows `rounds` times at most.
std::optional<GridReading> readLattice(const Raster& raster, const Weights& weights,
                                       const Lattice& rough, double leastWorth, int rounds);

/// The best layout by this evidence, unless it costs more than `most`.
std::optional<Layout> bestLayout(const Evidence& evidence, double most);

/// Another layout for a reading, in which these cells are something else and doubtful, whatever
/// they were; the one it had becomes its first alternative.
void readAs(Layout layout, const std::vector<Cell>& changed, GridReading& reading);

inline constexpr int polishRounds = 2;  ///< Enough from a rough lattice.

/// The part, up to 1, of what a board of its size could be worth at most.
double shareOf(const GridReading& reading);

}  // namespace unblocker::scanner
