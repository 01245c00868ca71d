// What can be measured on a patch without deciding anything: each cell's colour, and how clearly
// neighbouring cells are parted.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "patch.h"

namespace unblocker::scanner {

using Colour = std::array<float, 3>;  ///< Red, green, blue, 0…255.

float distance(const Colour& a, const Colour& b);

/// The mean of so many pixels, each `apart` numbers after the one before. Not for a raster's last
/// pixel: one number more is read than it has.
Colour meanColour(const float* pixel, std::ptrdiff_t apart, int count);

/// The strongest difference between lines two apart.
float strongestEdge(std::span<const Colour> lines);

/// A pixel's, or of the one next to a place outside.
Colour colourAt(const Raster& raster, int x, int y);

/// A cell's middle as a coarse picture of its own, row by row.
inline constexpr int textureSide = 4;
using Texture = std::array<Colour, textureSide * textureSide>;

/// Mean distance of two textures' colours.
float distance(const Texture& a, const Texture& b);

struct CellFeatures {
  static constexpr int rim = 8;  ///< Pixels at its sides that a seam's edges may reach into.

  Texture texture{};
  Colour colour{};      ///< Mean of the texture.
  float roughness = 0;  ///< Strongest straight edge inside the cell, grey levels.
};

/// How much a cell's middle differs from its mean colour, grey levels.
float reliefOf(const CellFeatures& cell);

/// How much a cell's middle differs from its mirror image: the larger of left from right and top
/// from bottom, grey levels.
float lopsidednessOf(const CellFeatures& cell);

/// What parts two neighbouring cells, or a cell and what lies beyond the board.
struct Seam {
  static constexpr int reach = 5;  ///< How far from the grid line its edges may lie, patch pixels.

  float strength = 0;  ///< Strongest difference across it, grey levels.
  float offset = 0;    ///< Where its edges lie on average, patch pixels from the grid line.
  bool shown = true;   ///< False where the picture ends at this line.
  std::array<Colour, 4> middle{};  ///< Colours of the pixel lines around the grid line, in order.
};

struct Features {
  int cols = 0;
  int rows = 0;
  std::vector<CellFeatures> cells;  ///< Row-major.
  std::vector<Seam> verticals;      ///< Line by line from the left, each from the top.
  std::vector<Seam> horizontals;    ///< Line by line from the top, each from the left.

  std::size_t index(int col, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(col);
  }
  Cell cellAt(std::size_t index) const {
    const auto i = static_cast<int>(index);
    return {i % cols, i / cols};
  }
  /// The seam on the vertical line number `line`, 0…cols, beside the cells of `row`.
  const Seam& vertical(int line, int row) const {
    return verticals[static_cast<std::size_t>(line * rows + row)];
  }
  /// The seam on the horizontal line number `line`, 0…rows, beside the cells of `col`.
  const Seam& horizontal(int line, int col) const {
    return horizontals[static_cast<std::size_t>(line * cols + col)];
  }
};

Features measure(const Patch& patch);

}  // namespace unblocker::scanner
