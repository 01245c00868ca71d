// What speaks for and against two neighbouring cells belonging together, as plain numbers: the
// input of the classifiers that learned how games draw blocks.
#pragma once

#include <array>
#include <vector>

#include "floor.h"
#include "measurements.h"
#include "seam_look.h"

namespace unblocker::scanner {

inline constexpr std::size_t seamClueCount = 26;
inline constexpr std::size_t cellClueCount = 14;

using SeamClues = std::array<float, seamClueCount>;
using CellClues = std::array<float, cellClueCount>;

/// What is seen of a board's seams whatever its floor is; refers to what it was made of.
struct BoardLook {
  const Patch& patch;
  const Features& features;
  std::vector<SeamLook> seams;  ///< Cell by cell, the one at its right before the one below it.
  std::vector<float> nearest;   ///< How unlike each cell the one is that is most like it.
};

BoardLook lookAt(const Patch& patch, const Features& features);

/// Where an inner seam lies: between the cells of these indices.
struct SeamPlace {
  std::size_t first = 0;
  std::size_t second = 0;
  bool isUpright = true;  ///< Whether the second cell is at the right of the first, not below it.
};

/// How much of the floor shows at a seam.
struct Cover {
  float least = 1;  ///< Solid part of the pixel line near the seam that shows most floor.
  float leastMiddle = 1;
  float ends = 1;   ///< The same at the lane's rims.
  float body = 0;   ///< Rims half a cell off the seam.
  float gap = 255;  ///< Least floor distance of a whole line.
};

/// The clues of a board under one floor. Those of cells cost a fraction of those of seams, which
/// are gathered when they are asked for. Refers to the look it was made of.
class FloorClues {
 public:
  FloorClues(const BoardLook& board, const FloorCandidate& floor);

  /// Row-major.
  std::vector<CellClues> ofCells() const;

  /// Calls visit(place, clues) for one seam after the other, until it returns false.
  template <typename Visit>
  void eachSeam(Visit visit) {
    if (covers_.empty()) cover();
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (!visit(places_[i], ofSeam(i))) return;
  }

 private:
  /// What is usual on one board, sorted.
  struct Usual {
    std::vector<float> straights;
    std::vector<float> colours;
    std::vector<float> gaps;
    std::vector<float> unevens;
    std::vector<float> cells;  ///< Floor distances.
    float floorSeam = 0;       ///< Straight edge between cells that show the floor.
    float floorPart = 0;
  };

  void learnUsual();
  void cover();
  float solidPart(std::size_t cell) const;
  SeamClues ofSeam(std::size_t i) const;
  CellClues ofCell(std::size_t cell, float edges) const;

  const BoardLook& board_;
  FloorDistance floor_;
  std::vector<SeamPlace> places_;
  std::vector<float> floors_;
  std::vector<Cover> covers_;
  Usual usual_;
};

}  // namespace unblocker::scanner
