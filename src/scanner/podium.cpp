#include "podium.h"

#include <cmath>
#include <utility>

#include "confidence.h"

namespace unblocker::scanner {
namespace {

// Another board must explain this much of what the best one does to make the picture ambiguous.
constexpr double rivalShare = 0.6;

// Buttons below a board may look like its next row, and a row too low explain hardly more: what
// does no more than this more is to be as likely.
constexpr double closeWorth = 3.0;

/// Whether one grid begins half a cell from the other or farther.
bool isShifted(const Grid& a, const Grid& b) {
  return std::abs(a.x - b.x) > b.cellWidth / 2 || std::abs(a.y - b.y) > b.cellHeight / 2;
}

}  // namespace

bool overlap(const Grid& a, const Grid& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

double Podium::bar(const Grid& grid) const {
  if (!found_.best) return least_;
  return (isAtBest(grid) ? 1 : rivalShare) * found_.best->worth;
}

bool Podium::isRather(const GridReading& next) const {
  const GridReading& best = *found_.best;
  return next.worth > best.worth && (next.worth > best.worth + closeWorth ||
                                     !isShifted(boundsOf(next.lattice), boundsOf(best.lattice)) ||
                                     !isMuchLikelier(beliefIn(best), beliefIn(next)));
}

void Podium::enter(GridReading next) {
  std::optional<GridReading> reading(std::move(next));
  if (!found_.best || isRather(*reading)) {
    std::swap(reading, found_.best);
    isSettled_ = settled_ < 1 && isPlainBy(*found_.best, settled_);
  }
  if (reading && !isAtBest(boundsOf(reading->lattice)) &&
      (!found_.rival || reading->worth > found_.rival->worth))
    found_.rival = std::move(reading);
}

Found Podium::found() && {
  if (found_.rival && (isAtBest(boundsOf(found_.rival->lattice)) ||
                       found_.rival->worth < rivalShare * found_.best->worth))
    found_.rival.reset();
  return std::move(found_);
}

}  // namespace unblocker::scanner
