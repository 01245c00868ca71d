#include "least_squares.h"

namespace unblocker::scanner {

void LeastSquares::add(std::span<const double> row, double value, double weight) {
  for (std::size_t i = 0; i < unknowns_; ++i) {
    const double factor = weight * row[i];
    if (factor == 0) continue;  // as half of them are where seams are upright or level
    for (std::size_t j = 0; j < unknowns_; ++j) m_[i][j] += factor * row[j];
    m_[i][unknowns_] += factor * value;
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
