#include "podium.h"

#include <utility>

#include "confidence.h"

namespace unblocker::scanner {
namespace {

// Another board must explain this much of what the best one does to make the picture ambiguous.
constexpr double rivalShare = 0.6;

}  // namespace

bool overlap(const Grid& a, const Grid& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

double Podium::bar(const Grid& grid) const {
  if (!found_.best) return least_;
  return (isAtBest(grid) ? 1 : rivalShare) * found_.best->worth;
}

void Podium::enter(GridReading next) {
  std::optional<GridReading> reading(std::move(next));
  if (!found_.best || reading->worth > found_.best->worth) {
    std::swap(reading, found_.best);
    isSettled_ = settled_ < 1 && isPlainBy(*found_.best, settled_, weights_);
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
