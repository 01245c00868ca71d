// Changes of a picture's geometry: other sizes, cuts, turns, a camera's slanted view.
#pragma once

#include <array>

#include "canvas.h"

namespace unblocker::render {

/// Whole pixels of the source.
struct Cut {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

/// The part of the picture that lies in the cut; what lies beyond the picture is black.
Canvas cropped(ImageView picture, const Cut& cut);

/// Averages when it gets smaller, interpolates when it gets larger.
Canvas resized(ImageView picture, int width, int height);

Canvas mirrored(ImageView picture);
Canvas quarterTurned(ImageView picture);  ///< Clockwise.

/// The picture's corners (from the top left, clockwise) moved to `corners`, in pixels of a picture
/// of the same size; black where nothing comes to lie.
Canvas slanted(ImageView picture, const std::array<Point, 4>& corners);

/// Where a point of the picture comes to lie.
Point slantedPoint(ImageView picture, const std::array<Point, 4>& corners, const Point& point);

}  // namespace unblocker::render
