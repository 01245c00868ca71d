// The frame around the board, and the sign that tells where its exit is.
#include <algorithm>

#include "glyphs.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

double outerEdge(const Sketch& sketch) {
  const double frame = sketch.look.frameStyle == Frame::none ? 0 : sketch.look.frameWidth;
  return (sketch.look.padding + frame) * sketch.unit();
}

/// The exit's line, seen from the board outwards.
class Gate {
 public:
  explicit Gate(const Sketch& sketch)
      : sketch_(sketch), side_(sketch.puzzle.exit.side), line_(sketch.puzzle.exit.line) {}

  bool sideways() const { return axisOf(side_) == Axis::horizontal; }
  bool backwards() const { return side_ == Side::left || side_ == Side::top; }

  /// From `from` to `to` pixels beyond the cells, `narrower` pixels off the line at each side.
  Box beyond(double from, double to, double narrower = 0) const {
    const Box& board = sketch_.board;
    const double low = backwards() ? -to : (sideways() ? board.width : board.height) + from;
    if (sideways())
      return {board.x + low, board.y + line_ * sketch_.cellHeight + narrower, to - from,
              sketch_.cellHeight - 2 * narrower};
    return {board.x + line_ * sketch_.cellWidth + narrower, board.y + low,
            sketch_.cellWidth - 2 * narrower, to - from};
  }

  /// `length` pixels outwards.
  Point outwards(double length) const {
    const double signedLength = backwards() ? -length : length;
    return sideways() ? Point{signedLength, 0} : Point{0, signedLength};
  }

 private:
  const Sketch& sketch_;
  Side side_;
  int line_;
};

}  // namespace

void drawFrame(Canvas& canvas, const Sketch& sketch) {
  const Look& look = sketch.look;
  if (look.frameStyle == Frame::none) return;
  const Box outer = sketch.board.shrunk(-outerEdge(sketch));
  canvas.fill(outer, look.corner * sketch.unit(), look.frame);
  if (look.frameStyle != Frame::thick) return;
  const double rim = sketch.stroke(0.05);
  canvas.fill({outer.x, outer.y, outer.width, rim}, shaded(look.frame.colour, 30));
  canvas.fill({outer.x, outer.bottom() - rim, outer.width, rim}, shaded(look.frame.colour, -30));
}

void drawExit(Canvas& canvas, const Sketch& sketch) {
  const Look& look = sketch.look;
  const Gate gate(sketch);
  const double unit = sketch.unit();
  const double edge = outerEdge(sketch);
  const Box start = gate.beyond(edge + 0.1 * unit, edge + 0.2 * unit);
  switch (look.exitSign) {
    case ExitSign::none: return;
    case ExitSign::gap: return canvas.fill(gate.beyond(0, edge + 1), 0, look.floor);
    case ExitSign::notch:
      return canvas.fill(gate.beyond(0, 0.7 * edge + 1, 0.08 * unit), 0, look.floor);
    case ExitSign::bar:
      return canvas.fill(gate.beyond(edge, edge + std::max(2.0, 0.18 * unit)), look.sign);
    case ExitSign::arrow:
      return canvas.arrowHead(start.middle(), gate.outwards(0.5 * unit), 0.3 * unit, look.sign);
    case ExitSign::word:
      return write(canvas, "EXIT", gate.beyond(edge, edge + 0.8 * unit).middle(), 0.22 * unit,
                   look.sign);
  }
}

}  // namespace unblocker::render
