#include "crossings.h"

#include <algorithm>

namespace unblocker {

std::vector<Crossing> merged(std::vector<Crossing> crossings) {
  std::sort(crossings.begin(), crossings.end(),
            [](const Crossing& a, const Crossing& b) { return a.index < b.index; });
  std::vector<Crossing> result;
  for (const Crossing& one : crossings) {
    if (!result.empty() && result.back().index == one.index) {
      result.back().ways = sumOfWays(result.back().ways, one.ways);
    } else {
      result.push_back(one);
    }
  }
  return result;
}

}  // namespace unblocker
