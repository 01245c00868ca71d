// What things are made of: a colour, and how its brightness varies over a box.
#pragma once

#include <array>
#include <cstdint>

namespace unblocker::render {

using Colour = std::array<double, 3>;  ///< Red, green, blue, 0…255.

struct Point {
  double x = 0;
  double y = 0;
};

/// A rectangle in pixels.
struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  double right() const { return x + width; }
  double bottom() const { return y + height; }
  Point middle() const { return {x + width / 2, y + height / 2}; }
  Box shrunk(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
};

/// `by` grey levels lighter, or darker.
inline Colour shaded(const Colour& colour, double by) {
  return {colour[0] + by, colour[1] + by, colour[2] + by};
}

struct Hsv {
  double hue = 0;         ///< Degrees, from -360 on.
  double saturation = 0;  ///< 0…1.
  double value = 0;       ///< 0…1.
};

/// One argument, in braces, so that dice thrown for its parts are thrown in order.
Colour hsv(const Hsv& wanted);

double distance(const Colour& a, const Colour& b);

enum class Material { flat, wood, gradient, glossy, speckled };

struct Paint {
  Colour colour{};
  Material material = Material::flat;
  double contrast = 0;     ///< How much brightness varies, grey levels.
  std::uint32_t seed = 0;  ///< Chooses grain and speckles.
};

/// How much lighter than the paint's colour the pixel (x, y) of `box` is, grey levels.
double shadeAt(const Paint& paint, const Box& box, int x, int y);

}  // namespace unblocker::render
