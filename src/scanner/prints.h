// Small things printed on a ground: letters, digits, signs. Finds them by what is darker or lighter
// than all around it and in one piece, and says whether two are alike, without knowing any letter.
#pragma once

#include <vector>

#include "measurements.h"
#include "raster.h"

namespace unblocker::scanner {

/// One piece, in raster pixels.
struct Print {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  bool isDark = false;     ///< On a lighter ground.
  Colour ground{};         ///< Just around it.
  std::vector<float> ink;  ///< 0…1 for each of its pixels, row by row.

  double middleX() const { return left + 0.5 * width; }
  double middleY() const { return top + 0.5 * height; }
};

/// All that may be letters by their size, from the top; nothing where there are too many for a
/// board's.
std::vector<Print> printsIn(const Raster& raster);

/// How much of two prints is unlike, 0…1, where one lies on the other as well as it can.
float difference(const Print& a, const Print& b);

/// Whether it is an X: the same from left and right, with ink in its corners and its middle.
bool isCross(const Print& print);

}  // namespace unblocker::scanner
