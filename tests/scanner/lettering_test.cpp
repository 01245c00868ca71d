// Boards that letters alone tell of.
#include "scanner/lettering.h"

#include <doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../fixtures/letters.h"
#include "../fixtures/parsed.h"
#include "glyphs.h"
#include "notation.h"
#include "scanner/prints.h"
#include "scanner/scanner.h"
#include "scanner/sheet.h"
#include "scanner/working.h"

using namespace unblocker;
using namespace unblocker::scanner;
using fixtures::Page;
using fixtures::rule;
using fixtures::write;

namespace {

constexpr render::Colour black{0, 0, 0};
constexpr render::Colour white{255, 255, 255};

/// A window of white cells.
Page window() {
  Page page{420, 480, 30, 60, 60, 0};
  page.background = page.floor = page.line = white;
  return page;
}

void frame(render::Canvas& canvas, const Page& page, int side) {
  const double end = side * page.cell;
  canvas.fill({page.left - 4, page.top - 4, end + 8, end + 8}, black);
  canvas.fill({page.left, page.top, end, end}, white);
}

render::Canvas emptyWindow(const Page& page) {
  render::Canvas canvas(page.width, page.height);
  render::write(canvas, "MOVES 0", {page.left + 60, 30}, 14, black);
  return canvas;
}

render::Canvas terminal(const Page& page) {
  render::Canvas canvas(page.width, page.height);
  canvas.fill({0, 0, static_cast<double>(page.width), static_cast<double>(page.height)}, black);
  return canvas;
}

render::Box bar(const render::Point& middle) { return {middle.x - 1, middle.y - 9, 2, 18}; }
render::Box dash(const render::Point& middle) { return {middle.x - 4, middle.y, 8, 2}; }

std::optional<Painted> paintedIn(const render::Canvas& canvas) {
  return withLettersPainted(shrinkToWork(canvas.view()).raster);
}

/// Reads the board, which must be right, and doubts it, and leaves the reading to the caller.
Reading read(const render::Canvas& canvas, std::string_view notation) {
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == notation);
  CHECK(reading->confidence < 0.9);
  return *reading;
}

constexpr std::string_view usual = "BB.C..D..C..DXXC..D..EFFG..EHHGII...";
constexpr std::string_view usualNotation = "6x6:right2:BB.C..D..C..DAAC..D..EFFG..EHHGII...";

/// By their first cells, whichever is the target.
std::vector<Block> inOrder(std::vector<Block> blocks) {
  std::sort(blocks.begin(), blocks.end(), [](const Block& a, const Block& b) {
    return std::pair(a.cell.row, a.cell.col) < std::pair(b.cell.row, b.cell.col);
  });
  return blocks;
}

}  // namespace

TEST_CASE("lettering: a table of letters is a board, and X is to leave it") {
  const Page page = window();
  render::Canvas canvas = emptyWindow(page);
  rule(canvas, page, 6, 6);
  write(canvas, page, usual, 6);
  const Reading reading = read(canvas, usualNotation);
  CHECK(reading.confidence > 0.5);
  CHECK(reading.targetConfidence > 0.8);
}

TEST_CASE("lettering: no lines are needed between letters, and dots are empty cells") {
  const Page page = window();
  render::Canvas canvas = emptyWindow(page);
  frame(canvas, page, 6);
  write(canvas, page, usual, 6, {20, black, true});
  read(canvas, usualNotation);
}

TEST_CASE("lettering: rows without letters belong to the board if lines do") {
  const Page page = window();
  constexpr std::string_view cells = "............BB..C.XX.DC.EE.D........";
  render::Canvas canvas = emptyWindow(page);
  SUBCASE("between all cells") { rule(canvas, page, 6, 6); }
  SUBCASE("around them") { frame(canvas, page, 6); }
  write(canvas, page, cells, 6);
  read(canvas, "6x6:right3:............BB..C.AA.DC.EE.D........");
}

TEST_CASE("lettering: a terminal's text is enough") {
  const Page page{420, 300, 28, 80, 20, 0};
  render::Canvas canvas = terminal(page);
  for (const auto& [line, text] : {std::pair{20, "RUSHHOUR PUZZLE 7"}, std::pair{50, "MOVES 31"},
                                   std::pair{250, "SOLVED AFTER 1042 STEPS"}})
    render::write(canvas, text, {140, static_cast<double>(line)}, 14, white);
  SUBCASE("as it is") {}
  SUBCASE("with bars and dashes for a frame") {
    for (int i = 0; i < 6; ++i) {
      for (const int col : {-1, 6}) canvas.fill(bar(page.at(Cell{col, i}).middle()), white);
      for (const int row : {-1, 6}) canvas.fill(dash(page.at(Cell{i, row}).middle()), white);
    }
  }
  write(canvas, page, usual, 6, {14, white, true});
  read(canvas, usualNotation);
}

TEST_CASE("lettering: of two boards, as where a program prints each move, none is taken") {
  const Page before{420, 420, 28, 40, 20, 0};
  Page after = before;
  after.top = 220;
  render::Canvas canvas = terminal(before);
  write(canvas, before, usual, 6, {14, white, true});
  CHECK(paintedIn(canvas));
  write(canvas, after, "BB.C..D..C..D..CXXD..EFFG..EHHGII...", 6, {14, white, true});
  CHECK(!paintedIn(canvas));
}

TEST_CASE("lettering: where no block is called X, the picture is read all the same") {
  const Page page = window();
  render::Canvas canvas = emptyWindow(page);
  rule(canvas, page, 6, 6);
  std::string cells(usual);
  for (char& cell : cells)
    if (cell == 'X') cell = 'R';
  write(canvas, page, cells, 6);
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(inOrder(reading->puzzle.blocks) == inOrder(parsed(std::string(usualNotation)).blocks));
  CHECK(reading->targetConfidence < 0.9);
}

TEST_CASE("lettering: where one block has a colour of its own, that is to leave, not X") {
  constexpr std::string_view cells = "..ULLO..U..O..UPPO...YWWZXXY..Z..YVV";
  Page page{600, 640, 0, 40, 100, 1};
  page.line = black;
  page.floor = {192, 192, 192};
  render::Canvas canvas = drawn(page, {6, 6, {Side::right, 2}, {}, {}});
  for (int i = 0; i < 36; ++i) {
    const char letter = cells[static_cast<std::size_t>(i)];
    if (letter == '.') continue;
    const render::Colour colour =
        letter == 'P' ? render::Colour{255, 182, 193} : render::Colour{173, 216, 230};
    canvas.fill(page.at(Cell{i % 6, i / 6}).shrunk(page.gap), colour);
  }
  write(canvas, page, cells, 6, {10, black, true});
  const Reading reading = read(canvas, "6x6:right2:..BCCD..B..D..BAAD...EFFGHHE..G..EII");
  CHECK(reading.targetConfidence > 0.8);
}

TEST_CASE("lettering: a board of other than six cells a side") {
  Page page = window();
  page.cell = 48;
  render::Canvas canvas = emptyWindow(page);
  rule(canvas, page, 7, 7);
  write(canvas, page, "OOOP.NN.BBP...QQQP.R..XXC.R....C.R...DEE.F..D.GGF", 7);
  read(canvas, "7x7:right3:BBBC.DD.EEC...FFFC.G..AAH.G....H.G...IJJ.K..I.LLK");
}

TEST_CASE("lettering: what is written in a table is no board by that") {
  struct Table {
    const char* what;
    std::string_view cells;
  };
  const Page page = window();
  for (const Table& table :
       {Table{"a puzzle of figures", "53..7.6..195.98....68.4..34....7..2."},
        Table{"B at the top and at the bottom", "BB.C..D..C..DXXC..D..EFFG..EBBGII..."},
        Table{"D below and beside itself", "BB.C..D..C..DDXX..D..EFFG..EHHGII..."},
        Table{"a list, all of one axis", "BB.CC.DD.EE.FF.GG.HH.II.JJ.KK.LL.MM."}}) {
    CAPTURE(table.what);
    render::Canvas canvas = emptyWindow(page);
    rule(canvas, page, 6, 6);
    write(canvas, page, table.cells, 6);
    CHECK(!paintedIn(canvas));
  }
}

TEST_CASE("prints: a letter is like itself, wherever it begins, and unlike others") {
  render::Canvas canvas(400, 60);
  int place = 0;
  for (const char letter : std::string_view("BBXFJTZ4")) {
    const render::Point middle{20.0 + 45 * place + 0.3 * (place % 2), 30};
    render::write(canvas, std::string(1, letter), middle, 20, black);
    ++place;
  }
  std::vector<Print> prints = printsIn(shrinkToWork(canvas.view()).raster);
  std::erase_if(prints, [](const Print& print) { return !print.isDark; });
  std::sort(prints.begin(), prints.end(),
            [](const Print& a, const Print& b) { return a.left < b.left; });
  REQUIRE(prints.size() == 8);
  CHECK(difference(prints[0], prints[1]) < 0.2);
  for (std::size_t i = 1; i < prints.size(); ++i)
    for (std::size_t j = 1; j < i; ++j) CHECK(difference(prints[i], prints[j]) > 0.35);
  for (std::size_t i = 0; i < prints.size(); ++i) CHECK(isCross(prints[i]) == (i == 2));
}

TEST_CASE("prints: nothing is printed on noise or on nothing") {
  CHECK(printsIn(Raster(80, 80)).empty());
  Raster noise(640, 640);
  std::uint32_t state = 1;
  for (float& value : noise.values) {
    state = state * 1664525U + 1013904223U;
    value = static_cast<float>(state >> 24);
  }
  CHECK(sheetsOver(printsIn(noise)).empty());
}
