// Rows of numbers: their weighted sums and what is least and most in them, which is what searching
// grids and redrawing boards spend their time on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lanes.h"

namespace unblocker::scanner {

/// A row of numbers and what each of them counts.
struct Term {
  const float* from;
  float weight;
};

/// Adds up the terms, each number by itself and in the terms' order: out[i] = Σ weight × from[i].
inline void addUp(const std::vector<Term>& terms, float* out, std::size_t count) {
  std::size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    Four a{};
    Four b{};
    Four c{};
    Four d{};
    for (const Term& term : terms) {
      const float* from = term.from + i;
      a += term.weight * load(from);
      b += term.weight * load(from + 4);
      c += term.weight * load(from + 8);
      d += term.weight * load(from + 12);
    }
    store(a, out + i);
    store(b, out + i + 4);
    store(c, out + i + 8);
    store(d, out + i + 12);
  }
  for (; i + 4 <= count; i += 4) {
    Four sum{};
    for (const Term& term : terms) sum += term.weight * load(term.from + i);
    store(sum, out + i);
  }
  for (; i < count; ++i) {
    float sum = 0;
    for (const Term& term : terms) sum += term.weight * term.from[i];
    out[i] = sum;
  }
}

struct Range {
  float least;
  float most;
};

/// Of `count` numbers, one at least.
inline Range rangeOf(const float* numbers, std::size_t count) {
  Range range{numbers[0], numbers[0]};
  std::size_t i = 0;
  if (count >= 4) {
    Four least = load(numbers);
    Four most = least;
    for (; i + 4 <= count; i += 4) {
      const Four next = load(numbers + i);
      least = lesser(least, next);
      most = greater(most, next);
    }
    for (std::size_t lane = 0; lane < 4; ++lane)
      range = {std::min(range.least, least[lane]), std::max(range.most, most[lane])};
  }
  for (; i < count; ++i)
    range = {std::min(range.least, numbers[i]), std::max(range.most, numbers[i])};
  return range;
}

/// The first number from `at` on that is no less than `least`; `count` if none is.
inline std::size_t nextAtLeast(const float* numbers, std::size_t at, std::size_t count,
                               float least) {
  for (; at + 8 <= count; at += 8) {
    const auto reached = (load(numbers + at) >= least) | (load(numbers + at + 4) >= least);
    if ((reached[0] | reached[1] | reached[2] | reached[3]) != 0) break;
  }
  while (at < count && numbers[at] < least) ++at;
  return at;
}

}  // namespace unblocker::scanner
