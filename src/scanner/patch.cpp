#include "patch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "sums.h"

namespace unblocker::scanner {
namespace {

// Most boards are shrunk to a third of their size at most, which takes so many pixels for one.
constexpr std::size_t usualCount = 4;
constexpr std::size_t leastCount = usualCount - 1;  // up to half their size

/// The source pixels that each output pixel is made of: `count` from its first on, with a weight
/// each. All have as many, some of no weight, as a loop is quicker for knowing its length.
struct Mixes {
  std::size_t count = 0;
  std::vector<int> firsts;
  std::vector<float> weights;

  const float* weightsOf(std::size_t output) const { return weights.data() + output * count; }
};

/// Area averages when shrinking, linear interpolation when enlarging; of `limit` source pixels.
Mixes mixes(int outputs, double start, double scale, int limit) {
  const double half = 0.5 * std::max(1.0, scale);
  Mixes out;
  out.count = std::max(leastCount, static_cast<std::size_t>(std::ceil(2 * half)) + 1);
  out.weights.resize(static_cast<std::size_t>(outputs) * out.count);
  for (int i = 0; i < outputs; ++i) {
    const double middle = start + scale * (i + 0.5);
    const int first = static_cast<int>(std::floor(middle - half));
    const int last = static_cast<int>(std::ceil(middle + half));
    const int firstInside = std::clamp(first, 0, limit - 1);
    const int lastInside = std::clamp(last, firstInside + 1, limit) - 1;
    float* weights = out.weights.data() + static_cast<std::size_t>(i) * out.count;
    float sum = 0;
    for (int s = first; s < last; ++s) {
      const auto overlap = static_cast<float>(std::min(s + 1.0, middle + half) -
                                              std::max(static_cast<double>(s), middle - half));
      weights[std::clamp(s, firstInside, lastInside) - firstInside] += overlap;
      sum += overlap;
    }
    for (std::size_t k = 0; k < out.count; ++k) weights[k] /= sum;
    out.firsts.push_back(firstInside);
  }
  return out;
}

/// Mixes the pixels of one line. Four numbers at a time are quicker than three: the last is not
/// used, but must be there, as must pixels of no weight.
void mixAcross(const Mixes& columns, const float* line, float* target) {
  const float* weights = columns.weights.data();
  const int* first = columns.firsts.data();
  const auto mixed = [&](std::size_t count) {
    Four sum{};
    const float* from = line + 3 * *first++;
    for (std::size_t k = 0; k < count; ++k) sum += *weights++ * load(from + 3 * k);
    return sum;
  };
  const int width = static_cast<int>(columns.firsts.size());
  if (columns.count == leastCount)
    writePixels(target, width, [&] { return mixed(leastCount); });
  else if (columns.count == usualCount)
    writePixels(target, width, [&] { return mixed(usualCount); });
  else
    writePixels(target, width, [&] { return mixed(columns.count); });
}

// Boards in daylight span about this many grey levels from their darkest to their brightest parts.
constexpr float usualRange = 150.0F;
constexpr float mostGain = 5.0F;     // beyond it, what is stretched is compression noise
constexpr float usualBlack = 40.0F;  // how dark the darkest parts may stay

static_assert(patchCell % 4 == 0 && 2 * patchMargin % 4 == 0, "patches are whole fours of numbers");

/// How many values of a patch's raster lie in each grey level: of a quarter of them, which tells as
/// much.
class Histogram {
 public:
  explicit Histogram(const Raster& raster)
      : total_(0.25 * static_cast<double>(raster.values.size())) {
    // Neighbours are often equal: counted in turns, they need not wait for each other.
    std::array<std::array<int, 256>, 4> turns{};
    const std::vector<float>& values = raster.values;
    for (std::size_t i = 0; i + 3 < values.size(); i += 16) {
      const auto levels = __builtin_convertvector(within(load(&values[i]), 0, 255), FourWhole);
      for (std::size_t turn = 0; turn < 4; ++turn)
        ++turns[turn][static_cast<std::size_t>(levels[turn])];
    }
    for (std::size_t level = 0; level < counts_.size(); ++level)
      for (const auto& turn : turns) counts_[level] += turn[level];
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
  std::vector<float>& values = raster.values;
  for (std::size_t i = 0; i < values.size(); i += 4)
    store(within((load(&values[i]) - low) * gain + black, 0, 255), &values[i]);
}

/// Fills a patch from an upright lattice: columns and lines are mixed apart, by area.
void cutUpright(const Raster& raster, const Lattice& lattice, Patch& patch) {
  const double scaleX = lattice.map[0] / patchCell;
  const double scaleY = lattice.map[4] / patchCell;
  const double left = lattice.map[2] - patchMargin * scaleX;
  const double top = lattice.map[5] - patchMargin * scaleY;
  const int width = patch.raster.width;
  const int height = patch.raster.height;
  const Mixes columns = mixes(width, left, scaleX, raster.width);
  const Mixes lines = mixes(height, top, scaleY, raster.height);
  const auto rowSize = 3 * static_cast<std::size_t>(raster.width);
  const auto from = 3 * static_cast<std::size_t>(columns.firsts.front());
  const auto to =
      std::min(rowSize, 3 * (static_cast<std::size_t>(columns.firsts.back()) + columns.count));
  std::vector<float> blended(rowSize + 3 * columns.count + 1);
  std::vector<Term> terms;
  for (std::size_t y = 0; y < lines.firsts.size(); ++y) {
    terms.clear();
    for (std::size_t k = 0; k < lines.count; ++k)
      if (const float weight = lines.weightsOf(y)[k]; weight > 0)
        terms.push_back({raster.row(lines.firsts[y] + static_cast<int>(k)) + from, weight});
    addUp(terms, blended.data() + from, to - from);
    mixAcross(columns, blended.data(), patch.raster.row(static_cast<int>(y)));
  }
  patch.visibleLeft = std::clamp(static_cast<int>(std::ceil(-left / scaleX)), 0, width);
  patch.visibleTop = std::clamp(static_cast<int>(std::ceil(-top / scaleY)), 0, height);
  patch.visibleRight = std::clamp(static_cast<int>((raster.width - left) / scaleX), 0, width);
  patch.visibleBottom = std::clamp(static_cast<int>((raster.height - top) / scaleY), 0, height);
}

/// The second of two pixels that begin at `from`: what lies beyond them may not be there.
Four secondPixel(const float* from) {
  const Four tail = load(from + 2);
  return __builtin_shufflevector(tail, tail, 1, 2, 3, 3);
}

/// The colour at a place between pixels, blended from the four around it; the last number means
/// nothing.
Four blended(const Raster& raster, float placeX, float placeY) {
  const float x = std::clamp(placeX - 0.5F, 0.0F, static_cast<float>(raster.width) - 1.001F);
  const float y = std::clamp(placeY - 0.5F, 0.0F, static_cast<float>(raster.height) - 1.001F);
  const auto left = static_cast<int>(x);
  const auto top = static_cast<int>(y);
  const float partX = x - static_cast<float>(left);
  const float partY = y - static_cast<float>(top);
  const float* above = raster.row(top) + 3 * left;
  const float* below = raster.row(top + 1) + 3 * left;
  const Four upper = load(above) + partX * (secondPixel(above) - load(above));
  const Four lower = load(below) + partX * (secondPixel(below) - load(below));
  return upper + partY * (lower - upper);
}

/// Adds a line of samples to a patch's row of pixels, so many to each. In homogeneous coordinates
/// places in equal distances on the board are places in equal distances.
void addSamples(const Raster& raster, const Lattice& lattice, double row, int samples, int width,
                float* target) {
  const auto& map = lattice.map;
  const double apart = 1.0 / (patchCell * samples);
  const double col = 0.5 * apart - static_cast<double>(patchMargin) / patchCell;
  Four first{};
  Four step{};
  for (std::size_t i = 0; i < 3; ++i) {
    first[i] = static_cast<float>(map[3 * i] * col + map[3 * i + 1] * row + map[3 * i + 2]);
    step[i] = static_cast<float>(map[3 * i] * apart);
  }
  const float weight = 1.0F / static_cast<float>(samples * samples);
  for (int x = 0; x < width; ++x, target += 3) {
    Four sum{};
    for (int u = 0; u < samples; ++u) {
      const Four place = first + static_cast<float>(x * samples + u) * step;
      const float nearness = 1 / place[2];
      sum += blended(raster, place[0] * nearness, place[1] * nearness);
    }
    for (std::size_t c = 0; c < 3; ++c) target[c] += weight * sum[c];
  }
}

bool isInside(const Raster& raster, const Point& place) {
  return place.x >= 0 && place.y >= 0 && place.x < raster.width && place.y < raster.height;
}

/// Fills a patch from a lattice that leans or turns, by a few samples a pixel.
void cutTilted(const Raster& raster, const Lattice& lattice, Patch& patch) {
  const Grid bounds = boundsOf(lattice);
  const double pixel = std::max(bounds.cellWidth, bounds.cellHeight) / patchCell;
  const int samples = std::clamp(static_cast<int>(std::lround(pixel)), 1, 4);
  const int width = patch.raster.width;
  for (int y = 0; y < patch.raster.height; ++y) {
    std::fill_n(patch.raster.row(y), 3 * width, 0.0F);
    for (int v = 0; v < samples; ++v) {
      const double row = (y - patchMargin + (v + 0.5) / samples) / patchCell;
      addSamples(raster, lattice, row, samples, width, patch.raster.row(y));
    }
  }
  // What a side shows is judged at its middle.
  const auto hiddenBeyond = [&](Point from, double outCol, double outRow) {
    int shown = 0;
    while (shown < patchMargin) {
      const double out = static_cast<double>(shown + 1) / patchCell;
      const Point place = lattice.at(from.x + out * outCol, from.y + out * outRow);
      if (!isInside(raster, place)) break;
      ++shown;
    }
    return patchMargin - shown;
  };
  const double cols = lattice.cols;
  const double rows = lattice.rows;
  patch.visibleLeft = hiddenBeyond({0, rows / 2}, -1, 0);
  patch.visibleTop = hiddenBeyond({cols / 2, 0}, 0, -1);
  patch.visibleRight = patch.raster.width - hiddenBeyond({cols, rows / 2}, 1, 0);
  patch.visibleBottom = patch.raster.height - hiddenBeyond({cols / 2, rows}, 0, 1);
}

// By a table, so that a browser need not have what screenshots do not ask for before all else.
constexpr std::array cuts = {cutTilted, cutUpright};

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

Patch cutPatch(const Raster& raster, const Lattice& lattice, Patch used) {
  Patch patch = std::move(used);
  if (patch.cols != lattice.cols || patch.rows != lattice.rows)
    patch.raster = Raster(lattice.cols * patchCell + 2 * patchMargin,
                          lattice.rows * patchCell + 2 * patchMargin);
  patch.cols = lattice.cols;
  patch.rows = lattice.rows;
  cuts[lattice.isUpright() ? 1 : 0](raster, lattice, patch);
  stretchContrast(patch.raster);
  return patch;
}

}  // namespace unblocker::scanner
