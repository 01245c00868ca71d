#include "damage.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "glyphs.h"
#include "jpeg.h"
#include "named.h"
#include "retouch.h"
#include "warp.h"

namespace unblocker::render {
namespace {

double cellOf(const Shot& shot) { return (shot.board[1].x - shot.board[0].x) / 6; }

void rescale(Shot& shot, Dice& dice) {
  const double by = dice.chance(0.5) ? dice.between(0.55, 0.95) : dice.between(1.05, 1.8);
  const double aspect = dice.chance(0.3) ? dice.between(0.95, 1.05) : 1;
  const int width = static_cast<int>(shot.picture.width() * by);
  const int height = static_cast<int>(shot.picture.height() * by * aspect);
  const double byX = static_cast<double>(width) / shot.picture.width();
  const double byY = static_cast<double>(height) / shot.picture.height();
  shot.picture = resized(shot.picture.view(), width, height);
  for (Point& corner : shot.board) corner = {corner.x * byX, corner.y * byY};
}

/// Cuts at each side up to the board's cells, but not into them.
void crop(Shot& shot, Dice& dice) {
  const auto beyond = [&](double room) { return static_cast<int>(dice.between(0, 0.97) * room); };
  const double left = std::min(shot.board[0].x, shot.board[3].x);
  const double top = std::min(shot.board[0].y, shot.board[1].y);
  const double right = std::max(shot.board[1].x, shot.board[2].x);
  const double bottom = std::max(shot.board[2].y, shot.board[3].y);
  Cut cut{beyond(left), beyond(top), 0, 0};
  cut.width = shot.picture.width() - beyond(shot.picture.width() - right) - cut.left;
  cut.height = shot.picture.height() - beyond(shot.picture.height() - bottom) - cut.top;
  shot.picture = cropped(shot.picture.view(), cut);
  for (Point& corner : shot.board) corner = {corner.x - cut.left, corner.y - cut.top};
}

void jpeg(Shot& shot, Dice& dice) {
  shot.picture = recompressed(shot.picture.view(), dice.pick(20, 85));
}

void soften(Shot& shot, Dice& dice) { blur(shot.picture, dice.between(0.4, 1.2)); }

void grain(Shot& shot, Dice& dice) {
  const double amount = dice.between(5, 28);
  addNoise(shot.picture, amount, dice.seed());
}

void gamma(Shot& shot, Dice& dice) { bendTones(shot.picture, std::exp2(dice.between(-1, 1))); }

void tint(Shot& shot, Dice& dice) {
  adjust(shot.picture, {dice.between(0.7, 1.08), dice.between(0.7, 1.08), dice.between(0.7, 1.08)},
         0);
}

void dim(Shot& shot, Dice& dice) {
  const double gain = dice.between(0.3, 0.9);
  adjust(shot.picture, {gain, gain, gain}, 0);
}

void washOut(Shot& shot, Dice& dice) {
  const double gain = dice.between(0.45, 0.85);
  adjust(shot.picture, {gain, gain, gain}, dice.between(0.3, 1) * 255 * (1 - gain));
}

void lightUnevenly(Shot& shot, Dice& dice) {
  const double x = dice.between(-0.5, 1.5);
  const double y = dice.between(-0.5, 1.5);
  light(shot.picture, {{x, y}, dice.between(0.2, 0.6)});
}

void slant(Shot& shot, const std::array<Point, 4>& corners) {
  const ImageView whole = shot.picture.view();
  Canvas after = slanted(whole, corners);
  for (Point& corner : shot.board) corner = slantedPoint(whole, corners, corner);
  shot.picture = std::move(after);
}

std::array<Point, 4> cornersOf(const Shot& shot) {
  const double width = shot.picture.width();
  const double height = shot.picture.height();
  return {Point{0, 0}, Point{width, 0}, Point{width, height}, Point{0, height}};
}

void turn(Shot& shot, Dice& dice) {
  slant(shot, turnedCorners(shot.picture.view(), dice.between(-3, 3)));
}

void perspective(Shot& shot, Dice& dice) {
  auto corners = cornersOf(shot);
  const double most = 0.04 * std::min(shot.picture.width(), shot.picture.height());
  for (Point& corner : corners)
    corner = {corner.x + dice.between(-most, most), corner.y + dice.between(-most, most)};
  slant(shot, corners);
}

Point onBoard(const Shot& shot, Dice& dice) {
  return {dice.between(shot.board[0].x, shot.board[1].x),
          dice.between(shot.board[0].y, shot.board[3].y)};
}

void hintArrow(Shot& shot, Dice& dice) {
  const double cell = cellOf(shot);
  const Point at = onBoard(shot, dice);
  constexpr std::array<Point, 4> ways{Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}};
  const Point way = dice.of(ways);
  const Colour colour = hsv({dice.between(0, 360), 0.8, 0.95});
  shot.picture.line({at.x - way.x * cell, at.y - way.y * cell}, at, 0.2 * cell, colour);
  shot.picture.arrowHead(at, {way.x * 0.5 * cell, way.y * 0.5 * cell}, 0.35 * cell, colour);
}

void finger(Shot& shot, Dice& dice) {
  const double cell = cellOf(shot);
  const Point at = onBoard(shot, dice);
  const Colour skin{226, 178, 148};
  const Box box{at.x - 0.35 * cell, at.y - 0.4 * cell, 0.7 * cell, 3 * cell};
  shot.picture.fill(box.shrunk(-0.05 * cell), 0.4 * cell, {shaded(skin, -60)});
  shot.picture.fill(box, 0.35 * cell, {skin});
}

void stamp(Shot& shot, Dice& dice) {
  const double cell = cellOf(shot);
  const Point at = onBoard(shot, dice);
  const Box box{at.x - 1.3 * cell, at.y - 0.45 * cell, 2.6 * cell, 0.9 * cell};
  const double opacity = dice.between(0.3, 0.8);
  shot.picture.fill(box, 0.1 * cell, {hsv({dice.between(0, 360), 0.7, 0.8})}, opacity);
  write(shot.picture, "CLEAR", at, 0.45 * cell, {255, 255, 255}, opacity);
}

struct Kind {
  std::string_view name;
  void (*apply)(Shot& shot, Dice& dice);
};

constexpr std::array<Kind, 15> kinds{{
    {"rescaled", rescale},
    {"cropped", crop},
    {"jpeg", jpeg},
    {"blurred", soften},
    {"noisy", grain},
    {"gamma", gamma},
    {"tinted", tint},
    {"dimmed", dim},
    {"washed out", washOut},
    {"unevenly lit", lightUnevenly},
    {"turned", turn},
    {"perspective", perspective},
    {"hint arrow", hintArrow},
    {"finger", finger},
    {"stamp", stamp},
}};

}  // namespace

std::vector<std::string_view> damageNames() { return namesIn(kinds); }

void damage(Shot& shot, Dice& dice, std::size_t index) { kinds[index].apply(shot, dice); }

}  // namespace unblocker::render
