// Chance, the same on every machine: the standard distributions differ from library to library,
// a remainder does not.
#pragma once

#include <cstdint>
#include <random>

namespace unblocker::render {

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}

  /// Whole, low ≤ result ≤ high.
  int pick(int low, int high) {
    return low + static_cast<int>(engine_() % static_cast<unsigned>(high - low + 1));
  }
  /// low ≤ result < high.
  double between(double low, double high) {
    return low + (high - low) * (static_cast<double>(engine_()) / 4294967296.0);
  }
  bool chance(double probability) { return between(0, 1) < probability; }
  std::uint32_t seed() { return static_cast<std::uint32_t>(engine_()); }

  /// One of a list's items.
  template <typename List>
  auto of(const List& choices) {
    return *(choices.begin() + pick(0, static_cast<int>(choices.size()) - 1));
  }

 private:
  std::mt19937 engine_;
};

}  // namespace unblocker::render
