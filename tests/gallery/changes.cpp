#include "changes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "fixtures/pictures.h"
#include "image.h"
#include "jpeg.h"
#include "retouch.h"
#include "warp.h"

namespace unblocker {
namespace {

using render::Canvas;
using Apply = std::function<Canvas(const Original&)>;

Apply scaled(double byX, double byY) {
  return [=](const Original& original) {
    const Canvas& picture = original.picture;
    return render::resized(picture.view(),
                           std::max(1, static_cast<int>(std::lround(byX * picture.width()))),
                           std::max(1, static_cast<int>(std::lround(byY * picture.height()))));
  };
}

/// Takes away these parts of the room between the board and the picture's edges.
Apply cropped(double left, double top, double right, double bottom) {
  return [=](const Original& original) {
    const auto part = [](double share, int room) {
      return static_cast<int>(share * std::max(0, room));
    };
    const Canvas& picture = original.picture;
    const Rect& board = original.board;
    render::Cut cut{part(left, board.x), part(top, board.y), 0, 0};
    cut.width = picture.width() - cut.left - part(right, picture.width() - board.x - board.width);
    cut.height =
        picture.height() - cut.top - part(bottom, picture.height() - board.y - board.height);
    return render::cropped(picture.view(), cut);
  };
}

/// Leaves so many cells of a 6 × 6 board around it, where there are as many.
Apply closeUp(double cells) {
  return [=](const Original& original) {
    const Canvas& picture = original.picture;
    const Rect& board = original.board;
    const int room = static_cast<int>(cells * board.width / 6);
    const int left = std::max(0, board.x - room);
    const int top = std::max(0, board.y - room);
    const int right = std::min(picture.width(), board.x + board.width + room);
    const int bottom = std::min(picture.height(), board.y + board.height + room);
    return render::cropped(picture.view(), {left, top, right - left, bottom - top});
  };
}

Apply padded(double share) {
  return [=](const Original& original) {
    const Canvas& picture = original.picture;
    const int x = static_cast<int>(share * picture.width());
    const int y = static_cast<int>(share * picture.height());
    return render::cropped(picture.view(),
                           {-x, -y, picture.width() + 2 * x, picture.height() + 2 * y});
  };
}

Apply jpeg(int quality) {
  return [=](const Original& original) {
    return render::recompressed(original.picture.view(), quality);
  };
}

/// A change of colours, in place.
template <typename Retouch>
Apply retouched(Retouch retouch) {
  return [=](const Original& original) {
    Canvas copy = original.picture;
    retouch(copy);
    return copy;
  };
}

Apply light(double gain, double offset) {
  return retouched([=](Canvas& canvas) { render::adjust(canvas, {gain, gain, gain}, offset); });
}

Apply lit(const render::Point& from) {
  return retouched([=](Canvas& canvas) { render::light(canvas, {from, 0.4}); });
}

/// As a camera that was turned or mirrored stores it, with the note that says so.
Canvas turnedByExif(const Original& original) {
  struct Stored {
    bool mirror;
    int quarters;
  };
  constexpr std::array<Stored, 8> stored{
      {{false, 0}, {true, 0}, {false, 2}, {true, 2}, {true, 3}, {false, 3}, {true, 1}, {false, 1}}};
  const std::size_t orientation = 1 + original.number % stored.size();
  const Stored& how = stored[orientation - 1];
  Canvas picture = how.mirror ? render::mirrored(original.picture.view()) : original.picture;
  for (int i = 0; i < how.quarters; ++i) picture = render::quarterTurned(picture.view());
  const auto file = fixtures::withOrientation(render::encodeJpeg(picture.view(), 95),
                                              static_cast<int>(orientation));
  const auto image = decode(file);
  return image ? Canvas(image->view()) : Canvas(1, 1);
}

Apply leaning(double degrees) {
  return
      [=](const Original& original) { return render::leaning(original.picture.view(), degrees); };
}

Canvas mirror(const Original& original) { return render::mirrored(original.picture.view()); }

std::vector<Change> makeChanges() {
  using render::addNoise, render::blur, render::bendTones, render::turnHues, render::turnGrey;
  return {
      {"scaled 0.4", scaled(0.4, 0.4), 80},
      {"scaled 0.6", scaled(0.6, 0.6), 90},
      {"scaled 0.83", scaled(0.83, 0.83), 95},
      {"scaled 1.4", scaled(1.4, 1.4), 92},
      {"scaled 3", scaled(3, 3), 92},
      {"stretched by 4 %", scaled(1, 1.04), 92},
      {"cropped at the left", cropped(0.6, 0, 0, 0), 85, false, true},
      {"cropped at the right", cropped(0, 0, 0.6, 0), 85, false, true},
      {"cropped at the top", cropped(0, 0.7, 0, 0), 90, false, true},
      {"cropped at the bottom", cropped(0, 0, 0, 0.7), 90, false, true},
      {"cropped all around", cropped(0.5, 0.5, 0.5, 0.5), 85, false, true},
      {"cropped to a cell around", closeUp(1), 90, false, true},
      {"cropped to half a cell around", closeUp(0.5), 90, false, true},
      {"cropped to the cells", closeUp(0), 80, false, true},
      {"jpeg 20", jpeg(20), 85},
      {"jpeg 50", jpeg(50), 90},
      {"brightened by 40 %", light(1.4, 0), 75},
      {"dimmed to 30 %", light(0.3, 0), 85},
      {"washed out", light(0.5, 100), 75},
      {"gamma 1.8", retouched([](Canvas& c) { bendTones(c, 1.8); }), 80},
      {"hues turned by 40°", retouched([](Canvas& c) { turnHues(c, 40); }), 85},
      {"hues turned by 180°", retouched([](Canvas& c) { turnHues(c, 180); }), 78},
      {"noise", retouched([](Canvas& c) { addNoise(c, 14, 5); }), 90},
      {"blurred", retouched([](Canvas& c) { blur(c, 0.8); }), 90},
      {"mirrored", mirror, 65, true},
      {"padded", padded(0.2), 92},
      {"turned by EXIF", turnedByExif, 90},
      {"lit in the middle", lit({0.5, 0.5}), 85},
      {"lit from the top", lit({0.5, -1}), 85},
      {"lit from a corner", lit({-0.2, -0.2}), 85},
      {"wider by a sixth", scaled(1.16, 1), 88},
      {"higher by a quarter", scaled(1, 1.25), 88},
      {"leaning by 3°", leaning(3), 85},
      {"without colours", retouched(turnGrey), 78},
  };
}

}  // namespace

std::span<const Change> changes() {
  static const std::vector<Change> all = makeChanges();
  return all;
}

Puzzle mirrored(Puzzle puzzle) {
  for (Block& block : puzzle.blocks)
    block.cell.col =
        puzzle.cols - block.cell.col - (block.axis == Axis::horizontal ? block.length : 1);
  for (Cell& wall : puzzle.walls) wall.col = puzzle.cols - 1 - wall.col;
  Exit& exit = puzzle.exit;
  if (axisOf(exit.side) == Axis::vertical) {
    exit.line = puzzle.cols - 1 - exit.line;
  } else {
    exit.side = exit.side == Side::left ? Side::right : Side::left;
  }
  return puzzle;
}

}  // namespace unblocker
