// Means and spreads of what is learned from, so that all of it counts alike at the start.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace unblocker::learn {

/// Of each number in a row.
struct Scale {
  std::vector<float> mean;
  std::vector<float> spread;

  float operator()(float value, std::size_t i) const { return (value - mean[i]) / spread[i]; }

  /// What a layer of these inputs would be if they came as they are: a row of it and its bias.
  void fold(float* row) const {
    float* bias = row + mean.size();
    for (std::size_t i = 0; i < mean.size(); ++i) {
      row[i] /= spread[i];
      *bias -= row[i] * mean[i];
    }
  }
};

/// Sums over rows that are as wide as each other.
class ScaleSums {
 public:
  explicit ScaleSums(std::size_t width) : sums_(width), squares_(width) {}

  /// Each number of the rows is taken so many times.
  template <typename Number>
  void add(const std::vector<Number>& rows, double factor) {
    const std::size_t width = sums_.size();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double value = factor * static_cast<double>(rows[i]);
      sums_[i % width] += value;
      squares_[i % width] += value * value;
    }
    count_ += static_cast<double>(rows.size()) / static_cast<double>(width);
  }

  void appendTo(Scale& scale) const {
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const double mean = sums_[i] / count_;
      scale.mean.push_back(static_cast<float>(mean));
      // What never changes must not be divided by nothing.
      scale.spread.push_back(
          static_cast<float>(std::sqrt(std::max(0.0, squares_[i] / count_ - mean * mean)) + 1e-3));
    }
  }

 private:
  std::vector<double> sums_;
  std::vector<double> squares_;
  double count_ = 0;
};

}  // namespace unblocker::learn
