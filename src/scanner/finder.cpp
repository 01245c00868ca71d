#include "finder.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "confidence.h"
#include "extent.h"
#include "grid_fit.h"
#include "grid_search.h"
#include "nudge.h"
#include "target.h"
#include "turned.h"

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

double beliefIn(const GridReading& reading, const Weights& weights) {
  const auto goal = findPuzzleGoal(reading, weights);
  return goal ? rawConfidenceOf(reading, *goal, weights) : 0;
}

// A large board that is read as plainly as this before its borders are looked at is likely the one.
constexpr double settledBelief = 0.9;
// Where one is read as plainly as this within them, smaller ones beside or within it are previews
// and patterns.
constexpr double plainLarge = 0.8;

/// Whether a reading is believed in by so much, and nothing of it is only the likeliest; a finer
/// look at the lines does not tell better where the board ends.
bool isPlainBy(const GridReading& reading, double belief, const Weights& weights) {
  const auto goal = findPuzzleGoal(reading, weights);
  return goal && rawConfidenceOf(reading, *goal, weights) >= belief &&
         !hasGuessWithin(reading, *goal);
}

/// Keeps the best reading and the best one beside it. What is worth less than `least` is none;
/// where the best is plain by `settled`, no other reading of its place matters.
class Podium {
 public:
  explicit Podium(const Weights& weights, double least = 0, double settled = 1)
      : weights_(weights), least_(least), settled_(settled) {}

  /// What a reading of a grid must be worth to matter.
  double bar(const Grid& grid) const {
    if (!found_.best) return least_;
    return (isAtBest(grid) ? 1 : rivalShare) * found_.best->worth;
  }

  bool isSettledAt(const Grid& grid) const { return isSettled_ && isAtBest(grid); }

  void enter(GridReading next) {
    std::optional<GridReading> reading(std::move(next));
    if (!found_.best || reading->worth > found_.best->worth) {
      std::swap(reading, found_.best);
      isSettled_ = settled_ < 1 && isPlainBy(*found_.best, settled_, weights_);
    }
    if (reading && !isAtBest(boundsOf(reading->lattice)) &&
        (!found_.rival || reading->worth > found_.rival->worth))
      found_.rival = std::move(reading);
  }

  Found found() && {
    if (found_.rival && (isAtBest(boundsOf(found_.rival->lattice)) ||
                         found_.rival->worth < rivalShare * found_.best->worth))
      found_.rival.reset();
    return std::move(found_);
  }

 private:
  bool isAtBest(const Grid& grid) const { return overlap(grid, boundsOf(found_.best->lattice)); }

  const Weights& weights_;
  double least_;
  double settled_;
  bool isSettled_ = false;
  Found found_;
};

// Whole rows of blocks explain more than this, frames and roads beside the board do not.
constexpr double plainGain = 6.0;

int blockCells(const GridReading& reading) {
  int cells = 0;
  for (const Block& block : reading.layout.blocks) cells += block.length;
  return cells;
}

/// The reading with other borders, if they plainly explain more or make it likelier.
GridReading withBorders(const Raster& raster, const Weights& weights, GridReading reading) {
  auto other = extended(raster, weights, reading);
  if (!other) return reading;
  const bool isLarger =
      other->lattice.cols * other->lattice.rows > reading.lattice.cols * reading.lattice.rows;
  if (isLarger) reading.largerGain = other->worth - reading.worth;
  // Empty cells around a board need no explaining, and are worth something for that alone.
  const bool addsFloorAlone = isLarger && blockCells(*other) <= blockCells(reading);
  const bool isBetter = (!addsFloorAlone && other->worth - reading.worth >= plainGain) ||
                        beliefIn(*other, weights) > beliefIn(reading, weights);
  return isBetter ? std::move(*other) : std::move(reading);
}

// Boards that are believed in by less are nudged, and looked for in all guises.
constexpr double plainBelief = 0.7;
// What is no board looks like one by chance the more often, the more ways it is looked at.
constexpr double leastInGuise = 0.25;

// Other ways of looking, and boards of fewer cells than usual, are rarely right: so many times the
// odds must speak for them.
constexpr double otherOdds = 3.0;

bool isMuchLikelier(double belief, double other) {
  return belief * (1 - other) > otherOdds * other * (1 - belief);
}

bool isAlike(const GridReading& a, const GridReading& b) {
  return a.lattice.cols == b.lattice.cols && a.lattice.rows == b.lattice.rows &&
         a.layout.blocks == b.layout.blocks && a.layout.walls == b.layout.walls;
}

// Grids off their lines explain less than nothing; down to here they are worth a nudge.
constexpr double leastRough = -4.0;

int factorTo(const Raster& raster, int size) {
  return std::max(1, (std::max(raster.width, raster.height) + size - 1) / size);
}

// The scales of boards that take up a quarter of the picture's longer side or more, as nearly all
// screenshots show them, cost a sixteenth of what all cost.
constexpr int largeSearch = largestSearch / 4;

std::vector<LineMaps> linesFrom(const Raster& raster, int size) {
  return lineMaps(raster, factorTo(raster, size), smallestSearch);
}

/// The best grid before its borders are looked at, and what it explains.
struct Rough {
  Lattice lattice;
  double worth = 0;
};

/// Looks for boards in one picture.
class Search {
 public:
  Search(const Raster& raster, const Weights& weights)
      : raster_(raster), weights_(weights), large_(linesFrom(raster, largeSearch)) {}

  /// The best boards among those that a comb finds, within the borders that suit them best: among
  /// large ones, if one is plain.
  Found by(const Comb& comb) {
    rough_.reset();
    Found found = large(comb);
    if (isPlain(found)) return found;
    Podium podium(weights_, leastRough);
    read(all(), comb, podium);
    found = std::move(podium).found();
    if (!found.best) return found;
    rough_ = Rough{found.best->lattice, found.best->worth};
    if (found.best->worth <= 0) found.best.reset();
    return withBorders(std::move(found));
  }

  /// The same among large ones alone.
  Found large(const Comb& comb) const {
    Podium podium(weights_, 0, settledBelief);
    read(large_, comb, podium);
    return withBorders(std::move(podium).found());
  }

  /// The same where a cell is so many times as high as wide; not among the smallest boards.
  Found stretched(double tall) {
    Podium podium(weights_);
    const std::span<const LineMaps> levels(all());
    read(levels.subspan(levels.size() > 1 ? 1 : 0), {usualSide, static_cast<float>(tall)}, podium);
    return withBorders(std::move(podium).found());
  }

  /// The best board that leans by about an angle of this sine, clockwise. It is looked for in a
  /// small picture; another beside it is not noticed.
  Found leaning(double sine) {
    const Turned turned(raster_, 2 * factorTo(raster_, largestSearch), sine);
    Search search(turned.raster(), weights_);
    Found upright = search.by({usualSide});
    if (search.isRough(upright)) upright = search.nudged(std::move(upright));
    if (!upright.best) return {};
    const Lattice lattice = turned.inSource(upright.best->lattice);
    return withBorders({readLattice(raster_, weights_, lattice, 0, polishRounds), std::nullopt});
  }

  /// Whether what was found may lie beside its lines: it is not plain, and `by` went through all
  /// scales before.
  bool isRough(const Found& found) const { return rough_ && beliefIn(found) < plainBelief; }

  /// What lies a little beside the lines that `by` found last, where that is much likelier than a
  /// rough `found`.
  Found nudged(Found found) const {
    auto other = scanner::nudged(raster_, weights_, rough_->lattice, rough_->worth);
    if (!other || other->worth <= 0) return found;
    *other = scanner::withBorders(raster_, weights_, std::move(*other));
    other->isNudged = true;
    const double next = scanner::beliefIn(*other, weights_);
    if (next <= leastInGuise || !isMuchLikelier(next, beliefIn(found))) return found;
    // Where nothing else comes out, the lines know better where the exit may be.
    if (found.best && isAlike(*found.best, *other)) return found;
    found.best = std::move(other);
    return withoutInnerRival(std::move(found));
  }

  bool isPlain(const Found& found) const {
    return found.best && isPlainBy(*found.best, plainLarge, weights_);
  }

  double beliefIn(const Found& found) const {
    return found.best ? scanner::beliefIn(*found.best, weights_) : 0;
  }

 private:
  const std::vector<LineMaps>& all() {
    if (!all_) all_ = linesFrom(raster_, largestSearch);
    return *all_;
  }

  void read(std::span<const LineMaps> levels, const Comb& comb, Podium& podium) const {
    for (const GridCandidate& candidate : searchGrids(levels, comb, gridsPerScale)) {
      if (podium.isSettledAt(candidate.grid)) continue;
      auto reading = readLattice(raster_, weights_, latticeOf(fitGrid(raster_, candidate.grid)),
                                 podium.bar(candidate.grid), polishRounds);
      if (reading) podium.enter(std::move(*reading));
    }
  }

  /// What seemed another board may be the rest of a larger one.
  static Found withoutInnerRival(Found found) {
    if (found.rival && overlap(boundsOf(found.best->lattice), boundsOf(found.rival->lattice)))
      found.rival.reset();
    return found;
  }

  Found withBorders(Found found) const {
    if (!found.best) return found;
    found.best = scanner::withBorders(raster_, weights_, std::move(*found.best));
    return withoutInnerRival(std::move(found));
  }

  const Raster& raster_;
  const Weights& weights_;
  std::vector<LineMaps> large_;
  std::optional<std::vector<LineMaps>> all_;  // once they are asked for
  std::optional<Rough> rough_;                // if `by` went through all scales
};

/// Another way of looking at a picture.
struct Guise {
  Found (Search::*look)(double by);
  double by;
};

// How a board may look in a picture that was stretched, as some games do it to fill the screen, or
// taken at an angle. Each is found from half way to the next.
constexpr double tall = 1.2;
constexpr std::array stretches = {Guise{&Search::stretched, tall},
                                  Guise{&Search::stretched, 1 / tall}};
constexpr std::array leans = {Guise{&Search::leaning, 0.06}, Guise{&Search::leaning, -0.06}};

/// The likeliest of what was found and what is found in guises, until one is plain.
Found inGuises(Search& search, std::span<const Guise> guises, Found found) {
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

// A board of the usual size that is not plain, and explains less than this, leaves room for a
// smaller one.
constexpr double plainShare = 0.6;
// What a smaller one must explain more: parts of larger boards explain themselves quite well.
constexpr double shareLead = 0.25;

// What one of another size than usual must be worth more, to be taken for that.
constexpr double unusualLead = 4.0;

/// Whether a board that was found with a smaller comb is the better one: it explains more of
/// itself, or more at all, as where the borders of a large board are found from there only.
bool isBetter(const GridReading& next, double belief, const GridReading& found, double other) {
  const bool isFuller = shareOf(next) > shareOf(found) + shareLead;
  if ((isFuller || next.worth > found.worth) && isMuchLikelier(belief, other)) return true;
  const bool isUnusual = found.lattice.isUsual() && !next.lattice.isUsual();
  return next.worth > found.worth + (isUnusual ? unusualLead : 0) &&
         belief > std::max(other, leastInGuise);
}

}  // namespace

std::vector<LineMaps> searchedLines(const Raster& raster) {
  return linesFrom(raster, largestSearch);
}

Found findBoards(const Raster& raster, const Weights& weights) {
  Search search(raster, weights);
  Found found = inGuises(search, stretches, search.by({usualSide}));
  if (search.isRough(found)) found = search.nudged(std::move(found));
  found = inGuises(search, leans, std::move(found));
  double belief = search.beliefIn(found);
  for (const int side : smallerSides) {
    if (found.best && (belief >= plainLarge || shareOf(*found.best) >= plainShare)) break;
    Found smaller = search.by({side});
    if (search.isRough(smaller)) smaller = search.nudged(std::move(smaller));
    const double next = search.beliefIn(smaller);
    if (!smaller.best || (found.best && !isBetter(*smaller.best, next, *found.best, belief)))
      continue;
    found = std::move(smaller);
    belief = next;
  }
  return found;
}

Found findPlainBoard(const Raster& raster, const Weights& weights) {
  const Search search(raster, weights);
  for (const double stretch : {1.0, tall, 1 / tall}) {
    Found found = search.large({usualSide, static_cast<float>(stretch)});
    if (search.isPlain(found)) return found;
  }
  return {};
}

}  // namespace unblocker::scanner
