#include "clues.h"

#include <algorithm>
#include <cmath>

#include "median.h"

namespace unblocker::scanner {
namespace {

// Differences matter by ratio: 5 against 50 grey levels says as much as 10 against 100. The offset
// keeps compression noise, a few levels, from looking like a ratio.
float scaled(float greyLevels) { return std::log(6.0F + greyLevels) - 3.5F; }

float rankOf(float value, const std::vector<float>& sorted) {
  const auto place = std::lower_bound(sorted.begin(), sorted.end(), value);
  return static_cast<float>(place - sorted.begin()) / static_cast<float>(sorted.size());
}

/// How much of the floor shows at a seam.
struct Cover {
  float least = 1;  // solid part of the pixel line near the seam that shows most floor
  float leastMiddle = 1;
  float ends = 1;   // the same at the lane's rims
  float body = 0;   // rims half a cell off the seam
  float gap = 255;  // least floor distance of a whole line
};

Cover coverOf(const SeamView& view, const FloorDistance& floor) {
  Cover cover;
  constexpr int last = patchCell - laneRim;
  const auto rims = [&](int d) {
    return 0.5F *
           (view.solidPart(floor, d, 0, laneRim) + view.solidPart(floor, d, last, patchCell));
  };
  for (int d = -seamReach; d < seamReach; ++d) {
    cover.least = std::min(cover.least, view.solidPart(floor, d, laneRim, last));
    cover.leastMiddle = std::min(cover.leastMiddle, view.solidPart(floor, d, 9, 15));
    cover.ends = std::min(cover.ends, rims(d));
    float mean = 0;
    for (int t = laneRim; t < last; ++t) mean += view.floorDistance(floor, d, t);
    cover.gap = std::min(cover.gap, mean / static_cast<float>(last - laneRim));
  }
  cover.body = 0.5F * (rims(-9) + rims(8));
  return cover;
}

template <typename Item>
std::vector<float> sortedBy(const std::vector<Item>& items, float Item::*member) {
  std::vector<float> values;
  values.reserve(items.size());
  for (const Item& item : items) values.push_back(item.*member);
  std::sort(values.begin(), values.end());
  return values;
}

float quantile(const std::vector<float>& sorted, double part) {
  return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

/// What is usual on one board.
struct Usual {
  std::vector<float> straights;
  std::vector<float> colours;
  std::vector<float> gaps;
  std::vector<float> unevens;
  std::vector<float> cells;  // floor distances
  float floorSeam = 0;       // straight edge between cells that show the floor
  float floorPart = 0;
};

SeamClues cluesOf(const SeamLook& look, const Cover& cover, float floorA, float floorB,
                  const Usual& usual) {
  const float straight = scaled(look.straight);
  return {scaled(look.edge),
          straight,
          4 * rankOf(look.straight, usual.straights) - 2,
          straight - scaled(quantile(usual.straights, 0.25)),
          straight - scaled(quantile(usual.straights, 0.5)),
          straight - scaled(quantile(usual.straights, 0.8)),
          straight - scaled(look.inner),
          straight - scaled(usual.floorSeam),
          scaled(look.colours),
          scaled(look.colours) - scaled(quantile(usual.colours, 0.5)),
          scaled(look.textures),
          scaled(std::min(floorA, floorB)),
          scaled(std::max(floorA, floorB)),
          2 * cover.least - 1,
          2 * cover.leastMiddle - 1,
          2 * (cover.ends - cover.body),
          2 * cover.body - 1,
          scaled(cover.gap),
          scaled(cover.gap) - scaled(quantile(usual.gaps, 0.3)),
          scaled(look.darkest),
          scaled(look.brightest),
          scaled(look.uneven),
          4 * rankOf(look.uneven, usual.unevens) - 2,
          look.offset - 1,
          scaled(quantile(usual.straights, 0.25)),
          4 * usual.floorPart - 1};
}

/// Calls visit(cell, next cell, upright, line, lane) for every inner seam.
template <typename Visit>
void eachSeam(const Features& features, Visit visit) {
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      const std::size_t i = features.index(col, row);
      if (col + 1 < features.cols) visit(i, features.index(col + 1, row), true, col + 1, row);
      if (row + 1 < features.rows) visit(i, features.index(col, row + 1), false, row + 1, col);
    }
}

class Gatherer {
 public:
  Gatherer(const BoardLook& board, const FloorCandidate& candidate)
      : patch_(board.patch),
        features_(board.features),
        looks_(board.seams),
        floor_(board.patch, candidate) {
    for (int row = 0; row < patch_.rows; ++row)
      for (int col = 0; col < patch_.cols; ++col) floors_.push_back(floor_.ofCell(col, row));
    eachSeam(features_, [&](std::size_t, std::size_t, bool upright, int line, int lane) {
      covers_.push_back(coverOf(SeamView(patch_, upright, line, lane), floor_));
    });
    learnUsual();
  }

  Clues gather() const {
    Clues clues{patch_.cols, patch_.rows, {}, {}, {}};
    clues.right.resize(floors_.size());
    clues.below.resize(floors_.size());
    std::vector<float> edges(floors_.size());
    std::vector<float> counts(floors_.size());
    std::size_t i = 0;
    eachSeam(features_, [&](std::size_t a, std::size_t b, bool upright, int, int) {
      (upright ? clues.right : clues.below)[a] =
          cluesOf(looks_[i], covers_[i], floors_[a], floors_[b], usual_);
      for (const std::size_t cell : {a, b}) {
        edges[cell] += rankOf(looks_[i].straight, usual_.straights);
        counts[cell] += 1;
      }
      ++i;
    });
    for (std::size_t cell = 0; cell < floors_.size(); ++cell)
      clues.cells.push_back(ofCell(cell, edges[cell] / counts[cell]));
    return clues;
  }

 private:
  void learnUsual() {
    usual_.straights = sortedBy(looks_, &SeamLook::straight);
    usual_.colours = sortedBy(looks_, &SeamLook::colours);
    usual_.gaps = sortedBy(covers_, &Cover::gap);
    usual_.unevens = sortedBy(looks_, &SeamLook::uneven);
    usual_.cells = floors_;
    std::sort(usual_.cells.begin(), usual_.cells.end());
    usual_.floorPart = rankOf(solidPixel, usual_.cells);
    std::vector<float> floorSeams;
    std::size_t i = 0;
    eachSeam(features_, [&](std::size_t a, std::size_t b, bool, int, int) {
      if (std::max(floors_[a], floors_[b]) < solidPixel) floorSeams.push_back(looks_[i].straight);
      ++i;
    });
    usual_.floorSeam = median(std::move(floorSeams));
  }

  float solidPart(std::size_t cell) const {
    const int x = static_cast<int>(cell) % patch_.cols * patchCell;
    const int y = static_cast<int>(cell) / patch_.cols * patchCell;
    int solid = 0;
    for (int v = 2; v < patchCell - 2; ++v)
      for (int u = 2; u < patchCell - 2; ++u) solid += floor_.at(x + u, y + v) > solidPixel ? 1 : 0;
    return static_cast<float>(solid) / ((patchCell - 4) * (patchCell - 4));
  }

  CellClues ofCell(std::size_t cell, float edges) const {
    const float own = floors_[cell];
    const CellFeatures& features = features_.cells[cell];
    float nearest = 255;
    for (std::size_t other = 0; other < floors_.size(); ++other)
      if (other != cell)
        nearest = std::min(nearest, distance(features.texture, features_.cells[other].texture));
    return {scaled(own),
            4 * rankOf(own, usual_.cells) - 2,
            scaled(own) - scaled(quantile(usual_.cells, 0.2)),
            scaled(own) - scaled(quantile(usual_.cells, 0.5)),
            scaled(own) - scaled(quantile(usual_.cells, 0.8)),
            2 * solidPart(cell) - 1,
            scaled(features.roughness),
            scaled(features.roughness) - scaled(quantile(usual_.straights, 0.5)),
            scaled(nearest),
            scaled(reliefOf(features)),
            4 * edges - 2,
            scaled(usual_.floorSeam),
            scaled(quantile(usual_.straights, 0.8)),
            4 * usual_.floorPart - 1};
  }

  const Patch& patch_;
  const Features& features_;
  const std::vector<SeamLook>& looks_;
  FloorDistance floor_;
  std::vector<float> floors_;
  std::vector<Cover> covers_;
  Usual usual_;
};

}  // namespace

BoardLook lookAt(const Patch& patch, const Features& features) {
  BoardLook board{patch, features, {}};
  eachSeam(features, [&](std::size_t a, std::size_t b, bool upright, int line, int lane) {
    const Seam& seam = upright ? features.vertical(line, lane) : features.horizontal(line, lane);
    board.seams.push_back(
        lookAt(SeamView(patch, upright, line, lane), features.cells[a], features.cells[b], seam));
  });
  return board;
}

Clues gatherClues(const BoardLook& board, const FloorCandidate& floor) {
  return Gatherer(board, floor).gather();
}

}  // namespace unblocker::scanner
