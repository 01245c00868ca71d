// One seam seen from close by, turned upright, and what can be said of it whatever the floor is.
#pragma once

#include "floor_distance.h"
#include "measurements.h"

namespace unblocker::scanner {

inline constexpr int laneRim = 4;    ///< Pixels at a lane's sides that belong to blocks' outlines.
inline constexpr int seamReach = 4;  ///< How far from its line a seam may lie.

/// Pixels this far from the floor, in grey levels, do not show it.
inline constexpr int solidPixel = 26;

/// The pixels around one seam, turned so that it stands upright: `across` counts from the seam's
/// line, `along` from the lane's start.
class SeamView {
 public:
  SeamView(const Patch& patch, bool upright, int line, int lane)
      : patch_(patch), upright_(upright), line_(line * patchCell), lane_(lane * patchCell) {}

  const float* pixel(int across, int along) const {
    return upright_ ? patch_.at(line_ + across, lane_ + along)
                    : patch_.at(lane_ + along, line_ + across);
  }

  /// How many pixels of a pixel line do not show the floor.
  int solidPixels(const FloorDistance& floor, int across, int from, int to) const {
    int solid = 0;
    for (int t = from; t < to; ++t) {
      const int off =
          upright_ ? floor.at(line_ + across, lane_ + t) : floor.at(lane_ + t, line_ + across);
      solid += off > solidPixel ? 1 : 0;
    }
    return solid;
  }

  Colour meanAlong(int across, int from, int to) const {
    return meanColour(pixel(across, from), patch_.apart(upright_), to - from);
  }

  /// The difference of the pixel lines on both sides of `across`, over part of the lane.
  float edge(int across, int from, int to) const {
    return distance(meanAlong(across - 1, from, to), meanAlong(across + 1, from, to));
  }

 private:
  const Patch& patch_;
  bool upright_;
  int line_;
  int lane_;
};

/// Differences are in grey levels.
struct SeamLook {
  float edge = 0;  ///< The strongest edge near the line.
  /// The strongest that crosses the whole lane, by its thirds; by its quarters, where those say
  /// much less: details of a drawing do not cross it.
  float straight = 0;
  float inner = 0;    ///< The strongest within the two cells, off their seam, by thirds alone.
  float darkest = 0;  ///< How much darker than the cells a line near the seam is.
  float brightest = 0;
  float uneven = 0;   ///< How unlike the cells' middles the pixels along the seam are.
  float colours = 0;  ///< Between the two cells' mean colours.
  float textures = 0;
  float offset = 0;  ///< Of its edges from the line, in pixels.
};

SeamLook lookAt(const SeamView& view, const CellFeatures& before, const CellFeatures& after,
                const Seam& seam);

}  // namespace unblocker::scanner
