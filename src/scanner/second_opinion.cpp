#include "second_opinion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "close_look.h"
#include "confidence.h"

namespace unblocker::scanner {
namespace {

// Boards of another size than usual are rare, and a row too few or too many is not: they are looked
// at closely if they are not read as surely as this.
constexpr double plainUnusual = 0.9;

// A closer look takes its time: it is not taken at what is stretched by more.
constexpr std::size_t closeStretches = 4;

// What is no board is taken for one, now and then, by who looks for it once more.
constexpr double leastOpinion = 0.3;

/// What was found, unless what comes along is likelier.
class Likeliest {
 public:
  Likeliest(Found found, const Weights& weights) : found_(std::move(found)), weights_(weights) {
    if (found_.best) belief_ = beliefIn(*found_.best, weights_);
  }

  void enter(Found next) {
    if (!next.best) return;
    const double belief = beliefIn(*next.best, weights_);
    if (belief < std::max(leastOpinion, belief_)) return;
    next.best->isSecondLook = true;
    found_.best = std::move(next.best);
    found_ = withoutInnerRival(std::move(found_));
    belief_ = belief;
  }

  double belief() const { return belief_; }

  Found found() && { return std::move(found_); }

 private:
  Found found_;
  const Weights& weights_;
  double belief_ = 0;
};

Found keep(const Raster&, const Weights&, Found found) { return found; }

Found look(const Raster& raster, const Weights& usual, Found found) {
  return withCloseLook(raster, closeLook(usual.palette), std::move(found));
}

// By a table, so that a browser need not have what looks closely before all else.
constexpr std::array ways = {keep, look};

}  // namespace

bool isDoubtful(const Found& found, const Weights& usual) {
  if (!found.best) return true;
  const double plain = found.best->lattice.isUsual() ? plainLarge : plainUnusual;
  return !found.best->isLettered && beliefIn(*found.best, usual) < plain;
}

Found findWithCloseLook(const Raster& raster, const Weights& usual) {
  Found found = findBoards(raster, usual);
  return ways[isDoubtful(found, usual) ? 1 : 0](raster, usual, std::move(found));
}

Found withCloseLook(const Raster& raster, const std::optional<Weights>& close, Found found) {
  if (!close) return found;
  const auto place = found.best ? std::optional(found.best->lattice) : std::nullopt;
  Likeliest likeliest(std::move(found), *close);
  BoardSearch search(raster, *close);
  if (place) likeliest.enter(search.at(*place));
  if (likeliest.belief() < plainBelief) likeliest.enter(search.large({usualSide}));
  for (const double tall : std::span(stretches).first(closeStretches))
    if (likeliest.belief() < plainBelief) likeliest.enter(search.farStretched(tall));
  return std::move(likeliest).found();
}

}  // namespace unblocker::scanner
