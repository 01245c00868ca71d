#include "grid_search.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "sums.h"

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

/// A line of a comb: those at the grid's lines count for it, those half way against.
struct Tooth {
  int offset;
  float weight;
};

// The frame's lines count more than inner ones: they are whole, and tell a board from the same
// board shifted by one cell.
constexpr float outerWeight = 1.5F;

std::vector<Tooth> teethOf(int cells, float pitch) {
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

struct CellSize {
  float width;
  float height;
};

/// The smaller side of a cell is its pitch: under that many pixels lines run into one another.
CellSize cellOf(const Comb& comb, float pitch) {
  const float width = pitch * std::max(1.0F, 1 / comb.tall);
  return {width, width * comb.tall};
}

/// Searches one level for one size of cells. `lines` is memory, used again from size to size.
class PitchSearch {
 public:
  PitchSearch(const Plane& down, const Plane& across, const Comb& size, CellSize cell, Plane& lines)
      : down_(down),
        lines_(lines),
        width_(static_cast<int>(std::lround(static_cast<float>(size.side) * cell.width))),
        height_(static_cast<int>(std::lround(static_cast<float>(size.side) * cell.height))),
        margin_(std::min(padding, static_cast<int>(std::ceil(overhang * cell.width)))),
        places_(down.width - width_ + 2 * margin_ + 1),
        colTeeth_(teethOf(size.side, cell.width)),
        rowTeeth_(teethOf(size.side, cell.height)) {
    if (places_ > 0) fillLines(across);
  }

  /// Calls found(x, y, score) for every place that scores `bar()` and is no worse than those beside
  /// it.
  template <typename Bar, typename Found>
  void run(Bar bar, Found found) {
    if (places_ <= 0) return;
    std::vector<float> columns(static_cast<std::size_t>(places_ + width_ + 1));
    std::vector<float> score(static_cast<std::size_t>(places_));
    const auto last = score.size() - 1;
    for (int y = -margin_; y + height_ <= lines_.height + margin_; ++y) {
      fillColumns(y, columns);
      addColumns(columns, score);
      if (rangeOf(score.data(), score.size()).most + mostOfLines(y) < bar()) continue;
      addLines(y, score);
      for (std::size_t i = nextAtLeast(score.data(), 0, score.size(), bar()); i < score.size();
           i = nextAtLeast(score.data(), i + 1, score.size(), bar()))
        if ((i == 0 || score[i] >= score[i - 1]) && (i == last || score[i] >= score[i + 1]))
          found(static_cast<int>(i) - margin_, y, score[i]);
    }
  }

 private:
  /// How much of a horizontal line there is across a board's width, from every place on; and the
  /// least and the most of it in each row.
  void fillLines(const Plane& across) {
    lines_.width = places_;
    lines_.height = across.height;
    lines_.values.resize(static_cast<std::size_t>(places_) *
                         static_cast<std::size_t>(across.height));
    for (int y = 0; y < across.height; ++y) {
      const float* left = across.row(y) + padding - margin_;
      const float* right = left + width_;
      float* target = lines_.row(y);
      for (int i = 0; i < places_; ++i) target[i] = right[i] - left[i];
      ranges_.push_back(rangeOf(target, static_cast<std::size_t>(places_)));
    }
  }

  /// How much of a vertical line there is along a board's height that starts at y, at each column
  /// from the first place on.
  void fillColumns(int y, std::vector<float>& columns) const {
    const int top = std::clamp(y, 0, down_.height - 1);
    const int bottom = std::clamp(y + height_, 0, down_.height - 1);
    const float* upper = down_.row(top);
    const float* lower = down_.row(bottom);
    const float scale = 1.0F / static_cast<float>(std::max(1, bottom - top));
    float* target = columns.data() + margin_;
    for (int x = 0; x < down_.width; ++x) target[x] = (lower[x] - upper[x]) * scale;
  }

  void addColumns(const std::vector<float>& columns, std::vector<float>& score) {
    terms_.clear();
    for (const Tooth& tooth : colTeeth_)
      terms_.push_back({columns.data() + tooth.offset, tooth.weight});
    addUp(terms_, score.data(), score.size());
  }

  /// Calls visit(row, weight) for each horizontal line of a board at y that lies in the picture.
  template <typename Visit>
  void eachLine(int y, Visit visit) const {
    for (const Tooth& tooth : rowTeeth_)
      if (const int at = y + tooth.offset; at >= 0 && at < lines_.height)
        visit(at, tooth.weight / static_cast<float>(width_));
  }

  void addLines(int y, std::vector<float>& score) {
    terms_.assign(1, {score.data(), 1});
    eachLine(y, [&](int at, float weight) { terms_.push_back({lines_.row(at), weight}); });
    addUp(terms_, score.data(), score.size());
  }

  /// What the horizontal lines of a board at y can add to any score.
  float mostOfLines(int y) const {
    float most = roundingErrors;
    eachLine(y, [&](int at, float weight) {
      const Range& range = ranges_[static_cast<std::size_t>(at)];
      most += weight * (weight > 0 ? range.most : range.least);
    });
    return most;
  }

  static constexpr float roundingErrors = 1e-4F;

  const Plane& down_;
  Plane& lines_;
  int width_;
  int height_;
  int margin_;
  int places_;
  std::vector<Tooth> colTeeth_;
  std::vector<Tooth> rowTeeth_;
  std::vector<Range> ranges_;
  std::vector<Term> terms_;
};

bool nearlyAlike(const Grid& a, const Grid& b) {
  const double cell = std::max(a.cellWidth, b.cellWidth);
  return std::abs(a.x - b.x) < 0.35 * cell && std::abs(a.y - b.y) < 0.35 * cell &&
         std::abs(a.right() - b.right()) < 0.35 * cell &&
         std::abs(a.bottom() - b.bottom()) < 0.35 * cell;
}

/// Keeps the best of each neighbourhood; of equals the first found.
void keepDistinct(std::vector<GridCandidate>& candidates, std::size_t count) {
  const auto isWorse = [](const GridCandidate* a, const GridCandidate* b) {
    return a->score < b->score || (a->score == b->score && a > b);
  };
  std::vector<const GridCandidate*> heap;  // few are taken from many, and a sort is much more code
  heap.reserve(candidates.size());
  for (const GridCandidate& candidate : candidates) heap.push_back(&candidate);
  std::make_heap(heap.begin(), heap.end(), isWorse);
  std::vector<GridCandidate> kept;
  for (; !heap.empty() && kept.size() < count; heap.pop_back()) {
    std::pop_heap(heap.begin(), heap.end(), isWorse);
    const GridCandidate& candidate = *heap.back();
    if (std::none_of(kept.begin(), kept.end(), [&](const GridCandidate& other) {
          return nearlyAlike(candidate.grid, other.grid);
        }))
      kept.push_back(candidate);
  }
  candidates = std::move(kept);
}

// Scores this far under the best of their scale never win.
constexpr float keepRatio = 0.6F;
constexpr float lowestScore = 0.04F;

std::vector<GridCandidate> searchLevel(const LineMaps& level, const Comb& comb, std::size_t count) {
  const Plane down = sumsDown(level.vertical);
  const Plane across = sumsAcross(level.horizontal);
  Plane lines;
  std::vector<GridCandidate> candidates;
  float best = 0;
  const auto bar = [&] { return std::max(lowestScore, keepRatio * best); };
  for (int i = 0; i < pitchCount; ++i) {
    const float pitch = smallestPitch * std::pow(pitchRatio, static_cast<float>(i));
    const CellSize cell = cellOf(comb, pitch);
    PitchSearch search(down, across, comb, cell, lines);
    search.run(bar, [&](int x, int y, float score) {
      best = std::max(best, score);
      const double factor = level.factor;
      const double width = cell.width * factor;
      const double height = cell.height * factor;
      candidates.push_back(
          {{(x + 0.5) * factor, (y + 0.5) * factor, width, height, comb.side, comb.side}, score});
    });
  }
  keepDistinct(candidates, count);
  return candidates;
}

}  // namespace

std::vector<GridCandidate> searchGrids(std::span<const LineMaps> levels, const Comb& comb,
                                       std::size_t count) {
  std::vector<GridCandidate> candidates;
  for (const LineMaps& level : levels)
    for (const GridCandidate& candidate : searchLevel(level, comb, count))
      candidates.push_back(candidate);
  keepDistinct(candidates, candidates.size());
  return candidates;
}

}  // namespace unblocker::scanner
