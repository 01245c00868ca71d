// What is doubtful is looked at pixel by pixel: networks that see, besides the usual clues, all of
// a cell or of the two cells at a seam. They tell a lorry's cab from its trailer and both from two
// cars, where clues show but an edge; and take too much time and room to be asked first.
#pragma once

#include <array>
#include <optional>

#include "classifier.h"
#include "clues.h"
#include "evidence.h"
#include "grains.h"
#include "weights.h"

namespace unblocker::scanner {

inline constexpr std::size_t closeSeamInputs = seamClueCount + seamWindowSize + boardClueCount;
inline constexpr std::size_t closeCellInputs = cellClueCount + cellWindowSize + boardClueCount;
inline constexpr std::size_t closeCellMeanings = 3;  ///< Floor, part of a block, wall.

inline constexpr std::size_t closeSeamHidden = 48;
inline constexpr std::size_t closeCellHidden = 28;

/// The weights that come with the program, but for the two networks, which look closely; none for
/// pictures in grey.
std::optional<Weights> closeLook(Palette palette);

/// What the networks are shown of a board under one floor; refers to the look.
class CloseClues {
 public:
  /// Clues, a window, and what goes for all of the board.
  using Seam = std::array<float, closeSeamInputs>;
  using Cell = std::array<float, closeCellInputs>;

  CloseClues(const BoardLook& board, const FloorClues& clues);

  Seam ofSeam(const SeamPlace& place, const SeamClues& clues) const;
  Cell ofCell(std::size_t cell, const CellClues& clues) const;

 private:
  const BoardLook& board_;
  Grains grains_;
  BoardClues all_;
};

/// As `weigh`, by weights that look closely.
std::optional<Evidence> weighClosely(const BoardLook& board, const FloorCandidate& floor,
                                     const Weights& weights, double limit);

}  // namespace unblocker::scanner
