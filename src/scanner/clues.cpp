#include "clues.h"

#include <algorithm>
#include <cmath>

#include "floor_strip.h"
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

/// The mean rank of the edges around each cell.
std::vector<float> edgesAround(const BoardLook& board) {
  std::vector<float> edges(board.features.cells.size());
  std::vector<float> counts(edges.size());
  for (std::size_t i = 0; i < board.places.size(); ++i)
    for (const std::size_t cell : {board.places[i].first, board.places[i].second}) {
      edges[cell] += rankOf(board.seams[i].straight, board.straights);
      counts[cell] += 1;
    }
  for (std::size_t cell = 0; cell < edges.size(); ++cell) edges[cell] /= counts[cell];
  return edges;
}

}  // namespace

BoardLook lookAt(const Patch& patch, const Features& features) {
  BoardLook board{patch, features, cellPixels(patch), {}, {}, nearestLooks(features), {}, {},
                  {},    {}};
  eachPlace(features, [&](const SeamPlace& place, int line, int lane) {
    const Seam& seam =
        place.isUpright ? features.vertical(line, lane) : features.horizontal(line, lane);
    board.places.push_back(place);
    board.seams.push_back(lookAt(SeamView(patch, place.isUpright, line, lane),
                                 features.cells[place.first], features.cells[place.second], seam));
  });
  board.straights = sortedBy(board.seams, &SeamLook::straight);
  board.colours = sortedBy(board.seams, &SeamLook::colours);
  board.unevens = sortedBy(board.seams, &SeamLook::uneven);
  board.edges = edgesAround(board);
  return board;
}

FloorClues::FloorClues(const BoardLook& board, const FloorCandidate& floor)
    : board_(board), floor_(board.pixels, board.patch.cols, floor) {
  for (int row = 0; row < board.patch.rows; ++row)
    for (int col = 0; col < board.patch.cols; ++col) floors_.push_back(floor_.ofCell(col, row));
  usualFloors_ = floors_;
  std::sort(usualFloors_.begin(), usualFloors_.end());
  floorPart_ = rankOf(solidPixel, usualFloors_);
  std::vector<float> floorSeams;
  for (std::size_t i = 0; i < board.places.size(); ++i)
    if (std::max(floors_[board.places[i].first], floors_[board.places[i].second]) < solidPixel)
      floorSeams.push_back(board.seams[i].straight);
  floorSeam_ = median(std::move(floorSeams));
}

void FloorClues::cover() {
  eachPlace(board_.features, [&](const SeamPlace& place, int line, int lane) {
    covers_.push_back(coverOf(place.isUpright, line, lane));
  });
  usualGaps_ = sortedBy(covers_, &Cover::gap);
}

FloorClues::Cover FloorClues::coverOf(bool upright, int line, int lane) const {
  constexpr int last = patchCell - laneRim;
  constexpr auto part = [](int of, int pixels) {
    return static_cast<float>(of) / static_cast<float>(pixels);
  };
  const FloorStrip strip(floor_, upright, line, lane);
  const SeamView view(board_.patch, upright, line, lane);
  const auto rims = [&](int d) {
    return view.solidPixels(floor_, d, 0, laneRim) + view.solidPixels(floor_, d, last, patchCell);
  };
  return {
      part(strip.leastSolid(laneRim, last), last - laneRim), part(strip.leastSolid(9, 15), 15 - 9),
      part(strip.leastSolidOutside(laneRim, last), 2 * laneRim),
      part(rims(-9) + rims(8), 4 * laneRim), part(strip.leastSum(laneRim, last), last - laneRim)};
}

SeamClues FloorClues::ofSeam(std::size_t i) const {
  const SeamLook& look = board_.seams[i];
  const Cover& cover = covers_[i];
  const float floorA = floors_[board_.places[i].first];
  const float floorB = floors_[board_.places[i].second];
  const float straight = scaled(look.straight);
  return {scaled(look.edge),
          straight,
          4 * rankOf(look.straight, board_.straights) - 2,
          straight - scaled(quantile(board_.straights, 0.25)),
          straight - scaled(quantile(board_.straights, 0.5)),
          straight - scaled(quantile(board_.straights, 0.8)),
          straight - scaled(look.inner),
          straight - scaled(floorSeam_),
          scaled(look.colours),
          scaled(look.colours) - scaled(quantile(board_.colours, 0.5)),
          scaled(look.textures),
          scaled(std::min(floorA, floorB)),
          scaled(std::max(floorA, floorB)),
          2 * cover.least - 1,
          2 * cover.leastMiddle - 1,
          2 * (cover.ends - cover.body),
          2 * cover.body - 1,
          scaled(cover.gap),
          scaled(cover.gap) - scaled(quantile(usualGaps_, 0.3)),
          scaled(look.darkest),
          scaled(look.brightest),
          scaled(look.uneven),
          4 * rankOf(look.uneven, board_.unevens) - 2,
          look.offset - 1,
          scaled(quantile(board_.straights, 0.25)),
          4 * floorPart_ - 1};
}

BoardClues FloorClues::ofBoard() const {
  std::vector<float> straights;
  for (std::size_t i = 0; i < board_.places.size(); ++i)
    if (std::min(floors_[board_.places[i].first], floors_[board_.places[i].second]) > solidPixel)
      straights.push_back(board_.seams[i].straight);
  if (straights.empty()) return {};
  std::sort(straights.begin(), straights.end());
  const auto clue = [&](double part) {
    return 0.25F * (scaled(quantile(straights, part)) - scaled(0));
  };
  return {clue(0.15), clue(0.35), clue(0.6)};
}

std::vector<CellClues> FloorClues::ofCells() const {
  std::vector<CellClues> clues;
  for (std::size_t cell = 0; cell < floors_.size(); ++cell) clues.push_back(ofCell(cell));
  return clues;
}

CellClues FloorClues::ofCell(std::size_t cell) const {
  const int cols = board_.patch.cols;
  const int index = static_cast<int>(cell);
  const float solidPart = floor_.partBeyond(solidPixel, index % cols, index / cols);
  const float own = floors_[cell];
  const CellFeatures& features = board_.features.cells[cell];
  return {scaled(own),
          4 * rankOf(own, usualFloors_) - 2,
          scaled(own) - scaled(quantile(usualFloors_, 0.2)),
          scaled(own) - scaled(quantile(usualFloors_, 0.5)),
          scaled(own) - scaled(quantile(usualFloors_, 0.8)),
          2 * solidPart - 1,
          scaled(features.roughness),
          scaled(features.roughness) - scaled(quantile(board_.straights, 0.5)),
          scaled(board_.nearest[cell]),
          scaled(reliefOf(features)),
          4 * board_.edges[cell] - 2,
          scaled(floorSeam_),
          scaled(quantile(board_.straights, 0.8)),
          4 * floorPart_ - 1};
}

}  // namespace unblocker::scanner
