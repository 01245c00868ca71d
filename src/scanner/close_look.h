// What is doubtful is looked at pixel by pixel: by a network that sees, besides the usual clues,
// all of every cell and of the two cells at every seam, and how they go together. It tells a
// lorry's cab from its trailer and both from two cars, where clues show but an edge; and takes too
// much time and room to be asked first.
#pragma once

#include <optional>
#include <span>

#include "board_network.h"
#include "clues.h"
#include "evidence.h"
#include "grains.h"
#include "weights.h"

namespace unblocker::scanner {

/// The weights that come with the program, but for what looks closely and the belief in it; none
/// for pictures in grey.
std::optional<Weights> closeLook(Palette palette);

/// Weights that look closely by a network of that table, and believe in what it reads by the other.
Weights lookingClosely(const Weights& usual, std::span<const float> network,
                       std::span<const float> belief);

/// What the network is shown of a board under one floor; refers to the look.
class CloseClues {
 public:
  CloseClues(const BoardLook& board, const FloorClues& clues);

  /// Write closeSeamInputs or closeCellInputs numbers.
  void putSeam(const SeamPlace& place, const SeamClues& clues, float* out) const;
  void putCell(std::size_t cell, const CellClues& clues, float* out) const;

 private:
  const BoardLook& board_;
  Grains grains_;
  BoardClues all_;
};

/// The evidence by weights that look closely, whatever it is worth.
std::optional<Evidence> weighClosely(const BoardLook& board, const FloorCandidate& floor,
                                     const Weights& weights);

}  // namespace unblocker::scanner
