// What is told of boards that were found but cannot be reported.
#include <doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "jpeg.h"
#include "notation.h"
#include "scanner/scanner.h"
#include "scene.h"
#include "warp.h"

using namespace unblocker;

namespace {

constexpr const char* expert535 = "BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.";

render::Canvas picture(int width) {
  const auto puzzle = parseNotation(expert535);
  REQUIRE(puzzle);
  render::Scene scene;
  scene.width = width;
  scene.height = width * 16 / 9;
  return render::draw(*puzzle, render::themes()[1], scene);
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
  for (const Side side : {Side::left, Side::right, Side::top, Side::bottom})
    for (const double cells : {1.0, 1.3, 1.7, 2.3}) {
      CAPTURE(name(side));
      CAPTURE(cells);
      const auto cut = scan(cutAt(whole, reading->rect, side, cells).view());
      CHECK((!cut || cut->confidence < 0.9));
      if (cut || cut.error().code != ErrorCode::boardCutOff) continue;
      CHECK(cut.error().place.has_value());
      CHECK(cut.error().message.find(name(side)) != std::string::npos);
      ++told;
    }
  CHECK(told >= 9);  // of 16; the others look like something else
}

TEST_CASE("scan: a board of too few pixels a cell is told how many") {
  const render::Canvas whole = picture(540);
  bool told = false;
  for (const int width : {96, 88, 80, 72, 64, 56}) {
    const auto small = render::resized(whole.view(), width, width * whole.height() / whole.width());
    const auto reading = scan(render::recompressed(small.view(), 15).view());
    if (reading || reading.error().code != ErrorCode::pictureTooSmall) continue;
    CHECK(reading.error().message.find("pixels wide") != std::string::npos);
    told = true;
  }
  CHECK(told);
}

TEST_CASE("scan: a lone block is no puzzle") {
  const auto puzzle = parseNotation("6x6:right2:............AA......................");
  REQUIRE(puzzle);
  for (const render::Theme& theme : render::themes()) {
    const auto reading = scan(render::draw(*puzzle, theme, {}).view());
    REQUIRE_FALSE(reading);
    CHECK(reading.error().message.find("Choose") != std::string::npos);
  }
}
