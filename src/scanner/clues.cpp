#include "clues.h"

#include <algorithm>
#include <cmath>

#include "median.h"

namespace unblocker::scanner {
namespace {

// Differences matter by ratio: 5 against 50 grey levels says as much as 10 against 100. The offset
// keeps compression noise, a few levels, from looking like a ratio.
float scaled(float greyLevels) { return std::log(6.0F + greyLevels) - 3.5F; }

// Pixels this far from the floor do not show it.
constexpr float solidPixel = 26.0F;

constexpr int laneRim = 4;  // pixels at a lane's sides that belong to the blocks' outlines
constexpr int reach = 4;    // how far from its line a seam may lie

/// The pixels around one seam, turned so that it stands upright: `across` counts from the seam's
/// line, `along` from the lane's start.
class SeamView {
 public:
  SeamView(const Patch& patch, const FloorDistance& floor, bool upright, int line, int lane)
      : patch_(patch),
        floor_(floor),
        upright_(upright),
        line_(line * patchCell),
        lane_(lane * patchCell) {}

  const float* pixel(int across, int along) const {
    return upright_ ? patch_.at(line_ + across, lane_ + along)
                    : patch_.at(lane_ + along, line_ + across);
  }

  float floorDistance(int across, int along) const {
    return upright_ ? floor_.at(line_ + across, lane_ + along)
                    : floor_.at(lane_ + along, line_ + across);
  }

  Colour meanAlong(int across, int from, int to) const {
    Colour sum{};
    for (int t = from; t < to; ++t)
      for (std::size_t c = 0; c < 3; ++c) sum[c] += pixel(across, t)[c];
    for (float& value : sum) value /= static_cast<float>(to - from);
    return sum;
  }

  /// The difference of the pixel lines on both sides of `across`, over part of the lane.
  float edge(int across, int from, int to) const {
    return distance(meanAlong(across - 1, from, to), meanAlong(across + 1, from, to));
  }

  /// Part of a pixel line that does not show the floor.
  float solidPart(int across, int from, int to) const {
    int solid = 0;
    for (int t = from; t < to; ++t) solid += floorDistance(across, t) > solidPixel ? 1 : 0;
    return static_cast<float>(solid) / static_cast<float>(to - from);
  }

 private:
  const Patch& patch_;
  const FloorDistance& floor_;
  bool upright_;
  int line_;
  int lane_;
};

float luminance(const Colour& colour) {
  return 0.3F * colour[0] + 0.59F * colour[1] + 0.11F * colour[2];
}

/// The strongest edge that crosses all three thirds of the lane: details of a drawing do not.
float straightEdge(const SeamView& view, int from, int to) {
  float strongest = 0;
  for (int d = from; d <= to; ++d) {
    float weakest = 255;
    for (int part = 0; part < 3; ++part) {
      const int start = laneRim + part * 16 / 3;
      float here = 0;
      for (int shift = -1; shift <= 1; ++shift)
        here = std::max(here, view.edge(d + shift, start, start + 5));
      weakest = std::min(weakest, here);
    }
    strongest = std::max(strongest, weakest);
  }
  return strongest;
}

/// How unlike each other the pixel lines at `a` and `b` are, pixel by pixel.
float lineDistance(const SeamView& view, int a, int b) {
  float sum = 0;
  for (int t = 0; t < patchCell; ++t) {
    const float* p = view.pixel(a, t);
    const float* q = view.pixel(b, t);
    sum += distance(Colour{p[0], p[1], p[2]}, Colour{q[0], q[1], q[2]});
  }
  return sum / patchCell;
}

float rankOf(float value, const std::vector<float>& sorted) {
  const auto place = std::lower_bound(sorted.begin(), sorted.end(), value);
  return static_cast<float>(place - sorted.begin()) / static_cast<float>(sorted.size());
}

/// What is first measured of a seam, before it is compared with the others of its picture.
struct Raw {
  float edge = 0;
  float straight = 0;
  float inner = 0;       // straight edges within the two cells, off their seam
  float leastSolid = 1;  // of the pixel lines near the seam, the one that shows most floor
  float leastSolidMiddle = 1;
  float endsSolid = 1;  // the same at the lane's rims
  float bodySolid = 1;  // rims half a cell off the seam
  float gap = 255;      // least floor distance of a whole line
  float darkest = 0;
  float brightest = 0;
  float uneven = 0;
  float colours = 0;
  float textures = 0;
  float offset = 0;
};

Raw measureRaw(const SeamView& view, const CellFeatures& a, const CellFeatures& b,
               const Seam& seam) {
  Raw raw;
  const int last = patchCell - laneRim;
  const float usual = 0.5F * (luminance(a.colour) + luminance(b.colour));
  float least = 255;
  float most = 0;
  for (int d = -reach; d < reach; ++d) {
    raw.leastSolid = std::min(raw.leastSolid, view.solidPart(d, laneRim, last));
    raw.leastSolidMiddle = std::min(raw.leastSolidMiddle, view.solidPart(d, 9, 15));
    raw.endsSolid = std::min(
        raw.endsSolid, 0.5F * (view.solidPart(d, 0, laneRim) + view.solidPart(d, last, patchCell)));
    float mean = 0;
    for (int t = laneRim; t < last; ++t) mean += view.floorDistance(d, t);
    raw.gap = std::min(raw.gap, mean / static_cast<float>(last - laneRim));
    const float light = luminance(view.meanAlong(d, laneRim, last));
    least = std::min(least, light);
    most = std::max(most, light);
  }
  raw.bodySolid = 0;
  for (const int d : {-9, 8})
    raw.bodySolid += 0.25F * (view.solidPart(d, 0, laneRim) + view.solidPart(d, last, patchCell));
  raw.darkest = std::max(0.0F, usual - least);
  raw.brightest = std::max(0.0F, most - usual);
  raw.edge = seam.strength;
  raw.straight = straightEdge(view, -reach, reach - 1);
  raw.inner = std::max(straightEdge(view, -10, -7), straightEdge(view, 6, 9));
  raw.uneven = lineDistance(view, -1, -7) + lineDistance(view, 0, 6);
  raw.colours = distance(a.colour, b.colour);
  raw.textures = distance(a.texture, b.texture);
  raw.offset = std::abs(seam.offset);
  return raw;
}

std::vector<float> sortedBy(const std::vector<Raw>& raws, float Raw::*member) {
  std::vector<float> values;
  values.reserve(raws.size());
  for (const Raw& raw : raws) values.push_back(raw.*member);
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

float usualFloorSeam(const std::vector<Raw>& raws,
                     const std::vector<std::array<float, 2>>& floors) {
  std::vector<float> strengths;
  for (std::size_t i = 0; i < raws.size(); ++i)
    if (std::max(floors[i][0], floors[i][1]) < solidPixel) strengths.push_back(raws[i].straight);
  return median(std::move(strengths));
}

SeamClues cluesOf(const Raw& raw, float floorA, float floorB, const Usual& usual) {
  const float straight = scaled(raw.straight);
  return {scaled(raw.edge),
          straight,
          4 * rankOf(raw.straight, usual.straights) - 2,
          straight - scaled(quantile(usual.straights, 0.25)),
          straight - scaled(quantile(usual.straights, 0.5)),
          straight - scaled(quantile(usual.straights, 0.8)),
          straight - scaled(raw.inner),
          straight - scaled(usual.floorSeam),
          scaled(raw.colours),
          scaled(raw.colours) - scaled(quantile(usual.colours, 0.5)),
          scaled(raw.textures),
          scaled(std::min(floorA, floorB)),
          scaled(std::max(floorA, floorB)),
          2 * raw.leastSolid - 1,
          2 * raw.leastSolidMiddle - 1,
          2 * (raw.endsSolid - raw.bodySolid),
          2 * raw.bodySolid - 1,
          scaled(raw.gap),
          scaled(raw.gap) - scaled(quantile(usual.gaps, 0.3)),
          scaled(raw.darkest),
          scaled(raw.brightest),
          scaled(raw.uneven),
          4 * rankOf(raw.uneven, usual.unevens) - 2,
          raw.offset - 1,
          scaled(quantile(usual.straights, 0.25)),
          4 * usual.floorPart - 1};
}

class Gatherer {
 public:
  Gatherer(const Patch& patch, const Features& features, const FloorCandidate& candidate)
      : patch_(patch), features_(features), floor_(patch, candidate) {}

  Clues gather() {
    measureFloors();
    eachSeam([&](std::size_t a, std::size_t b, bool upright, int line, int lane) {
      const Seam& seam =
          upright ? features_.vertical(line, lane) : features_.horizontal(line, lane);
      raws_.push_back(measureRaw(SeamView(patch_, floor_, upright, line, lane), features_.cells[a],
                                 features_.cells[b], seam));
      ends_.push_back({floors_[a], floors_[b]});
    });
    learnUsual();
    Clues clues{patch_.cols, patch_.rows, {}, {}, {}};
    clues.right.resize(floors_.size());
    clues.below.resize(floors_.size());
    edgeSums_.assign(floors_.size(), 0.0F);
    edgeCounts_.assign(floors_.size(), 0.0F);
    std::size_t i = 0;
    eachSeam([&](std::size_t a, std::size_t b, bool upright, int, int) {
      (upright ? clues.right : clues.below)[a] =
          cluesOf(raws_[i], ends_[i][0], ends_[i][1], usual_);
      for (const std::size_t cell : {a, b}) {
        edgeSums_[cell] += rankOf(raws_[i].straight, usual_.straights);
        edgeCounts_[cell] += 1;
      }
      ++i;
    });
    for (std::size_t cell = 0; cell < floors_.size(); ++cell) clues.cells.push_back(ofCell(cell));
    return clues;
  }

 private:
  template <typename Visit>
  void eachSeam(Visit visit) const {
    for (int row = 0; row < patch_.rows; ++row)
      for (int col = 0; col < patch_.cols; ++col) {
        const std::size_t i = features_.index(col, row);
        if (col + 1 < patch_.cols) visit(i, features_.index(col + 1, row), true, col + 1, row);
        if (row + 1 < patch_.rows) visit(i, features_.index(col, row + 1), false, row + 1, col);
      }
  }

  void measureFloors() {
    for (int row = 0; row < patch_.rows; ++row)
      for (int col = 0; col < patch_.cols; ++col) floors_.push_back(floor_.ofCell(col, row));
  }

  void learnUsual() {
    usual_.straights = sortedBy(raws_, &Raw::straight);
    usual_.colours = sortedBy(raws_, &Raw::colours);
    usual_.gaps = sortedBy(raws_, &Raw::gap);
    usual_.unevens = sortedBy(raws_, &Raw::uneven);
    usual_.cells = floors_;
    std::sort(usual_.cells.begin(), usual_.cells.end());
    usual_.floorSeam = usualFloorSeam(raws_, ends_);
    usual_.floorPart = rankOf(solidPixel, usual_.cells);
  }

  float solidPart(std::size_t cell) const {
    const int x = static_cast<int>(cell) % patch_.cols * patchCell;
    const int y = static_cast<int>(cell) / patch_.cols * patchCell;
    int solid = 0;
    for (int v = 2; v < patchCell - 2; ++v)
      for (int u = 2; u < patchCell - 2; ++u) solid += floor_.at(x + u, y + v) > solidPixel ? 1 : 0;
    return static_cast<float>(solid) / ((patchCell - 4) * (patchCell - 4));
  }

  CellClues ofCell(std::size_t cell) const {
    const float own = floors_[cell];
    const CellFeatures& features = features_.cells[cell];
    float nearest = 255;
    for (std::size_t other = 0; other < floors_.size(); ++other)
      if (other != cell)
        nearest = std::min(nearest, distance(features.texture, features_.cells[other].texture));
    float contrast = 0;
    for (const Colour& colour : features.texture) contrast += distance(colour, features.colour);
    return {scaled(own),
            4 * rankOf(own, usual_.cells) - 2,
            scaled(own) - scaled(quantile(usual_.cells, 0.2)),
            scaled(own) - scaled(quantile(usual_.cells, 0.5)),
            scaled(own) - scaled(quantile(usual_.cells, 0.8)),
            2 * solidPart(cell) - 1,
            scaled(features.roughness),
            scaled(features.roughness) - scaled(quantile(usual_.straights, 0.5)),
            scaled(nearest),
            scaled(contrast / static_cast<float>(features.texture.size())),
            4 * edgeSums_[cell] / edgeCounts_[cell] - 2,
            scaled(usual_.floorSeam),
            scaled(quantile(usual_.straights, 0.8)),
            4 * usual_.floorPart - 1};
  }

  const Patch& patch_;
  const Features& features_;
  FloorDistance floor_;
  std::vector<float> floors_;
  std::vector<Raw> raws_;
  std::vector<std::array<float, 2>> ends_;
  Usual usual_;
  std::vector<float> edgeSums_;
  std::vector<float> edgeCounts_;
};

}  // namespace

Clues gatherClues(const Patch& patch, const Features& features, const FloorCandidate& floor) {
  return Gatherer(patch, features, floor).gather();
}

}  // namespace unblocker::scanner
