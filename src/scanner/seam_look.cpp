#include "seam_look.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace unblocker::scanner {
namespace {

float luminance(const Colour& colour) {
  return 0.3F * colour[0] + 0.59F * colour[1] + 0.11F * colour[2];
}

constexpr int farthest = patchCell / 2;
constexpr int mostParts = 4;

/// The edges across each of some equal parts of the lane, for every pixel line around the seam.
/// What the lane's length leaves over belongs to none.
class Edges {
 public:
  /// Of `mostParts` at most, from the lines within `reach` of the seam. An edge lies between two of
  /// them, and a straight one is looked for a pixel aside: it may lie in [2 - reach, reach - 3].
  Edges(const SeamView& view, int parts, int reach) : parts_(parts) {
    constexpr int lane = patchCell - 2 * laneRim;
    for (int part = 0; part < parts; ++part) {
      const int start = laneRim + part * lane / parts;
      std::array<Colour, 2 * static_cast<std::size_t>(farthest)> means;
      for (int d = -reach; d < reach; ++d)
        means[index(d)] = view.meanAlong(d, start, start + lane / parts);
      for (int d = 1 - reach; d < reach - 1; ++d)
        edges_[static_cast<std::size_t>(part)][index(d)] =
            distance(means[index(d - 1)], means[index(d + 1)]);
    }
  }

  /// The strongest edge in [from, to] that crosses all parts, give or take a pixel.
  float straightEdge(int from, int to) const {
    float strongest = 0;
    for (int d = from; d <= to; ++d) {
      float weakest = 255;
      for (int part = 0; part < parts_; ++part) {
        const auto& edges = edges_[static_cast<std::size_t>(part)];
        weakest = std::min(weakest,
                           std::max({edges[index(d - 1)], edges[index(d)], edges[index(d + 1)]}));
      }
      strongest = std::max(strongest, weakest);
    }
    return strongest;
  }

 private:
  static std::size_t index(int d) { return static_cast<std::size_t>(d + farthest); }

  int parts_;
  std::array<std::array<float, 2 * static_cast<std::size_t>(farthest)>, mostParts> edges_{};
};

// A drawing in the middle of a block can touch every third of the lane, but hardly every quarter:
// where the edges across these are less than this part of the others, they count.
constexpr float wholeSeam = 0.75F;

float straightEdgeOf(const SeamView& view, const Edges& thirds) {
  const float byThirds = thirds.straightEdge(-seamReach, seamReach - 1);
  const float byQuarters =
      Edges(view, mostParts, seamReach + 2).straightEdge(-seamReach, seamReach - 1);
  return byQuarters < wholeSeam * byThirds ? byQuarters : byThirds;
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

}  // namespace

SeamLook lookAt(const SeamView& view, const CellFeatures& before, const CellFeatures& after,
                const Seam& seam) {
  SeamLook look;
  const float usual = 0.5F * (luminance(before.colour) + luminance(after.colour));
  for (int d = -seamReach; d < seamReach; ++d) {
    const float light = luminance(view.meanAlong(d, laneRim, patchCell - laneRim));
    look.darkest = std::max(look.darkest, usual - light);
    look.brightest = std::max(look.brightest, light - usual);
  }
  const Edges thirds(view, 3, farthest);
  look.edge = seam.strength;
  look.straight = straightEdgeOf(view, thirds);
  look.inner = std::max(thirds.straightEdge(-10, -7), thirds.straightEdge(6, 9));
  look.uneven = lineDistance(view, -1, -7) + lineDistance(view, 0, 6);
  look.colours = distance(before.colour, after.colour);
  look.textures = distance(before.texture, after.texture);
  look.offset = std::abs(seam.offset);
  return look;
}

}  // namespace unblocker::scanner
