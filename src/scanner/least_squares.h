// Small systems of linear equations that are asked more than they can answer: least squares, with a
// spring on each unknown that holds it near none where nothing else does.
#pragma once

#include <array>
#include <cstddef>

namespace unblocker::scanner {

/// The normal equations of N unknowns.
template <std::size_t N>
class LeastSquares {
 public:
  using Row = std::array<double, N>;

  /// One more equation: `row` times the unknowns should be `value`.
  void add(const Row& row, double value, double weight = 1) {
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) m_[i][j] += weight * row[i] * row[j];
      m_[i][N] += weight * row[i] * value;
    }
  }

  void hold(std::size_t unknown, double strength) { m_[unknown][unknown] += strength; }

  /// Every unknown must have been held, however lightly.
  Row solved() && {
    for (std::size_t i = 0; i < N; ++i)
      for (std::size_t j = 0; j < N; ++j) {
        if (j == i) continue;
        const double factor = m_[j][i] / m_[i][i];
        for (std::size_t k = i; k <= N; ++k) m_[j][k] -= factor * m_[i][k];
      }
    Row out{};
    for (std::size_t i = 0; i < N; ++i) out[i] = m_[i][N] / m_[i][i];
    return out;
  }

 private:
  std::array<std::array<double, N + 1>, N> m_{};
};

}  // namespace unblocker::scanner
