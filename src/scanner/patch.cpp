#include "patch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "sums.h"

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

/// Mixes the pixels of one line. Four numbers at a time are quicker than three: the last is not
/// used, but must be there.
void mixAcross(const std::vector<Mix>& columns, const float* line, float* target) {
  for (const Mix& column : columns) {
    Four sum{};
    const float* from = line + 3 * column.first;
    for (const float weight : column.weights) {
      sum += weight * load(from);
      from += 3;
    }
    for (std::size_t c = 0; c < 3; ++c) *target++ = sum[c];
  }
}

// Boards in daylight span about this many grey levels from their darkest to their brightest parts.
constexpr float usualRange = 150.0F;
constexpr float mostGain = 5.0F;     // beyond it, what is stretched is compression noise
constexpr float usualBlack = 40.0F;  // how dark the darkest parts may stay

/// How many values of a raster lie in each grey level.
class Histogram {
 public:
  explicit Histogram(const Raster& raster) : total_(static_cast<double>(raster.values.size())) {
    // Neighbours are often equal: counted by themselves, they need not wait for each other.
    std::array<std::array<int, 256>, 3> channels{};
    for (std::size_t i = 0; i < raster.values.size(); i += 3)
      for (std::size_t c = 0; c < 3; ++c)
        ++channels[c][static_cast<std::size_t>(
            static_cast<int>(std::clamp(raster.values[i + c], 0.0F, 255.0F)))];
    for (std::size_t level = 0; level < counts_.size(); ++level)
      for (const auto& channel : channels) counts_[level] += channel[level];
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

/// Fills a patch from an upright lattice: columns and lines are mixed apart, by area.
void cutUpright(const Raster& raster, const Lattice& lattice, Patch& patch) {
  const double scaleX = lattice.map[0] / patchCell;
  const double scaleY = lattice.map[4] / patchCell;
  const double left = lattice.map[2] - patchMargin * scaleX;
  const double top = lattice.map[5] - patchMargin * scaleY;
  const int width = patch.raster.width;
  const int height = patch.raster.height;
  const std::vector<Mix> columns = mixes(width, left, scaleX, raster.width);
  const std::vector<Mix> lines = mixes(height, top, scaleY, raster.height);
  const int from = 3 * columns.front().first;
  const int to = 3 * (columns.back().first + static_cast<int>(columns.back().weights.size()));
  std::vector<float> blended(3 * static_cast<std::size_t>(raster.width) + 1);
  std::vector<Term> terms;
  for (int y = 0; y < height; ++y) {
    const Mix& line = lines[static_cast<std::size_t>(y)];
    terms.clear();
    for (std::size_t i = 0; i < line.weights.size(); ++i)
      terms.push_back({raster.row(line.first + static_cast<int>(i)) + from, line.weights[i]});
    addUp(terms, blended.data() + from, static_cast<std::size_t>(to - from));
    mixAcross(columns, blended.data(), patch.raster.row(y));
  }
  patch.visibleLeft = std::clamp(static_cast<int>(std::ceil(-left / scaleX)), 0, width);
  patch.visibleTop = std::clamp(static_cast<int>(std::ceil(-top / scaleY)), 0, height);
  patch.visibleRight = std::clamp(static_cast<int>((raster.width - left) / scaleX), 0, width);
  patch.visibleBottom = std::clamp(static_cast<int>((raster.height - top) / scaleY), 0, height);
}

/// The colour at a place between pixels, blended from the four around it.
void addBlended(const Raster& raster, const Point& place, float weight, float* target) {
  const double x = std::clamp(place.x - 0.5, 0.0, raster.width - 1.001);
  const double y = std::clamp(place.y - 0.5, 0.0, raster.height - 1.001);
  const auto left = static_cast<int>(x);
  const auto top = static_cast<int>(y);
  const auto partX = static_cast<float>(x - left);
  const auto partY = static_cast<float>(y - top);
  const float* above = raster.row(top) + 3 * left;
  const float* below = raster.row(top + 1) + 3 * left;
  for (int c = 0; c < 3; ++c) {
    const float upper = above[c] + partX * (above[c + 3] - above[c]);
    const float lower = below[c] + partX * (below[c + 3] - below[c]);
    target[c] += weight * (upper + partY * (lower - upper));
  }
}

/// Fills a patch from a lattice that leans or turns, by a few samples a pixel.
void cutTilted(const Raster& raster, const Lattice& lattice, Patch& patch) {
  const Grid bounds = boundsOf(lattice);
  const double pixel = std::max(bounds.cellWidth, bounds.cellHeight) / patchCell;
  const int samples = std::clamp(static_cast<int>(std::lround(pixel)), 1, 4);
  const float weight = 1.0F / static_cast<float>(samples * samples);
  for (int y = 0; y < patch.raster.height; ++y)
    for (int x = 0; x < patch.raster.width; ++x)
      for (int v = 0; v < samples; ++v)
        for (int u = 0; u < samples; ++u) {
          const double col = (x - patchMargin + (u + 0.5) / samples) / patchCell;
          const double row = (y - patchMargin + (v + 0.5) / samples) / patchCell;
          addBlended(raster, lattice.at(col, row), weight, patch.raster.row(y) + 3 * x);
        }
  // What a side shows is judged at its middle: boards in photographs lie well inside them.
  const auto inside = [&](double col, double row) {
    const Point place = lattice.at(col, row);
    return place.x >= 0 && place.y >= 0 && place.x < raster.width && place.y < raster.height;
  };
  const double margin = static_cast<double>(patchMargin) / patchCell;
  const double midCol = 0.5 * lattice.cols;
  const double midRow = 0.5 * lattice.rows;
  patch.visibleLeft = inside(-margin, midRow) ? 0 : patchMargin;
  patch.visibleTop = inside(midCol, -margin) ? 0 : patchMargin;
  patch.visibleRight =
      patch.raster.width - (inside(lattice.cols + margin, midRow) ? 0 : patchMargin);
  patch.visibleBottom =
      patch.raster.height - (inside(midCol, lattice.rows + margin) ? 0 : patchMargin);
}

}  // namespace

int visibleBeyond(const Patch& patch, Side side) {
  switch (side) {
    case Side::left: return patchMargin - patch.visibleLeft;
    case Side::top: return patchMargin - patch.visibleTop;
    case Side::right: return patch.visibleRight - patchMargin - patch.cols * patchCell;
    case Side::bottom: return patch.visibleBottom - patchMargin - patch.rows * patchCell;
  }
  return 0;
}

Patch cutPatch(const Raster& raster, const Lattice& lattice) {
  Patch patch;
  patch.cols = lattice.cols;
  patch.rows = lattice.rows;
  patch.raster = Raster(lattice.cols * patchCell + 2 * patchMargin,
                        lattice.rows * patchCell + 2 * patchMargin);
  if (lattice.isUpright())
    cutUpright(raster, lattice, patch);
  else
    cutTilted(raster, lattice, patch);
  stretchContrast(patch.raster);
  return patch;
}

}  // namespace unblocker::scanner
