// Changes of a picture's geometry: other sizes, cuts, turns, a camera's slanted view.
#pragma once

#include <array>

#include "canvas.h"

namespace unblocker::render {

/// A projective map of homogeneous coordinates, row by row.
using Matrix = std::array<double, 9>;

/// Takes the unit square's corners, clockwise from the origin, to `to` (Heckbert, Fundamentals of
/// Texture Mapping and Image Warping, 1989).
Matrix fromUnitSquare(const std::array<Point, 4>& to);

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

/// Made smaller in proportion where a side is longer than `longest`; else a copy.
Canvas shrunk(ImageView picture, int longest);

Canvas mirrored(ImageView picture);
Canvas quarterTurned(ImageView picture);  ///< Clockwise.

/// The picture's corners (from the top left, clockwise) moved to `corners`, in pixels of a picture
/// of the same size; black where nothing comes to lie.
Canvas slanted(ImageView picture, const std::array<Point, 4>& corners);

/// Where the picture's corners come to lie when it is turned about its middle, clockwise.
std::array<Point, 4> turnedCorners(ImageView picture, double degrees);

/// Turned about its middle, clockwise, in a picture of the same size; black where nothing comes to
/// lie.
Canvas leaning(ImageView picture, double degrees);

/// Where a point of the picture comes to lie.
Point slantedPoint(ImageView picture, const std::array<Point, 4>& corners, const Point& point);

}  // namespace unblocker::render
