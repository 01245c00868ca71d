// What is told of boards that were found but cannot be reported.
#include <doctest.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "../fixtures/parsed.h"
#include "../fixtures/sanitized.h"
#include "glyphs.h"
#include "jpeg.h"
#include "scanner/scanner.h"
#include "scene.h"
#include "warp.h"

using namespace unblocker;

namespace {

constexpr const char* expert535 = "BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.";

render::Canvas picture(int width) {
  render::Scene scene;
  scene.width = width;
  scene.height = width * 16 / 9;
  return render::draw(parsed(expert535), render::themes()[1], scene);
}

constexpr std::array allQualities{10, 25, 15};
constexpr auto qualities = std::span(allQualities).first(isSanitized ? 2 : 3);
// How many cells are cut away.
constexpr std::array allCuts{1.3, 2.3, 1.0, 1.7};
constexpr auto cuts = std::span(allCuts).first(isSanitized ? 2 : 4);

/// A game's menu over a landscape: a red title and three buttons, one below the other.
render::Canvas menu(int width, int height) {
  render::Canvas canvas(width, height);
  const render::Box all{0, 0, static_cast<double>(width), static_cast<double>(height)};
  canvas.fill(all, 0, {{60, 170, 220}, render::Material::gradient, 60, 1});
  for (const double i : {0.0, 1.0, 2.0})
    canvas.fill({all.width * (0.02 + 0.3 * i), all.height * (0.3 + 0.05 * i), 0.2 * all.width,
                 0.1 * all.height},
                0.05 * all.height, {{190, 230, 230}}, 0.9);
  canvas.fill({0, 0.8 * all.height, all.width, 0.2 * all.height}, {235, 190, 90});
  render::write(canvas, "SLIDING CARS", {all.width / 2, 0.2 * all.height}, 0.1 * all.height,
                {215, 40, 15});
  render::Box button{0.355 * all.width, 0.34 * all.height, 0.29 * all.width, 0.07 * all.height};
  for (const char* word : {"PLAY", "HELP", "MORE"}) {
    canvas.fill(button, 0.2 * button.height, {{45, 38, 32}});
    canvas.fill(button.shrunk(3), 0.17 * button.height, {{150, 130, 110}});
    render::write(canvas, word, button.middle(), 0.4 * button.height, {240, 240, 240});
    button.y += 0.1 * all.height;
  }
  canvas.fill({0.78 * all.width, 0.88 * all.height, 0.22 * all.width, 0.12 * all.height},
              0.03 * all.height, {{220, 30, 30}});
  return canvas;
}

/// Without what lies beyond `cells` cells from the board's edge at that side, inwards.
render::Canvas cutAt(const render::Canvas& whole, const Rect& board, Side side, double cells) {
  const int by = static_cast<int>(cells * board.width / 6);
  const int x = side == Side::left ? board.x + by : 0;
  const int y = side == Side::top ? board.y + by : 0;
  const int right = side == Side::right ? board.x + board.width - by : whole.width();
  const int bottom = side == Side::bottom ? board.y + board.height - by : whole.height();
  return render::cropped(whole.view(), {x, y, right - x, bottom - y});
}

}  // namespace

TEST_CASE("scan: a board cut off at a side is never sure, and mostly told with its side") {
  const render::Canvas whole = picture(540);
  const auto reading = scan(whole.view());
  REQUIRE(reading);
  int told = 0;
  int all = 0;
  for (const Side side : allSides)
    for (const double cells : cuts) {
      CAPTURE(name(side));
      CAPTURE(cells);
      ++all;
      const auto cut = scan(cutAt(whole, reading->rect, side, cells).view());
      CHECK((!cut || cut->confidence < 0.9));
      if (cut || cut.error().code != ErrorCode::boardCutOff) continue;
      CHECK(cut.error().place.has_value());
      CHECK(cut.error().message.text.find(name(side)) != std::string::npos);
      ++told;
    }
  CHECK(2 * told > all);  // the others look like something else
}

TEST_CASE("scan: a board of too few pixels a cell is told how many") {
  const render::Canvas whole = picture(540);
  bool told = false;
  for (const int quality : qualities)
    for (int width = 96; width >= 52; width -= 4) {
      const int height = width * whole.height() / whole.width();
      const auto small = render::resized(whole.view(), width, height);
      const auto reading = scan(render::recompressed(small.view(), quality).view());
      if (reading || reading.error().code != ErrorCode::pictureTooSmall) continue;
      const std::string& text = reading.error().message.text;
      CHECK(text.find("pixels") != std::string::npos);  // of the picture, where no board is found
      told = told || text.find("pixels wide") != std::string::npos;
    }
  CHECK(told);
}

TEST_CASE("scan: a lone block is read, but may as well be an editor's") {
  const Puzzle puzzle = parsed("6x6:right2:............AA......................");
  for (const render::Theme& theme : render::themes()) {
    const auto reading = scan(render::draw(puzzle, theme, {}).view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
    CHECK(reading->confidence < 0.9);
  }
}

TEST_CASE("scan: a menu is no board that something is wrong with") {
  struct Size {
    int width;
    int height;
  };
  constexpr std::array all{Size{300, 534}, Size{400, 520}, Size{500, 890},
                           Size{540, 702}, Size{540, 961}, Size{600, 780}};
  const auto sizes = std::span(all).first(isSanitized ? 3 : all.size());
  std::size_t told = 0;
  for (const Size size : sizes) {
    const auto reading = scan(menu(size.width, size.height).view());
    REQUIRE_FALSE(reading);
    if (reading.error().code == ErrorCode::noBoard) ++told;
  }
  // Rows of buttons explain more than a third of a board here and there.
  CHECK(3 * told >= 2 * sizes.size());
}
