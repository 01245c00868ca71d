#include "specimen.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "boards.h"
#include "damage.h"
#include "glyphs.h"
#include "notation.h"
#include "sketch.h"

namespace unblocker::render {
namespace {

enum class Spoiler { none, empty, sliding, dialogue };
constexpr std::array<std::string_view, 4> spoilerNames{"none", "empty", "sliding", "dialogue"};

/// Boards that tests know by their seeds stay as full as they were.
bool isSparse(std::uint32_t seed) {
  constexpr std::uint32_t apart = 347;
  return Dice(seed + apart).chance(0.15);
}

/// Nor do those get other walls. Of the others, one in eight has walls that are made as its blocks
/// are, by these dice.
std::optional<Dice> diceForWallsLikeBlocks(std::uint32_t seed) {
  constexpr std::uint32_t apart = 1513;
  Dice dice(seed + apart);
  return dice.chance(0.12) ? std::optional(dice) : std::nullopt;
}

/// Nor these, which have a picture on them.
std::optional<Dice> diceForPicturedWalls(std::uint32_t seed) {
  constexpr std::uint32_t apart = 11815;
  Dice dice(seed + apart);
  return dice.chance(0.1) ? std::optional(dice) : std::nullopt;
}

/// What walls a specimen has: those its look and its dice give it, or others.
struct Walls {
  int count = 0;  ///< 0 leaves that to the dice.
  std::string_view kind = "some";
};

/// Gives some specimens other walls.
Walls changeWalls(std::uint32_t seed, Look& look) {
  if (auto dice = diceForWallsLikeBlocks(seed)) {
    const int count = dice->pick(1, 4);
    look = withWallsLikeBlocks(*dice, std::move(look));
    return {count, "like blocks"};
  }
  if (auto dice = diceForPicturedWalls(seed)) {
    const int count = dice->pick(1, 4);
    look = withPicturedWalls(*dice, std::move(look));
    return {count, name(look.wallMark)};
  }
  return {};
}

/// Gives all specimens that are to have them doodles, and most of those whose walls have them
/// walls.
void addDoodles(std::uint32_t seed, Look& look, Walls& walls) {
  constexpr std::uint32_t apart = 20261;
  Dice dice(seed + apart);
  look = withDoodles(dice, std::move(look));
  if (look.doodles.areOnWalls && dice.chance(0.8)) walls = {dice.pick(1, 5), "doodles"};
}

/// `walls` is how many to try; 0 leaves that to the dice.
Puzzle rollPuzzle(Dice& dice, const Look& look, bool sparse, int walls) {
  BoardWish wish;
  const bool usual = dice.chance(0.6);
  wish.cols = usual ? 6 : dice.pick(4, 10);
  wish.rows = usual || dice.chance(0.6) ? wish.cols : dice.pick(4, 10);
  // Where no exit is drawn, the right edge or the bottom is meant.
  const bool shown = look.exitSign != ExitSign::none;
  constexpr std::array sides{Side::right, Side::bottom, Side::left, Side::top};
  wish.side =
      dice.chance(0.5) ? Side::right : sides[static_cast<std::size_t>(dice.pick(0, shown ? 3 : 1))];
  wish.walls = dice.chance(0.2) ? dice.pick(1, 3) : 0;
  if (walls > 0) wish.walls = walls;
  wish.isSparse = sparse;
  return randomBoard(dice, wish);
}

/// A block with room for half a cell before it, and that room; 0 where there is none.
double roomAhead(const Puzzle& puzzle, std::size_t index) {
  for (const int way : {1, -1}) {
    Puzzle moved = puzzle;
    Block& block = moved.blocks[index];
    (block.axis == Axis::horizontal ? block.cell.col : block.cell.row) += way;
    if (!validate(moved)) return way;
  }
  return 0;
}

void slideOne(Sketch& sketch, Dice& dice) {
  const std::size_t count = sketch.puzzle.blocks.size();
  const auto first = static_cast<std::size_t>(dice.pick(0, static_cast<int>(count) - 1));
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t index = (first + i) % count;
    const double room = roomAhead(sketch.puzzle, index);
    if (room == 0) continue;
    sketch.slidingBlock = index;
    sketch.slide = room * dice.between(0.4, 0.6);
    return;
  }
}

void coverWithDialogue(Canvas& canvas, const Sketch& sketch, Dice& dice) {
  const Box& board = sketch.board;
  const double width = dice.between(0.65, 0.95) * board.width;
  const double height = dice.between(0.5, 0.8) * board.height;
  const Box box{board.middle().x - width / 2, board.middle().y - height / 2, width, height};
  canvas.fill(board.shrunk(-board.width), {0, 0, 0}, 0.4);
  canvas.fill(box, 0.3 * sketch.unit(), {hsv({dice.between(0, 360), 0.3, 0.9})});
  write(canvas, "PAUSED", {box.middle().x, box.y + 0.3 * height}, 0.15 * height, {60, 60, 60});
  for (const double x : {0.3, 0.7})
    canvas.fill(
        {box.x + x * width - 0.12 * width, box.y + 0.6 * height, 0.24 * width, 0.2 * height},
        0.05 * height, {{40, 140, 70}});
}

Rect rectAround(const std::array<Point, 4>& corners) {
  double left = corners[0].x;
  double right = left;
  double top = corners[0].y;
  double bottom = top;
  for (const Point& corner : corners) {
    left = std::min(left, corner.x);
    right = std::max(right, corner.x);
    top = std::min(top, corner.y);
    bottom = std::max(bottom, corner.y);
  }
  const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
  return {whole(left), whole(top), whole(right - left), whole(bottom - top)};
}

/// The looks that there were at first keep their seeds, because tests know pictures by them: which
/// seeds the others take, dice of their own say, of which all that tests name stay free.
std::size_t pickLook(Dice& dice, std::uint32_t seed) {
  constexpr int first = 10;
  constexpr std::uint32_t apart = 129;
  const int early = dice.pick(0, first - 1);
  const int any = Dice(seed + apart).pick(0, static_cast<int>(lookNames().size()) - 1);
  return static_cast<std::size_t>(any < first ? early : any);
}

Spoiler rollSpoiler(Dice& dice) {
  if (!dice.chance(1.0 / 12)) return Spoiler::none;
  return static_cast<Spoiler>(dice.pick(1, 3));
}

Canvas draw(Sketch& sketch, Spoiler spoiler, Dice& dice) {
  Canvas canvas(sketch.width, sketch.height);
  if (spoiler == Spoiler::sliding) slideOne(sketch, dice);
  drawSurroundings(canvas, sketch, dice);
  drawFrame(canvas, sketch);
  drawFloor(canvas, sketch, dice);
  if (sketch.look.doodles.areOnFloor) drawFloorDoodles(canvas, sketch);
  drawExit(canvas, sketch);
  if (spoiler != Spoiler::empty) drawPieces(canvas, sketch);
  if (spoiler == Spoiler::dialogue) coverWithDialogue(canvas, sketch, dice);
  return canvas;
}

std::array<Point, 4> cornersOf(const Box& box) {
  return {Point{box.x, box.y}, Point{box.right(), box.y}, Point{box.right(), box.bottom()},
          Point{box.x, box.bottom()}};
}

std::vector<std::string> damageAtRandom(Shot& shot, Dice& dice) {
  std::vector<std::string> done;
  const auto names = damageNames();
  const int times = dice.chance(0.5) ? 0 : dice.pick(1, 2);
  for (int i = 0; i < times; ++i) {
    const auto kind = static_cast<std::size_t>(dice.pick(0, static_cast<int>(names.size()) - 1));
    damage(shot, dice, kind);
    done.emplace_back(names[kind]);
  }
  return done;
}

/// What was chosen for a specimen, in words: one trait a property.
std::vector<std::string> traitsOf(const Look& look, const Puzzle& puzzle, Spoiler spoiler,
                                  std::string_view board, std::string_view walls) {
  std::vector<std::string> traits;
  const auto add = [&](std::string_view property, std::string_view value) {
    traits.push_back(std::string(property) + " " + std::string(value));
  };
  add("floor", name(look.floorStyle));
  add("frame", name(look.frameStyle));
  add("exit", name(look.exitSign));
  add("pieces", name(look.piece));
  add("marks", name(look.decoration));
  add("setting", name(look.setting));
  add("cells", look.stretch == 1 ? "square" : "oblong");
  add("side", name(puzzle.exit.side));
  add("walls", puzzle.walls.empty() ? "none" : walls);
  add("board", board);
  add("spoiler", spoilerNames[static_cast<std::size_t>(spoiler)]);
  return traits;
}

}  // namespace

Specimen makeSpecimen(std::uint32_t seed, const Wish& wish) {
  Dice dice(seed);
  Look look = rollLook(dice, pickLook(dice, seed));
  Walls walls = changeWalls(seed, look);
  if (wish.doodles) addDoodles(seed, look, walls);
  const Puzzle puzzle = rollPuzzle(dice, look, isSparse(seed), walls.count);
  Spoiler spoiler = rollSpoiler(dice);
  Sketch sketch = layOut(dice, puzzle, look, dice.between(wish.smallestCell, wish.largestCell));
  Shot shot{draw(sketch, spoiler, dice), cornersOf(sketch.board)};
  if (spoiler == Spoiler::sliding && !sketch.slidingBlock) spoiler = Spoiler::none;
  const std::vector<std::string> done = damageAtRandom(shot, dice);
  const bool readable = spoiler == Spoiler::none;
  return {std::move(shot.picture),
          readable ? std::optional(puzzle) : std::nullopt,
          rectAround(shot.board),
          shot.board,
          std::string(look.name),
          done,
          traitsOf(look, puzzle, spoiler, isSparse(seed) ? "sparse" : "full", walls.kind)};
}

}  // namespace unblocker::render
