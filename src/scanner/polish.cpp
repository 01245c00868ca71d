#include "polish.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "least_squares.h"

namespace unblocker::scanner {
namespace {

// What is no seam has an offset too, of nothing in particular.
constexpr float weakestSeam = 14.0F;
// Stronger seams are surer, up to a point: the frame's are no better than the blocks'.
constexpr float surestSeam = 60.0F;

/// A seam's place in cell coordinates, and how far off its line it lies, across it.
struct Measured {
  bool vertical = true;
  double col = 0;
  double row = 0;
  double offset = 0;
  double weight = 0;
};

std::vector<Measured> measuredSeams(const Features& features) {
  std::vector<Measured> all;
  const auto add = [&](bool vertical, int line, int lane) {
    const Seam& seam = vertical ? features.vertical(line, lane) : features.horizontal(line, lane);
    if (!seam.shown || seam.strength < weakestSeam) return;
    const double middle = lane + 0.5;
    all.push_back({vertical, vertical ? line : middle, vertical ? middle : line,
                   static_cast<double>(seam.offset) / patchCell,
                   static_cast<double>(std::min(seam.strength, surestSeam))});
  };
  for (int line = 0; line <= features.cols; ++line)
    for (int row = 0; row < features.rows; ++row) add(true, line, row);
  for (int line = 0; line <= features.rows; ++line)
    for (int col = 0; col < features.cols; ++col) add(false, line, col);
  return all;
}

constexpr std::size_t unknowns = LeastSquares::most;
using Row = std::array<double, unknowns>;

// A projective change near none, to first order. With u and v from -1/2 to 1/2 across the board the
// column moves by a + b u + c v - cols u (g u + h v),
// the row by d + e u + f v - rows v (g u + h v).
Row coefficients(const Measured& seam, double cols, double rows) {
  const double u = seam.col / cols - 0.5;
  const double v = seam.row / rows - 0.5;
  if (seam.vertical) return {1, u, v, 0, 0, 0, -cols * u * u, -cols * u * v};
  return {0, 0, 0, 1, u, v, -rows * u * v, -rows * v * v};
}

// The unknowns of a change that keeps lines upright and evenly spaced.
constexpr std::array<bool, unknowns> uprightOnes = {true,  true, false, true,
                                                    false, true, false, false};
constexpr std::array<bool, unknowns> allOnes = {true, true, true, true, true, true, true, true};

/// Unknowns that are not `free` are held at none by a stiff spring.
Row solve(const std::vector<Measured>& seams, double cols, double rows,
          const std::array<bool, unknowns>& free) {
  LeastSquares equations(unknowns);
  double total = 0;
  for (const Measured& seam : seams) {
    equations.add(coefficients(seam, cols, rows), seam.offset, seam.weight);
    total += seam.weight;
  }
  for (std::size_t i = 0; i < unknowns; ++i) equations.hold(i, total * (free[i] ? 1e-4 : 1e6));
  Row out = equations.solved();
  for (std::size_t i = 0; i < unknowns; ++i)
    if (!free[i]) out[i] = 0;
  return out;
}

double residual(const Measured& seam, const Row& change, double cols, double rows) {
  const Row row = coefficients(seam, cols, rows);
  double off = seam.offset;
  for (std::size_t i = 0; i < unknowns; ++i) off -= row[i] * change[i];
  return off;
}

double meanResidual(const std::vector<Measured>& seams, const Row& change, double cols,
                    double rows) {
  double sum = 0;
  double weights = 0;
  for (const Measured& seam : seams) {
    sum += seam.weight * std::abs(residual(seam, change, cols, rows));
    weights += seam.weight;
  }
  return sum / weights;
}

/// Least squares that hardly minds what is far off: drawings have edges that are no seams.
Row robustly(std::vector<Measured> seams, double cols, double rows,
             const std::array<bool, unknowns>& free) {
  Row change = solve(seams, cols, rows, free);
  const std::vector<Measured> original = seams;
  for (int round = 0; round < 3; ++round) {
    const double usual = 1.5 * meanResidual(original, change, cols, rows) + 1e-6;
    for (std::size_t i = 0; i < seams.size(); ++i) {
      const double off = residual(original[i], change, cols, rows) / usual;
      seams[i].weight = original[i].weight / (1 + off * off);
    }
    change = solve(seams, cols, rows, free);
  }
  return change;
}

using Matrix = std::array<double, 9>;

Matrix product(const Matrix& x, const Matrix& y) {
  Matrix out{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t k = 0; k < 3; ++k) out[3 * i + j] += x[3 * i + k] * y[3 * k + j];
  return out;
}

/// The change as a matrix of cell coordinates: into u and v, the change, and back.
Matrix matrixOf(const Row& p, double cols, double rows) {
  const Matrix into = {1 / cols, 0, -0.5, 0, 1 / rows, -0.5, 0, 0, 1};
  const Matrix change = {1 + p[1] / cols,
                         p[2] / cols,
                         p[0] / cols,
                         p[4] / rows,
                         1 + p[5] / rows,
                         p[3] / rows,
                         p[6],
                         p[7],
                         1};
  const Matrix back = {cols, 0, 0.5 * cols, 0, rows, 0.5 * rows, 0, 0, 1};
  return product(back, product(change, into));
}

// Seams of screenshots lie this well on an upright grid, in cells; what looks like tilt there is
// shading.
constexpr double uprightResidual = 0.02;
// A tilt must leave no more than this part of what an upright grid leaves over, beyond what it
// takes away by chance.
constexpr double tiltGain = 0.75;

/// The part of what an upright grid leaves over that a tilt leaves where there is none: it has more
/// unknowns, and seams may be few.
double byChance(std::size_t seams) {
  const auto count = static_cast<double>(seams);
  const auto used = [](const std::array<bool, unknowns>& free) {
    return static_cast<double>(std::count(free.begin(), free.end(), true));
  };
  return std::sqrt((count - used(allOnes)) / (count - used(uprightOnes)));
}

/// The seams between cells, without those at the board's border: there blocks end before the frame
/// does, and where some lie at one half of a side only, upright borders look slanted.
std::vector<Measured> innerOf(std::vector<Measured> seams, double cols, double rows) {
  std::erase_if(seams, [&](const Measured& seam) {
    const double line = seam.vertical ? seam.col : seam.row;
    return line <= 0 || line >= (seam.vertical ? cols : rows);
  });
  return seams;
}

}  // namespace

Lattice polished(const Lattice& lattice, const Features& features, bool tilt) {
  const std::vector<Measured> seams = measuredSeams(features);
  if (seams.size() < 2 * unknowns) return lattice;
  const double cols = lattice.cols;
  const double rows = lattice.rows;
  const Row upright = robustly(seams, cols, rows, uprightOnes);
  const auto moved = [&](const Row& change) {
    const Lattice next = composed(lattice, matrixOf(change, cols, rows));
    return next.isSound() ? next : lattice;
  };
  if (!tilt) return moved(upright);
  const Row tilted = robustly(seams, cols, rows, allOnes);
  const double left = meanResidual(seams, upright, cols, rows);
  if (left < uprightResidual && lattice.isUpright()) return moved(upright);
  const double most = tiltGain * byChance(seams.size());
  // Nothing is gained where there are no seams: the means are then no numbers.
  const auto gainsIn = [&](const std::vector<Measured>& some) {
    return meanResidual(some, tilted, cols, rows) < most * meanResidual(some, upright, cols, rows);
  };
  const bool gains = gainsIn(seams) && gainsIn(innerOf(seams, cols, rows));
  return moved(gains || !lattice.isUpright() ? tilted : upright);
}

}  // namespace unblocker::scanner
