// How evidence is gathered, whoever says what cells and seams mean.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "clues.h"
#include "evidence.h"

namespace unblocker::scanner {

/// What a likelihood costs, by its logarithm. No single measurement may decide alone: what looks
/// impossible happens once in a thousand.
inline float weighed(float logLikelihood) {
  constexpr float most = 7.0F;
  return std::min(-logLikelihood, most);
}

inline SeamCost seamCostBy(const std::array<float, 3>& belief) {
  return {weighed(belief[0]), weighed(belief[1]), weighed(belief[2])};
}

/// The evidence of all cells and seams by `ofCell(index, clues)` and `ofSeam(place, clues)`;
/// nothing as soon as it is plain that no tiling costs less than `limit`.
template <typename OfCell, typename OfSeam>
std::optional<Evidence> evidenceBy(const BoardLook& board, FloorClues& clues, double limit,
                                   OfCell ofCell, OfSeam ofSeam) {
  Evidence evidence{board.patch.cols, board.patch.rows, {}, {}, {}};
  double least = 0;  // what every tiling costs, whatever it says of each cell and seam
  const std::vector<CellClues> cells = clues.ofCells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const CellCost cost = ofCell(i, cells[i]);
    least += leastOf(cost);
    evidence.cells.push_back(cost);
  }
  evidence.right.resize(evidence.cells.size());
  evidence.below.resize(evidence.cells.size());
  if (least < limit)
    clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
      const SeamCost cost = ofSeam(place, seam);
      least += leastOf(cost);
      (place.isUpright ? evidence.right : evidence.below)[place.first] = cost;
      return least < limit;
    });
  if (least >= limit) return std::nullopt;
  return evidence;
}

}  // namespace unblocker::scanner
