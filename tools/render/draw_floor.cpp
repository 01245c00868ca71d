// The floor under the blocks, in the styles that games give it.
#include <cmath>

#include "doodle.h"
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

/// How the plastic of toy boards is formed: knobs or holes, one a cell or several.
class Knobs {
 public:
  Knobs(const Sketch& sketch, Dice& dice)
      : base_(sketch.look.floor.colour),
        each_(dice.pick(1, 3)),
        radius_(dice.between(0.2, 0.38) * sketch.unit() / each_),
        rim_(dice.between(0.1, 0.3) * radius_),
        light_(dice.between(15, 60)),
        isHole_(dice.chance(0.3)),
        shines_(!isHole_ && dice.chance(0.7)) {}

  void draw(Canvas& canvas, const Box& cell) const {
    for (int row = 0; row < each_; ++row)
      for (int col = 0; col < each_; ++col)
        draw(canvas, cell.x + (col + 0.5) * cell.width / each_,
             cell.y + (row + 0.5) * cell.height / each_);
  }

 private:
  void draw(Canvas& canvas, double x, double y) const {
    canvas.dot(x + rim_, y + rim_, radius_, shaded(base_, isHole_ ? light_ : -light_));
    canvas.dot(x, y, radius_, shaded(base_, isHole_ ? -light_ : light_ / 2));
    if (shines_)
      canvas.dot(x - 0.3 * radius_, y - 0.3 * radius_, 0.4 * radius_, shaded(base_, 2 * light_),
                 0.8);
  }

  Colour base_;
  int each_;  // along either side of a cell
  double radius_;
  double rim_;
  double light_;
  bool isHole_;
  bool shines_;
};

}  // namespace

void drawFloorDoodles(Canvas& canvas, const Sketch& sketch) {
  constexpr double contrast = 35;
  const Doodle doodle(sketch.look.doodles.seed, sketch.look.floor.colour, contrast);
  forEachCell(sketch, [&](int col, int row) {
    doodle.draw(canvas, sketch.cells(col, row, 1, 1).shrunk(0.05 * sketch.unit()),
                Axis::horizontal);
  });
}

void drawFloor(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  canvas.fill(sketch.board.shrunk(-sketch.look.padding * sketch.unit()), 0, sketch.look.floor);
  switch (sketch.look.floorStyle) {
    case Floor::plain: return;
    case Floor::gridLines: return drawGridLines(canvas, sketch);
    case Floor::raisedTiles: return drawRaisedTiles(canvas, sketch);
    case Floor::checkered: return drawCheckers(canvas, sketch);
    case Floor::wells: return drawWells(canvas, sketch);
    case Floor::creases: return drawCreases(canvas, sketch, dice);
    case Floor::road: return drawRoad(canvas, sketch, dice);
    case Floor::knobs: {
      const Knobs knobs(sketch, dice);
      return forEachCell(
          sketch, [&](int col, int row) { knobs.draw(canvas, sketch.cells(col, row, 1, 1)); });
    }
  }
}

}  // namespace unblocker::render
