// The middle of some numbers: what is usual, whatever a few of them do.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace unblocker::scanner {

/// The upper median; 0 of no values.
inline float median(std::vector<float> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace unblocker::scanner
