#include "finder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "confidence.h"
#include "extent.h"
#include "grid_fit.h"
#include "grid_search.h"
#include "target.h"

namespace unblocker::scanner {
namespace {

// Lines are looked for at this size and smaller ones, each half the one before.
constexpr int largestSearch = 512;
constexpr int smallestSearch = 36;

constexpr std::array smallerSides = {5, 4};

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
    return (overlap(grid, boundsOf(found_.best->lattice)) ? 1 : rivalShare) * found_.best->worth;
  }

  void enter(std::optional<GridReading> reading) {
    if (!found_.best || reading->worth > found_.best->worth) std::swap(reading, found_.best);
    if (reading && !overlap(boundsOf(reading->lattice), boundsOf(found_.best->lattice)) &&
        (!found_.rival || reading->worth > found_.rival->worth))
      found_.rival = std::move(reading);
  }

  Found found() && {
    if (found_.rival && (overlap(boundsOf(found_.rival->lattice), boundsOf(found_.best->lattice)) ||
                         found_.rival->worth < rivalShare * found_.best->worth))
      found_.rival.reset();
    return std::move(found_);
  }

 private:
  Found found_;
};

/// The best boards among those that a comb of side × side cells finds.
Found findBySide(const Raster& raster, const Weights& weights, const std::vector<LineMaps>& levels,
                 int side) {
  Podium podium;
  for (const GridCandidate& candidate : searchGrids(levels, side, side, gridsPerScale)) {
    auto reading = readLattice(raster, weights, latticeOf(fitGrid(raster, candidate.grid)),
                               podium.bar(candidate.grid), polishRounds);
    if (reading) podium.enter(std::move(reading));
  }
  return std::move(podium).found();
}

double beliefIn(const GridReading& reading, const Weights& weights) {
  const auto goal = findPuzzleGoal(reading, weights);
  return goal ? rawConfidenceOf(reading, *goal, weights) : 0;
}

// Whole rows of blocks explain more than this, frames and roads beside the board do not.
constexpr double plainGain = 6.0;

bool isLarger(const Lattice& a, const Lattice& b) { return a.cols * a.rows > b.cols * b.rows; }

/// The reading with other borders, if they plainly explain more or make it likelier.
GridReading withBorders(const Raster& raster, const Weights& weights, GridReading reading) {
  GridReading other = extended(raster, weights, reading);
  if (other.lattice == reading.lattice) return other;
  if (isLarger(other.lattice, reading.lattice)) reading.largerGain = other.worth - reading.worth;
  const bool isBetter = other.worth - reading.worth >= plainGain ||
                        beliefIn(other, weights) > beliefIn(reading, weights);
  return isBetter ? other : reading;
}

// A board of the usual size that explains less than this leaves room for a smaller one.
constexpr double plainShare = 0.6;
// What a smaller one must explain more: parts of larger boards explain themselves quite well.
constexpr double shareLead = 0.25;

bool isBetter(const GridReading& smaller, const std::optional<GridReading>& found,
              const Weights& weights) {
  return !found || (shareOf(smaller) > shareOf(*found) + shareLead &&
                    beliefIn(smaller, weights) > beliefIn(*found, weights));
}

}  // namespace

std::vector<LineMaps> searchedLines(const Raster& raster) {
  const int longer = std::max(raster.width, raster.height);
  const int factor = std::max(1, (longer + largestSearch - 1) / largestSearch);
  return lineMaps(raster, factor, smallestSearch);
}

Found findBoards(const Raster& raster, const Weights& weights) {
  const auto levels = searchedLines(raster);
  Found found = findBySide(raster, weights, levels, usualSide);
  if (found.best) found.best = withBorders(raster, weights, *found.best);
  for (const int side : smallerSides) {
    if (found.best && shareOf(*found.best) >= plainShare) break;
    Found smaller = findBySide(raster, weights, levels, side);
    if (!smaller.best) continue;
    smaller.best = withBorders(raster, weights, *smaller.best);
    if (isBetter(*smaller.best, found.best, weights)) found = std::move(smaller);
  }
  return found;
}

}  // namespace unblocker::scanner
