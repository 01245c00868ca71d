#include "seam_look.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace unblocker::scanner {
namespace {

float luminance(const Colour& colour) {
  return 0.3F * colour[0] + 0.59F * colour[1] + 0.11F * colour[2];
}

constexpr std::size_t thirds = 3;
constexpr int farthest = 12;  // half a cell to both sides

/// The edges across each third of the lane, for every pixel line around the seam.
class Thirds {
 public:
  explicit Thirds(const SeamView& view) {
    constexpr int length = 5;
    for (std::size_t part = 0; part < thirds; ++part) {
      const int start = laneRim + static_cast<int>(part) * 16 / 3;
      std::array<Colour, 2 * static_cast<std::size_t>(farthest)> means;
      for (int d = -farthest; d < farthest; ++d)
        means[index(d)] = view.meanAlong(d, start, start + length);
      for (std::size_t i = 1; i + 1 < means.size(); ++i)
        edges_[part][i] = distance(means[i - 1], means[i + 1]);
    }
  }

  /// The strongest edge in [from, to] that crosses all three, give or take a pixel.
  float straightEdge(int from, int to) const {
    float strongest = 0;
    for (int d = from; d <= to; ++d) {
      float weakest = 255;
      for (const auto& edges : edges_)
        weakest = std::min(weakest,
                           std::max({edges[index(d - 1)], edges[index(d)], edges[index(d + 1)]}));
      strongest = std::max(strongest, weakest);
    }
    return strongest;
  }

 private:
  static std::size_t index(int d) { return static_cast<std::size_t>(d + farthest); }

  std::array<std::array<float, 2 * static_cast<std::size_t>(farthest)>, thirds> edges_{};
};

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
  const Thirds lanes(view);
  look.edge = seam.strength;
  look.straight = lanes.straightEdge(-seamReach, seamReach - 1);
  look.inner = std::max(lanes.straightEdge(-10, -7), lanes.straightEdge(6, 9));
  look.uneven = lineDistance(view, -1, -7) + lineDistance(view, 0, 6);
  look.colours = distance(before.colour, after.colour);
  look.textures = distance(before.texture, after.texture);
  look.offset = std::abs(seam.offset);
  return look;
}

}  // namespace unblocker::scanner
