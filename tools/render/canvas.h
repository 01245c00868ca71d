// A picture in memory that can be drawn on: rounded boxes of some material, discs, triangles,
// strokes. Places are in pixels and may lie between two of them; edges are antialiased.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "image_view.h"
#include "paint.h"

namespace unblocker::render {

class Canvas {
 public:
  /// White.
  Canvas(int width, int height);
  /// A copy.
  explicit Canvas(ImageView picture);

  void fill(const Box& box, const Colour& colour, double opacity = 1);

  /// A box with round corners, made of something.
  void fill(const Box& box, double radius, const Paint& paint, double opacity = 1);

  /// Wood: streaks along the box's longer side, or upright where it is square.
  void fillWood(const Box& box, const Colour& colour, double contrast, std::uint32_t seed);

  /// A disc, for rivets and buttons.
  void dot(double x, double y, double radius, const Colour& colour, double opacity = 1);

  /// A triangle with its tip at (x + dx, y + dy) and its base through (x, y), `half` to each side.
  void arrowHead(const Point& base, const Point& reach, double half, const Colour& colour);

  void line(const Point& from, const Point& to, double width, const Colour& colour,
            double opacity = 1);

  ImageView view() const { return {pixels_.data(), width_, height_}; }
  int width() const { return width_; }
  int height() const { return height_; }
  std::uint8_t* at(int x, int y) {
    return pixels_.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                                 static_cast<std::size_t>(x));
  }

 private:
  void blend(int x, int y, const Colour& colour, double opacity);

  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace unblocker::render
