#include "nudge.h"

#include <array>
#include <utility>

namespace unblocker::scanner {
namespace {

constexpr double step = 0.08;      // of a cell
constexpr int mostSteps = 6;       // half a cell, beyond which another grid is meant
constexpr double leastGain = 0.5;  // in worth; less may be chance

/// By how many steps each border moves.
struct Nudge {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
};

constexpr std::array nudges = {Nudge{1, 0, 1, 0},   Nudge{-1, 0, -1, 0}, Nudge{0, 1, 0, 1},
                               Nudge{0, -1, 0, -1}, Nudge{1, 0, 0, 0},   Nudge{-1, 0, 0, 0},
                               Nudge{0, 1, 0, 0},   Nudge{0, -1, 0, 0},  Nudge{0, 0, 1, 0},
                               Nudge{0, 0, -1, 0},  Nudge{0, 0, 0, 1},   Nudge{0, 0, 0, -1}};

Lattice moved(const Lattice& lattice, const Nudge& nudge) {
  const double wider = 1 + step * (nudge.right - nudge.left) / lattice.cols;
  const double higher = 1 + step * (nudge.bottom - nudge.top) / lattice.rows;
  return composed(lattice, {wider, 0, step * nudge.left, 0, higher, step * nudge.top, 0, 0, 1});
}

}  // namespace

std::optional<GridReading> nudged(const Raster& raster, const Weights& weights,
                                  const Lattice& rough, double worth) {
  std::optional<GridReading> reading;
  for (int i = 0; i < mostSteps; ++i) {
    const Lattice from = reading ? reading->lattice : rough;
    bool isMoved = false;
    for (const Nudge& nudge : nudges) {
      const Lattice next = moved(from, nudge);
      if (!next.isSound()) continue;
      auto other = readLattice(raster, weights, next, worth + leastGain, 0);
      if (!other || other->worth < worth + leastGain) continue;
      reading = std::move(other);
      worth = reading->worth;
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return reading;
}

}  // namespace unblocker::scanner
