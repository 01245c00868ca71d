#include "grid_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace unblocker::scanner {
namespace {

/// One axis of a grid: `count` cells of `pitch` pixels from `start` on.
struct Ruler {
  double start = 0;
  double pitch = 0;
  int count = 0;
};

Ruler columnsOf(const Grid& grid) { return {grid.x, grid.cellWidth, grid.cols}; }
Ruler rowsOf(const Grid& grid) { return {grid.y, grid.cellHeight, grid.rows}; }

/// How far around the rough grid is searched, in cells, and how finely.
constexpr double reach = 0.3;
constexpr double pitchReach = 0.035;
constexpr int startSteps = 30;
constexpr int pitchSteps = 14;

// Seams have two edges, and shadows make one of them stronger; the line is their middle. A bell
// this wide (its standard deviation, in cells) joins the two without reaching what lies beyond.
constexpr double seamWidth = 0.06;

/// Strength of lines across an axis at each pixel along it. Each band between two lines of the
/// other axis is averaged by itself, so that a block's edge counts whatever its neighbours do.
class Profile {
 public:
  Profile(const Raster& raster, const Ruler& along, const Ruler& across, bool horizontal)
      : raster_(raster), across_(across), horizontal_(horizontal) {
    const int limit = horizontal ? raster.width : raster.height;
    first_ = std::clamp(static_cast<int>(along.start - along.pitch), 0, limit);
    const double end = along.start + along.pitch * (along.count + 1);
    const int last = std::clamp(static_cast<int>(end), first_, limit);
    strengths_.assign(static_cast<std::size_t>(last - first_), 0.0F);
    for (int band = 0; band < across.count; ++band) addBand(band);
    smooth(std::max(0.8, seamWidth * along.pitch));
  }

  double at(double position) const {
    // Beyond its ends there is nothing, as on its first and last two pixels.
    const double offset = std::clamp(position - start_, 0.0, last_);
    const auto low = static_cast<std::size_t>(static_cast<int>(offset));
    const double part = offset - static_cast<double>(low);
    return (1 - part) * smooth_[low] + part * smooth_[low + 1];
  }

 private:
  double value(std::ptrdiff_t i) const {
    return i < 0 || i >= static_cast<std::ptrdiff_t>(strengths_.size())
               ? 0.0
               : static_cast<double>(strengths_[static_cast<std::size_t>(i)]);
  }

  void addRows(int from, int to, std::vector<float>& sums) const {
    for (int line = from; line < to; ++line) {
      const float* row = raster_.row(line) + 3 * first_;
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += row[i];
    }
  }

  /// Four rows at a time, so that no sum has to wait for the one before it.
  void addColumns(int from, int to, std::vector<float>& sums) const {
    constexpr std::size_t together = 4;
    for (std::size_t i = 0; i < strengths_.size(); i += together) {
      const std::size_t rows = std::min(together, strengths_.size() - i);
      std::array<const float*, together> row{};
      for (std::size_t r = 0; r < together; ++r)  // the last one again where there are fewer
        row[r] = raster_.row(first_ + static_cast<int>(i + std::min(r, rows - 1)));
      std::array<float, 3 * together> sum{};
      for (int at = 3 * from; at < 3 * to; at += 3)
        for (std::size_t r = 0; r < together; ++r)
          for (std::size_t c = 0; c < 3; ++c) sum[3 * r + c] += row[r][at + static_cast<int>(c)];
      std::copy_n(sum.begin(), 3 * rows, sums.begin() + static_cast<std::ptrdiff_t>(3 * i));
    }
  }

  /// Mean colours of the middle of one band, along the axis.
  std::vector<float> bandColours(int band) const {
    const int limit = horizontal_ ? raster_.height : raster_.width;
    const double start = across_.start + across_.pitch * band;
    const int from = std::clamp(static_cast<int>(start + 0.2 * across_.pitch), 0, limit);
    const int to = std::clamp(static_cast<int>(start + 0.8 * across_.pitch), from, limit);
    std::vector<float> sums(3 * strengths_.size());
    if (to == from) return sums;
    if (horizontal_)
      addRows(from, to, sums);
    else
      addColumns(from, to, sums);
    for (float& sum : sums) sum /= static_cast<float>(to - from);
    return sums;
  }

  void addBand(int band) {
    const std::vector<float> colours = bandColours(band);
    for (std::size_t i = 1; i + 1 < strengths_.size(); ++i) {
      float difference = 0;
      for (std::size_t c = 0; c < 3; ++c)
        difference =
            std::max(difference, std::abs(colours[3 * (i + 1) + c] - colours[3 * (i - 1) + c]));
      strengths_[i] += difference / (difference + 20.0F);
    }
  }

  /// A Gaussian window of the given standard deviation in pixels.
  void smooth(double deviation) {
    const int half = static_cast<int>(std::ceil(2.5 * deviation));
    std::vector<double> window;
    double sum = 0;
    for (int d = -half; d <= half; ++d) {
      window.push_back(std::exp(-0.5 * d * d / (deviation * deviation)));
      sum += window.back();
    }
    smooth_.assign(strengths_.size() + 4, 0.0);
    for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(strengths_.size()); ++i) {
      double total = 0;
      for (int d = -half; d <= half; ++d)
        total += value(i + d) * window[static_cast<std::size_t>(d + half)];
      smooth_[static_cast<std::size_t>(i) + 2] = total / sum;
    }
    start_ = first_ + 0.5 - 2;
    last_ = static_cast<double>(smooth_.size()) - 2;
  }

  const Raster& raster_;
  Ruler across_;
  bool horizontal_;
  int first_ = 0;
  std::vector<float> strengths_;
  std::vector<double> smooth_;  // The same, smooth, with two pixels of none at either end.
  double start_ = 0;            // Its first pixel's middle.
  double last_ = 0;             // Its last pixel but one, from there.
};

Ruler fitAxis(const Profile& profile, const Ruler& rough) {
  Ruler best = rough;
  double bestScore = -1;
  const double middle = rough.start + 0.5 * rough.pitch * rough.count;
  for (int p = -pitchSteps; p <= pitchSteps; ++p) {
    const double pitch = rough.pitch * (1 + pitchReach * p / pitchSteps);
    for (int s = -startSteps; s <= startSteps; ++s) {
      const double start =
          middle - 0.5 * pitch * rough.count + reach * rough.pitch * s / startSteps;
      double score = 0;
      for (int k = 0; k <= rough.count; ++k) score += profile.at(start + pitch * k);
      if (score > bestScore) {
        bestScore = score;
        best = {start, pitch, rough.count};
      }
    }
  }
  return best;
}

}  // namespace

Grid fitGrid(const Raster& raster, const Grid& rough) {
  Grid grid = rough;
  const Ruler cols = fitAxis(Profile(raster, columnsOf(grid), rowsOf(grid), true), columnsOf(grid));
  grid.x = cols.start;
  grid.cellWidth = cols.pitch;
  const Ruler rows = fitAxis(Profile(raster, rowsOf(grid), columnsOf(grid), false), rowsOf(grid));
  grid.y = rows.start;
  grid.cellHeight = rows.pitch;
  return grid;
}

}  // namespace unblocker::scanner
