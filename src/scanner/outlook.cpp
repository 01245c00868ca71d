#include "outlook.h"

#include <algorithm>

#include "tiling.h"

namespace unblocker::scanner {

Outlook::Outlook(const Evidence& evidence) : after_(evidence.cells.size()) {
  constexpr float never = 1e6F;
  constexpr Costs endOfRow{0, 0, 0, never, 0};
  float below = 0;  // of all rows below
  for (int row = evidence.rows; row-- > 0;) {
    Costs next{};  // of the rest of the row, by what its first cell is
    for (int col = evidence.cols; col-- > 0;) {
      const auto i = static_cast<std::size_t>(row * evidence.cols + col);
      const Costs onwards = col + 1 < evidence.cols ? before(evidence.right[i], next) : endOfRow;
      next = ofCell(evidence, i);
      for (std::size_t kind = 0; kind < kinds; ++kind) {
        after_[i][kind] = below + onwards[kind];
        next[kind] += onwards[kind];
      }
    }
    below += *std::min_element(next.begin(), next.end() - 1);  // no row begins with a later cell
  }
}

/// A cell and the seam above it.
Outlook::Costs Outlook::ofCell(const Evidence& evidence, std::size_t cell) {
  const CellCost& cost = evidence.cells[cell];
  Costs costs{cost.floor, cost.solid + cost.wall + wallCost, cost.solid, cost.solid, cost.solid};
  const auto cols = static_cast<std::size_t>(evidence.cols);
  if (cell < cols) return costs;
  const SeamCost& above = evidence.below[cell - cols];
  const Costs seams{std::min(above.floors, above.parted), above.parted,
                    std::min(above.joined, above.parted), above.parted, above.parted};
  for (std::size_t kind = 0; kind < kinds; ++kind) costs[kind] += seams[kind];
  return costs;
}

/// What follows a seam, by what stands before it.
Outlook::Costs Outlook::before(const SeamCost& seam, const Costs& next) {
  const auto [floor, wall, upright, first, later] = next;
  const float solid = seam.parted + std::min({wall, upright, first});
  const float parted = std::min(solid, seam.parted + floor);
  const float joined = seam.joined + later;
  return {std::min(solid, seam.floors + floor), parted, parted, joined, std::min(parted, joined)};
}

}  // namespace unblocker::scanner
