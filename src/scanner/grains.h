// A board in squares of three pixels: fine enough to show bumpers, windows and bevels, and few
// enough for a network to be shown all that lie around a seam or in a cell.
#pragma once

#include <array>
#include <vector>

#include "floor_distance.h"
#include "lanes.h"
#include "measurements.h"
#include "patch.h"

namespace unblocker::scanner {

inline constexpr int grainSide = 3;                       ///< Patch pixels.
inline constexpr int cellGrains = patchCell / grainSide;  ///< In a row of a cell.
inline constexpr int grainsAround = 2;                    ///< That a window has beyond its lane.
inline constexpr int grainNumbers = 4;                    ///< Floor distance, red, green and blue.

/// A window's sides, in grains: a cell and what is around it; two cells along the lane that both
/// lie in, and what is at that lane's sides.
inline constexpr int cellWindowSide = cellGrains + 2 * grainsAround;
inline constexpr int seamWindowLength = 2 * cellGrains;

inline constexpr std::size_t cellWindowSize =
    static_cast<std::size_t>(grainNumbers) * cellWindowSide * cellWindowSide;
inline constexpr std::size_t seamWindowSize =
    static_cast<std::size_t>(grainNumbers) * cellWindowSide * seamWindowLength;

/// The grains of a board under one floor: differences from the floor, by their logarithm, and from
/// a colour, in units of 256 grey levels. None is beyond ±1.
class Grains {
 public:
  Grains(const Patch& patch, const FloorDistance& floor);

  /// The grains of and around a cell, row by row, with colours counted from `colour`. Writes
  /// cellWindowSize numbers.
  void putCell(int col, int row, const Colour& colour, float* out) const;

  /// Those of the cell at (col, row) and its neighbour, at the right if the seam is upright or
  /// below, turned so that it is upright: across the seam, line by line along it. Writes
  /// seamWindowSize numbers.
  void putSeam(int col, int row, bool isUpright, const Colour& colour, float* out) const;

 private:
  /// The grain at (x, y) from the board's corner.
  const Four& at(int x, int y) const {
    return grains_[static_cast<std::size_t>((y + grainsAround) * width_ + x + grainsAround)];
  }

  int width_;
  std::vector<Four> grains_;
};

}  // namespace unblocker::scanner
