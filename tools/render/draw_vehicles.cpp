// Vehicles seen from above, of many parts: what lies across a block without parting it.
#include <algorithm>

#include "sketch.h"

namespace unblocker::render {
namespace {

const Colour glass{40, 55, 75};
const Colour rubber{25, 25, 28};

class Builder {
 public:
  Builder(Canvas& canvas, double unit, const Box& box, const Block& block, bool isTarget,
          const Paint& paint)
      : canvas_(canvas),
        unit_(unit),
        box_(box),
        axis_(block.axis),
        cells_(block.length),
        isTarget_(isTarget),
        paint_(paint),
        dice_(paint.seed),
        isBackwards_(dice_.chance(0.5)),
        slim_(dice_.between(0, 0.14)),
        corner_(dice_.between(0.08, 0.3) * unit) {}

  void build() {
    if (dice_.chance(0.6)) wheels();
    const bool isCar = dice_.chance(cells_ == 2 ? 0.9 : 0.15);
    // No lorry is to be freed: the scanner can take its cab for a fixed block, and be sure of it.
    if (isCar || isTarget_)
      car();
    else if (dice_.chance(0.5))
      bus();
    else
      lorry();
    lights();
  }

 private:
  /// A part of the whole: from its tail, as a share of its length, and across it.
  Box part(double from, double length, double aside, double breadth) const {
    return partOf(box_, axis_, {isBackwards_ ? 1 - from - length : from, aside, length, breadth});
  }
  void fill(const Box& box, double radius, const Colour& colour, double opacity = 1) {
    canvas_.fill(box, radius, {colour}, opacity);
  }
  void body(double from, double length, const Paint& paint) {
    canvas_.fill(part(from, length, slim_, 1 - 2 * slim_), corner_, paint);
  }
  Paint toned(double by) const {
    Paint paint = paint_;
    paint.colour = shaded(paint.colour, by);
    return paint;
  }

  void wheels() {
    for (const double along : {0.12, 0.74}) fill(part(along, 0.14, 0, 1), 0.04 * unit_, rubber);
  }

  void car() {
    body(0, 1, paint_);
    if (dice_.chance(0.3)) stripe();
    const double tail = dice_.between(0.06, 0.2);
    const double roof = dice_.between(0.3, 0.45);
    const double screen = dice_.between(0.08, 0.16);
    const double aside = slim_ + 0.08;
    const double breadth = 1 - 2 * aside;
    fill(part(tail, 0.08 + roof + screen, aside, breadth), 0.08 * unit_, glass);
    const double tone = dice_.chance(0.5) ? dice_.between(8, 40) : dice_.between(-40, -8);
    canvas_.fill(part(tail + 0.08, roof, aside + 0.05, breadth - 0.1), 0.08 * unit_, toned(tone));
    if (dice_.chance(0.3)) fill(part(0.9, 0.03, aside, breadth), 0, shaded(paint_.colour, -40));
  }

  void stripe() {
    const Colour colour = dice_.chance(0.6) ? Colour{245, 245, 245} : Colour{30, 30, 30};
    fill(part(0.02, 0.96, 0.4, 0.2), 0, colour);
  }

  void bus() {
    body(0, 1, paint_);
    const int windows = 2 * cells_ + dice_.pick(0, 2);
    for (const double aside : {slim_ + 0.04, 0.84 - slim_})
      for (int i = 0; i < windows; ++i)
        fill(part(0.06 + 0.82 * i / windows, 0.5 / windows, aside, 0.12), 0, glass);
    fill(part(0.92, 0.05, slim_ + 0.08, 0.84 - 2 * slim_), 0.03 * unit_, glass);
    for (int hatch = dice_.pick(0, 3); hatch > 0; --hatch)
      fill(part(0.22 * hatch, 0.12, 0.36, 0.28), 0.03 * unit_, shaded(paint_.colour, -30));
  }

  void lorry() {
    const double cab = dice_.between(0.8, 1.05) / cells_;
    const double joint = dice_.between(0, 0.08) / cells_;
    const double bed = 1 - cab - joint;
    fill(part(0.02, 0.96, 0.3, 0.4), 0, rubber);  // the chassis, which shows in the joint
    const bool isPlain = dice_.chance(0.5);
    const double grey = dice_.between(110, 240);
    // Rimmed, as a bed may be as grey as the road.
    const Box whole = part(0, bed, slim_, 1 - 2 * slim_);
    const Paint paint = isPlain ? toned(dice_.between(-35, 35)) : Paint{{grey, grey, grey}};
    const double rim = std::max(1.0, 0.04 * unit_);
    fill(whole, corner_, shaded(paint.colour, -70));
    canvas_.fill(whole.shrunk(rim), std::max(0.0, corner_ - rim), paint);
    load(bed, isPlain ? paint_.colour : Colour{grey, grey, grey});
    body(1 - cab, cab, paint_);
    fill(part(1 - 0.45 * cab, 0.25 * cab, slim_ + 0.1, 0.8 - 2 * slim_), 0.05 * unit_, glass);
  }

  /// What lies on a lorry whose bed is so long and of that colour.
  void load(double bed, const Colour& colour) {
    const double from = 0.06 * bed;
    const double length = 0.88 * bed;
    const Colour dark = shaded(colour, -45);
    switch (dice_.pick(0, 4)) {
      case 0: return;
      case 1: return fill(part(from, length, slim_ + 0.1, 0.8 - 2 * slim_), 0.04 * unit_, dark);
      case 2: return rungs(from, length);
      case 3: return heap(from, length);
      case 4:
        for (const double aside : {0.24, 0.42, 0.6}) fill(part(from, length, aside, 0.1), 0, dark);
    }
  }

  /// A ladder.
  void rungs(double from, double length) {
    const Colour steel{215, 215, 220};
    for (const double aside : {0.32, 0.62}) fill(part(from, length, aside, 0.06), 0, steel);
    const int count = 2 * cells_ + dice_.pick(0, 4);
    for (int i = 0; i < count; ++i)
      fill(part(from + length * (i + 0.4) / count, 0.2 * length / count, 0.32, 0.36), 0, steel);
  }

  void heap(double from, double length) {
    const Colour stuff =
        hsv({dice_.between(20, 45), dice_.between(0, 0.6), dice_.between(0.2, 0.8)});
    for (int lump = 6 * cells_; lump > 0; --lump) {
      const double along = from + length * dice_.between(0.08, 0.92);
      const double across = dice_.between(0.25, 0.75);
      const Point middle = part(along, 0, across, 0).middle();
      canvas_.dot(middle.x, middle.y, 0.12 * unit_, shaded(stuff, dice_.between(-25, 25)));
    }
  }

  void lights() {
    if (!dice_.chance(0.7)) return;
    for (const double aside : {slim_ + 0.04, 0.8 - slim_}) {
      fill(part(0.95, 0.04, aside, 0.16), 0, {250, 240, 180});
      fill(part(0.01, 0.03, aside, 0.16), 0, {170, 20, 20});
    }
  }

  Canvas& canvas_;
  double unit_;
  Box box_;
  Axis axis_;
  int cells_;
  bool isTarget_;
  Paint paint_;
  Dice dice_;
  bool isBackwards_;
  double slim_;  // how much narrower than its box at each side, as a share
  double corner_;
};

}  // namespace

void drawVehicle(Canvas& canvas, const Sketch& sketch, const Box& box, std::size_t index,
                 const Paint& paint) {
  const Block& block = sketch.puzzle.blocks[index];
  Builder(canvas, sketch.unit(), box, block, index == 0, paint).build();
}

}  // namespace unblocker::render
