#include "light.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "floor.h"
#include "least_squares.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t terms = std::tuple_size_v<Light>;

Light termsAt(double u, double v) { return {u, v, u * u, v * v, u * v}; }

double gainAt(const Light& light, double u, double v) {
  const Light at = termsAt(u, v);
  double sum = 0;
  for (std::size_t i = 0; i < terms; ++i) sum += light[i] * at[i];
  return std::exp(sum);
}

/// From -1 to 1.
double across(double at, int size) { return 2 * at / size - 1; }

struct CellPlace {
  double u;
  double v;
};

CellPlace placeOf(const Features& features, std::size_t index) {
  const Cell cell = features.cellAt(index);
  return {across(cell.col + 0.5, features.cols), across(cell.row + 0.5, features.rows)};
}

// Nearly black cells show next to nothing of the light.
constexpr double darkest = 8;  // grey levels

double logBrightness(const CellFeatures& cell) {
  return std::log(darkest +
                  static_cast<double>(cell.colour[0] + cell.colour[1] + cell.colour[2]) / 3);
}

// Slopes and bends are none where too few cells tell, in parts of a cell's say.
constexpr double slopeHold = 0.02;
constexpr double bendHold = 0.1;

/// The light in which the cells are as bright as one another, as nearly as can be.
Light lightFrom(const Features& features, const std::vector<std::size_t>& cells) {
  LeastSquares equations(terms + 1);  // the last unknown is the brightness at the middle
  for (const std::size_t cell : cells) {
    const CellPlace place = placeOf(features, cell);
    const Light at = termsAt(place.u, place.v);
    equations.add(std::array{at[0], at[1], at[2], at[3], at[4], 1.0},
                  logBrightness(features.cells[cell]));
  }
  for (std::size_t i = 0; i < terms; ++i) equations.hold(i, i < 2 ? slopeHold : bendHold);
  const auto solved = equations.solved();
  Light light{};
  std::copy_n(solved.begin(), terms, light.begin());
  return light;
}

std::vector<Texture> texturesIn(const Features& features, const Light& light) {
  std::vector<Texture> textures(features.cells.size());
  for (std::size_t cell = 0; cell < textures.size(); ++cell) {
    const CellPlace place = placeOf(features, cell);
    const auto gain = static_cast<float>(gainAt(light, place.u, place.v));
    textures[cell] = features.cells[cell].texture;
    for (Colour& colour : textures[cell])
      for (float& channel : colour) channel /= gain;
  }
  return textures;
}

Texture meanOf(const std::vector<Texture>& textures, const std::vector<std::size_t>& cells) {
  Texture mean{};
  for (const std::size_t cell : cells)
    for (std::size_t i = 0; i < mean.size(); ++i)
      for (std::size_t c = 0; c < 3; ++c)
        mean[i][c] += textures[cell][i][c] / static_cast<float>(cells.size());
  return mean;
}

std::vector<std::size_t> cellsLike(const std::vector<Texture>& textures, const Texture& look) {
  std::vector<std::size_t> like;
  for (std::size_t cell = 0; cell < textures.size(); ++cell)
    if (distance(textures[cell], look) < alikeOnFloor) like.push_back(cell);
  return like;
}

/// Cells of one look, and the light that makes them so.
struct Lit {
  Light light{};
  std::vector<std::size_t> cells;
};

constexpr std::size_t leastCells = 3;  // fewer tell of no slope
constexpr int mostRounds = 8;

/// Begins with some cells. Their light brings others into their number, or puts them out of it,
/// which tells more of the light.
Lit litFrom(const Features& features, std::vector<std::size_t> cells) {
  Lit lit{{}, std::move(cells)};
  for (int round = 0; round < mostRounds && lit.cells.size() >= leastCells; ++round) {
    lit.light = lightFrom(features, lit.cells);
    const std::vector<Texture> textures = texturesIn(features, lit.light);
    std::vector<std::size_t> next = cellsLike(textures, meanOf(textures, lit.cells));
    if (next == lit.cells) break;
    lit.cells = std::move(next);
  }
  return lit;
}

// From one cell of a floor to the next brighter one.
constexpr double mostStep = 1.3;
constexpr float sameMaterial = 8.0F;  // grey levels, once both are as bright

bool isOneMaterial(const CellFeatures& a, const CellFeatures& b) {
  const double ratio = std::exp(logBrightness(a) - logBrightness(b));
  if (ratio > mostStep || ratio * mostStep < 1) return false;
  Texture scaled = b.texture;
  for (Colour& colour : scaled)
    for (float& channel : colour) channel *= static_cast<float>(ratio);
  return distance(a.texture, scaled) < sameMaterial;
}

/// The cells that can be reached from one by small steps of brightness.
std::vector<std::size_t> materialFrom(const Features& features, std::size_t seed) {
  std::vector<std::size_t> cells{seed};
  std::vector<bool> in(features.cells.size());
  in[seed] = true;
  for (std::size_t next = 0; next < cells.size(); ++next)
    for (std::size_t other = 0; other < in.size(); ++other) {
      if (in[other] || !isOneMaterial(features.cells[cells[next]], features.cells[other])) continue;
      in[other] = true;
      cells.push_back(other);
    }
  return cells;
}

constexpr std::size_t leastGain = 2;  // cells: one may be alike by chance

}  // namespace

std::optional<Light> unevenLightOn(const Features& features) {
  const std::vector<Texture> asTheyAre = texturesIn(features, {});
  std::optional<Light> best;
  std::size_t most = leastGain - 1;
  std::vector<bool> known(features.cells.size());
  for (std::size_t seed = 0; seed < known.size(); ++seed) {
    if (known[seed]) continue;
    const std::vector<std::size_t> material = materialFrom(features, seed);
    std::size_t alikeInEvenLight = 0;
    for (const std::size_t cell : material) {
      known[cell] = true;
      alikeInEvenLight = std::max(alikeInEvenLight, cellsLike(asTheyAre, asTheyAre[cell]).size());
    }
    const Lit lit = litFrom(features, material);
    if (lit.cells.size() <= alikeInEvenLight + most) continue;
    most = lit.cells.size() - alikeInEvenLight;
    best = lit.light;
  }
  return best;
}

constexpr float white = 255;

// Logarithms of gains that follow each other differ by what differs evenly, so that each gain is
// found by multiplying.
Patch inEvenLight(Patch patch, const Light& light) {
  const int width = patch.cols * patchCell;
  const int height = patch.rows * patchCell;
  const double apart = across(1, width) - across(0, width);
  const double bend = std::exp(2 * light[2] * apart * apart);
  for (int y = 0; y < patch.raster.height; ++y) {
    float* pixel = patch.raster.row(y);
    const double v = std::clamp(across(y - patchMargin, height), -1.0, 1.0);
    double gain = gainAt(light, -1, v);
    double step = gainAt(light, apart - 1, v) / gain;
    for (int x = -patchMargin; x < width + patchMargin; ++x, pixel += 3) {
      const float darker = 1 / static_cast<float>(gain);
      for (int c = 0; c < 3; ++c) {
        const float level = pixel[c] * darker;  // std::min is a call where code is kept small
        pixel[c] = level < white ? level : white;
      }
      if (x < 0 || x >= width) continue;
      gain *= step;
      step *= bend;
    }
  }
  return patch;
}

}  // namespace unblocker::scanner
