#include "explanation.h"

#include <utility>

#include "anomalies.h"

namespace unblocker::scanner {
namespace {

constexpr double mixedCost = 0.3;  // of each floor seam that is unlike the others

/// Keeps the better of two explanations, and by how much it is the better one.
void enter(Explanation next, Explanation& best) {
  const bool isFirst = best.isNone();
  if (next.cost < best.cost) std::swap(next, best);
  if (isFirst) return;
  const double lead = next.cost - best.cost;
  noteRival(next.tilings.best, lead, best);
  noteRival(next.other, lead + next.otherFloor, best);
}

}  // namespace

void noteRival(const Tiling& tiling, double behind, Explanation& best) {
  if (behind >= best.otherFloor || tiling.parts.empty() || tiling.parts == best.tilings.best.parts)
    return;
  best.otherFloor = behind;
  best.other = tiling;
}

Explanation explain(const Patch& patch, const Features& features, const Weights& weights,
                    double bound) {
  Explanation best;
  best.cost = bound;
  const BoardLook board = lookAt(patch, features);
  for (const FloorCandidate& floor : floorCandidates(features)) {
    const double limit = best.cost + (best.isNone() ? 0 : best.otherFloor);
    auto evidence = weigh(board, floor, weights, limit);
    if (!evidence) continue;
    TilingPair pair = bestTilings(*evidence, limit, best.cost);
    if (pair.best.parts.empty()) continue;
    const double cost = pair.best.cost + mixedCost * mixedFloorSeams(features, pair.best);
    enter({std::move(pair), std::move(*evidence), cost, farBehind, {}}, best);
  }
  return best;
}

}  // namespace unblocker::scanner
