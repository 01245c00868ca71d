// Changes of a picture's colours: light, contrast, tint, hue, blur, noise.
#pragma once

#include <array>

#include "canvas.h"

namespace unblocker::render {

/// Red, green and blue each become gain × value + offset, 0…255.
void adjust(Canvas& canvas, const std::array<double, 3>& gain, double offset);

/// Light from one place: brightest there, and a share less at the corner farthest from it.
struct Lamp {
  Point at{};         ///< 0…1 across and down the picture; may lie beyond it.
  double fall = 0.4;  ///< 0…1: how much less light the farthest corner has.
};

void light(Canvas& canvas, const Lamp& lamp);

/// 255 × (value / 255)^gamma.
void bendTones(Canvas& canvas, double gamma);

/// Turns all hues by so many degrees, keeping brightness.
void turnHues(Canvas& canvas, double degrees);

/// Takes all colour away, keeping brightness.
void turnGrey(Canvas& canvas);

/// Gaussian, `sigma` in pixels.
void blur(Canvas& canvas, double sigma);

/// Adds to every channel of every pixel a number within ± `amount`.
void addNoise(Canvas& canvas, double amount, std::uint32_t seed);

}  // namespace unblocker::render
