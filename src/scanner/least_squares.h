// Small systems of linear equations that are asked more than they can answer: least squares, with a
// spring on each unknown that holds it near none where nothing else does.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace unblocker::scanner {

/// The normal equations.
class LeastSquares {
 public:
  static constexpr std::size_t most = 8;  ///< Unknowns.

  explicit LeastSquares(std::size_t unknowns) : unknowns_(unknowns) {}

  /// One more equation: `row`, one number for each unknown, times the unknowns should be `value`.
  void add(std::span<const double> row, double value, double weight = 1);

  void hold(std::size_t unknown, double strength) { m_[unknown][unknown] += strength; }

  /// The unknowns, and nothing behind them. Every one must have been held, however lightly.
  std::array<double, most> solved() const;

 private:
  std::size_t unknowns_;
  std::array<std::array<double, most + 1>, most> m_{};
};

}  // namespace unblocker::scanner
