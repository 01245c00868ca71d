#include "canvas.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

/// How much of pixel `at` lies in [from, to].
double coverage(int at, double from, double to) {
  return std::clamp(std::min(at + 1.0, to) - std::max(static_cast<double>(at), from), 0.0, 1.0);
}

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

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      pixels_(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255) {}

void Canvas::blend(int x, int y, const Colour& colour, double opacity) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_ || opacity <= 0) return;
  std::uint8_t* pixel =
      pixels_.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                            static_cast<std::size_t>(x));
  for (std::size_t c = 0; c < 3; ++c)
    pixel[c] = static_cast<std::uint8_t>(
        std::clamp(pixel[c] * (1 - opacity) + colour[c] * opacity, 0.0, 255.0));
}

void Canvas::fill(const Box& box, const Colour& colour, double opacity) {
  const int right = static_cast<int>(std::ceil(box.x + box.width));
  const int bottom = static_cast<int>(std::ceil(box.y + box.height));
  for (int y = static_cast<int>(std::floor(box.y)); y < bottom; ++y)
    for (int x = static_cast<int>(std::floor(box.x)); x < right; ++x)
      blend(
          x, y, colour,
          opacity * coverage(x, box.x, box.x + box.width) * coverage(y, box.y, box.y + box.height));
}

void Canvas::fillWood(const Box& box, const Colour& colour, double contrast, std::uint32_t seed) {
  const bool lying = box.width > box.height;
  const double unit = std::max(1.5, std::min(box.width, box.height) / 14);
  const int right = static_cast<int>(std::ceil(box.x + box.width));
  const int bottom = static_cast<int>(std::ceil(box.y + box.height));
  for (int y = static_cast<int>(std::floor(box.y)); y < bottom; ++y)
    for (int x = static_cast<int>(std::floor(box.x)); x < right; ++x) {
      const double across = lying ? y - box.y : x - box.x;
      const double along = lying ? x - box.x : y - box.y;
      const double bend = 0.8 * smoothNoise(seed, along / (unit * 9), 1);
      const double shade =
          contrast * smoothNoise(seed, across / unit + bend, 2) +
          0.25 * contrast *
              noise(seed, static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
      blend(x, y, {colour[0] + shade, colour[1] + shade, colour[2] + shade},
            coverage(x, box.x, box.x + box.width) * coverage(y, box.y, box.y + box.height));
    }
}

void Canvas::dot(double x, double y, double radius, const Colour& colour) {
  for (int v = static_cast<int>(y - radius) - 1; v <= static_cast<int>(y + radius) + 1; ++v)
    for (int u = static_cast<int>(x - radius) - 1; u <= static_cast<int>(x + radius) + 1; ++u)
      blend(u, v, colour,
            std::clamp(radius + 0.5 - std::hypot(u + 0.5 - x, v + 0.5 - y), 0.0, 1.0));
}

}  // namespace unblocker::render
