#include "board_search.h"

#include <algorithm>
#include <utility>

#include "confidence.h"
#include "extent.h"
#include "frame.h"
#include "grid_fit.h"
#include "lettering.h"
#include "nudge.h"
#include "podium.h"
#include "target.h"
#include "turned.h"

namespace unblocker::scanner {
namespace {

constexpr int smallestSearch = 36;

int factorTo(const Raster& raster, int size) {
  return std::max(1, (std::max(raster.width, raster.height) + size - 1) / size);
}

std::vector<LineMaps> linesFrom(const Raster& raster, int size) {
  return lineMaps(raster, factorTo(raster, size), smallestSearch);
}

// A large board that is read as plainly as this before its borders are looked at is likely the one.
constexpr double settledBelief = 0.9;

// Boards that are stretched by far are rare: they are looked for in the likeliest places alone, and
// taken where they are read well.
constexpr std::size_t gridsPerFarScale = 2;
constexpr double leastFarStretched = 0.5;
// What is read well explains more than this, a quarter of all that there is to explain.
constexpr double leastFarWorth = 6.0;
// The lines of a stretched board suit its own comb better than one of square cells: what suits its
// own by less than this part of what the best place suits that one is none.
constexpr double leastFarScore = 0.75;

// Grids off their lines explain less than nothing; down to here they are worth a nudge.
constexpr double leastRough = -4.0;

int blockCells(const GridReading& reading) {
  int cells = 0;
  for (const Block& block : reading.layout.blocks) cells += block.length;
  return cells;
}

bool isFramedAllAround(const GridReading& reading) {
  return std::all_of(allSides.begin(), allSides.end(),
                     [&](Side side) { return isFramed(reading, side); });
}

/// What other borders must add in worth to be plainly the better ones. A larger board needs less,
/// and none at all where the smaller one cuts blocks, or where the frame lies around the larger.
double plainGain(const GridReading& reading, const GridReading& other, bool isLarger) {
  constexpr double gain = 6.0;  // whole rows of blocks add more, roads beside the board do not
  constexpr double gainOutwards = 2.0;
  if (!isLarger) return gain;
  const bool isWhole =
      cutsBlocks(reading, other) || (isFramedAllAround(other) && !isFramedAllAround(reading));
  return isWhole ? 0 : gainOutwards;
}

/// The reading with other borders, if they plainly explain more or make it likelier.
GridReading withBorders(const Raster& raster, const Weights& weights, GridReading reading) {
  auto other = extended(raster, weights, reading);
  if (!other) return withinPicture(raster, weights, std::move(reading));
  const double gain = other->worth - reading.worth;
  const bool isLarger =
      other->lattice.cols * other->lattice.rows > reading.lattice.cols * reading.lattice.rows;
  if (isLarger) reading.largerGain = gain;
  // Empty cells around a board need no explaining, and are worth something for that alone.
  const bool addsFloorAlone = isLarger && blockCells(*other) <= blockCells(reading);
  const bool isBetter = (!addsFloorAlone && gain >= plainGain(reading, *other, isLarger)) ||
                        beliefIn(*other) > beliefIn(reading);
  return withinPicture(raster, weights, isBetter ? std::move(*other) : std::move(reading));
}

bool isAlike(const GridReading& a, const GridReading& b) {
  return a.lattice.cols == b.lattice.cols && a.lattice.rows == b.lattice.rows &&
         a.layout.blocks == b.layout.blocks && a.layout.walls == b.layout.walls;
}

// Other ways of looking, and boards of fewer cells than usual, are rarely right: so many times the
// odds must speak for them.
constexpr double otherOdds = 3.0;

}  // namespace

std::vector<LineMaps> searchedLines(const Raster& raster) {
  return linesFrom(raster, largestSearch);
}

Found withoutInnerRival(Found found) {
  if (found.rival && overlap(boundsOf(found.best->lattice), boundsOf(found.rival->lattice)))
    found.rival.reset();
  return found;
}

bool isMuchLikelier(double belief, double other) {
  return belief * (1 - other) > otherOdds * other * (1 - belief);
}

BoardSearch::BoardSearch(const Raster& raster, const Weights& weights)
    : raster_(raster), weights_(weights), large_(linesFrom(raster, largeSearch)) {}

Found BoardSearch::by(const Comb& comb) {
  rough_.reset();
  Found found = large(comb);
  if (isPlain(found)) return found;
  Podium podium(leastRough);
  read(all(), comb, podium);
  found = std::move(podium).found();
  if (!found.best) return found;
  rough_ = Rough{found.best->lattice, found.best->worth};
  if (found.best->worth <= 0) found.best.reset();
  return withBorders(std::move(found));
}

Found BoardSearch::large(const Comb& comb) const {
  Podium podium(0, settledBelief);
  read(large_, comb, podium);
  return withBorders(std::move(podium).found());
}

Found BoardSearch::stretched(double tall) {
  Podium podium;
  const std::span<const LineMaps> levels(all());
  read(levels.subspan(levels.size() > 1 ? 1 : 0), {usualSide, static_cast<float>(tall)}, podium);
  return withBorders(std::move(podium).found());
}

Found BoardSearch::farStretched(double tall) {
  Podium podium(leastFarWorth);
  const auto candidates =
      searchGrids(large_, {usualSide, static_cast<float>(tall)}, gridsPerFarScale);
  const double least = leastFarScore * squareScore();
  const auto isWeak = [&](const GridCandidate& next) { return next.score < least; };
  const auto end = std::find_if(candidates.begin(), candidates.end(), isWeak);
  const auto count = static_cast<std::size_t>(end - candidates.begin());
  read(std::span(candidates).first(count), podium);
  Found found = std::move(podium).found();
  return beliefIn(found) < leastFarStretched ? Found{} : withBorders(std::move(found));
}

Found BoardSearch::unfitted() const {
  Podium podium;
  for (const GridCandidate& candidate : searchGrids(large_, {usualSide}, gridsPerScale)) {
    auto reading = readLattice(raster_, weights_, latticeOf(candidate.grid),
                               podium.bar(candidate.grid), polishRounds);
    if (reading) podium.enter(std::move(*reading));
  }
  return withBorders(std::move(podium).found());
}

Found BoardSearch::lettered() const {
  const auto painted = withLettersPainted(raster_);
  if (!painted) return {};
  Found found = BoardSearch(painted->raster, weights_).at(latticeOf(painted->grid));
  if (!found.best) return found;
  found.best->isSecondLook = true;
  found.best->isLettered = true;
  // Where letters tell blocks apart, colour need not.
  if (!findPuzzleGoal(*found.best)) found.best->puzzleGoal = findGoal(*found.best);
  return found;
}

Found BoardSearch::leaning(double sine) {
  const Turned turned(raster_, 2 * factorTo(raster_, largestSearch), sine);
  const Found upright = BoardSearch(turned.raster(), weights_).large({usualSide});
  if (!upright.best) return {};
  return at(turned.inSource(upright.best->lattice));
}

Found BoardSearch::at(const Lattice& lattice) const {
  return withBorders({readLattice(raster_, weights_, lattice, 0, polishRounds), std::nullopt});
}

bool BoardSearch::isRough(const Found& found) const {
  return rough_ && beliefIn(found) < plainBelief;
}

Found BoardSearch::nudged(Found found) const {
  auto other = scanner::nudged(raster_, weights_, rough_->lattice, rough_->worth);
  if (!other || other->worth <= 0) return found;
  *other = scanner::withBorders(raster_, weights_, std::move(*other));
  other->isSecondLook = true;
  const double next = scanner::beliefIn(*other);
  if (next <= leastInGuise || !isMuchLikelier(next, beliefIn(found))) return found;
  // Where nothing else comes out, the lines know better where the exit may be.
  if (found.best && isAlike(*found.best, *other)) return found;
  found.best = std::move(other);
  return withoutInnerRival(std::move(found));
}

bool BoardSearch::isPlain(const Found& found) const {
  return found.best && isPlainBy(*found.best, plainLarge);
}

double BoardSearch::beliefIn(const Found& found) const {
  return found.best ? scanner::beliefIn(*found.best) : 0;
}

const std::vector<LineMaps>& BoardSearch::all() {
  if (!all_) all_ = linesFrom(raster_, largestSearch);
  return *all_;
}

double BoardSearch::squareScore() {
  if (!squareScore_) {
    const auto best = searchGrids(large_, {usualSide}, 1);
    squareScore_ = best.empty() ? 0 : best.front().score;
  }
  return *squareScore_;
}

void BoardSearch::read(std::span<const LineMaps> levels, const Comb& comb, Podium& podium) const {
  read(searchGrids(levels, comb, gridsPerScale), podium);
}

void BoardSearch::read(std::span<const GridCandidate> candidates, Podium& podium) const {
  for (const GridCandidate& candidate : candidates) {
    if (podium.isSettledAt(candidate.grid)) continue;
    auto reading = readLattice(raster_, weights_, latticeOf(fitGrid(raster_, candidate.grid)),
                               podium.bar(candidate.grid), polishRounds);
    if (reading) podium.enter(std::move(*reading));
  }
}

Found BoardSearch::withBorders(Found found) const {
  if (!found.best) return found;
  found.best = scanner::withBorders(raster_, weights_, std::move(*found.best));
  return withoutInnerRival(std::move(found));
}

}  // namespace unblocker::scanner
