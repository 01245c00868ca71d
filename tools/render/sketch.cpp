#include "sketch.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

/// What lies around the cells: frame, and an arrow or word beyond it. In cells.
double surround(const Look& look) {
  const bool outside = look.exitSign == ExitSign::arrow || look.exitSign == ExitSign::word ||
                       look.exitSign == ExitSign::bar;
  const double frame = look.frameStyle == Frame::none ? 0 : look.frameWidth + look.padding;
  return frame + (outside ? 0.8 : 0);
}

struct Room {
  double left, top, right, bottom;  ///< Cells.
};

/// What is left around the board, by the setting: nothing but the board, a phone's screen, a
/// window on a desktop.
Room rollRoom(Dice& dice, const Look& look, double cols, double rows) {
  const double edge = surround(look);
  const auto side = [&](double low, double high) { return edge + dice.between(low, high); };
  switch (look.setting) {
    case Setting::crop: return {side(0, 0.4), side(0, 0.4), side(0, 0.4), side(0, 0.4)};
    case Setting::phone: {
      const double beside = side(0.1, 0.7);
      const double spare = std::max(2.5, dice.between(1.3, 2.1) * (cols + 2 * beside) - rows);
      const double above = dice.between(0.35, 0.65) * spare;
      return {beside, std::max(edge, above), beside, std::max(edge, spare - above)};
    }
    case Setting::desktop: return {side(0.2, 6), side(0.5, 2), side(0.2, 6), side(0.5, 3)};
  }
  return {};
}

}  // namespace

Sketch layOut(Dice& dice, const Puzzle& puzzle, const Look& look, double cell) {
  Sketch sketch{puzzle, look, 0, 0, {}, cell, cell * look.stretch, std::nullopt, 0};
  const double tall = look.stretch * puzzle.rows;
  const Room room = rollRoom(dice, look, puzzle.cols, tall);
  // Not on a whole pixel: screens are scaled.
  sketch.board = {room.left * cell + dice.between(0, 1), room.top * cell + dice.between(0, 1),
                  cell * puzzle.cols, cell * tall};
  sketch.width = static_cast<int>(std::ceil((room.left + puzzle.cols + room.right) * cell)) + 1;
  sketch.height = static_cast<int>(std::ceil((room.top + tall + room.bottom) * cell)) + 1;
  return sketch;
}

Box partOf(const Box& box, Axis axis, const Box& shares) {
  if (axis == Axis::horizontal)
    return {box.x + shares.x * box.width, box.y + shares.y * box.height, shares.width * box.width,
            shares.height * box.height};
  return {box.x + shares.y * box.width, box.bottom() - shares.right() * box.height,
          shares.height * box.width, shares.width * box.height};
}

}  // namespace unblocker::render
