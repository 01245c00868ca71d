#include "paint.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

/// A repeatable number in -1…1 for every (a, b) of a seed.
double noise(std::uint32_t seed, std::uint32_t a, std::uint32_t b) {
  std::uint32_t h = seed * 0x9e3779b1U ^ a * 0x85ebca6bU ^ b * 0xc2b2ae35U;
  h = (h ^ h >> 15U) * 0x2c1b3c6dU;
  h = (h ^ h >> 12U) * 0x297a2d39U;
  return static_cast<double>((h ^ h >> 15U) & 0xffffU) / 32767.5 - 1;
}

/// Noise that changes smoothly along a line.
double smoothNoise(std::uint32_t seed, double at, std::uint32_t lane) {
  const double cell = std::floor(at);
  const double part = at - cell;
  const auto i = static_cast<std::uint32_t>(static_cast<std::int32_t>(cell));
  return (1 - part) * noise(seed, i, lane) + part * noise(seed, i + 1, lane);
}

double speckle(std::uint32_t seed, int x, int y) {
  return noise(seed, static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
}

double woodShade(const Paint& paint, const Box& box, int x, int y) {
  const bool lying = box.width > box.height;
  const double unit = std::max(1.5, std::min(box.width, box.height) / 14);
  const double across = lying ? y - box.y : x - box.x;
  const double along = lying ? x - box.x : y - box.y;
  const double bend = 0.8 * smoothNoise(paint.seed, along / (unit * 9), 1);
  return paint.contrast *
         (smoothNoise(paint.seed, across / unit + bend, 2) + 0.25 * speckle(paint.seed, x, y));
}

}  // namespace

Colour hsv(const Hsv& wanted) {
  const auto channel = [&](double n) {
    const double k = std::fmod(n + wanted.hue / 60 + 6, 6);
    const double dip = std::max(0.0, std::min({k, 4 - k, 1.0}));
    return 255 * (wanted.value * (1 - wanted.saturation * dip));
  };
  return {channel(5), channel(3), channel(1)};
}

double distance(const Colour& a, const Colour& b) {
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double shadeAt(const Paint& paint, const Box& box, int x, int y) {
  const double down = (y + 0.5 - box.y) / std::max(1.0, box.height);
  switch (paint.material) {
    case Material::flat: return 0;
    case Material::wood: return woodShade(paint, box, x, y);
    case Material::gradient: return paint.contrast * (1 - 2 * down);
    case Material::glossy: return down > 0.12 && down < 0.45 ? paint.contrast : 0;
    case Material::speckled: return paint.contrast * speckle(paint.seed, x, y);
  }
  return 0;
}

}  // namespace unblocker::render
