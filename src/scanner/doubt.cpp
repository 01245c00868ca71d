#include "doubt.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

/// From what a claim costs and what its cheapest contrary would.
double sureness(float claimed, float contrary) {
  return 1 / (1 + std::exp(static_cast<double>(claimed - contrary)));
}

double surenessOf(const CellCost& cost, bool solid) {
  return solid ? sureness(cost.solid, cost.floor) : sureness(cost.floor, cost.solid);
}

enum class Seamed { joined, parted, floors };

double surenessOf(const SeamCost& cost, Seamed how) {
  switch (how) {
    case Seamed::joined: return sureness(cost.joined, std::min(cost.parted, cost.floors));
    case Seamed::parted: return sureness(cost.parted, std::min(cost.joined, cost.floors));
    case Seamed::floors: return sureness(cost.floors, std::min(cost.joined, cost.parted));
  }
  return 0;
}

Seamed seamBetween(const Tiling& tiling, std::size_t first, std::size_t second, Part joining) {
  if (tiling.parts[second] == joining) return Seamed::joined;
  const bool bare = tiling.parts[first] == Part::floor && tiling.parts[second] == Part::floor;
  return bare ? Seamed::floors : Seamed::parted;
}

void lower(double& confidence, double to) { confidence = std::min(confidence, to); }

void lowerByNeighbours(const Evidence& evidence, const Tiling& tiling,
                       std::vector<double>& confidences) {
  const auto cols = static_cast<std::size_t>(evidence.cols);
  for (std::size_t i = 0; i < confidences.size(); ++i) {
    const auto judge = [&](std::size_t next, const SeamCost& cost, Part joining) {
      const double sure = surenessOf(cost, seamBetween(tiling, i, next, joining));
      lower(confidences[i], sure);
      lower(confidences[next], sure);
    };
    if (i % cols + 1 < cols) judge(i + 1, evidence.right[i], Part::blockRight);
    if (i + cols < confidences.size()) judge(i + cols, evidence.below[i], Part::blockBelow);
  }
}

}  // namespace

std::vector<double> cellConfidences(const Evidence& evidence, const TilingPair& tilings) {
  const std::vector<Part>& parts = tilings.best.parts;
  std::vector<double> confidences;
  for (std::size_t i = 0; i < parts.size(); ++i)
    confidences.push_back(surenessOf(evidence.cells[i], parts[i] != Part::floor));
  lowerByNeighbours(evidence, tilings.best, confidences);
  if (tilings.second.parts.empty()) return confidences;
  const double apart = 1 - std::exp(tilings.best.cost - tilings.second.cost);
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (tilings.second.parts[i] != parts[i]) lower(confidences[i], apart);
  return confidences;
}

}  // namespace unblocker::scanner
