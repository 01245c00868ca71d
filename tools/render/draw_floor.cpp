// The floor under the blocks, in the styles that games give it.
#include <cmath>

#include "sketch.h"

namespace unblocker::render {
namespace {

template <typename Draw>
void forEachCell(const Sketch& sketch, Draw draw) {
  for (int row = 0; row < sketch.puzzle.rows; ++row)
    for (int col = 0; col < sketch.puzzle.cols; ++col) draw(col, row);
}

void drawGridLines(Canvas& canvas, const Sketch& sketch) {
  const double width = sketch.stroke(0.03);
  for (int col = 0; col <= sketch.puzzle.cols; ++col)
    canvas.fill({sketch.board.x + col * sketch.cellWidth - width / 2, sketch.board.y, width,
                 sketch.board.height},
                sketch.look.line);
  for (int row = 0; row <= sketch.puzzle.rows; ++row)
    canvas.fill({sketch.board.x, sketch.board.y + row * sketch.cellHeight - width / 2,
                 sketch.board.width, width},
                sketch.look.line);
}

void drawRaisedTiles(Canvas& canvas, const Sketch& sketch) {
  const double edge = sketch.stroke(0.05);
  forEachCell(sketch, [&](int col, int row) {
    const Box cell = sketch.cells(col, row, 1, 1);
    canvas.fill(cell, shaded(sketch.look.floor.colour, -26));
    canvas.fill({cell.x, cell.y, cell.width - edge, cell.height - edge},
                shaded(sketch.look.floor.colour, 22));
    canvas.fill(cell.shrunk(edge), 0, sketch.look.floor);
  });
}

void drawCheckers(Canvas& canvas, const Sketch& sketch) {
  forEachCell(sketch, [&](int col, int row) {
    if ((col + row) % 2 != 0)
      canvas.fill(
          sketch.cells(col, row, 1, 1),
          shaded(sketch.look.line, 0.3 * (sketch.look.floor.colour[0] - sketch.look.line[0])));
  });
}

void drawWells(Canvas& canvas, const Sketch& sketch) {
  forEachCell(sketch, [&](int col, int row) {
    canvas.fill(sketch.cells(col, row, 1, 1).shrunk(0.06 * sketch.unit()), 0.15 * sketch.unit(),
                {sketch.look.line});
  });
}

/// Lines across the floor that have nothing to do with the cells.
void drawCreases(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  const Box& board = sketch.board;
  for (int crease = dice.pick(2, 5); crease > 0; --crease) {
    const Point from{board.x, board.y + dice.between(0, board.height)};
    const Point to{board.right(), board.y + dice.between(0, board.height)};
    canvas.line(from, to, sketch.stroke(0.03), sketch.look.line, 0.7);
  }
}

}  // namespace

void drawFloor(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  canvas.fill(sketch.board.shrunk(-sketch.look.padding * sketch.unit()), 0, sketch.look.floor);
  switch (sketch.look.floorStyle) {
    case Floor::plain: return;
    case Floor::gridLines: return drawGridLines(canvas, sketch);
    case Floor::raisedTiles: return drawRaisedTiles(canvas, sketch);
    case Floor::checkered: return drawCheckers(canvas, sketch);
    case Floor::wells: return drawWells(canvas, sketch);
    case Floor::creases: return drawCreases(canvas, sketch, dice);
  }
}

}  // namespace unblocker::render
