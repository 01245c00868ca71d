// What can be measured on a patch without deciding anything: each cell's colour, and how clearly
// neighbouring cells are parted.
#pragma once

#include <array>
#include <vector>

#include "patch.h"

namespace unblocker::scanner {

using Colour = std::array<float, 3>;  ///< Red, green, blue, 0…255.

float distance(const Colour& a, const Colour& b);

struct CellFeatures {
  Colour colour{};      ///< Mean of the middle of the cell.
  float roughness = 0;  ///< Strongest straight edge inside the cell, grey levels.
};

struct Features {
  int cols = 0;
  int rows = 0;
  std::vector<CellFeatures> cells;  ///< Row-major.
  std::vector<float> right;         ///< Seam between a cell and its right neighbour, grey levels.
  std::vector<float> below;         ///< Seam between a cell and the one below it.
  std::vector<float> border;        ///< Seams all round the board, where the picture shows them.

  std::size_t index(int col, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(col);
  }
};

Features measure(const Patch& patch);

}  // namespace unblocker::scanner
