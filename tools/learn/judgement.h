// What there is to learn from what a network says of one sample.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace unblocker::learn {

/// Puts in the place of what meanings have for themselves by how much each was thought too likely.
/// Of the meaning's likelihood a part is given to the others, so that none is ever impossible.
inline void judge(std::span<float> meanings, std::size_t meaning, float smoothing) {
  const float most = *std::max_element(meanings.begin(), meanings.end());
  float total = 0;
  for (float& value : meanings) total += value = std::exp(value - most);
  for (std::size_t o = 0; o < meanings.size(); ++o)
    meanings[o] = meanings[o] / total - (o == meaning ? 1 - smoothing : 0) -
                  smoothing / static_cast<float>(meanings.size());
}

}  // namespace unblocker::learn
