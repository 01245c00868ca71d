#include "doodle.h"

#include <algorithm>
#include <array>

#include "dice.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

/// Two to four colours that go on one ground.
std::vector<Colour> rollColours(Dice& dice, const Colour& ground, double contrast) {
  std::vector<Colour> colours(static_cast<std::size_t>(dice.pick(2, 4)));
  for (Colour& colour : colours) {
    const Colour any = hsv({dice.between(0, 360), dice.between(0, 1), dice.between(0.1, 1)});
    const Colour near = shaded(ground, dice.between(-90, 90));
    const Colour wanted = dice.chance(0.4) ? near : any;
    for (std::size_t c = 0; c < colour.size(); ++c)
      colour[c] = std::clamp(wanted[c], ground[c] - contrast, ground[c] + contrast);
  }
  return colours;
}

}  // namespace

Doodle::Doodle(std::uint32_t seed, const Colour& ground, double contrast) {
  constexpr std::array kinds{Kind::box, Kind::disc, Kind::ring, Kind::stroke, Kind::tip};
  Dice dice(seed);
  const std::vector<Colour> colours = rollColours(dice, ground, contrast);
  const bool mirrorsAcross = dice.chance(0.7);
  const bool mirrorsAlong = dice.chance(0.4);
  const int count = dice.pick(2, 6);
  for (int i = 0; i < count; ++i) {
    Shape shape{dice.of(kinds), {}, dice.of(colours), dice.of(colours), dice.between(0, 0.5)};
    // The first is what all others are on.
    const double least = i == 0 ? 0.5 : 0.08;
    const double most = i == 0 ? 0.95 : 0.5;
    shape.shares.width = dice.between(least, most);
    shape.shares.height = dice.between(least, most);
    shape.shares.x =
        i == 0 ? (1 - shape.shares.width) / 2 : dice.between(0.03, 0.97 - shape.shares.width);
    shape.shares.y = i == 0 || (mirrorsAcross && dice.chance(0.4))
                         ? (1 - shape.shares.height) / 2
                         : dice.between(0.03, 0.97 - shape.shares.height);
    shapes_.push_back(shape);
    if (mirrorsAcross) {
      shape.shares.y = 1 - shape.shares.height - shape.shares.y;
      shapes_.push_back(shape);
    }
    if (mirrorsAlong) {
      shape.shares.x = 1 - shape.shares.width - shape.shares.x;
      shapes_.push_back(shape);
    }
  }
}

void Doodle::draw(Canvas& canvas, const Box& box, Axis axis) const {
  for (const Shape& shape : shapes_) draw(canvas, shape, box, axis);
}

void Doodle::draw(Canvas& canvas, const Shape& shape, const Box& box, Axis axis) {
  const Box part = partOf(box, axis, shape.shares);
  const double shorter = std::min(part.width, part.height);
  const Point middle = part.middle();
  switch (shape.kind) {
    case Kind::box: return canvas.fill(part, shape.corner * shorter, {shape.colour});
    case Kind::disc: return canvas.dot(middle.x, middle.y, shorter / 2, shape.colour);
    case Kind::ring:
      canvas.dot(middle.x, middle.y, shorter / 2, shape.colour);
      return canvas.dot(middle.x, middle.y, (0.1 + 0.7 * shape.corner) * shorter, shape.inner);
    case Kind::stroke:
      return canvas.line({part.x, part.y}, {part.right(), part.bottom()},
                         std::max(1.0, 0.2 * shorter), shape.colour);
    case Kind::tip: {
      const bool lies = axis == Axis::horizontal;
      const Point base{lies ? part.x : middle.x, lies ? middle.y : part.bottom()};
      const Point reach{lies ? part.width : 0, lies ? 0 : -part.height};
      return canvas.arrowHead(base, reach, (lies ? part.height : part.width) / 2, shape.colour);
    }
  }
}

}  // namespace unblocker::render
