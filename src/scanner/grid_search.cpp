#include "grid_search.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

// Cells of this many pixels are looked for at each level; the next level has the next octave.
constexpr float smallestPitch = 6.0F;
constexpr float pitchRatio = 1.025F;
constexpr int pitchCount = 30;  // up to 12.3 pixels

// A crop of the bare grid may cut a little of its outermost lines away.
constexpr float overhang = 0.12F;
constexpr int padding = 2;  // pixels; no less than the overhang of the largest pitch

/// Column sums from the top: row y holds the sum of the rows above it.
Plane sumsDown(const Plane& plane) {
  Plane sums(plane.width, plane.height + 1);
  for (int y = 0; y < plane.height; ++y) {
    const float* above = sums.row(y);
    const float* row = plane.row(y);
    float* next = sums.row(y + 1);
    for (int x = 0; x < plane.width; ++x) next[x] = above[x] + row[x];
  }
  return sums;
}

/// Row sums from the left, with padding columns of nothing added at both sides.
Plane sumsAcross(const Plane& plane) {
  Plane sums(plane.width + 2 * padding + 1, plane.height);
  for (int y = 0; y < plane.height; ++y) {
    const float* row = plane.row(y);
    float* target = sums.row(y);
    for (int x = 0; x < plane.width; ++x) target[x + padding + 1] = target[x + padding] + row[x];
    std::fill(target + padding + plane.width + 1, target + sums.width,
              target[padding + plane.width]);
  }
  return sums;
}

/// How a comb of lines is weighed: teeth at the grid's lines count for, those half way against.
struct Tooth {
  int offset;
  float weight;
};

std::vector<Tooth> comb(int cells, float pitch, float outerWeight) {
  std::vector<Tooth> teeth;
  const float onWeight = 1.0F / (static_cast<float>(cells) - 1.0F + 2.0F * outerWeight);
  const float offWeight = -1.0F / static_cast<float>(cells);
  for (int k = 0; k <= cells; ++k)
    teeth.push_back({static_cast<int>(std::lround(static_cast<float>(k) * pitch)),
                     k == 0 || k == cells ? onWeight * outerWeight : onWeight});
  for (int k = 0; k < cells; ++k)
    teeth.push_back(
        {static_cast<int>(std::lround((static_cast<float>(k) + 0.5F) * pitch)), offWeight});
  return teeth;
}

/// Searches one level for one pitch.
class PitchSearch {
 public:
  PitchSearch(const Plane& down, const Plane& across, int cols, int rows, float pitch)
      : down_(down), across_(across) {
    width_ = static_cast<int>(std::lround(static_cast<float>(cols) * pitch));
    height_ = static_cast<int>(std::lround(static_cast<float>(rows) * pitch));
    margin_ = std::min(padding, static_cast<int>(std::ceil(overhang * pitch)));
    colTeeth_ = comb(cols, pitch, outerWeight);
    rowTeeth_ = comb(rows, pitch, outerWeight);
  }

  /// Calls found(x, y, score) for every place that is better than those beside it.
  template <typename Found>
  void run(Found found) const {
    const int pictureWidth = down_.width;
    const int pictureHeight = across_.height;
    const int first = -margin_;
    const int places = pictureWidth - width_ + 2 * margin_ + 1;
    if (places <= 0) return;
    const int padded = places + width_ + 1;
    std::vector<float> line(static_cast<std::size_t>(padded));
    std::vector<float> score(static_cast<std::size_t>(places));
    for (int y = first; y + height_ <= pictureHeight + margin_; ++y) {
      std::fill(score.begin(), score.end(), 0.0F);
      addVerticalLines(y, line, score);
      addHorizontalLines(y, score);
      for (std::size_t i = 0; i < score.size(); ++i)
        if ((i == 0 || score[i] >= score[i - 1]) &&
            (i + 1 == score.size() || score[i] >= score[i + 1]))
          found(first + static_cast<int>(i), y, score[i]);
    }
  }

 private:
  // The frame's lines count more than inner ones: they are whole, and tell a board from the same
  // board shifted by one cell.
  static constexpr float outerWeight = 1.5F;

  void addVerticalLines(int y, std::vector<float>& line, std::vector<float>& score) const {
    const int top = std::clamp(y, 0, down_.height - 1);
    const int bottom = std::clamp(y + height_, 0, down_.height - 1);
    const float* upper = down_.row(top);
    const float* lower = down_.row(bottom);
    const float scale = 1.0F / static_cast<float>(std::max(1, bottom - top));
    std::fill(line.begin(), line.end(), 0.0F);
    for (int x = 0; x < down_.width; ++x) {
      const int at = x + margin_;
      if (at < static_cast<int>(line.size()))
        line[static_cast<std::size_t>(at)] = (lower[x] - upper[x]) * scale;
    }
    for (const Tooth& tooth : colTeeth_) {
      const float* from = line.data() + tooth.offset;
      for (std::size_t i = 0; i < score.size(); ++i) score[i] += tooth.weight * from[i];
    }
  }

  void addHorizontalLines(int y, std::vector<float>& score) const {
    for (const Tooth& tooth : rowTeeth_) {
      const int at = y + tooth.offset;
      if (at < 0 || at >= across_.height) continue;
      const float* sums = across_.row(at);
      const float weight = tooth.weight / static_cast<float>(width_);
      const float* left = sums + padding - margin_;
      const float* right = left + width_;
      for (std::size_t i = 0; i < score.size(); ++i) score[i] += weight * (right[i] - left[i]);
    }
  }

  const Plane& down_;
  const Plane& across_;
  int width_ = 0;
  int height_ = 0;
  int margin_ = 0;
  std::vector<Tooth> colTeeth_;
  std::vector<Tooth> rowTeeth_;
};

bool nearlyAlike(const Grid& a, const Grid& b) {
  const double cell = std::max(a.cellWidth, b.cellWidth);
  return std::abs(a.x - b.x) < 0.35 * cell && std::abs(a.y - b.y) < 0.35 * cell &&
         std::abs(a.right() - b.right()) < 0.35 * cell &&
         std::abs(a.bottom() - b.bottom()) < 0.35 * cell;
}

/// Keeps the best of each neighbourhood.
void keepDistinct(std::vector<GridCandidate>& candidates, std::size_t count) {
  std::vector<const GridCandidate*> order;  // code that sorts the candidates themselves is large
  order.reserve(candidates.size());
  for (const GridCandidate& candidate : candidates) order.push_back(&candidate);
  std::sort(order.begin(), order.end(),
            [](const GridCandidate* a, const GridCandidate* b) { return a->score > b->score; });
  std::vector<GridCandidate> kept;
  for (const GridCandidate* candidate : order) {
    if (kept.size() == count) break;
    if (std::none_of(kept.begin(), kept.end(), [&](const GridCandidate& other) {
          return nearlyAlike(candidate->grid, other.grid);
        }))
      kept.push_back(*candidate);
  }
  candidates = std::move(kept);
}

// Scores this far under the best of their scale never win.
constexpr float keepRatio = 0.6F;
constexpr float lowestScore = 0.04F;

std::vector<GridCandidate> searchLevel(const LineMaps& level, int cols, int rows,
                                       std::size_t count) {
  const Plane down = sumsDown(level.vertical);
  const Plane across = sumsAcross(level.horizontal);
  std::vector<GridCandidate> candidates;
  float best = 0;
  for (int i = 0; i < pitchCount; ++i) {
    const float pitch = smallestPitch * std::pow(pitchRatio, static_cast<float>(i));
    const PitchSearch search(down, across, cols, rows, pitch);
    search.run([&](int x, int y, float score) {
      if (score < lowestScore || score < keepRatio * best) return;
      best = std::max(best, score);
      const double factor = level.factor;
      const double cell = pitch * factor;
      candidates.push_back(
          {{(x + 0.5) * factor, (y + 0.5) * factor, cell, cell, cols, rows}, score});
    });
  }
  keepDistinct(candidates, count);
  return candidates;
}

}  // namespace

std::vector<GridCandidate> searchGrids(const std::vector<LineMaps>& levels, int cols, int rows,
                                       std::size_t count) {
  std::vector<GridCandidate> candidates;
  for (const LineMaps& level : levels)
    for (const GridCandidate& candidate : searchLevel(level, cols, rows, count))
      candidates.push_back(candidate);
  keepDistinct(candidates, candidates.size());
  return candidates;
}

}  // namespace unblocker::scanner
