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

/// Calls visit(place, line, lane) for every inner seam.
template <typename Visit>
void eachPlace(const Features& features, Visit visit) {
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      const std::size_t i = features.index(col, row);
      if (col + 1 < features.cols)
        visit(SeamPlace{i, features.index(col + 1, row), true}, col + 1, row);
      if (row + 1 < features.rows)
        visit(SeamPlace{i, features.index(col, row + 1), false}, row + 1, col);
    }
}

/// How unlike every other cell each cell is.
std::vector<float> nearestLooks(const Features& features) {
  std::vector<float> nearest(features.cells.size(), 255.0F);
  for (std::size_t a = 0; a < nearest.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) {
      const float apart = distance(features.cells[a].texture, features.cells[b].texture);
      nearest[a] = std::min(nearest[a], apart);
      nearest[b] = std::min(nearest[b], apart);
    }
  return nearest;
}

}  // namespace

BoardLook lookAt(const Patch& patch, const Features& features) {
  BoardLook board{patch, features, {}, nearestLooks(features)};
  eachPlace(features, [&](const SeamPlace& place, int line, int lane) {
    const Seam& seam =
        place.isUpright ? features.vertical(line, lane) : features.horizontal(line, lane);
    board.seams.push_back(lookAt(SeamView(patch, place.isUpright, line, lane),
                                 features.cells[place.first], features.cells[place.second], seam));
  });
  return board;
}

FloorClues::FloorClues(const BoardLook& board, const FloorCandidate& floor)
    : board_(board), floor_(board.patch, floor) {
  for (int row = 0; row < board.patch.rows; ++row)
    for (int col = 0; col < board.patch.cols; ++col) floors_.push_back(floor_.ofCell(col, row));
  eachPlace(board.features, [&](const SeamPlace& place, int, int) { places_.push_back(place); });
  learnUsual();
}

void FloorClues::learnUsual() {
  usual_.straights = sortedBy(board_.seams, &SeamLook::straight);
  usual_.colours = sortedBy(board_.seams, &SeamLook::colours);
  usual_.unevens = sortedBy(board_.seams, &SeamLook::uneven);
  usual_.cells = floors_;
  std::sort(usual_.cells.begin(), usual_.cells.end());
  usual_.floorPart = rankOf(solidPixel, usual_.cells);
  std::vector<float> floorSeams;
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (std::max(floors_[places_[i].first], floors_[places_[i].second]) < solidPixel)
      floorSeams.push_back(board_.seams[i].straight);
  usual_.floorSeam = median(std::move(floorSeams));
}

void FloorClues::cover() {
  eachPlace(board_.features, [&](const SeamPlace& place, int line, int lane) {
    covers_.push_back(coverOf(SeamView(board_.patch, place.isUpright, line, lane), floor_));
  });
  usual_.gaps = sortedBy(covers_, &Cover::gap);
}

SeamClues FloorClues::ofSeam(std::size_t i) const {
  const SeamLook& look = board_.seams[i];
  const Cover& cover = covers_[i];
  const float floorA = floors_[places_[i].first];
  const float floorB = floors_[places_[i].second];
  const float straight = scaled(look.straight);
  return {scaled(look.edge),
          straight,
          4 * rankOf(look.straight, usual_.straights) - 2,
          straight - scaled(quantile(usual_.straights, 0.25)),
          straight - scaled(quantile(usual_.straights, 0.5)),
          straight - scaled(quantile(usual_.straights, 0.8)),
          straight - scaled(look.inner),
          straight - scaled(usual_.floorSeam),
          scaled(look.colours),
          scaled(look.colours) - scaled(quantile(usual_.colours, 0.5)),
          scaled(look.textures),
          scaled(std::min(floorA, floorB)),
          scaled(std::max(floorA, floorB)),
          2 * cover.least - 1,
          2 * cover.leastMiddle - 1,
          2 * (cover.ends - cover.body),
          2 * cover.body - 1,
          scaled(cover.gap),
          scaled(cover.gap) - scaled(quantile(usual_.gaps, 0.3)),
          scaled(look.darkest),
          scaled(look.brightest),
          scaled(look.uneven),
          4 * rankOf(look.uneven, usual_.unevens) - 2,
          look.offset - 1,
          scaled(quantile(usual_.straights, 0.25)),
          4 * usual_.floorPart - 1};
}

std::vector<CellClues> FloorClues::ofCells() const {
  std::vector<float> edges(floors_.size());
  std::vector<float> counts(floors_.size());
  for (std::size_t i = 0; i < places_.size(); ++i)
    for (const std::size_t cell : {places_[i].first, places_[i].second}) {
      edges[cell] += rankOf(board_.seams[i].straight, usual_.straights);
      counts[cell] += 1;
    }
  std::vector<CellClues> clues;
  for (std::size_t cell = 0; cell < floors_.size(); ++cell)
    clues.push_back(ofCell(cell, edges[cell] / counts[cell]));
  return clues;
}

float FloorClues::solidPart(std::size_t cell) const {
  const int cols = board_.patch.cols;
  const int x = static_cast<int>(cell) % cols * patchCell;
  const int y = static_cast<int>(cell) / cols * patchCell;
  int solid = 0;
  for (int v = 2; v < patchCell - 2; ++v)
    for (int u = 2; u < patchCell - 2; ++u) solid += floor_.at(x + u, y + v) > solidPixel ? 1 : 0;
  return static_cast<float>(solid) / ((patchCell - 4) * (patchCell - 4));
}

CellClues FloorClues::ofCell(std::size_t cell, float edges) const {
  const float own = floors_[cell];
  const CellFeatures& features = board_.features.cells[cell];
  return {scaled(own),
          4 * rankOf(own, usual_.cells) - 2,
          scaled(own) - scaled(quantile(usual_.cells, 0.2)),
          scaled(own) - scaled(quantile(usual_.cells, 0.5)),
          scaled(own) - scaled(quantile(usual_.cells, 0.8)),
          2 * solidPart(cell) - 1,
          scaled(features.roughness),
          scaled(features.roughness) - scaled(quantile(usual_.straights, 0.5)),
          scaled(board_.nearest[cell]),
          scaled(reliefOf(features)),
          4 * edges - 2,
          scaled(usual_.floorSeam),
          scaled(quantile(usual_.straights, 0.8)),
          4 * usual_.floorPart - 1};
}

}  // namespace unblocker::scanner
