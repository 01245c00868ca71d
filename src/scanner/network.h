// Small neural networks that learned from labelled boards how likely each meaning of what is seen
// is.
//
// One hidden layer is enough: it lets an input count for more or less depending on how the picture
// as a whole draws its blocks (with seams, with gaps, cell by cell), which no fixed rule can.
//
// A network is hidden = tanh(A·inputs + a), out = B·hidden + b. Its table holds A row by row, each
// row followed by its bias, then B likewise.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "lanes.h"

namespace unblocker::scanner {

/// The numbers in a network's table.
constexpr std::size_t tableSize(std::size_t inputs, std::size_t hidden, std::size_t meanings) {
  return hidden * (inputs + 1 + meanings) + meanings;
}

/// The hyperbolic tangent to within 1e-4, by Lambert's continued fraction cut off after its seventh
/// term: the library's own took a tenth of all the time of a scan.
inline float tanhOf(float value) {
  constexpr float flat = 4.97F;  // where the fraction reaches one
  const float x = std::clamp(value, -flat, flat);
  const float y = x * x;
  return x * (135135 + y * (17325 + y * (378 + y))) / (135135 + y * (62370 + y * (3150 + y * 28)));
}

/// The sum of the products of two rows of numbers, four at a time.
template <std::size_t count>
float product(const float* a, const float* b) {
  constexpr std::size_t fours = count / 4 * 4;
  Four sums{};
  for (std::size_t i = 0; i < fours; i += 4) sums += load(a + i) * load(b + i);
  float sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  for (std::size_t i = fours; i < count; ++i) sum += a[i] * b[i];
  return sum;
}

/// Logarithms of the softmax of what a network puts out.
template <std::size_t outputs>
std::array<float, outputs> logLikelihoods(std::array<float, outputs> out) {
  const float most = *std::max_element(out.begin(), out.end());
  float total = 0;
  for (const float value : out) total += std::exp(value - most);
  const float shift = most + std::log(total);
  for (float& value : out) value -= shift;
  return out;
}

/// The logarithms of the likelihoods of what an input may mean.
template <std::size_t outputs, std::size_t inputs>
std::array<float, outputs> evaluate(const std::array<float, inputs>& input,
                                    std::span<const float> table) {
  const std::size_t hiddenCount = (table.size() - outputs) / (inputs + 1 + outputs);
  std::array<float, outputs> out{};
  const float* layer = table.data();
  const float* next = layer + hiddenCount * (inputs + 1);
  for (std::size_t o = 0; o < outputs; ++o) out[o] = next[o * (hiddenCount + 1) + hiddenCount];
  for (std::size_t h = 0; h < hiddenCount; ++h, layer += inputs + 1) {
    const float activation = tanhOf(layer[inputs] + product<inputs>(layer, input.data()));
    for (std::size_t o = 0; o < outputs; ++o)
      out[o] += next[o * (hiddenCount + 1) + h] * activation;
  }
  return logLikelihoods(out);
}

}  // namespace unblocker::scanner
