// Capitals and figures, five pixels high: text enough for titles, numbers and labels.
#pragma once

#include <string_view>

#include "canvas.h"

namespace unblocker::render {

/// Writes digits, capitals and blanks into a line `height` pixels high, its middle at `middle`.
void write(Canvas& canvas, std::string_view text, const Point& middle, double height,
           const Colour& colour, double opacity = 1);

}  // namespace unblocker::render
