// How unlike a floor every pixel of a board is.
//
// This is what most of the time of reading a board goes to, so it is done in bytes, sixteen at a
// time: whole grey levels are finer than anything that is concluded from them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "floor.h"
#include "patch.h"

namespace unblocker::scanner {

/// Pixels of one channel of a cell, by rows.
using CellPlane = std::array<std::uint8_t, static_cast<std::size_t>(patchCell) * patchCell>;
/// What a cell shows: red, green and blue in whole grey levels.
using CellPixels = std::array<CellPlane, 3>;

/// Of all cells, row-major.
std::vector<CellPixels> cellPixels(const Patch& patch);

/// How far the board's pixels are from a floor, in whole grey levels.
class FloorDistance {
 public:
  FloorDistance(const std::vector<CellPixels>& cells, int cols, const FloorCandidate& floor);

  /// Of the pixel at (x, y) from the board's corner; both inside the board.
  int at(int x, int y) const { return *pixel(x, y); }

  /// The same, and those at its right after it.
  const std::uint8_t* pixel(int x, int y) const {
    return pixels_.data() + static_cast<std::ptrdiff_t>(y) * width_ + x;
  }

  /// Of a whole cell's middle: the mean over its pixels.
  float ofCell(int col, int row) const;

  /// Part of a whole cell that is farther off than `most`.
  float partBeyond(int most, int col, int row) const;

 private:
  int width_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace unblocker::scanner
