// Reads closely wherever a board may lie, within its borders and within others, and tells of each
// reading what is asked of none before: whether it would be a puzzle worth setting, and how much of
// it may as well lie beside the board.
#pragma once

#include <vector>

#include "lattice.h"
#include "raster.h"
#include "reader.h"
#include "scanner.h"
#include "weights.h"

namespace unblocker::scanner {

/// Where boards of square cells may lie, the likeliest first: a few of them, large ones first.
std::vector<Lattice> likelyPlaces(const Raster& raster);

/// Refers to its picture and weights, which look closely.
class CloseReader {
 public:
  CloseReader(const Raster& raster, const Weights& close, MovesOf movesOf)
      : raster_(raster), close_(close), movesOf_(movesOf) {}

  /// What is read at a lattice: within its own borders; and within those that explain more, if
  /// there are such and no board on the same lines had its borders moved before.
  std::vector<GridReading> at(const Lattice& lattice);

  /// A reading with what is told only of what was read closely.
  GridReading lookedAround(GridReading reading) const;

 private:
  bool wasWalked(const Lattice& lattice) const;

  const Raster& raster_;
  const Weights& close_;
  MovesOf movesOf_;
  std::vector<Grid> walked_;  ///< How far boards reach whose borders were moved.
};

}  // namespace unblocker::scanner
