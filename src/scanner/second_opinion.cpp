#include "second_opinion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "close_look.h"
#include "close_reader.h"
#include "confidence.h"

namespace unblocker::scanner {
namespace {

// Boards of another size than usual are rare, and a row too few or too many is not: they are looked
// at closely if they are not read as surely as this.
constexpr double plainUnusual = 0.9;

// And once one is taken, other places are looked at as well unless it is believed in by this much:
// an exit drawn beside the board makes a row of its own.
constexpr double plainUnusualClosely = 0.97;

// A closer look takes its time: it is not taken at what is stretched by more.
constexpr std::size_t closeStretches = 4;

// What is no board is taken for one, now and then, by who looks for it once more.
constexpr double leastOpinion = 0.2;

/// Whether a board that is believed in by so much is plain.
bool isPlain(const GridReading& reading, double belief, double unusual) {
  return belief >= (reading.lattice.isUsual() ? plainLarge : unusual);
}

// What was read without a closer look is worth less once one is taken: of 155 drawn boards that
// only one of both read rightly in their own place, the closer look read 125.
constexpr double firstPart = 0.7;

/// What was found, unless what comes along is likelier.
class Likeliest {
 public:
  explicit Likeliest(Found found) : found_(std::move(found)) {
    if (found_.best) belief_ = firstPart * beliefIn(*found_.best);
  }

  void enter(GridReading next) {
    const double belief = beliefIn(next);
    if (belief < std::max(leastOpinion, belief_)) return;
    next.isSecondLook = true;
    found_.best = std::move(next);
    found_ = withoutInnerRival(std::move(found_));
    belief_ = belief;
  }

  bool isEnough() const {
    return found_.best && isPlain(*found_.best, belief_, plainUnusualClosely);
  }

  Found found() && { return std::move(found_); }

 private:
  Found found_;
  double belief_ = 0;
};

Found asFound(const Raster&, const Weights&, Found found, MovesOf) { return found; }

Found look(const Raster& raster, const Weights& usual, Found found, MovesOf movesOf) {
  return withCloseLook(raster, closeLook(usual.palette), std::move(found), movesOf);
}

// By a table, so that a browser need not have what looks closely before all else.
constexpr std::array ways = {asFound, look};

}  // namespace

bool isDoubtful(const Found& found) {
  if (!found.best) return true;
  return !found.best->isLettered && !isPlain(*found.best, beliefIn(*found.best), plainUnusual);
}

Found findWithCloseLook(const Raster& raster, const Weights& usual, MovesOf movesOf) {
  Found found = findBoards(raster, usual);
  return ways[isDoubtful(found) ? 1 : 0](raster, usual, std::move(found), movesOf);
}

Found withCloseLook(const Raster& raster, const std::optional<Weights>& close, Found found,
                    MovesOf movesOf) {
  if (!close) return found;
  const auto place = found.best ? std::optional(found.best->lattice) : std::nullopt;
  Likeliest likeliest(std::move(found));
  CloseReader reader(raster, *close, movesOf);
  const auto lookAt = [&](const Lattice& lattice) {
    for (GridReading& reading : reader.at(lattice)) likeliest.enter(std::move(reading));
  };
  if (place) lookAt(*place);
  if (!likeliest.isEnough())
    for (const Lattice& lattice : likelyPlaces(raster))
      if (!likeliest.isEnough()) lookAt(lattice);
  BoardSearch search(raster, *close);
  for (const double tall : std::span(stretches).first(closeStretches)) {
    if (likeliest.isEnough()) break;
    Found stretched = search.farStretched(tall);
    if (stretched.best) likeliest.enter(reader.lookedAround(std::move(*stretched.best)));
  }
  return std::move(likeliest).found();
}

}  // namespace unblocker::scanner
