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
  std::vector<float> ink;  ///< 0…1, a little blurred, for each of its pixels and those beside.

  double middleX() const { return left + 0.5 * width; }
  double middleY() const { return top + 0.5 * height; }
};

/// Dots and dashes are lower than any letter that can be told from others.
inline bool isSpeck(const Print& print) { return print.height < 5; }

/// All that may be letters, some that touch, or specks, by their size, from the top; without
/// specks, or nothing, where there are too many for a board's.
std::vector<Print> printsIn(const Raster& raster);

/// What a print shows between two of its columns, without what is bare around that.
Print cut(const Print& print, int from, int to);

/// How much two prints differ where they do most, 0…1, if one lies on the other as well as it can.
float difference(const Print& a, const Print& b);

/// Whether it is an X: the same from left and right, with ink in its corners and its middle.
bool isCross(const Print& print);

}  // namespace unblocker::scanner
