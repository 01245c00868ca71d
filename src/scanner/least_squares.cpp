#include "least_squares.h"

namespace unblocker::scanner {

void LeastSquares::add(std::span<const double> row, double value, double weight) {
  for (std::size_t i = 0; i < unknowns_; ++i) {
    for (std::size_t j = 0; j < unknowns_; ++j) m_[i][j] += weight * row[i] * row[j];
    m_[i][unknowns_] += weight * row[i] * value;
  }
}

std::array<double, LeastSquares::most> LeastSquares::solved() const {
  auto m = m_;
  for (std::size_t i = 0; i < unknowns_; ++i)
    for (std::size_t j = 0; j < unknowns_; ++j) {
      if (j == i) continue;
      const double factor = m[j][i] / m[i][i];
      for (std::size_t k = i; k <= unknowns_; ++k) m[j][k] -= factor * m[i][k];
    }
  std::array<double, most> out{};
  for (std::size_t i = 0; i < unknowns_; ++i) out[i] = m[i][unknowns_] / m[i][i];
  return out;
}

}  // namespace unblocker::scanner
