// The kinds of look: a row in the table for each, and a function that rolls one.
#include <array>
#include <initializer_list>

#include "look.h"
#include "named.h"

namespace unblocker::render {
namespace {

template <typename Enum>
Enum roll(Dice& dice, std::initializer_list<Enum> choices) {
  return dice.of(choices);
}

Colour grey(double value) { return {value, value, value}; }

/// `part` of the second, the rest of the first.
Colour mixed(const Colour& first, const Colour& second, double part) {
  Colour colour;
  for (std::size_t c = 0; c < colour.size(); ++c)
    colour[c] = (1 - part) * first[c] + part * second[c];
  return colour;
}

Colour woodTone(Dice& dice, double low, double high) {
  return hsv({dice.between(20, 42), dice.between(0.35, 0.75), dice.between(low, high)});
}

Paint wood(Dice& dice, const Colour& colour, double most) {
  return {colour, Material::wood, dice.between(2, most), dice.seed()};
}

Paint smooth(Dice& dice, const Colour& colour) {
  const auto material = roll(dice, {Material::flat, Material::flat, Material::gradient,
                                    Material::glossy, Material::speckled});
  return {colour, material, dice.between(4, material == Material::speckled ? 8 : 22), dice.seed()};
}

Paint plastic(Dice& dice, const Colour& colour) {
  return {colour, Material::glossy, dice.between(8, 30), dice.seed()};
}

Colour red(Dice& dice) {
  return hsv({dice.between(-6, 8) + 360, dice.between(0.75, 1), dice.between(0.7, 0.95)});
}

/// A colour at least `least` away from all of `others`; less where that proves too much to ask.
template <typename Roll>
Colour unlike(const std::vector<Colour>& others, double least, Roll rollColour) {
  while (true) {
    for (int attempt = 0; attempt < 60; ++attempt) {
      const Colour colour = rollColour();
      if (std::all_of(others.begin(), others.end(),
                      [&](const Colour& other) { return distance(colour, other) >= least; }))
        return colour;
    }
    least *= 0.9;
  }
}

/// Bright colours for blocks that each have their own; none too like one another or those `taken`.
std::vector<Paint> manyColours(Dice& dice, std::vector<Colour> taken) {
  std::vector<Paint> paints;
  const auto material = roll(dice, {Material::flat, Material::gradient, Material::glossy});
  for (int i = 0; i < 14; ++i) {
    taken.push_back(unlike(taken, 70, [&] {
      return hsv({dice.between(25, 335), dice.between(0.3, 0.95), dice.between(0.45, 1)});
    }));
    paints.push_back({taken.back(), material, 14, dice.seed()});
  }
  return paints;
}

// What every look starts from: surroundings, styles, sizes. Each kind then changes what makes it.

void rollStyles(Dice& dice, Look& look) {
  look.floorStyle = roll(dice, {Floor::plain, Floor::plain, Floor::gridLines, Floor::raisedTiles,
                                Floor::checkered, Floor::wells, Floor::creases});
  look.frameStyle = roll(dice, {Frame::thick, Frame::thick, Frame::thin, Frame::dark, Frame::none});
  look.exitSign = roll(dice, {ExitSign::gap, ExitSign::gap, ExitSign::notch, ExitSign::bar,
                              ExitSign::arrow, ExitSign::word, ExitSign::none});
  // A gap or a notch is one in something.
  if (look.frameStyle == Frame::none)
    look.exitSign = roll(dice, {ExitSign::bar, ExitSign::arrow, ExitSign::word, ExitSign::none});
  look.decoration = roll(dice, {Decoration::none, Decoration::none, Decoration::none,
                                Decoration::none, Decoration::numbers, Decoration::letters,
                                Decoration::rivets, Decoration::arrows, Decoration::eyes});
  look.setting = roll(dice, {Setting::crop, Setting::phone, Setting::phone, Setting::desktop});
  look.stretch = dice.chance(0.2) ? dice.between(0.82, 1.2) : 1;
}

void rollSizes(Dice& dice, Look& look) {
  look.gap = dice.between(0.01, 0.12);
  look.corner = dice.chance(0.5) ? 0 : dice.between(0.02, 0.2);
  look.bevel = dice.chance(0.5) ? 0 : dice.between(0.03, 0.08);
  look.shadow = dice.chance(0.6) ? 0 : dice.between(0.03, 0.09);
  look.outline = dice.chance(0.6) ? 0 : dice.between(0.02, 0.06);
  look.outlineTone = dice.between(-110, -50);
  look.frameWidth =
      look.frameStyle == Frame::thin ? dice.between(0.04, 0.1) : dice.between(0.2, 0.45);
  look.padding = dice.chance(0.6) ? 0 : dice.between(0.02, 0.09);
}

Look common(Dice& dice) {
  Look look;
  rollStyles(dice, look);
  rollSizes(dice, look);
  look.background =
      smooth(dice, hsv({dice.between(0, 360), dice.between(0, 0.5), dice.between(0.1, 1)}));
  look.ink = grey(dice.chance(0.5) ? 30 : 240);
  look.sign = roll(dice, {Colour{30, 170, 60}, Colour{215, 40, 40}, Colour{240, 200, 40}});
  return look;
}

struct Paints {
  Paint floor, block, target;
};

/// Floor, blocks alike, target and wall from their colours; the frame is a darker or lighter floor.
void paintAlike(Dice& dice, Look& look, const Paints& paints) {
  const auto& [floor, block, target] = paints;
  look.floor = floor;
  look.blocks = {block};
  look.target = target;
  look.line =
      shaded(floor.colour, dice.chance(0.6) ? dice.between(-45, -16) : dice.between(16, 40));
  // Wells and checkers are areas of that colour, which must not look like blocks.
  if (distance(look.line, block.colour) < 35)
    look.line = shaded(floor.colour, floor.colour[0] - look.line[0]);
  look.frame = floor;
  look.frame.colour =
      shaded(floor.colour, dice.chance(0.7) ? dice.between(-80, -45) : dice.between(45, 80));
  if (look.frameStyle == Frame::dark) look.frame.colour = grey(dice.between(5, 40));
  look.wall = {unlike({floor.colour, block.colour, target.colour}, 40,
                      [&] { return grey(dice.between(60, 200)); }),
               Material::flat, 0, 0};
  while (distance(look.background.colour, floor.colour) < 50)
    look.background.colour = hsv({dice.between(0, 360), dice.between(0, 0.5), dice.between(0, 1)});
}

Look darkFloorWood(Dice& dice) {
  Look look = common(dice);
  const Colour floor = woodTone(dice, 0.2, 0.55);
  const Colour block = unlike({floor}, 60, [&] { return woodTone(dice, 0.6, 0.98); });
  paintAlike(dice, look, {wood(dice, floor, 8), wood(dice, block, 16), wood(dice, red(dice), 12)});
  look.floorStyle = roll(dice, {Floor::plain, Floor::gridLines, Floor::creases, Floor::wells});
  look.gap = dice.between(0, 0.06);
  look.bevel = dice.between(0.03, 0.08);
  return look;
}

Look lightFloorWood(Dice& dice) {
  Look look = darkFloorWood(dice);
  const Colour floor = woodTone(dice, 0.8, 1);
  const Colour block = unlike({floor}, 60, [&] { return woodTone(dice, 0.25, 0.6); });
  const Colour target = unlike({floor, block}, 90, [&] {
    return hsv({dice.between(0, 360), dice.between(0.6, 1), dice.between(0.5, 1)});
  });
  paintAlike(dice, look, {wood(dice, floor, 8), wood(dice, block, 14), wood(dice, target, 10)});
  return look;
}

Look flatVector(Dice& dice) {
  Look look = common(dice);
  const Colour floor = hsv({dice.between(0, 360), dice.between(0, 0.4),
                            dice.chance(0.5) ? dice.between(0.1, 0.35) : dice.between(0.8, 1)});
  const Colour target = unlike({floor}, 110, [&] { return red(dice); });
  const Colour block = unlike({floor, target}, 90, [&] {
    return hsv({dice.between(40, 320), dice.between(0.1, 0.9), dice.between(0.3, 1)});
  });
  paintAlike(dice, look, {{floor}, smooth(dice, block), smooth(dice, target)});
  return look;
}

Look manyColoured(Dice& dice) {
  Look look = flatVector(dice);
  look.blocks = manyColours(dice, {look.floor.colour, look.line, look.target.colour});
  return look;
}

Look cars(Dice& dice) {
  Look look = manyColoured(dice);
  look.piece = Piece::car;
  look.decoration = Decoration::none;
  look.gap = dice.between(0.04, 0.14);
  look.corner = dice.between(0.1, 0.28);
  return look;
}

Look paleOnPale(Dice& dice) {
  Look look = flatVector(dice);
  const double value = dice.between(0.6, 0.92);
  const Colour floor = hsv({dice.between(0, 360), dice.between(0, 0.12), value});
  const double step = dice.between(22, 40) * (value > 0.8 ? -1 : 1);
  const Colour block = shaded(floor, step);
  paintAlike(dice, look, {{floor}, {block}, {red(dice)}});
  look.outline = dice.between(0.02, 0.05);
  look.outlineTone = dice.between(-60, -30);
  return look;
}

Look notRed(Dice& dice) {
  Look look = dice.chance(0.5) ? flatVector(dice) : darkFloorWood(dice);
  const Colour block = look.blocks.front().colour;
  look.target.colour = unlike({look.floor.colour, block}, 110, [&] {
    return hsv({dice.between(40, 320), dice.between(0.5, 1), dice.between(0.3, 1)});
  });
  return look;
}

Look redHerrings(Dice& dice) {
  Look look = flatVector(dice);
  const Colour target = {dice.between(205, 235), dice.between(15, 35), dice.between(15, 40)};
  const Colour floor = unlike({target}, 130, [&] { return grey(dice.between(60, 250)); });
  const Colour block = unlike({floor, target}, 85, [&] {
    return hsv({dice.between(12, 30), dice.between(0.6, 0.95), dice.between(0.6, 1)});
  });
  paintAlike(dice, look, {{floor}, smooth(dice, block), {target}});
  look.sign = red(dice);
  look.background = {hsv({dice.between(0, 12), 0.9, dice.between(0.4, 0.8)})};
  return look;
}

Look seamed(Dice& dice) {
  Look look = dice.chance(0.5) ? flatVector(dice) : darkFloorWood(dice);
  look.gap = 0;
  look.corner = look.bevel = look.shadow = 0;
  look.outline = dice.between(0.015, 0.05);
  look.outlineTone = dice.chance(0.7) ? dice.between(-90, -30) : dice.between(30, 70);
  return look;
}

Look tiled(Dice& dice) {
  Look look = manyColoured(dice);
  look.piece = Piece::tiles;
  look.gap = dice.between(0.02, 0.1);
  look.decoration = dice.chance(0.3) ? Decoration::letters : Decoration::none;
  return look;
}

/// Now and then a target that is not red; the others are then alike, or nobody could tell it.
void perhapsNotRed(Dice& dice, Look& look) {
  if (!dice.chance(0.2)) return;
  look.blocks.resize(1);
  look.target.colour =
      unlike({look.floor.colour, look.wall.colour, look.blocks.front().colour}, 110, [&] {
        return hsv({dice.between(40, 320), dice.between(0.6, 1), dice.between(0.5, 1)});
      });
}

/// Vehicles on a road or in a car park.
Look traffic(Dice& dice) {
  Look look = common(dice);
  const double tone = dice.chance(0.7) ? dice.between(50, 120) : dice.between(120, 200);
  const Colour floor = shaded(grey(tone), dice.between(-8, 8));
  const Colour target = unlike({floor}, 110, [&] { return red(dice); });
  paintAlike(dice, look,
             {{floor, Material::speckled, dice.between(0, 12), dice.seed()},
              {target},
              smooth(dice, target)});
  look.line = dice.chance(0.7) ? grey(dice.between(200, 250)) : Colour{235, 200, 60};
  look.blocks = manyColours(dice, {floor, target});
  perhapsNotRed(dice, look);
  look.floorStyle = Floor::road;
  look.piece = Piece::vehicle;
  look.decoration = Decoration::none;
  look.gap = dice.between(0.03, 0.16);
  if (look.frameStyle == Frame::thick)
    look.frame.colour = roll(dice, {Colour{150, 150, 150}, Colour{90, 150, 70}, floor});
  return look;
}

/// Toys of plastic on a board that holds them by knobs.
Look toys(Dice& dice) {
  Look look = common(dice);
  const Colour floor =
      dice.chance(0.5)
          ? grey(dice.between(30, 230))
          : hsv({dice.between(40, 320), dice.between(0.2, 0.9), dice.between(0.3, 0.95)});
  const Colour target = unlike({floor}, 110, [&] { return red(dice); });
  paintAlike(dice, look, {smooth(dice, floor), {target}, plastic(dice, target)});
  look.blocks = manyColours(dice, {floor, target});
  perhapsNotRed(dice, look);
  for (Paint& paint : look.blocks) paint = plastic(dice, paint.colour);
  look.floorStyle = Floor::knobs;
  look.piece = dice.chance(0.7) ? Piece::vehicle : Piece::plank;
  look.decoration = look.piece == Piece::plank
                        ? roll(dice, {Decoration::none, Decoration::rivets, Decoration::studs})
                        : Decoration::none;
  look.gap = dice.between(0.04, 0.18);
  look.corner = dice.between(0.1, 0.3);
  look.shadow = dice.chance(0.6) ? dice.between(0.03, 0.12) : 0;
  return look;
}

struct Kind {
  std::string_view name;
  Look (*roll)(Dice& dice);
};

constexpr std::array<Kind, 12> kinds{{
    {"wood", darkFloorWood},
    {"wood on light floor", lightFloorWood},
    {"flat vector", flatVector},
    {"many colours", manyColoured},
    {"cars", cars},
    {"pale on pale", paleOnPale},
    {"target not red", notRed},
    {"other red things", redHerrings},
    {"touching, thin seams", seamed},
    {"one tile a cell", tiled},
    {"traffic", traffic},
    {"toys", toys},
}};

}  // namespace

std::vector<std::string_view> lookNames() { return namesIn(kinds); }

Look withWallsLikeBlocks(Dice& dice, Look look) {
  look.wall = look.blocks.front();
  look.wall.seed = dice.seed();
  const Colour block = look.wall.colour;
  if (dice.chance(0.75))
    look.wall.colour = unlike({look.floor.colour, look.line}, 40, [&] {
      return shaded(mixed(block, grey(dice.between(60, 200)), dice.between(0, 0.6)),
                    dice.between(-40, 40));
    });
  look.wallMark = dice.chance(0.7) ? WallMark::rivets : WallMark::none;
  return look;
}

Look withPicturedWalls(Dice& dice, Look look) {
  constexpr std::array marks{WallMark::cross, WallMark::rivetedCross, WallMark::skull,
                             WallMark::lock,  WallMark::sign,         WallMark::disc,
                             WallMark::disc};
  look.wallMark = dice.of(marks);
  look.wall.seed = dice.seed();
  const Colour floor = look.floor.colour;
  look.wall.colour = unlike({floor, look.line}, 30, [&] {
    const Colour own = hsv({dice.between(0, 360), 0.5, 0.6});
    const Colour tone = shaded(floor, dice.between(-60, 90));
    return mixed(tone, own, dice.between(0, 0.9));
  });
  return look;
}

Look withDoodles(Dice& dice, Look look) {
  look.doodles = {dice.seed(),      dice.chance(0.6), dice.chance(0.6),
                  dice.chance(0.6), dice.chance(0.3), dice.chance(0.25)};
  if (!look.doodles.areOnWalls && !look.doodles.areOnFloor) look.doodles.areOnBlocks = true;
  if (dice.chance(0.3)) look.breadth = dice.between(0.55, 0.95);
  if (dice.chance(0.3)) look.corner = dice.between(0.1, 0.5);
  return look;
}

Look rollLook(Dice& dice, std::size_t index) {
  Look look = kinds[index].roll(dice);
  look.name = kinds[index].name;
  return look;
}

}  // namespace unblocker::render
