#include "finder.h"

#include <algorithm>
#include <utility>

#include "grid_search.h"
#include "lines.h"

namespace unblocker::scanner {
namespace {

// Lines are looked for at this size and smaller ones, each half the one before.
constexpr int largestSearch = 512;
constexpr int smallestSearch = 36;
constexpr std::size_t gridsPerScale = 6;

// The size of nearly all boards of the kind.
constexpr int usualSide = 6;

// Another board must explain this much of what the best one does to make the picture ambiguous.
constexpr double rivalShare = 0.6;

bool overlap(const Grid& a, const Grid& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Keeps the best reading and the best one beside it.
class Podium {
 public:
  /// What a reading of a grid must be worth to matter.
  double bar(const Grid& grid) const {
    if (!found_.best) return 0;
    return (overlap(grid, found_.best->grid) ? 1 : rivalShare) * found_.best->worth;
  }

  void enter(std::optional<GridReading> reading) {
    if (!found_.best || reading->worth > found_.best->worth) std::swap(reading, found_.best);
    if (reading && !overlap(reading->grid, found_.best->grid) &&
        (!found_.rival || reading->worth > found_.rival->worth))
      found_.rival = std::move(reading);
  }

  Found found() && {
    if (found_.rival && (overlap(found_.rival->grid, found_.best->grid) ||
                         found_.rival->worth < rivalShare * found_.best->worth))
      found_.rival.reset();
    return std::move(found_);
  }

 private:
  Found found_;
};

}  // namespace

Found findBoards(const Raster& raster) {
  const int longer = std::max(raster.width, raster.height);
  const int factor = std::max(1, (longer + largestSearch - 1) / largestSearch);
  const auto levels = lineMaps(raster, factor, smallestSearch);
  Podium podium;
  for (const GridCandidate& candidate : searchGrids(levels, usualSide, usualSide, gridsPerScale)) {
    auto reading = readGrid(raster, candidate.grid, podium.bar(candidate.grid));
    if (reading) podium.enter(std::move(reading));
  }
  return std::move(podium).found();
}

}  // namespace unblocker::scanner
