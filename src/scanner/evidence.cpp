#include "evidence.h"

#include <algorithm>
#include <cmath>

#include "median.h"

namespace unblocker::scanner {
namespace {

// Differences matter by ratio: 5 against 50 grey levels says as much as 10 against 100. The offset
// keeps compression noise, a few levels, from looking like a ratio.
constexpr float noiseLevel = 6.0F;
float scaled(float greyLevels) { return std::log(noiseLevel + greyLevels); }

constexpr float sharpness = 4.0F;   // how fast belief grows with the ratio
constexpr float mostBelief = 7.0F;  // no single measurement may decide alone

float belief(float value, float threshold) {
  return std::clamp(sharpness * (value - threshold), -mostBelief, mostBelief);
}

/// Cost of claiming something that the evidence supports by `support`.
float costOf(float support) { return std::log1p(std::exp(-support)); }

// Seams weaker than the lower bound are compression noise in any theme; stronger than the upper one
// they are seams in any theme.
constexpr float lowestSeam = 14.0F;
constexpr float highestSeam = 45.0F;

// Cells this far from the floor's colour are as likely floor as not: patterned floors vary by less,
// blocks differ by more.
constexpr float floorRadius = 24.0F;

// Any board has several empty cells, so its floor is among the commonest looks.
constexpr std::size_t mostFloors = 6;

// Two cells of one block may differ in shade by this much; a car's bonnet and boot by far more.
constexpr float blockRadius = 60.0F;
constexpr float spriteRadius = 120.0F;

// Tiles of one colour differ by no more than what is written on them.
constexpr float tileRadius = 22.0F;

// The floor between two sprites is in their shadows, but hardly further from its own colour.
constexpr float gapRadius = 26.0F;

// Seams explain most games; other looks explain more, so they must be needed.
constexpr float gapsCost = 3.0F;
constexpr float tilesCost = 5.0F;

Colour meanOf(const Texture& texture) {
  Colour sum{};
  for (const Colour& colour : texture)
    for (std::size_t c = 0; c < 3; ++c) sum[c] += colour[c] / static_cast<float>(texture.size());
  return sum;
}

/// Calls visit(seam, index of the cell before it, index of the cell after it) for inner seams.
template <typename Visit>
void eachSeam(const Features& features, Visit visit) {
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      const std::size_t i = features.index(col, row);
      if (col > 0) visit(features.vertical(col, row), features.index(col - 1, row), i, true);
      if (row > 0) visit(features.horizontal(row, col), features.index(col, row - 1), i, false);
    }
}

class Weigher {
 public:
  Weigher(const Features& features, const Texture& floor, Look look)
      : features_(features),
        look_(look),
        floorColour_(meanOf(floor)),
        threshold_(scaled(seamThreshold(features))) {
    for (const CellFeatures& cell : features.cells) {
      const float solid = belief(scaled(distance(cell.texture, floor)), scaled(floorRadius));
      cells_.push_back({costOf(-solid), costOf(solid)});
    }
    learnFloorLines();
  }

  Evidence weigh() && {
    const std::size_t count = features_.cells.size();
    Evidence evidence;
    evidence.cols = features_.cols;
    evidence.rows = features_.rows;
    evidence.drawnGrid = floorSeam_ > scaled(lowestSeam);
    evidence.lookCost = look_ == Look::gaps ? gapsCost : look_ == Look::tiles ? tilesCost : 0.0F;
    evidence.right.resize(count);
    evidence.below.resize(count);
    eachSeam(features_, [&](const Seam& seam, std::size_t a, std::size_t b, bool upright) {
      (upright ? evidence.right : evidence.below)[a] =
          costsOf(seam, features_.cells[a], features_.cells[b]);
    });
    evidence.cells = std::move(cells_);
    return evidence;
  }

 private:
  bool looksFloor(std::size_t i) const { return cells_[i].floor < cells_[i].solid; }

  void learnFloorLines() {
    std::vector<float> strengths;
    eachSeam(features_, [&](const Seam& seam, std::size_t a, std::size_t b, bool) {
      if (!looksFloor(a) || !looksFloor(b)) return;
      strengths.push_back(seam.strength);
      floorLines_.push_back(&seam);
    });
    floorSeam_ = scaled(median(std::move(strengths)));
  }

  /// How unlike the floor, or a line drawn on it, the place between two cells looks at best.
  float gapDistance(const Seam& seam) const {
    float nearest = 255;
    for (std::size_t i = 0; i < seam.middle.size(); ++i) {
      nearest = std::min(nearest, distance(seam.middle[i], floorColour_));
      for (const Seam* line : floorLines_)
        nearest = std::min(nearest, distance(seam.middle[i], line->middle[i]));
    }
    return nearest;
  }

  /// How much a seam looks as if two different things met there.
  float partedSupport(const Seam& seam, const CellFeatures& a, const CellFeatures& b) const {
    switch (look_) {
      case Look::seams: return belief(scaled(seam.strength), threshold_);
      case Look::gaps: return -belief(scaled(gapDistance(seam)), scaled(gapRadius));
      case Look::tiles: return belief(scaled(distance(a.colour, b.colour)), scaled(tileRadius));
    }
    return 0;
  }

  SeamCost costsOf(const Seam& seam, const CellFeatures& a, const CellFeatures& b) const {
    const float parted = partedSupport(seam, a, b);
    const float radius = look_ == Look::gaps ? spriteRadius : blockRadius;
    const float differ = belief(scaled(distance(a.colour, b.colour)), scaled(radius));
    // Floor seams may be absent or drawn, but they are all alike.
    const float unusual = sharpness * (std::abs(scaled(seam.strength) - floorSeam_) - 1.0F);
    return {costOf(-parted) + costOf(-differ), costOf(parted),
            costOf(-std::clamp(unusual, -mostBelief, mostBelief))};
  }

  const Features& features_;
  Look look_;
  Colour floorColour_;
  float threshold_;
  std::vector<CellCost> cells_;
  std::vector<const Seam*> floorLines_;
  float floorSeam_ = 0;
};

}  // namespace

std::vector<Texture> floorCandidates(const Features& features) {
  struct Group {
    Texture texture;
    int cells;
  };
  std::vector<Group> groups;
  for (const CellFeatures& cell : features.cells) {
    const auto alike = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return distance(cell.texture, group.texture) < 0.5F * floorRadius;
    });
    if (alike == groups.end())
      groups.push_back({cell.texture, 1});
    else
      ++alike->cells;
  }
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& a, const Group& b) { return a.cells > b.cells; });
  groups.resize(std::min(groups.size(), mostFloors));
  std::vector<Texture> textures;
  textures.reserve(groups.size());
  for (const Group& group : groups) textures.push_back(group.texture);
  return textures;
}

// The strength that best divides this picture's seams into two groups: the middle of their means,
// found by iteration (Ridler and Calvard, 1978).
float seamThreshold(const Features& features) {
  std::vector<float> values;
  for (int line = 1; line < features.cols; ++line)
    for (int row = 0; row < features.rows; ++row)
      values.push_back(scaled(features.vertical(line, row).strength));
  for (int line = 1; line < features.rows; ++line)
    for (int col = 0; col < features.cols; ++col)
      values.push_back(scaled(features.horizontal(line, col).strength));
  float threshold = scaled(30.0F);
  for (int round = 0; round < 8; ++round) {
    float sums[2] = {0, 0};
    float counts[2] = {0, 0};
    for (const float value : values) {
      sums[value > threshold] += value;
      counts[value > threshold] += 1;
    }
    if (counts[0] == 0 || counts[1] == 0) break;
    threshold = 0.5F * (sums[0] / counts[0] + sums[1] / counts[1]);
  }
  return std::clamp(std::exp(threshold) - noiseLevel, lowestSeam, highestSeam);
}

Evidence weigh(const Features& features, const Texture& floor, Look look) {
  return Weigher(features, floor, look).weigh();
}

}  // namespace unblocker::scanner
