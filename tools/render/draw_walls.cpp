// Fixed blocks: plates that are riveted, crossed or locked, or that have a picture on them; discs.
#include "dice.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

constexpr Colour bone{232, 226, 208};
constexpr Colour shade{24, 20, 22};

class Marker {
 public:
  Marker(Canvas& canvas, const Sketch& sketch, const Box& plate)
      : canvas_(canvas),
        wall_(sketch.look.wall),
        plate_(plate),
        middle_(plate.middle()),
        unit_(sketch.unit()) {}

  void rivets() {
    const double in = 0.2 * unit_;
    for (const double x : {plate_.x + in, plate_.right() - in})
      for (const double y : {plate_.y + in, plate_.bottom() - in})
        canvas_.dot(x, y, 0.06 * unit_, {90, 86, 80});
  }

  /// Two bars from corner to corner.
  void cross() {
    const Box ends = plate_.shrunk(0.12 * unit_);
    for (const double by : {-34.0, 26.0}) {
      const double width = (by < 0 ? 0.16 : 0.09) * unit_;
      const Colour colour = shaded(wall_.colour, by);
      canvas_.line({ends.x, ends.y}, {ends.right(), ends.bottom()}, width, colour);
      canvas_.line({ends.x, ends.bottom()}, {ends.right(), ends.y}, width, colour);
    }
  }

  void skull() {
    const double x = middle_.x;
    const double y = middle_.y - 0.06 * unit_;
    canvas_.dot(x, y, 0.25 * unit_, bone);
    canvas_.fill(around({x, y + 0.24 * unit_}, 0.24, 0.2), 0.03 * unit_, {bone});
    for (const double way : {-0.1, 0.1})
      canvas_.dot(x + way * unit_, y + 0.02 * unit_, 0.07 * unit_, shade);
    canvas_.dot(x, y + 0.13 * unit_, 0.03 * unit_, shade);
  }

  void lock() {
    constexpr Colour brass{214, 168, 62};
    const Point bow{middle_.x, middle_.y - 0.08 * unit_};
    canvas_.dot(bow.x, bow.y, 0.2 * unit_, shaded(brass, -70));
    canvas_.dot(bow.x, bow.y, 0.12 * unit_, wall_.colour);
    canvas_.fill(around({middle_.x, middle_.y + 0.12 * unit_}, 0.5, 0.36), 0.05 * unit_, {brass});
    canvas_.dot(middle_.x, middle_.y + 0.1 * unit_, 0.06 * unit_, shade);
  }

  /// As roads forbid entry.
  void sign() {
    canvas_.dot(middle_.x, middle_.y, 0.34 * unit_, {200, 32, 36});
    canvas_.fill(around(middle_, 0.44, 0.12), {245, 240, 236});
  }

  /// No plate at all, but something round with specks on it.
  void disc() {
    canvas_.dot(middle_.x + 0.03 * unit_, middle_.y + 0.05 * unit_, 0.42 * unit_, {0, 0, 0}, 0.35);
    canvas_.dot(middle_.x, middle_.y, 0.42 * unit_, shaded(wall_.colour, -45));
    canvas_.dot(middle_.x, middle_.y, 0.37 * unit_, wall_.colour);
    Dice dice(wall_.seed);
    for (int speck = 0; speck < 6; ++speck) {
      const double x = middle_.x + dice.between(-0.22, 0.22) * unit_;
      const double y = middle_.y + dice.between(-0.22, 0.22) * unit_;
      canvas_.dot(x, y, dice.between(0.03, 0.07) * unit_, shaded(wall_.colour, -75));
    }
  }

 private:
  Box around(const Point& middle, double width, double height) const {
    return {middle.x - width * unit_ / 2, middle.y - height * unit_ / 2, width * unit_,
            height * unit_};
  }

  Canvas& canvas_;
  const Paint& wall_;
  const Box& plate_;
  Point middle_;
  double unit_;
};

}  // namespace

void markWall(Canvas& canvas, const Sketch& sketch, const Box& plate) {
  Marker marker(canvas, sketch, plate);
  switch (sketch.look.wallMark) {
    case WallMark::none: return;
    case WallMark::rivets: return marker.rivets();
    case WallMark::cross: return marker.cross();
    case WallMark::rivetedCross: marker.cross(); return marker.rivets();
    case WallMark::skull: return marker.skull();
    case WallMark::lock: return marker.lock();
    case WallMark::sign: return marker.sign();
    case WallMark::disc: return marker.disc();
  }
}

}  // namespace unblocker::render
