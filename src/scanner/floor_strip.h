// The pixel lines around one seam, and how much of the floor shows in each.
#pragma once

#include <array>
#include <cstdint>

#include "floor_distance.h"
#include "lanes.h"
#include "seam_look.h"

namespace unblocker::scanner {

/// The floor distances within seamReach of a seam, pixel by pixel along it: all lines across it
/// follow each other, so that they are gone through eight at a time.
class FloorStrip {
 public:
  static constexpr int width = 2 * seamReach;  ///< Lines across the seam.

  /// `line` is the number of the seam's grid line, `lane` of the row or column it lies in.
  FloorStrip(const FloorDistance& floor, bool upright, int line, int lane);

  /// The fewest pixels of a line within [from, to) along the seam that do not show the floor.
  int leastSolid(int from, int to) const;

  /// The same outside of [from, to).
  int leastSolidOutside(int from, int to) const;

  /// The least sum of a line's floor distances within [from, to).
  int leastSum(int from, int to) const;

 private:
  /// Of each line; what follows in the lane means nothing.
  Bytes solidIn(int from, int to) const;

  const std::uint8_t* at(int along) const { return pixels_.data() + width * along; }
  std::uint8_t* at(int along) { return pixels_.data() + width * along; }

  // A lane is twice as long as the strip is wide: the last one ends beyond it.
  std::array<std::uint8_t, static_cast<std::size_t>(width) * (patchCell + 1)> pixels_{};
};

}  // namespace unblocker::scanner
