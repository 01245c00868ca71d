// What speaks for and against two neighbouring cells belonging together, as plain numbers: the
// input of the classifiers that learned how games draw blocks.
#pragma once

#include <array>
#include <vector>

#include "floor_distance.h"
#include "measurements.h"
#include "seam_look.h"

namespace unblocker::scanner {

inline constexpr std::size_t seamClueCount = 26;
inline constexpr std::size_t cellClueCount = 14;

using SeamClues = std::array<float, seamClueCount>;
using CellClues = std::array<float, cellClueCount>;

/// How strong the edges between solid cells are, at three of their quantiles, 0…1. Some are weak
/// where blocks are in one piece, none where each cell is a tile.
inline constexpr std::size_t boardClueCount = 3;
using BoardClues = std::array<float, boardClueCount>;

/// Where an inner seam lies: between the cells of these indices.
struct SeamPlace {
  std::size_t first = 0;
  std::size_t second = 0;
  bool isUpright = true;  ///< Whether the second cell is at the right of the first, not below it.
};

/// What is seen of a board whatever its floor is; refers to what it was made of.
struct BoardLook {
  const Patch& patch;
  const Features& features;
  std::vector<CellPixels> pixels;
  std::vector<SeamPlace> places;  ///< Cell by cell, the seam at its right before the one below it.
  std::vector<SeamLook> seams;    ///< In the order of their places.
  std::vector<float> nearest;     ///< How unlike each cell the one is that is most like it.
  std::vector<float> edges;  ///< How straight the edges around each cell are: mean rank, 0…1.
  // What is usual on this board, sorted.
  std::vector<float> straights;
  std::vector<float> colours;
  std::vector<float> unevens;
};

BoardLook lookAt(const Patch& patch, const Features& features);

/// The clues of a board under one floor. Those of cells cost a fraction of those of seams, which
/// are gathered when they are asked for. Refers to the look it was made of.
class FloorClues {
 public:
  FloorClues(const BoardLook& board, const FloorCandidate& floor);

  const FloorDistance& floorDistance() const { return floor_; }

  BoardClues ofBoard() const;

  /// Row-major.
  std::vector<CellClues> ofCells() const;

  /// Calls visit(place, clues) for one seam after the other, until it returns false.
  template <typename Visit>
  void eachSeam(Visit visit) {
    if (covers_.empty()) cover();
    for (std::size_t i = 0; i < covers_.size(); ++i)
      if (!visit(board_.places[i], ofSeam(i))) return;
  }

 private:
  /// How much of the floor shows at a seam.
  struct Cover {
    float least = 0;  ///< Solid part of the pixel line near the seam that shows most floor.
    float leastMiddle = 0;
    float ends = 0;  ///< The same at the lane's rims.
    float body = 0;  ///< Rims half a cell off the seam.
    float gap = 0;   ///< Least floor distance of a whole line.
  };

  void cover();
  Cover coverOf(bool upright, int line, int lane) const;
  SeamClues ofSeam(std::size_t i) const;
  CellClues ofCell(std::size_t cell) const;

  const BoardLook& board_;
  FloorDistance floor_;
  std::vector<float> floors_;  ///< Floor distances of cells.
  std::vector<Cover> covers_;
  // What is usual under this floor; sorted.
  std::vector<float> usualFloors_;
  std::vector<float> usualGaps_;
  float floorSeam_ = 0;  ///< Straight edge between cells that show the floor.
  float floorPart_ = 0;
};

}  // namespace unblocker::scanner
