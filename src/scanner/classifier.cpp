#include "classifier.h"

#include <algorithm>
#include <cmath>

#include "lanes.h"

namespace unblocker::scanner {
namespace {

/// The hyperbolic tangent to within 1e-4, by Lambert's continued fraction cut off after its seventh
/// term: the library's own took a tenth of all the time of a scan.
float tanhOf(float value) {
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

/// Logarithms of the softmax of what the network puts out.
template <std::size_t inputs, std::size_t outputs>
std::array<float, outputs> evaluate(const std::array<float, inputs>& clues,
                                    std::span<const float> weights) {
  const std::size_t hiddenCount = (weights.size() - outputs) / (inputs + 1 + outputs);
  std::array<float, outputs> out{};
  const float* layer = weights.data();
  const float* next = layer + hiddenCount * (inputs + 1);
  for (std::size_t o = 0; o < outputs; ++o) out[o] = next[o * (hiddenCount + 1) + hiddenCount];
  for (std::size_t h = 0; h < hiddenCount; ++h, layer += inputs + 1) {
    const float activation = tanhOf(layer[inputs] + product<inputs>(layer, clues.data()));
    for (std::size_t o = 0; o < outputs; ++o)
      out[o] += next[o * (hiddenCount + 1) + h] * activation;
  }
  const float most = *std::max_element(out.begin(), out.end());
  float total = 0;
  for (const float value : out) total += std::exp(value - most);
  const float shift = most + std::log(total);
  for (float& value : out) value -= shift;
  return out;
}

}  // namespace

std::array<float, seamMeanings> believe(const SeamClues& clues, std::span<const float> table) {
  return evaluate<seamClueCount, seamMeanings>(clues, table);
}

std::array<float, cellMeanings> believe(const CellClues& clues, std::span<const float> table) {
  return evaluate<cellClueCount, cellMeanings>(clues, table);
}

}  // namespace unblocker::scanner
