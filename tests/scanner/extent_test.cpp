// Where a board ends, in pictures where something beside it could be more of it, or where more of
// it could be something else.
#include "scanner/extent.h"

#include <doctest.h>

#include <string>
#include <vector>

#include "../fixtures/parsed.h"
#include "canvas.h"
#include "checked_scan.h"
#include "glyphs.h"
#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/frame.h"
#include "scanner/scanner.h"
#include "scanner/working.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

constexpr double cell = 48;
const render::Colour asphalt{68, 68, 70};
const render::Colour thinLine{150, 150, 155};
const render::Box whole{0, 0, 800, 480};

std::vector<render::Colour> paints() { return {{220, 40, 40}, {60, 110, 220}, {240, 200, 60}}; }

void drawLines(render::Canvas& canvas, const render::Box& board) {
  for (double x = 0; x <= board.width; x += cell)
    canvas.fill({board.x + x, board.y, 1, board.height}, thinLine);
  for (double y = 0; y <= board.height; y += cell)
    canvas.fill({board.x, board.y + y, board.width, 1}, thinLine);
}

/// Every cell of a block a tile of its own, `inset` pixels narrower than the cell at each side.
void drawTiles(render::Canvas& canvas, const Puzzle& puzzle, double x, double y, double inset) {
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i)
    for (int k = 0; k < puzzle.blocks[i].length; ++k) {
      const Cell at = cellOf(puzzle.blocks[i], k);
      canvas.fill({x + cell * at.col + inset, y + cell * at.row + inset, cell - 2 * inset,
                   cell - 2 * inset},
                  paints()[i == 0 ? 0 : 1 + i % 2]);
    }
}

/// The cells of a block of a board whose corner lies at (x, y).
render::Box boxOf(const Block& block, double x, double y, double side) {
  const Cell last = cellOf(block, block.length - 1);
  return {x + side * block.cell.col, y + side * block.cell.row,
          side * (last.col - block.cell.col + 1), side * (last.row - block.cell.row + 1)};
}

/// Every block in one piece.
void drawBlocks(render::Canvas& canvas, const Puzzle& puzzle, double x, double y, double inset) {
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i)
    canvas.fill(boxOf(puzzle.blocks[i], x, y, cell).shrunk(inset),
                paints()[i == 0 ? 0 : 1 + i % 2]);
}

/// A board on asphalt whose corner lies at (248, 96).
void drawBoard(render::Canvas& canvas, const Puzzle& puzzle) {
  const render::Box board{248, 96, puzzle.cols * cell, puzzle.rows * cell};
  canvas.fill(board, asphalt);
  drawLines(canvas, board);
  drawBlocks(canvas, puzzle, board.x, board.y, 3);
}

/// A board of 6 × 6 cells whose corner lies at (248, 96), in a frame as wide as they are, through
/// which a road leads out of the third row.
render::Canvas framedBoard() {
  const Puzzle puzzle = parsed("6x6:right2:BBBCCC....D...AAD..EE....FGGG..F....");
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {110, 180, 95});
  canvas.fill({200, 48, 8 * cell, 8 * cell}, 40, {{200, 200, 200}});
  canvas.fill({248 + 6 * cell, 96 + 2 * cell, 400, cell}, asphalt);
  canvas.fill({248, 96, 6 * cell, 6 * cell}, asphalt);
  drawLines(canvas, {248, 96, 6 * cell, 6 * cell});
  drawTiles(canvas, puzzle, 248, 96, 3);
  return canvas;
}

/// As in a textbook: outlined blocks with letters on white, faint lines, a thin frame with a gap.
render::Canvas textbookBoard(const Puzzle& puzzle) {
  constexpr double side = 70;
  constexpr double edge = 60;
  const render::Colour black{0, 0, 0};
  const render::Colour white{255, 255, 255};
  render::Canvas canvas(540, 540);
  canvas.fill({edge - 6, edge - 6, 6 * side + 12, 6 * side + 12}, black);
  canvas.fill({edge - 2, edge - 2, 6 * side + 4, 6 * side + 4}, white);
  canvas.fill({edge + 6 * side, edge + 2 * side + 2, 8, side - 4}, white);
  for (int i = 1; i < 6; ++i) {
    canvas.fill({edge + i * side, edge, 1, 6 * side}, {204, 204, 204});
    canvas.fill({edge, edge + i * side, 6 * side, 1}, {204, 204, 204});
  }
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i) {
    const render::Box box = boxOf(puzzle.blocks[i], edge, edge, side).shrunk(6);
    const render::Colour inside =
        i == 0 ? render::Colour{255, 102, 102} : render::Colour{221, 230, 255};
    canvas.fill(box, 14, {black});
    canvas.fill(box.shrunk(2), 12, {inside});
    render::write(canvas, std::string(1, static_cast<char>('A' + i)), box.middle(), 18, black);
  }
  return canvas;
}

/// On a floor without lines, in a pale frame.
render::Canvas plainBoard(const Puzzle& puzzle) {
  constexpr double edge = 80;
  const render::Box board{edge, edge, puzzle.cols * cell, puzzle.rows * cell};
  render::Canvas canvas(static_cast<int>(board.width + 2 * edge),
                        static_cast<int>(board.height + 2 * edge));
  canvas.fill(whole, {160, 30, 20});
  canvas.fill(board.shrunk(-8), {235, 235, 235});
  canvas.fill(board, {205, 205, 205});
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i) {
    const render::Box box = boxOf(puzzle.blocks[i], edge, edge, cell).shrunk(1);
    canvas.fill(box, {60, 40, 30});
    canvas.fill(box.shrunk(2), i == 0 ? render::Colour{225, 25, 30} : render::Colour{215, 130, 80});
  }
  return canvas;
}

GridReading readAt(const Raster& raster, double x, double y, int cols, int rows) {
  const Grid grid{x, y, cell, cell, cols, rows};
  auto reading = readLattice(raster, learned(), latticeOf(grid), -1000, 0);
  REQUIRE(reading);
  return std::move(*reading);
}

GridReading extendedAt(const Raster& raster, double x, double y, int cols, int rows) {
  GridReading reading = readAt(raster, x, y, cols, rows);
  auto other = extended(raster, learned(), reading);
  REQUIRE(other);
  return std::move(*other);
}

}  // namespace

TEST_CASE("frame: the same all around, but for the way out") {
  const Working working = shrinkToWork(framedBoard().view());
  REQUIRE(working.factor == 1);
  const GridReading board = readAt(working.raster, 248, 96, 6, 6);
  for (const Side side : allSides) CHECK(isFramed(board, side));
  const GridReading shifted = readAt(working.raster, 248 + cell, 96, 6, 6);
  CHECK_FALSE(isFramed(shifted, Side::left));
}

TEST_CASE("frame: more of the floor is none") {
  render::Canvas canvas(800, 640);
  canvas.fill({0, 0, 800, 640}, {110, 180, 95});
  canvas.fill({100, 50, 10 * cell, 10 * cell}, asphalt);
  drawLines(canvas, {100, 50, 10 * cell, 10 * cell});
  drawTiles(canvas, parsed("6x6:right2:..............AAB.....B............."), 100 + 2 * cell,
            50 + 2 * cell, 3);
  const Working working = shrinkToWork(canvas.view());
  const GridReading middle = readAt(working.raster, 100 + 2 * cell, 50 + 2 * cell, 6, 6);
  for (const Side side : allSides) CHECK_FALSE(isFramed(middle, side));
}

TEST_CASE("frame: blocks of one kind beyond a side are none") {
  const Puzzle puzzle = parsed(
      "8x8:right3:"
      "BBCCDDEEF......GF......GH.AA...IH......IJ......KJ......KLLMMNNOO");
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {110, 180, 95});
  canvas.fill({200, 48, 8 * cell, 8 * cell}, asphalt);
  for (const Block& block : puzzle.blocks)
    canvas.fill(boxOf(block, 200, 48, cell).shrunk(1.5), {200, 140, 60});
  const Working working = shrinkToWork(canvas.view());
  const GridReading middle = readAt(working.raster, 200 + cell, 48 + cell, 6, 6);
  for (const Side side : allSides) CHECK_FALSE(isFramed(middle, side));
}

TEST_CASE("extent: a frame as wide as the cells is no column of the board") {
  const Working working = shrinkToWork(framedBoard().view());
  const GridReading reading = extendedAt(working.raster, 248, 96, 7, 6);
  CHECK(reading.lattice.cols == 6);
  CHECK(boundsOf(reading.lattice).x == doctest::Approx(248).epsilon(0.01));
}

TEST_CASE("extent: a bar of the frame is no block, whatever the size") {
  for (const int side : {5, 6}) {
    const std::string board = side == 5 ? "5x5:right2:B.C..B.CD.AA.D.EEFF......"
                                        : "6x6:right2:B.CC..B..D..AA.D....EE..FF..........";
    CAPTURE(board);
    render::Canvas canvas(800, 480);
    canvas.fill(whole, {110, 180, 95});
    canvas.fill({248 - cell, 96 - cell, (side + 2) * cell, (side + 2) * cell}, {150, 90, 40});
    drawBoard(canvas, parsed(board));
    const Working working = shrinkToWork(canvas.view());
    const GridReading reading = extendedAt(working.raster, 248 - cell, 96, side + 1, side);
    CHECK(reading.lattice.cols == side);
    CHECK(boundsOf(reading.lattice).x == doctest::Approx(248).epsilon(0.01));
  }
}

TEST_CASE("extent: pieces of the frame, end to end, are no column of blocks") {
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {230, 150, 190});
  drawBoard(canvas, parsed("5x6:right2:BBCC.D..EFDAAEF...E.G.HHHG...."));
  canvas.fill({248 - cell, 96, cell, 2 * cell}, 10, {{150, 90, 40}});
  canvas.fill({248 - cell, 96 + 2 * cell, cell, 4 * cell}, 10, {{170, 100, 40}});
  const Working working = shrinkToWork(canvas.view());
  const GridReading reading = extendedAt(working.raster, 248 - cell, 96, 6, 6);
  CHECK(reading.lattice.cols == 5);
  CHECK(boundsOf(reading.lattice).x == doctest::Approx(248).epsilon(0.01));
}

TEST_CASE("extent: boxes that fill a row right above the board are none of it, plain as they are") {
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {240, 240, 240});
  drawBoard(canvas, parsed("6x6:bottom1:BB.....A.C.D.A.CED...CED..FF.GHH.IIG"));
  canvas.fill({248, 48, 6 * cell, cell}, asphalt);
  canvas.fill(render::Box{248, 48, 4 * cell, cell}.shrunk(3), paints()[1]);
  canvas.fill(render::Box{248 + 4 * cell, 48, 2 * cell, cell}.shrunk(3), paints()[2]);
  const Working working = shrinkToWork(canvas.view());
  CHECK(readAt(working.raster, 248, 48, 6, 7).worth > readAt(working.raster, 248, 96, 6, 6).worth);
  const GridReading reading = extendedAt(working.raster, 248, 48, 6, 7);
  CHECK(reading.lattice.rows == 6);
  CHECK(boundsOf(reading.lattice).y == doctest::Approx(96).epsilon(0.01));
}

TEST_CASE("extent: a column that lies beyond the picture's end is none unless blocks reach it") {
  struct Cut {
    const char* board;
    double cells;  ///< That are cut away at the right.
    int cols;
  };
  for (const Cut& cut : {Cut{"6x5:right2:BCCDD.B...E.AA..E....FG....FG.", 0.6, 5},
                         Cut{"6x5:right2:BCCDD.B...E.AA..E....FG....FG.", 0.1, 6},
                         Cut{"6x5:right2:BCC.DDB...E.AA..E....FG....FG.", 0.6, 6}}) {
    CAPTURE(cut.board);
    CAPTURE(cut.cells);
    render::Canvas canvas(static_cast<int>(60 + (6 - cut.cells) * cell), 340);
    canvas.fill({0, 0, 800, 480}, {110, 180, 95});
    canvas.fill({60, 50, 400, 5 * cell}, asphalt);
    drawBlocks(canvas, parsed(cut.board), 60, 50, 3);
    const Working working = shrinkToWork(canvas.view());
    const GridReading reading =
        withinPicture(working.raster, learned(), readAt(working.raster, 60, 50, 6, 5));
    CHECK(reading.lattice.cols == cut.cols);
    CHECK(reading.lattice.rows == 5);
    CHECK(reading.isSecondLook == (cut.cols == 5));
  }
}

TEST_CASE("extent: a board without a frame goes on as far as its lines do") {
  const Puzzle puzzle = parsed("7x6:left2:BCCDD..BEE....AA.....FF.GHIIJJ.GHK..LLG.K.");
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {244, 244, 244});
  canvas.fill({200, 96, 7 * cell, 6 * cell}, {211, 211, 211});
  drawTiles(canvas, puzzle, 200, 96, 0);
  drawLines(canvas, {200, 96, 7 * cell, 6 * cell});
  const Working working = shrinkToWork(canvas.view());
  const GridReading reading = extendedAt(working.raster, 200, 96, 6, 6);
  CHECK(reading.lattice.cols == 7);
  CHECK(reading.lattice.rows == 6);
}

TEST_CASE("extent: empty columns do not end a board that goes on behind them") {
  const Puzzle puzzle =
      parsed("10x6:right1:BC..DD.EF.BC...AAEF..C..H..EG.IJ..H.KKG.IJ..LL..M.IJ..NNN.M.");
  render::Canvas canvas(800, 480);
  canvas.fill(whole, {60, 90, 120});
  canvas.fill({150, 86, 10 * cell + 20, 6 * cell + 20}, {30, 25, 25});
  canvas.fill({160, 96, 10 * cell, 6 * cell}, {190, 180, 160});
  drawBlocks(canvas, puzzle, 160, 96, 2);
  const Working working = shrinkToWork(canvas.view());
  const GridReading part = readAt(working.raster, 160 + 4 * cell, 96, 6, 6);
  CHECK(isOpen(part, Side::left));
  CHECK_FALSE(isOpen(part, Side::right));
  const GridReading reading = extendedAt(working.raster, 160 + 4 * cell, 96, 6, 6);
  CHECK(reading.lattice.cols == 10);
  CHECK(reading.lattice.rows == 6);
}

TEST_CASE("extent: an empty margin as wide as a cell is no part of the board") {
  const char* const boards[] = {"6x6:right2:BBB..C...D.CAA.D.CEF.GGGEF...HEIIJJH",
                                "6x6:right2:..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL."};
  for (const char* const board : boards) {
    const auto reading = scan(textbookBoard(parsed(board)).view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == board);
  }
}

TEST_CASE("extent: where a larger board would explain more, the size is a guess") {
  const Working working = shrinkToWork(framedBoard().view());
  GridReading reading = readAt(working.raster, 248, 96, 6, 6);
  reading.confidences.assign(reading.confidences.size(), 1.0);
  GoalReading goal{0, {Side::right, 2}, 1.0, 1.0, true, true};
  CHECK_FALSE(hasGuess(reading, goal));
  reading.largerGain = 2.0;
  CHECK(hasGuess(reading, goal));
}

TEST_CASE("extent: where no lines show, a board reaches as far as its blocks and its frame") {
  for (const char* board : {"8x6:right4:B...CCCCB.....D.B.....D..EE..FF....AAA..GGGG.HH.",
                            "7x7:right2:...BBB..CC.DDE..AA..E..FF.GEHH.I.G.J..I.K.J.LL.K.",
                            "9x6:right1:....BBB..C.....AA.CDEEE.FFFGD..HHH..GD..IIJKKG.....J..",
                            "6x6:right2:.BCC...B....AAD...EEDF...GDF...G...."}) {
    CAPTURE(board);
    const auto reading = scan(plainBoard(parsed(board)).view(), movesOf);
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == board);
  }
}
