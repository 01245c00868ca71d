#include "second_opinion.h"

#include <array>
#include <optional>
#include <utility>

#include "confidence.h"
#include "specialists.h"

namespace unblocker::scanner {
namespace {

// Of drawn boards, most that specialists believe in by less are misread, nearly all others are not.
constexpr double leastOpinion = 0.4;

/// What was found, unless one of the others that come along is much likelier.
class Likeliest {
 public:
  explicit Likeliest(Found found, double belief) : found_(std::move(found)), belief_(belief) {}

  void enter(Found next, double belief) {
    if (belief < leastOpinion || !isMuchLikelier(belief, belief_)) return;
    next.best->isSecondLook = true;
    found_.best = std::move(next.best);
    found_ = withoutInnerRival(std::move(found_));
    belief_ = belief;
  }

  Found found() && { return std::move(found_); }

 private:
  Found found_;
  double belief_;
};

Found keep(const Raster&, const Weights&, Found found) { return found; }

Found ask(const Raster& raster, const Weights& usual, Found found) {
  return withOpinions(raster, specialists(usual.palette), std::move(found));
}

// By a table, so that a browser need not have the specialists before all else.
constexpr std::array ways = {keep, ask};

}  // namespace

bool isDoubtful(const Found& found, const Weights& usual) {
  return !found.best || beliefIn(*found.best, usual) < plainBelief;
}

Found findWithOpinions(const Raster& raster, const Weights& usual) {
  Found found = findBoards(raster, usual);
  return ways[isDoubtful(found, usual) ? 1 : 0](raster, usual, std::move(found));
}

Found withOpinions(const Raster& raster, std::span<const Weights> specialists, Found found) {
  if (specialists.empty()) return found;
  const auto place = found.best ? std::optional(found.best->lattice) : std::nullopt;
  const double belief = found.best ? beliefIn(*found.best, specialists.front()) : 0;
  Likeliest likeliest(std::move(found), belief);
  for (const Weights& weights : specialists) {
    const BoardSearch search(raster, weights);
    const auto enter = [&](Found next) {
      const double nextBelief = search.beliefIn(next);
      likeliest.enter(std::move(next), nextBelief);
    };
    if (place) enter(search.at(*place));
    enter(search.large({usualSide}));
  }
  return std::move(likeliest).found();
}

}  // namespace unblocker::scanner
