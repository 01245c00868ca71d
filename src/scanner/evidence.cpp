#include "evidence.h"

#include <algorithm>
#include <cmath>

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

// Two cells of one block may differ in shade by this much (a car's bonnet and boot do).
constexpr float blockRadius = 60.0F;

/// The usual seam between cells that look like floor: drawn grids have one everywhere.
float usualFloorSeam(const Features& features, const std::vector<CellCost>& cells) {
  std::vector<float> seams;
  const auto looksFloor = [&](int col, int row) {
    const CellCost& cell = cells[features.index(col, row)];
    return cell.floor < cell.solid;
  };
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      if (!looksFloor(col, row)) continue;
      if (col > 0 && looksFloor(col - 1, row))
        seams.push_back(features.vertical(col, row).strength);
      if (row > 0 && looksFloor(col, row - 1))
        seams.push_back(features.horizontal(row, col).strength);
    }
  if (seams.empty()) return 0;
  const auto middle = seams.begin() + static_cast<std::ptrdiff_t>(seams.size() / 2);
  std::nth_element(seams.begin(), middle, seams.end());
  return *middle;
}

class Weigher {
 public:
  Weigher(const Features& features, const Colour& floor)
      : features_(features), threshold_(scaled(seamThreshold(features))) {
    for (const CellFeatures& cell : features.cells) {
      const float solid = belief(scaled(distance(cell.colour, floor)), scaled(floorRadius));
      cells_.push_back({costOf(-solid), costOf(solid)});
    }
    floorSeam_ = scaled(usualFloorSeam(features, cells_));
  }

  SeamCost seam(float strength, const Colour& a, const Colour& b) const {
    const float value = scaled(strength);
    const float parted = belief(value, threshold_);
    const float differ = belief(scaled(distance(a, b)), scaled(blockRadius));
    // Floor seams may be absent or drawn, but they are all alike.
    const float unusual = sharpness * (std::abs(value - floorSeam_) - 1.0F);
    return {costOf(-parted) + costOf(-differ), costOf(parted),
            costOf(-std::clamp(unusual, -mostBelief, mostBelief))};
  }

  Evidence weigh() && {
    Evidence evidence{
        features_.cols, features_.rows, floorSeam_ > scaled(lowestSeam), std::move(cells_), {}, {}};
    const std::size_t count = features_.cells.size();
    evidence.right.resize(count);
    evidence.below.resize(count);
    for (int row = 0; row < features_.rows; ++row)
      for (int col = 0; col < features_.cols; ++col) {
        const std::size_t i = features_.index(col, row);
        const auto colour = [&](int c, int r) {
          return features_.cells[features_.index(c, r)].colour;
        };
        if (col + 1 < features_.cols)
          evidence.right[i] = seam(features_.vertical(col + 1, row).strength, colour(col, row),
                                   colour(col + 1, row));
        if (row + 1 < features_.rows)
          evidence.below[i] = seam(features_.horizontal(row + 1, col).strength, colour(col, row),
                                   colour(col, row + 1));
      }
    return evidence;
  }

 private:
  const Features& features_;
  float threshold_;
  std::vector<CellCost> cells_;
  float floorSeam_ = 0;
};

}  // namespace

std::vector<Colour> floorCandidates(const Features& features) {
  std::vector<Colour> candidates;
  for (const CellFeatures& cell : features.cells)
    if (std::none_of(candidates.begin(), candidates.end(), [&](const Colour& other) {
          return distance(cell.colour, other) < 0.5F * floorRadius;
        }))
      candidates.push_back(cell.colour);
  return candidates;
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

Evidence weigh(const Features& features, const Colour& floor) {
  return Weigher(features, floor).weigh();
}

}  // namespace unblocker::scanner
