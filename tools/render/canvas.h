// A picture in memory that can be drawn on: rectangles with soft edges, wood grain, noise.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "image.h"

namespace unblocker::render {

using Colour = std::array<double, 3>;  ///< Red, green, blue, 0…255.

/// Places are in pixels and may lie between two of them; edges are antialiased.
struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  Box shrunk(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
};

class Canvas {
 public:
  Canvas(int width, int height);

  void fill(const Box& box, const Colour& colour, double opacity = 1);

  /// Wood: streaks along the box's longer side, or upright where it is square.
  void fillWood(const Box& box, const Colour& colour, double contrast, std::uint32_t seed);

  /// A disc, for rivets and buttons.
  void dot(double x, double y, double radius, const Colour& colour);

  ImageView view() const { return {pixels_.data(), width_, height_}; }
  int width() const { return width_; }
  int height() const { return height_; }

 private:
  void blend(int x, int y, const Colour& colour, double opacity);

  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace unblocker::render
