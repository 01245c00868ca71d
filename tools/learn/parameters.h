// Numbers that are learned by going downhill, with a rate for each (Kingma and Ba, "Adam", 2015).
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace unblocker::learn {

/// Between -½ and ½.
inline float evenly(std::mt19937& chance) {
  return static_cast<float>(chance()) / 4294967296.0F - 0.5F;
}

/// Spread evenly about nought, with that standard deviation.
inline float evenNoise(std::mt19937& chance, double deviation) {
  return static_cast<float>(deviation) * std::sqrt(12.0F) * evenly(chance);
}

/// All items in another order.
inline void shuffle(std::vector<std::size_t>& items, std::mt19937& chance) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[chance() % i]);
}

/// How much of the first rate is left after this part of all steps: it falls as a cosine.
inline double rateLeft(double part) { return 0.5 * (1 + std::cos(3.14159265358979 * part)); }

/// Numbers with their slopes, and what is remembered of those.
class Parameters {
 public:
  explicit Parameters(std::size_t count)
      : values(count), slopes(count), first_(count), second_(count) {}

  std::vector<float> values;
  std::vector<float> slopes;

  /// Scatters a layer of so many inputs, whose rows begin at `begin`. Wider layers start with
  /// smaller weights, so that sums start alike.
  void scatter(std::size_t begin, std::size_t end, std::size_t inputs, float spread,
               std::mt19937& chance) {
    const float width = spread * std::sqrt(12.0F / static_cast<float>(inputs));
    for (std::size_t i = 0; i < end - begin; ++i)
      values[begin + i] = i % (inputs + 1) == inputs ? 0 : width * evenly(chance);
  }

  /// A step, counted from 1; `decay` keeps the numbers small. Slopes are nought afterwards.
  void step(double rate, double decay, int time) {
    constexpr float keepFirst = 0.9F;
    constexpr float keepSecond = 0.999F;
    const auto bias1 = static_cast<float>(1 / (1 - std::pow(keepFirst, time)));
    const auto bias2 = static_cast<float>(1 / (1 - std::pow(keepSecond, time)));
    for (std::size_t i = 0; i < values.size(); ++i) {
      const float slope = slopes[i] + static_cast<float>(decay) * values[i];
      first_[i] = keepFirst * first_[i] + (1 - keepFirst) * slope;
      second_[i] = keepSecond * second_[i] + (1 - keepSecond) * slope * slope;
      values[i] -=
          static_cast<float>(rate) * first_[i] * bias1 / (std::sqrt(second_[i] * bias2) + 1e-8F);
      slopes[i] = 0;
    }
  }

 private:
  std::vector<float> first_;
  std::vector<float> second_;
};

}  // namespace unblocker::learn
