#include "finder.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "frame.h"

namespace unblocker::scanner {
namespace {

/// Another way of looking at a picture.
struct Guise {
  Found (BoardSearch::*look)(double by);
  double by;
};

constexpr std::array near = {Guise{&BoardSearch::stretched, stretches[0]},
                             Guise{&BoardSearch::stretched, stretches[1]}};
constexpr std::array far = {Guise{&BoardSearch::farStretched, stretches[2]},
                            Guise{&BoardSearch::farStretched, stretches[3]},
                            Guise{&BoardSearch::farStretched, stretches[4]},
                            Guise{&BoardSearch::farStretched, stretches[5]},
                            Guise{&BoardSearch::farStretched, stretches[6]},
                            Guise{&BoardSearch::farStretched, stretches[7]}};
constexpr std::array leans = {Guise{&BoardSearch::leaning, 0.06},
                              Guise{&BoardSearch::leaning, -0.06}};

/// The likeliest of what was found and what is found in guises, until one is plain.
Found inGuises(BoardSearch& search, std::span<const Guise> guises, Found found) {
  double belief = search.beliefIn(found);
  for (const Guise& guise : guises) {
    if (belief >= plainBelief) break;
    Found other = (search.*guise.look)(guise.by);
    const double next = search.beliefIn(other);
    if (next <= std::max(belief, leastInGuise)) continue;
    found = std::move(other);
    belief = next;
  }
  return found;
}

constexpr std::array smallerSides = {5, 4};

// A board of the usual size that is not plain, and explains less than this, leaves room for a
// smaller one.
constexpr double plainShare = 0.6;
// What a smaller one must explain more: parts of larger boards explain themselves quite well.
constexpr double shareLead = 0.25;

// What one of another size than usual must be worth more, to be taken for that.
constexpr double unusualLead = 4.0;

// A sparse board on a plain floor fits other cells than its own by chance, and then is believed in
// although it explains less than this.
constexpr double leastShare = 0.15;

bool isLikely(const GridReading& reading, double belief) {
  return belief >= plainLarge && shareOf(reading) >= leastShare;
}

/// Whether a board that was found with a smaller comb is the better one: it explains more of
/// itself, or more at all, as where the borders of a large board are found from there only.
bool isBetter(const GridReading& next, double belief, const GridReading& found, double other) {
  const bool isFuller = shareOf(next) > shareOf(found) + shareLead;
  if ((isFuller || next.worth > found.worth) && isMuchLikelier(belief, other)) return true;
  const bool isUnusual = found.lattice.isUsual() && !next.lattice.isUsual();
  return next.worth > found.worth + (isUnusual ? unusualLead : 0) &&
         belief > std::max(other, leastInGuise);
}

/// The better of what was found and a board of so many cells a side. All scales are gone through
/// only where the large ones promise one.
Found orSmaller(BoardSearch& search, int side, Found found) {
  const double belief = search.beliefIn(found);
  const auto isTaken = [&](const Found& next) {
    return next.best &&
           (!found.best || isBetter(*next.best, search.beliefIn(next), *found.best, belief));
  };
  if (!isTaken(search.large({side}))) return found;
  Found smaller = search.by({side});
  if (search.isRough(smaller)) smaller = search.nudged(std::move(smaller));
  return isTaken(smaller) ? std::move(smaller) : std::move(found);
}

/// The better of what was found and what is read as roughly as it was found.
Found orUnfitted(BoardSearch& search, Found found) {
  const double belief = search.beliefIn(found);
  if (belief >= plainBelief) return found;
  Found other = search.unfitted();
  const bool isTaken = other.best && (!found.best || other.best->worth > found.best->worth) &&
                       search.beliefIn(other) > std::max(belief, leastInGuise);
  return isTaken ? std::move(other) : std::move(found);
}

/// What was found, unless letters tell of another board, or of another target: where each block has
/// its own, whole, that is no chance.
Found orLettered(BoardSearch& search, Found found) {
  const double belief = search.beliefIn(found);
  if (belief >= plainLarge) return found;
  Found other = search.lettered();
  const double next = search.beliefIn(other);
  return next > std::min(belief, leastInGuise) ? std::move(other) : std::move(found);
}

Found asFound(BoardSearch&, Found found) { return found; }

Found inOtherWays(BoardSearch& search, Found found) {
  if (found.best) forgetTiles(*found.best);
  found = inGuises(search, near, std::move(found));
  if (search.isRough(found)) found = search.nudged(std::move(found));
  found = orUnfitted(search, std::move(found));
  found = orLettered(search, std::move(found));
  if (found.best && found.best->isLettered) return found;
  found = inGuises(search, leans, std::move(found));
  found = inGuises(search, far, std::move(found));
  for (const int side : smallerSides) {
    const double belief = search.beliefIn(found);
    if (found.best && (isLikely(*found.best, belief) || shareOf(*found.best) >= plainShare)) break;
    found = orSmaller(search, side, std::move(found));
  }
  return found;
}

// By a table, so that a browser need not have the other ways before all else.
constexpr std::array ways = {inOtherWays, asFound};

}  // namespace

Found findBoards(const Raster& raster, const Weights& weights) {
  BoardSearch search(raster, weights);
  Found found = search.by({usualSide});
  const bool isEnough = found.best && isLikely(*found.best, search.beliefIn(found));
  return ways[isEnough ? 1 : 0](search, std::move(found));
}

Found findPlainBoard(const Raster& raster, const Weights& weights) {
  const BoardSearch search(raster, weights);
  for (const double stretch : {1.0, stretches[0], stretches[1]}) {
    Found found = search.large({usualSide, static_cast<float>(stretch)});
    if (search.isPlain(found)) return found;
  }
  return {};
}

}  // namespace unblocker::scanner
