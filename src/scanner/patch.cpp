#include "patch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace unblocker::scanner {
namespace {

/// The source pixels an output pixel is made of, and the weight of each.
struct Mix {
  int first = 0;
  std::vector<float> weights;
};

/// Area averages when shrinking, linear interpolation when enlarging.
std::vector<Mix> mixes(int count, double start, double scale, int limit) {
  std::vector<Mix> out;
  for (int i = 0; i < count; ++i) {
    const double middle = start + scale * (i + 0.5);
    const double half = 0.5 * std::max(1.0, scale);
    const int first = static_cast<int>(std::floor(middle - half));
    const int last = static_cast<int>(std::ceil(middle + half));
    Mix mix{std::clamp(first, 0, limit - 1), {}};
    mix.weights.assign(static_cast<std::size_t>(std::clamp(last, mix.first + 1, limit) - mix.first),
                       0.0F);
    float sum = 0;
    for (int s = first; s < last; ++s) {
      const auto overlap = static_cast<float>(std::min(s + 1.0, middle + half) -
                                              std::max(static_cast<double>(s), middle - half));
      const int inside =
          std::clamp(s, mix.first, mix.first + static_cast<int>(mix.weights.size()) - 1);
      mix.weights[static_cast<std::size_t>(inside - mix.first)] += overlap;
      sum += overlap;
    }
    for (float& weight : mix.weights) weight /= sum;
    out.push_back(std::move(mix));
  }
  return out;
}

/// Adds weight × source to target, pixel by pixel.
void accumulate(float* target, const float* source, float weight, int floats) {
  for (int i = 0; i < floats; ++i) target[i] += weight * source[i];
}

// Boards in daylight span about this many grey levels from their darkest to their brightest parts.
constexpr float usualRange = 150.0F;
constexpr float mostGain = 5.0F;     // beyond it, what is stretched is compression noise
constexpr float usualBlack = 40.0F;  // how dark the darkest parts may stay

/// How many values of a raster lie in each grey level.
class Histogram {
 public:
  explicit Histogram(const Raster& raster) : total_(static_cast<double>(raster.values.size())) {
    for (const float value : raster.values)
      ++counts_[static_cast<std::size_t>(std::clamp(value, 0.0F, 255.0F))];
  }

  /// The level that `part` of all values lie under.
  float percentile(double part) const {
    double seen = 0;
    std::size_t level = 0;
    while (level < 255 && (seen += counts_[level]) < part * total_) ++level;
    return static_cast<float>(level);
  }

 private:
  std::array<int, 256> counts_{};
  double total_;
};

void stretchContrast(Raster& raster) {
  const Histogram histogram(raster);
  const float low = histogram.percentile(0.03);
  const float high = histogram.percentile(0.97);
  const float gain = std::clamp(usualRange / std::max(1.0F, high - low), 1.0F, mostGain);
  if (gain <= 1) return;
  const float black = std::min(low * gain, usualBlack);
  for (float& value : raster.values) value = std::clamp((value - low) * gain + black, 0.0F, 255.0F);
}

}  // namespace

Patch cutPatch(const Raster& raster, const Grid& grid) {
  Patch patch;
  patch.cols = grid.cols;
  patch.rows = grid.rows;
  const int width = grid.cols * patchCell + 2 * patchMargin;
  const int height = grid.rows * patchCell + 2 * patchMargin;
  const double scaleX = grid.cellWidth / patchCell;
  const double scaleY = grid.cellHeight / patchCell;
  const double left = grid.x - patchMargin * scaleX;
  const double top = grid.y - patchMargin * scaleY;
  const std::vector<Mix> columns = mixes(width, left, scaleX, raster.width);
  const std::vector<Mix> lines = mixes(height, top, scaleY, raster.height);

  patch.raster = Raster(width, height);
  const int from = 3 * columns.front().first;
  const int to = 3 * (columns.back().first + static_cast<int>(columns.back().weights.size()));
  std::vector<float> blended(3 * static_cast<std::size_t>(raster.width));
  for (int y = 0; y < height; ++y) {
    const Mix& line = lines[static_cast<std::size_t>(y)];
    std::fill(blended.begin(), blended.end(), 0.0F);
    for (std::size_t i = 0; i < line.weights.size(); ++i)
      accumulate(blended.data() + from, raster.row(line.first + static_cast<int>(i)) + from,
                 line.weights[i], to - from);
    float* target = patch.raster.row(y);
    for (const Mix& column : columns) {
      for (std::size_t i = 0; i < column.weights.size(); ++i)
        accumulate(target, blended.data() + 3 * (static_cast<std::size_t>(column.first) + i),
                   column.weights[i], 3);
      target += 3;
    }
  }
  stretchContrast(patch.raster);
  patch.visibleLeft = std::clamp(static_cast<int>(std::ceil(-left / scaleX)), 0, width);
  patch.visibleTop = std::clamp(static_cast<int>(std::ceil(-top / scaleY)), 0, height);
  patch.visibleRight = std::clamp(static_cast<int>((raster.width - left) / scaleX), 0, width);
  patch.visibleBottom = std::clamp(static_cast<int>((raster.height - top) / scaleY), 0, height);
  return patch;
}

}  // namespace unblocker::scanner
