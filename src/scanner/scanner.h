// Pixels to Puzzle: the whole of what the rest of the program knows of the scanner.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "../image_view.h"
#include "../puzzle.h"

namespace unblocker {

/// A place in the picture, in pixels from its top left corner.
struct PicturePoint {
  double x = 0;
  double y = 0;
};

/// A board as it was read from a picture. The rectangle of a board that lies askew is the one
/// around its corners.
struct Reading {
  Puzzle puzzle;
  Rect rect;              ///< The board's cells, without frame, in picture pixels.
  double confidence = 0;  ///< 0…1; from 0.9 on the reading is meant to be relied upon.
  std::array<PicturePoint, 4> corners{};  ///< Of the cells, clockwise from the board's top left.
  std::vector<double> cells;         ///< 0…1 for every cell, row-major; below 0.9 is doubtful.
  double targetConfidence = 0;       ///< 0…1: that the target is this block.
  double exitConfidence = 0;         ///< 0…1: that the exit is where it is said to be.
  std::vector<Puzzle> alternatives;  ///< Other readings that are close, best first.
};

/// The fewest moves that solve a legal puzzle, or as many as are known to be too few; nothing if it
/// has no solution. The scanner knows no solver: who has one lends it.
using MovesOf = std::optional<int> (*)(const Puzzle& puzzle);

/// Reads the one board in a picture. The puzzle of a Reading is always legal. With `movesOf`, a
/// target that neither colour nor frame tell is chosen by what it takes to free each block, and of
/// doubtful readings a hard puzzle is likelier.
/// Errors: pictureTooSmall, noBoard, manyBoards, noTarget, blockOffGrid, boardCutOff,
/// notBelieved.
Result<Reading> scan(ImageView picture, MovesOf movesOf = nullptr);

/// What a closer look finds in a picture by itself, whatever was read before: for who has reason to
/// doubt that. Never a certain one.
/// Errors: as scan's.
Result<Reading> scanClosely(ImageView picture, MovesOf movesOf = nullptr);

}  // namespace unblocker
