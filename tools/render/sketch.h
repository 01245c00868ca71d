// A board about to be drawn: what, how, and where in the picture. The files draw_*.cpp each draw
// one layer of it.
#pragma once

#include <optional>

#include "canvas.h"
#include "look.h"
#include "puzzle.h"

namespace unblocker::render {

struct Sketch {
  const Puzzle& puzzle;
  const Look& look;
  int width = 0;  ///< Of the picture, pixels.
  int height = 0;
  Box board;  ///< The cells.
  double cellWidth = 0;
  double cellHeight = 0;
  std::optional<std::size_t> slidingBlock;  ///< Drawn between two cells,
  double slide = 0;                         ///< this far along its axis, cells.

  double unit() const { return cellWidth < cellHeight ? cellWidth : cellHeight; }
  /// A stroke of that part of a cell, at least a pixel wide.
  double stroke(double part) const { return part * unit() > 1 ? part * unit() : 1; }
  /// The box of cols × rows cells.
  Box cells(double col, double row, double cols, double rows) const {
    return {board.x + col * cellWidth, board.y + row * cellHeight, cols * cellWidth,
            rows * cellHeight};
  }
};

/// Chooses the picture's size and the board's place in it; `cell` is a cell's width in pixels.
Sketch layOut(Dice& dice, const Puzzle& puzzle, const Look& look, double cell);

void drawSurroundings(Canvas& canvas, const Sketch& sketch, Dice& dice);
void drawFrame(Canvas& canvas, const Sketch& sketch);
void drawFloor(Canvas& canvas, const Sketch& sketch, Dice& dice);
void drawExit(Canvas& canvas, const Sketch& sketch);
void drawPieces(Canvas& canvas, const Sketch& sketch);

/// What is on a fixed block besides its plate; all of it, if it is a disc.
void markWall(Canvas& canvas, const Sketch& sketch, const Box& plate);

/// One doodle on every cell of the floor.
void drawFloorDoodles(Canvas& canvas, const Sketch& sketch);

/// Lanes, crossings, bays, arrows and letters.
void drawRoad(Canvas& canvas, const Sketch& sketch, Dice& dice);

/// A car or, where it is longer, a lorry or a bus, of many parts; which ones, the paint's seed
/// says.
void drawVehicle(Canvas& canvas, const Sketch& sketch, const Box& box, std::size_t index,
                 const Paint& paint);

/// A part of a box, measured as shares along its axis, from the left or the bottom, and across it.
Box partOf(const Box& box, Axis axis, const Box& shares);

}  // namespace unblocker::render
