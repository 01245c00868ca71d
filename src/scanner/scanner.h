// Pixels to Puzzle: the whole of what the rest of the program knows of the scanner.
#pragma once

#include "../image.h"
#include "../puzzle.h"

namespace unblocker {

/// A board as it was read from a picture.
struct Reading {
  Puzzle puzzle;
  Rect rect;              ///< The board's cells, without frame, in picture pixels.
  double confidence = 0;  ///< 0…1; from 0.9 on the reading is meant to be relied upon.
};

/// Reads the one board in a picture. The puzzle of a Reading is always legal.
/// Errors: pictureTooSmall, noBoard, manyBoards, noTarget, blockOffGrid, notBelieved.
Result<Reading> scan(ImageView picture);

}  // namespace unblocker
