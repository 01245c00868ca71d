// Looks at what lies just beyond a grid: a frame, the picture's end, or more cells of a larger
// board.
#pragma once

#include <array>
#include <optional>

#include "../puzzle.h"
#include "measurements.h"
#include "patch.h"

namespace unblocker::scanner {

/// A part of a patch's margin, in pixels from the board's border.
struct Depths {
  int first = 0;
  int end = 0;
};

/// Mean colour, beyond a side, of the pixel line at `position` along that side.
Colour colourBeyond(const Patch& patch, Side side, int position, Depths depths);

/// How many of a grid's lines seem to go on beyond each side; none where the picture ends there.
class LinesBeyond {
 public:
  LinesBeyond() = default;
  explicit LinesBeyond(const Patch& patch);

  int at(Side side) const { return lines_[static_cast<std::size_t>(side)]; }

  /// Whether they go on there as if the grid were cut out of a larger board.
  bool goOn(Side side) const {
    const int cells = axisOf(side) == Axis::horizontal ? rows_ : cols_;
    return at(side) >= cells - 2;  // what is drawn at the exit may hide some
  }
  bool goOn() const;  ///< Beyond any side.

 private:
  int cols_ = 0;
  int rows_ = 0;
  std::array<int, allSides.size()> lines_{};
};

/// The part, 0…1, of a side's border that shows an edge, or where the picture ends.
float borderShown(const Features& features, Side side);
inline constexpr float plainBorder = 0.8F;  ///< A whole board's shows along more of each side.

/// The side at which the picture seems to cut off a part of a board that would have the usual size:
/// it ends there within half a cell, and shows more at the other side.
std::optional<Side> cutSide(const Patch& patch);

/// Whether the picture ends at one of the board's sides but not at the opposite one: pictures that
/// are cut to the board end at both, so what lies at that side may well be the board's second row.
bool endsAtOneSide(const Patch& patch);

}  // namespace unblocker::scanner
