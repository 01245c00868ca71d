#include "scene.h"

#include <algorithm>
#include <array>

namespace unblocker::render {
namespace {

constexpr std::array<Theme, 6> woodThemes = {{
    {"birch",
     {196, 160, 104},
     {170, 130, 74},
     {92, 62, 30},
     {236, 208, 164},
     {226, 44, 36},
     {206, 176, 130},
     7},
    {"oak",
     {176, 132, 58},
     {150, 108, 42},
     {104, 72, 28},
     {236, 136, 20},
     {214, 16, 16},
     {222, 160, 92},
     12},
    {"pine",
     {214, 190, 140},
     {168, 124, 66},
     {120, 84, 44},
     {240, 196, 120},
     {206, 40, 28},
     {214, 184, 132},
     10},
    {"cherry",
     {120, 70, 44},
     {92, 48, 30},
     {58, 30, 20},
     {188, 104, 66},
     {228, 30, 44},
     {170, 120, 92},
     10},
    {"walnut",
     {74, 52, 38},
     {52, 34, 24},
     {30, 20, 14},
     {134, 96, 66},
     {196, 32, 30},
     {120, 100, 84},
     9},
    {"ash on slate",
     {86, 92, 100},
     {60, 66, 74},
     {38, 42, 48},
     {190, 186, 172},
     {210, 36, 40},
     {150, 150, 146},
     6},
}};

Colour shaded(const Colour& colour, double by) {
  return {colour[0] + by, colour[1] + by, colour[2] + by};
}

/// Draws one picture.
class Artist {
 public:
  Artist(const Puzzle& puzzle, const Theme& theme, const Scene& scene)
      : puzzle_(puzzle), theme_(theme), scene_(scene), canvas_(scene.width, scene.height) {
    board_ = boardIn(scene, puzzle);
    cell_ = board_.width / puzzle.cols;
  }

  Canvas draw() && {
    canvas_.fillWood({0, 0, static_cast<double>(scene_.width), static_cast<double>(scene_.height)},
                     theme_.background, theme_.grain, scene_.seed);
    if (scene_.chrome) drawChrome();
    if (scene_.frame) drawFrame();
    canvas_.fill(board_, theme_.floor);
    for (const Cell& wall : puzzle_.walls) drawWall(wall);
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i) drawBlock(i);
    return std::move(canvas_);
  }

 private:
  void drawChrome() {
    const double top = board_.y - 2.4 * cell_;
    const double under = board_.y + board_.height + 0.8 * cell_;
    canvas_.fill({board_.x, top, 0.62 * board_.width, 1.5 * cell_}, theme_.floor);
    canvas_.fill({board_.x + 0.66 * board_.width, top, 0.34 * board_.width, 1.5 * cell_},
                 theme_.floor);
    for (int digit = 0; digit < 4; ++digit)
      canvas_.fill(
          {board_.x + (1.2 + 0.5 * digit) * cell_, top + 0.4 * cell_, 0.3 * cell_, 0.7 * cell_},
          {244, 240, 230});
    for (int button = 0; button < 4; ++button) {
      const Box box{board_.x + 1.6 * cell_ * button, under, 1.1 * cell_, 0.8 * cell_};
      canvas_.fill(box, shaded(theme_.frame, -20));
      canvas_.fill(box.shrunk(2), theme_.frame);
      canvas_.dot(box.x + box.width / 2, box.y + box.height / 2, 0.2 * cell_, {244, 240, 230});
    }
  }

  void drawFrame() {
    const double thick = std::min(0.2 * cell_, board_.x);
    canvas_.fill(board_.shrunk(-thick), theme_.frame);
    canvas_.fill(board_.shrunk(-0.06 * cell_), shaded(theme_.floor, -16));
    drawExit(thick);
  }

  /// The chute: the floor goes on through the frame, with a few ridges.
  void drawExit(double thick) {
    const double at = cell_ * puzzle_.exit.line;
    const Side side = puzzle_.exit.side;
    const bool sideways = axisOf(side) == Axis::horizontal;
    const bool before = side == Side::left || side == Side::top;
    const double start = before ? -thick : sideways ? board_.width : board_.height;
    const auto part = [&](double from, double length) {
      return sideways ? Box{board_.x + from, board_.y + at, length, cell_}
                      : Box{board_.x + at, board_.y + from, cell_, length};
    };
    canvas_.fill(part(start, thick), theme_.floor);
    for (int ridge = 0; ridge < 2; ++ridge)
      canvas_.fill(part(start + thick * (0.3 + 0.4 * ridge), 0.12 * thick),
                   shaded(theme_.floor, 26));
  }

  Box boxOf(const Cell& cell, int cols, int rows) const {
    return Box{board_.x + cell_ * cell.col, board_.y + cell_ * cell.row, cell_ * cols, cell_ * rows}
        .shrunk(scene_.gap * cell_ / 2);
  }

  void drawPiece(const Box& box, const Colour& colour, double grain, std::uint32_t seed) {
    const double bevel = std::max(1.0, 0.04 * cell_);
    canvas_.fill(box, shaded(colour, -70));
    canvas_.fill({box.x, box.y, box.width - bevel, box.height - bevel}, shaded(colour, 24));
    canvas_.fillWood(box.shrunk(bevel), colour, grain, seed);
  }

  void drawBlock(std::size_t index) {
    const Block& block = puzzle_.blocks[index];
    const bool lying = block.axis == Axis::horizontal;
    drawPiece(boxOf(block.cell, lying ? block.length : 1, lying ? 1 : block.length),
              index == 0 ? theme_.target : theme_.block, theme_.grain,
              scene_.seed + 17 * static_cast<std::uint32_t>(index + 1));
  }

  void drawWall(const Cell& cell) {
    const Box box = boxOf(cell, 1, 1);
    drawPiece(box, theme_.wall, theme_.grain, scene_.seed + 999);
    for (const double x : {0.18, 0.82})
      for (const double y : {0.18, 0.82})
        canvas_.dot(box.x + x * box.width, box.y + y * box.height, 0.05 * cell_, {90, 86, 80});
  }

  const Puzzle& puzzle_;
  const Theme& theme_;
  const Scene& scene_;
  Canvas canvas_;
  double cell_ = 0;
  Box board_;
};

}  // namespace

std::span<const Theme> themes() { return woodThemes; }

Box boardIn(const Scene& scene, const Puzzle& puzzle) {
  const double room = std::min(scene.width, scene.height) * (1 - 2 * scene.margin);
  const double cell = room / std::max(puzzle.cols, puzzle.rows);
  const double width = cell * puzzle.cols;
  const double height = cell * puzzle.rows;
  return {(scene.width - width) / 2, (scene.height - height) / 2 - scene.raise * scene.height,
          width, height};
}

Canvas draw(const Puzzle& puzzle, const Theme& theme, const Scene& scene) {
  return Artist(puzzle, theme, scene).draw();
}

}  // namespace unblocker::render
