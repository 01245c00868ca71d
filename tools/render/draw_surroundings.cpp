// What stands around a board: background, a phone's bars and buttons, a window's title, an
// advertisement.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "glyphs.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

/// Where above and below the board things may stand.
struct Places {
  Box above;
  Box below;
};

Places placesOf(const Sketch& sketch) {
  const double edge = 0.9 * sketch.unit();
  const double width = sketch.width;
  const double top = sketch.board.y - edge;
  const double bottom = sketch.board.bottom() + edge;
  return {{0, 0, width, std::max(0.0, top)},
          {0, bottom, width, std::max(0.0, sketch.height - bottom)}};
}

void drawStatusBar(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  const double high = 0.35 * sketch.unit();
  canvas.fill({0, 0, static_cast<double>(sketch.width), high},
              dice.chance(0.5) ? Colour{0, 0, 0} : Colour{245, 245, 245});
  write(canvas, "12 47", {0.8 * sketch.unit(), high / 2}, 0.6 * high, {128, 128, 128});
  canvas.fill({sketch.width - 0.7 * sketch.unit(), 0.25 * high, 0.4 * sketch.unit(), 0.5 * high},
              {128, 128, 128});
  if (dice.chance(0.3))
    canvas.fill({0.35 * sketch.width, -high, 0.3 * sketch.width, 2 * high}, high, {{0, 0, 0}});
}

void drawHeader(Canvas& canvas, const Sketch& sketch, Dice& dice, const Box& room) {
  constexpr std::array<std::string_view, 4> titles{"LEVEL 23", "EXPERT 535", "MOVES 0", "BEGINNER"};
  const double line = std::min(0.8 * sketch.unit(), 0.3 * room.height);
  write(canvas, dice.of(titles), {room.width / 2, 0.45 * room.height}, line, sketch.look.ink);
  if (room.height < 2 * sketch.unit()) return;
  const double top = 0.66 * room.height;
  for (const double left : {0.06, 0.56}) {
    const Box panel{left * room.width, top, 0.38 * room.width, 0.28 * room.height};
    canvas.fill(panel, 0.1 * sketch.unit(), sketch.look.frame);
    write(canvas, std::to_string(dice.pick(0, 99)), panel.middle(), 0.5 * panel.height,
          sketch.look.ink);
  }
}

void drawButtons(Canvas& canvas, const Sketch& sketch, Dice& dice, const Box& room) {
  const int count = dice.pick(2, 5);
  const double size = std::min({0.7 * room.width / count, 1.2 * sketch.unit(), 0.5 * room.height});
  const double radius = dice.chance(0.5) ? size / 2 : 0.15 * size;
  for (int i = 0; i < count; ++i) {
    const Box box{room.width * (i + 0.5) / count - size / 2, room.y + 0.1 * room.height, size,
                  size};
    canvas.fill(box, radius, sketch.look.frame);
    canvas.dot(box.middle().x, box.middle().y, 0.25 * size, sketch.look.ink);
  }
}

void drawAdvertisement(Canvas& canvas, Dice& dice, const Box& room) {
  const Box box{0, room.bottom() - 0.35 * room.height, room.width, 0.35 * room.height};
  canvas.fill(box, hsv({dice.between(0, 360), dice.between(0.2, 1), dice.between(0.4, 1)}));
  canvas.fill(
      {box.right() - 2.2 * box.height, box.y + 0.25 * box.height, 2 * box.height, 0.5 * box.height},
      0.1 * box.height, {{30, 150, 60}});
  write(canvas, "INSTALL", {box.width * 0.35, box.middle().y}, 0.4 * box.height, {250, 250, 250});
}

void drawBlackBars(Canvas& canvas, const Sketch& sketch) {
  const double bar = 0.08 * sketch.height;
  const double width = sketch.width;
  canvas.fill({0, 0, width, std::min(bar, sketch.board.y - 0.9 * sketch.unit())}, {0, 0, 0});
  canvas.fill(
      {0, std::max(sketch.height - bar, sketch.board.bottom() + 0.9 * sketch.unit()), width, bar},
      {0, 0, 0});
}

}  // namespace

void drawSurroundings(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  canvas.fill({0, 0, static_cast<double>(sketch.width), static_cast<double>(sketch.height)}, 0,
              sketch.look.background);
  if (sketch.look.setting == Setting::crop) return;
  const Places places = placesOf(sketch);
  if (places.above.height > 0.8 * sketch.unit()) drawHeader(canvas, sketch, dice, places.above);
  if (places.below.height > 0.8 * sketch.unit()) drawButtons(canvas, sketch, dice, places.below);
  if (dice.chance(0.3) && places.below.height > 2 * sketch.unit())
    drawAdvertisement(canvas, dice, places.below);
  if (sketch.look.setting == Setting::phone && dice.chance(0.2)) drawBlackBars(canvas, sketch);
  if (dice.chance(0.5)) drawStatusBar(canvas, sketch, dice);
}

}  // namespace unblocker::render
