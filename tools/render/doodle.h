// A picture of chance: a few shapes in a few colours, most of them mirrored as well.
// Games put flowers, faces, crates and crystals on their boards; no list of them would ever end.
#pragma once

#include <cstdint>
#include <vector>

#include "canvas.h"
#include "paint.h"
#include "puzzle.h"

namespace unblocker::render {

class Doodle {
 public:
  /// In any colours, or in those that differ from the ground by so many grey levels at most.
  Doodle(std::uint32_t seed, const Colour& ground, double contrast = 255);

  /// Along the axis, within the box.
  void draw(Canvas& canvas, const Box& box, Axis axis) const;

 private:
  enum class Kind { box, disc, ring, stroke, tip };

  struct Shape {
    Kind kind = Kind::box;
    Box shares;  ///< Of the box that it is drawn in.
    Colour colour{};
    Colour inner{};
    double corner = 0;  ///< A share of its shorter side.
  };

  static void draw(Canvas& canvas, const Shape& shape, const Box& box, Axis axis);

  std::vector<Shape> shapes_;
};

}  // namespace unblocker::render
