// The renderer of synthetic screenshots: what other tests lean on. A picture shows what its truth
// says, follows from its seed alone, and each kind of damage does what its name says.
#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "boards.h"
#include "damage.h"
#include "doodle.h"
#include "image.h"
#include "jpeg.h"
#include "look.h"
#include "png.h"
#include "retouch.h"
#include "specimen.h"
#include "warp.h"

using namespace unblocker;
using namespace unblocker::render;

namespace {

/// Root mean square of the difference of all channels; pictures of one size.
double difference(ImageView a, ImageView b) {
  REQUIRE(a.width == b.width);
  REQUIRE(a.height == b.height);
  double sum = 0;
  for (int y = 0; y < a.height; ++y)
    for (int x = 0; x < a.width; ++x)
      for (int c = 0; c < 3; ++c) sum += std::pow(a.at(x, y)[c] - b.at(x, y)[c], 2);
  return std::sqrt(sum / (3.0 * a.width * a.height));
}

Canvas planks() {
  Canvas canvas(90, 61);
  canvas.fillWood({0, 0, 90, 61}, {160, 120, 70}, 12, 3);
  canvas.fill({20, 10, 40, 20}, {200, 40, 40});
  return canvas;
}

}  // namespace

TEST_CASE("render: random boards are legal, not solved, and have room") {
  Dice dice(7);
  for (int i = 0; i < 1000; ++i) {
    const Side side = static_cast<Side>(dice.pick(0, 3));
    const BoardWish wish{dice.pick(4, 10), dice.pick(4, 10), side, dice.pick(0, 3)};
    const Puzzle puzzle = randomBoard(dice, wish);
    REQUIRE_FALSE(validate(puzzle));
    CHECK_FALSE(isSolved(puzzle));
    CHECK(puzzle.exit.side == side);
    CHECK(cellsCovered(puzzle) < 0.8 * wish.cols * wish.rows);
  }
}

TEST_CASE("render: a seed gives one picture, the next one another") {
  const Specimen one = makeSpecimen(11);
  const Specimen again = makeSpecimen(11);
  CHECK(difference(one.picture.view(), again.picture.view()) == 0);
  CHECK(one.truth == again.truth);
  CHECK(makeSpecimen(12).truth != one.truth);
}

TEST_CASE("render: specimens come in every look, damaged and not, and their board is inside") {
  std::set<std::string> looks;
  std::set<std::string> damages;
  int clean = 0;
  int readable = 0;
  int walled = 0;
  constexpr int count = 300;
  for (std::uint32_t seed = 1; seed <= count; ++seed) {
    const Specimen specimen = makeSpecimen(seed, {10, 14});
    CAPTURE(seed);
    looks.insert(specimen.look);
    damages.insert(specimen.damage.begin(), specimen.damage.end());
    clean += specimen.damage.empty() ? 1 : 0;
    readable += specimen.truth ? 1 : 0;
    walled += static_cast<int>(
        std::count(specimen.traits.begin(), specimen.traits.end(), "walls like blocks"));
    if (specimen.truth) CHECK_FALSE(validate(*specimen.truth));
    if (!specimen.damage.empty()) continue;
    CHECK(specimen.rect.x >= 0);
    CHECK(specimen.rect.y >= 0);
    CHECK(specimen.rect.x + specimen.rect.width <= specimen.picture.width());
    CHECK(specimen.rect.y + specimen.rect.height <= specimen.picture.height());
  }
  CHECK(looks.size() == lookNames().size());
  CHECK(damages.size() == damageNames().size());
  CHECK(clean > count / 3);
  CHECK(readable > count * 8 / 10);
  CHECK(walled > count / 20);
}

TEST_CASE("render: a doodle stays in its box and is the same for a seed, seldom for another") {
  const Box box{20, 20, 60, 30};
  const auto drawn = [&](std::uint32_t seed, Axis axis) {
    Canvas canvas(100, 100);
    Doodle(seed, {120, 120, 120}).draw(canvas, box, axis);
    return canvas;
  };
  const Canvas white(100, 100);
  int different = 0;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    CAPTURE(seed);
    const Canvas one = drawn(seed, Axis::horizontal);
    CHECK(difference(one.view(), drawn(seed, Axis::horizontal).view()) == 0);
    CHECK(difference(one.view(), white.view()) > 5);
    CHECK(difference(one.view(), drawn(seed, Axis::vertical).view()) > 0);
    different += difference(one.view(), drawn(seed + 1, Axis::horizontal).view()) > 5 ? 1 : 0;
    constexpr double stroke = 3;  // half of one may lie beyond
    const Box reach = box.shrunk(-stroke);
    int beyond = 0;
    for (int y = 0; y < 100; ++y)
      for (int x = 0; x < 100; ++x) {
        const bool within =
            x >= reach.x && x <= reach.right() && y >= reach.y && y <= reach.bottom();
        beyond += !within && one.view().at(x, y)[0] != 255 ? 1 : 0;
      }
    CHECK(beyond == 0);
  }
  CHECK(different > 36);
}

TEST_CASE("render: doodles change how a board looks, and what walls it has; it stays legal") {
  int walled = 0;
  int changed = 0;
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    const Specimen specimen = makeSpecimen(seed, {10, 14, true});
    const Specimen again = makeSpecimen(seed, {10, 14, true});
    CHECK(difference(specimen.picture.view(), again.picture.view()) == 0);
    if (!specimen.truth) continue;
    CHECK_FALSE(validate(*specimen.truth));
    const Specimen plain = makeSpecimen(seed, {10, 14});
    CHECK(specimen.look == plain.look);
    if (specimen.truth == plain.truth && specimen.damage.empty() && plain.damage.empty())
      changed += difference(specimen.picture.view(), plain.picture.view()) > 0 ? 1 : 0;
    const auto& traits = specimen.traits;
    walled += std::count(traits.begin(), traits.end(), "walls doodles");
  }
  CHECK(walled > 10);
  CHECK(changed > 10);
}

TEST_CASE("render: a JPEG file can be decoded, and loses the more the lower its quality") {
  const Canvas picture = planks();
  double last = 0;
  for (const int quality : {95, 70, 40, 20}) {
    CAPTURE(quality);
    const Canvas after = recompressed(picture.view(), quality);
    const double lost = difference(picture.view(), after.view());
    CHECK(lost > last);
    CHECK(lost < 22);
    last = lost;
  }
}

TEST_CASE("render: a PNG file loses nothing") {
  const Canvas picture = planks();
  const auto image = decode(encodePng(picture.view()));
  REQUIRE(image);
  CHECK(difference(picture.view(), image->view()) == 0);
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const Specimen specimen = makeSpecimen(seed);
    const auto file = encodePng(specimen.picture.view());
    const auto again = decode(file);
    REQUIRE(again);
    CHECK(difference(specimen.picture.view(), again->view()) == 0);
    const auto noise = std::find(specimen.damage.begin(), specimen.damage.end(), "noisy");
    if (noise != specimen.damage.end()) continue;  // which nothing compresses
    CHECK(file.size() < specimen.picture.view().width * specimen.picture.view().height * 3U);
  }
}

TEST_CASE("render: turns and mirrors undo themselves, sizes come back") {
  const Canvas picture = planks();
  const ImageView whole = picture.view();
  CHECK(difference(whole, mirrored(mirrored(whole).view()).view()) == 0);
  CHECK(difference(whole, mirrored(whole).view()) > 5);
  Canvas turning(whole);
  for (int i = 0; i < 4; ++i) turning = quarterTurned(turning.view());
  CHECK(difference(whole, turning.view()) == 0);
  const Canvas larger = resized(whole, 270, 183);
  CHECK(difference(whole, resized(larger.view(), 90, 61).view()) < 8);
  const auto pixel = cropped(whole, {-1, -1, 3, 3});
  CHECK(pixel.view().at(0, 0)[0] == 0);
  CHECK(pixel.view().at(1, 1)[0] == whole.at(0, 0)[0]);
}

TEST_CASE("render: a slant moves corners where they were told to go") {
  const Canvas picture = planks();
  const std::array<Point, 4> same{Point{0, 0}, Point{90, 0}, Point{90, 61}, Point{0, 61}};
  CHECK(difference(picture.view(), slanted(picture.view(), same).view()) < 1);
  const std::array<Point, 4> slant{Point{8, 3}, Point{85, 0}, Point{88, 57}, Point{2, 60}};
  for (std::size_t i = 0; i < 4; ++i) {
    const Point to = slantedPoint(picture.view(), slant, same[i]);
    CHECK(to.x == doctest::Approx(slant[i].x));
    CHECK(to.y == doctest::Approx(slant[i].y));
  }
}

TEST_CASE("render: retouching changes what it should") {
  const Canvas picture = planks();
  Canvas dim = picture;
  adjust(dim, {0.5, 0.5, 0.5}, 0);
  CHECK(dim.view().at(30, 20)[0] ==
        doctest::Approx(0.5 * picture.view().at(30, 20)[0]).epsilon(0.02));
  Canvas lit = picture;
  light(lit, {{0, 0}, 0.4});
  CHECK(lit.view().at(1, 1)[0] == doctest::Approx(picture.view().at(1, 1)[0]).epsilon(0.02));
  CHECK(lit.view().at(88, 59)[0] ==
        doctest::Approx(0.61 * picture.view().at(88, 59)[0]).epsilon(0.03));
  Canvas hues = picture;
  turnHues(hues, 120);
  CHECK(hues.view().at(30, 20)[1] > hues.view().at(30, 20)[0]);
  turnHues(hues, 240);
  CHECK(difference(hues.view(), picture.view()) < 12);
  Canvas soft = picture;
  blur(soft, 1);
  CHECK(soft.view().at(20, 20)[0] < picture.view().at(20, 20)[0]);
  Canvas noisy = picture;
  addNoise(noisy, 20, 1);
  CHECK(difference(noisy.view(), picture.view()) ==
        doctest::Approx(20 / std::sqrt(3)).epsilon(0.1));
}
