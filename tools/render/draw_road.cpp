// Streets and car parks under the blocks: markings that are no seams, however straight they are.
#include <algorithm>
#include <cmath>
#include <string>

#include "glyphs.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

class Road {
 public:
  Road(Canvas& canvas, const Sketch& sketch, Dice& dice)
      : canvas_(canvas),
        sketch_(sketch),
        dice_(dice),
        width_(sketch.stroke(dice.between(0.02, 0.06))),
        opacity_(dice.between(0.4, 1)) {}

  void mark() {
    if (dice_.chance(0.6)) lanes(axis());
    if (dice_.chance(0.4)) bays();
    for (int count = dice_.chance(0.4) ? dice_.pick(1, 2) : 0; count > 0; --count) crossing();
    for (int count = dice_.chance(0.4) ? dice_.pick(1, 4) : 0; count > 0; --count) arrow();
    for (int count = dice_.chance(0.3) ? dice_.pick(1, 4) : 0; count > 0; --count) letter();
  }

 private:
  Axis axis() { return dice_.chance(0.5) ? Axis::horizontal : Axis::vertical; }
  int count(Axis axis) const {
    return axis == Axis::horizontal ? sketch_.puzzle.cols : sketch_.puzzle.rows;
  }
  static Axis other(Axis axis) {
    return axis == Axis::horizontal ? Axis::vertical : Axis::horizontal;
  }
  /// In cells from the board's corner, `along` the axis and across it.
  Point place(Axis axis, double along, double across) const {
    const Box at = axis == Axis::horizontal ? sketch_.cells(along, across, 0, 0)
                                            : sketch_.cells(across, along, 0, 0);
    return {at.x, at.y};
  }
  void line(Axis axis, double from, double to, double across, double width) {
    canvas_.line(place(axis, from, across), place(axis, to, across), width, sketch_.look.line,
                 opacity_);
  }

  /// Lines along an axis, between the cells or through their middles, whole or dashed.
  void lanes(Axis axis) {
    const double offset = dice_.chance(0.5) ? 0 : 0.5;
    const bool isWhole = dice_.chance(0.4);
    const double period = dice_.between(0.4, 1.6);
    const double share = dice_.between(0.3, 0.7);
    const double often = dice_.between(0.2, 1);
    for (int lane = 0; lane < count(other(axis)); ++lane) {
      if (!dice_.chance(often)) continue;
      if (isWhole) {
        line(axis, 0, count(axis), lane + offset, width_);
        continue;
      }
      const int dashes = static_cast<int>(std::ceil(count(axis) / period));
      for (int dash = 0; dash < dashes; ++dash)
        line(axis, dash * period, std::min<double>((dash + share) * period, count(axis)),
             lane + offset, width_);
    }
  }

  /// Places to park, at one or both ends of an axis.
  void bays() {
    const Axis along = axis();
    const double deep = dice_.between(0.6, 2);
    const bool both = dice_.chance(0.5);
    const auto last = static_cast<double>(count(along));
    for (int bay = 0; bay <= count(other(along)); ++bay) {
      line(along, 0, deep, bay, width_);
      if (both) line(along, last - deep, last, bay, width_);
    }
  }

  /// Broad stripes side by side across a lane.
  void crossing() {
    const Axis along = axis();
    const int start = dice_.pick(0, count(along) - 1);
    const int first = dice_.pick(0, count(other(along)) - 1);
    const int cells = dice_.pick(1, count(other(along)) - first);
    const int stripes = dice_.pick(2, 4);
    for (int i = 0; i < cells * stripes; ++i)
      line(along, start + 0.1, start + 0.9, first + (i + 0.5) / stripes,
           0.5 * sketch_.unit() / stripes);
  }

  void arrow() {
    const Axis along = axis();
    const int at = dice_.pick(0, count(along) - 1);
    const double across = dice_.pick(0, count(other(along)) - 1) + 0.5;
    const double way = dice_.chance(0.5) ? 1 : -1;
    const double middle = at + 0.5;
    line(along, middle - 0.3 * way, middle, across, 0.12 * sketch_.unit());
    const double out = 0.3 * way * sketch_.unit();
    canvas_.arrowHead(place(along, middle, across),
                      along == Axis::horizontal ? Point{out, 0} : Point{0, out},
                      0.2 * sketch_.unit(), sketch_.look.line);
  }

  /// One that is painted on the ground of a cell.
  void letter() {
    const int col = dice_.pick(0, sketch_.puzzle.cols - 1);
    const int row = dice_.pick(0, sketch_.puzzle.rows - 1);
    const auto sign = static_cast<char>('A' + dice_.pick(0, 25));
    const double size = dice_.between(0.4, 0.7) * sketch_.unit();
    write(canvas_, std::string(1, sign), sketch_.cells(col, row, 1, 1).middle(), size,
          sketch_.look.line, opacity_);
  }

  Canvas& canvas_;
  const Sketch& sketch_;
  Dice& dice_;
  double width_;
  double opacity_;
};

}  // namespace

void drawRoad(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  Road(canvas, sketch, dice).mark();
}

}  // namespace unblocker::render
