// The floor that makes most sense of a board: tries every look that the floor may have, and keeps
// the tiling that then explains the picture best.
#pragma once

#include "evidence.h"
#include "tiling.h"

namespace unblocker::scanner {

inline constexpr double farBehind = 8.0;  ///< Readings with another floor matter up to here.

struct Explanation {
  TilingPair tilings;  ///< Empty where nothing explains the board.
  Evidence evidence;
  double cost = 0;
  double otherFloor = farBehind;  ///< How much more the best with another floor, or light, costs.
  Tiling other;                   ///< That tiling; empty where it is farther behind.

  bool isNone() const { return tilings.best.parts.empty(); }
};

/// The cheapest explanation; none when all cost `bound` or more.
Explanation explain(const Patch& patch, const Features& features, const Weights& weights,
                    double bound);

/// Takes note of a tiling that costs `behind` more than the explanation's own.
void noteRival(const Tiling& tiling, double behind, Explanation& best);

}  // namespace unblocker::scanner
