// What likelihoods cost, whoever says what cells and seams mean.
#pragma once

#include <algorithm>
#include <array>

#include "evidence.h"

namespace unblocker::scanner {

/// What a likelihood costs, by its logarithm. No single measurement may decide alone: what looks
/// impossible happens once in a thousand.
inline float weighed(float logLikelihood) {
  constexpr float most = 7.0F;
  return std::min(-logLikelihood, most);
}

inline SeamCost seamCostBy(const std::array<float, 3>& belief) {
  return {weighed(belief[0]), weighed(belief[1]), weighed(belief[2])};
}

}  // namespace unblocker::scanner
