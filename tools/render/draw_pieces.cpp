// Blocks: planks, cars, rows of tiles; with what is printed on them. Walls are planks, too.
#include <algorithm>
#include <string>

#include "doodle.h"
#include "glyphs.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

class Joiner {
 public:
  Joiner(Canvas& canvas, const Sketch& sketch)
      : canvas_(canvas), sketch_(sketch), look_(sketch.look), unit_(sketch.unit()) {}

  /// A plank with all that the look gives it: shadow, outline, bevel.
  void plank(const Box& box, const Paint& paint) {
    const double radius = look_.corner * unit_;
    if (look_.shadow > 0) shadow(box, radius);
    Box body = box;
    if (look_.outline > 0) {
      canvas_.fill(box, radius, {shaded(paint.colour, look_.outlineTone)});
      body = box.shrunk(sketch_.stroke(look_.outline));
    }
    const double inner = std::max(0.0, radius - (body.x - box.x));
    canvas_.fill(body, inner, paint);
    if (look_.bevel > 0) bevel(body);
  }

  void tiles(const Block& block, double slide, const Paint& paint) {
    for (int i = 0; i < block.length; ++i) {
      const Cell cell = cellOf(block, i);
      const bool lying = block.axis == Axis::horizontal;
      plank(shrunk(sketch_.cells(cell.col + (lying ? slide : 0), cell.row + (lying ? 0 : slide), 1,
                                 1)),
            paint);
    }
  }

  /// Seen from above, its bonnet at the right or the top.
  void car(const Box& box, Axis axis, const Paint& paint) {
    const Box body = axis == Axis::horizontal
                         ? Box{box.x, box.y + 0.1 * box.height, box.width, 0.8 * box.height}
                         : Box{box.x + 0.1 * box.width, box.y, 0.8 * box.width, box.height};
    for (const double along : {0.14, 0.72})
      canvas_.fill(partOf(box, axis, {along, 0.02, 0.14, 0.96}), 0.04 * unit_, {{25, 25, 28}});
    plank(body, paint);
    const Colour glass{40, 55, 75};
    canvas_.fill(partOf(body, axis, {0.2, 0.14, 0.1, 0.72}), 0.05 * unit_, {glass});
    canvas_.fill(partOf(body, axis, {0.62, 0.14, 0.13, 0.72}), 0.05 * unit_, {glass});
    for (const double across : {0.08, 0.74})
      canvas_.fill(partOf(body, axis, {0.94, across, 0.05, 0.18}), {250, 240, 180});
  }

  void vehicle(const Box& box, std::size_t index, const Paint& paint) {
    if (look_.shadow > 0) shadow(box, 0.2 * unit_);
    drawVehicle(canvas_, sketch_, box, index, paint);
  }

  void decorate(const Box& box, const Block& block, int number) {
    const Point middle = box.middle();
    const double size = 0.45 * unit_;
    switch (look_.decoration) {
      case Decoration::none: return;
      case Decoration::numbers:
        return write(canvas_, std::to_string(number + 1), middle, size, look_.ink);
      case Decoration::letters:
        return write(canvas_, std::string(1, static_cast<char>('A' + number % 26)), middle, size,
                     look_.ink);
      case Decoration::rivets: return rivets(box);
      case Decoration::arrows: return arrows(middle, block.axis);
      case Decoration::eyes: return eyes(middle);
      case Decoration::studs: return studs(box, block);
    }
  }

  void doodle(const Box& box, const Block& block, bool isTarget, const Paint& paint) {
    const std::uint32_t seed =
        look_.doodles.seed + static_cast<std::uint32_t>(block.length) + (isTarget ? 100 : 0);
    const Doodle doodle(seed, paint.colour);
    const int parts = look_.doodles.areInCells ? block.length : 1;
    for (int i = 0; i < parts; ++i)
      doodle.draw(canvas_,
                  partOf(box, block.axis, {static_cast<double>(i) / parts, 0, 1.0 / parts, 1}),
                  block.axis);
  }

  void wall(const Box& box) {
    const Doodles& doodles = look_.doodles;
    const bool isPictured = doodles.areOnWalls;
    const bool hasPlate = isPictured ? doodles.haveWallsPlates : look_.wallMark != WallMark::disc;
    if (hasPlate) plank(box, look_.wall);
    if (!isPictured) return markWall(canvas_, sketch_, box);
    const Paint& ground = hasPlate ? look_.wall : look_.floor;
    Doodle(doodles.seed + 1000, ground.colour).draw(canvas_, box, Axis::horizontal);
  }

  /// A block's box, if blocks are slender.
  Box slender(const Box& box, Axis axis) const {
    return look_.breadth == 1 ? box
                              : partOf(box, axis, {0, (1 - look_.breadth) / 2, 1, look_.breadth});
  }

  Box shrunk(const Box& box) const { return box.shrunk(look_.gap * unit_ / 2); }

  void rivets(const Box& box) {
    const double in = 0.2 * unit_;
    for (const double x : {box.x + in, box.right() - in})
      for (const double y : {box.y + in, box.bottom() - in})
        canvas_.dot(x, y, 0.06 * unit_, {90, 86, 80});
  }

 private:
  void shadow(const Box& box, double radius) {
    const double by = look_.shadow * unit_;
    canvas_.fill({box.x + by / 2, box.y + by, box.width, box.height}, radius, {{0, 0, 0}}, 0.4);
  }

  void bevel(const Box& box) {
    const double edge = sketch_.stroke(look_.bevel);
    canvas_.fill({box.x, box.y, box.width, edge}, {255, 255, 255}, 0.3);
    canvas_.fill({box.x, box.y, edge, box.height}, {255, 255, 255}, 0.2);
    canvas_.fill({box.x, box.bottom() - edge, box.width, edge}, {0, 0, 0}, 0.35);
    canvas_.fill({box.right() - edge, box.y, edge, box.height}, {0, 0, 0}, 0.25);
  }

  void arrows(const Point& middle, Axis axis) {
    const double out = 0.25 * unit_;
    for (const double way : {-1.0, 1.0}) {
      const Point reach = axis == Axis::horizontal ? Point{way * out, 0} : Point{0, way * out};
      canvas_.arrowHead({middle.x + reach.x, middle.y + reach.y}, reach, 0.2 * unit_, look_.ink);
    }
  }

  /// A knob in each of the block's cells.
  void studs(const Box& box, const Block& block) {
    const double radius = 0.24 * unit_;
    for (int i = 0; i < block.length; ++i) {
      const Point middle = partOf(box, block.axis, {(i + 0.5) / block.length, 0.5, 0, 0}).middle();
      canvas_.dot(middle.x + 0.05 * unit_, middle.y + 0.05 * unit_, radius, {0, 0, 0}, 0.35);
      canvas_.dot(middle.x, middle.y, radius, {255, 255, 255}, 0.2);
      canvas_.dot(middle.x - 0.3 * radius, middle.y - 0.3 * radius, 0.3 * radius, {255, 255, 255},
                  0.5);
    }
  }

  void eyes(const Point& middle) {
    for (const double x : {-0.18, 0.18}) {
      canvas_.dot(middle.x + x * unit_, middle.y, 0.13 * unit_, {250, 250, 250});
      canvas_.dot(middle.x + x * unit_, middle.y, 0.05 * unit_, {20, 20, 20});
    }
  }

  Canvas& canvas_;
  const Sketch& sketch_;
  const Look& look_;
  double unit_;
};

bool touch(const Block& a, const Block& b) {
  for (int i = 0; i < a.length; ++i)
    for (int j = 0; j < b.length; ++j) {
      const Cell p = cellOf(a, i);
      const Cell q = cellOf(b, j);
      if (std::abs(p.col - q.col) + std::abs(p.row - q.row) == 1) return true;
    }
  return false;
}

/// Which of the look's paints each block gets: in turn, but no two neighbours the same.
std::vector<std::size_t> choosePaints(const Sketch& sketch) {
  const std::vector<Block>& blocks = sketch.puzzle.blocks;
  const std::size_t count = sketch.look.blocks.size();
  std::vector<std::size_t> chosen(blocks.size());
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    std::size_t paint = i % count;
    const auto taken = [&](std::size_t other) {
      return chosen[other] == paint && touch(blocks[i], blocks[other]);
    };
    for (std::size_t attempt = 0; attempt < count; ++attempt, paint = (paint + 1) % count) {
      std::size_t other = 1;
      while (other < i && !taken(other)) ++other;
      if (other >= i) break;
    }
    chosen[i] = paint;
  }
  return chosen;
}

void drawBlock(Joiner& joiner, const Sketch& sketch, std::size_t index, Paint paint) {
  const Block& block = sketch.puzzle.blocks[index];
  const bool lying = block.axis == Axis::horizontal;
  const double slide = sketch.slidingBlock == index ? sketch.slide : 0;
  const Box room = joiner.shrunk(sketch.cells(block.cell.col + (lying ? slide : 0),
                                              block.cell.row + (lying ? 0 : slide),
                                              lying ? block.length : 1, lying ? 1 : block.length));
  const Box box = joiner.slender(room, block.axis);
  paint.seed += 17 * static_cast<std::uint32_t>(index);
  switch (sketch.look.piece) {
    case Piece::plank: joiner.plank(box, paint); break;
    case Piece::tiles: joiner.tiles(block, slide, paint); break;
    case Piece::car: joiner.car(box, block.axis, paint); break;
    case Piece::vehicle: joiner.vehicle(box, index, paint); break;
  }
  if (sketch.look.doodles.areOnBlocks)
    joiner.doodle(box, block, index == 0, paint);
  else
    joiner.decorate(box, block, static_cast<int>(index));
}

}  // namespace

void drawPieces(Canvas& canvas, const Sketch& sketch) {
  Joiner joiner(canvas, sketch);
  for (const Cell& wall : sketch.puzzle.walls) {
    const Box box = joiner.shrunk(sketch.cells(wall.col, wall.row, 1, 1));
    joiner.wall(box);
  }
  const std::vector<std::size_t> paints = choosePaints(sketch);
  for (std::size_t i = 0; i < sketch.puzzle.blocks.size(); ++i)
    drawBlock(joiner, sketch, i, i == 0 ? sketch.look.target : sketch.look.blocks[paints[i]]);
}

}  // namespace unblocker::render
