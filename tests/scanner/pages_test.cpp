// Boards on pages of the web and in windows: what is drawn beside their cells, and into them, looks
// like more of them.
#include <doctest.h>

#include "../fixtures/page.h"
#include "../fixtures/parsed.h"
#include "notation.h"
#include "scanner/scanner.h"

using namespace unblocker;
using fixtures::Page;

namespace {

/// How far the reading, which is right, is believed.
double confidenceOf(const render::Canvas& canvas, const Puzzle& puzzle) {
  const auto reading = scan(canvas.view());
  REQUIRE(reading);
  CHECK(formatNotation(reading->puzzle) == formatNotation(puzzle));
  return reading->confidence;
}

/// A cell beside the board, drawn as those on it are.
void addCell(render::Canvas& canvas, const Page& page, const Cell& cell,
             const render::Colour& colour) {
  canvas.fill(page.at(cell), page.line);
  canvas.fill(page.at(cell).shrunk(page.gap), colour);
}

}  // namespace

TEST_CASE("pages: a digit beside the middle of each block's cells is no line") {
  const Puzzle puzzle = parsed("6x6:right2:BBC...DEC.FGDEAAFGDHHHFG...IJJKK.ILL");
  Page page{600, 628, 0, 28, 100, 0};
  page.background = page.floor = page.line = {255, 255, 255};
  render::Canvas canvas = drawn(page, puzzle);
  canvas.fill({0, 0, 600, 28}, {225, 225, 225});
  for (const Block& block : puzzle.blocks)
    for (int i = 0; i < block.length; ++i) {
      const render::Box cell = page.at(cellOf(block, i));
      canvas.fill({cell.x + 25, cell.y + 27, 15, 20}, {0, 0, 0});
      canvas.fill({cell.x + 30, cell.y + 32, 6, 10}, {200, 200, 200});
    }
  CHECK(confidenceOf(canvas, puzzle) > 0.4);
}

TEST_CASE("pages: a frame of cells is no part of the board") {
  const Puzzle puzzle = parsed("6x6:right2:B..CCCB..D.EAA.DFEGGGHFE..IHJJKKILL.");
  Page page{960, 540, 113, 153, 37.5, 0.5};
  page.background = {100, 149, 237};
  page.floor = {169, 169, 169};
  page.line = {105, 105, 105};
  render::Canvas canvas = drawn(page, puzzle);
  constexpr Cell exit{6, 2};
  for (int i = -1; i <= 6; ++i)
    for (const Cell& cell : {Cell{-1, i}, Cell{6, i}, Cell{i, -1}, Cell{i, 6}})
      addCell(canvas, page, cell, cell == exit ? page.floor : render::Colour{128, 128, 128});
  CHECK(confidenceOf(canvas, puzzle) > 0.5);
}

TEST_CASE("pages: a column that ends each row is a frame, whichever cell of it is the exit") {
  const Puzzle puzzle = parsed("6x6:left2:..BCDDEEBC.FGHBAAFGH.II.JK.LLLJKMM..");
  Page page{800, 500, 200, 80, 52, 2};
  page.background = page.line = {243, 244, 246};
  page.floor = {229, 231, 235};
  render::Canvas canvas = drawn(page, puzzle);
  for (int row = 0; row < 6; ++row)
    addCell(canvas, page, {-1, row},
            row == 2 ? render::Colour{0, 201, 80} : render::Colour{106, 114, 130});
  CHECK(confidenceOf(canvas, puzzle) > 0.5);
}

TEST_CASE("pages: a list of spare blocks beside a board is not another board") {
  const Puzzle puzzle = parsed("6x6:right2:BB...CD..E.CDAAE.CD..E..F...GGF.HHH.");
  Page page{1440, 900, 426, 190, 67.6, 5};
  page.background = page.line = {18, 24, 27};
  page.floor = {30, 36, 39};
  Puzzle empty = puzzle;
  empty.blocks.clear();
  render::Canvas canvas = drawn(page, empty);
  for (std::size_t i = 0; i < puzzle.blocks.size(); ++i)
    canvas.fill(page.at(puzzle.blocks[i]).shrunk(12),
                i == 0 ? page.target : fixtures::blockColours[i % fixtures::blockColours.size()]);
  for (int row = 0; row < 6; ++row)
    for (const int col : {0, 1}) {
      const bool isThere = col == 1 || row % 2 == 0;
      canvas.fill({80 + col * 121.0, 195 + row * 58.3, 111, 43},
                  isThere ? fixtures::blockColours[static_cast<std::size_t>(row)] : page.floor);
    }
  CHECK(confidenceOf(canvas, puzzle) > 0.4);
}

TEST_CASE("pages: a ribbon around each cell of a block is no end of a block that is moving") {
  const Puzzle puzzle = parsed("6x6:right2:.BB.CCD..EEFDAA..FG.HHHFGIJKKK.IJ.LL");
  const Page page;
  render::Canvas canvas = drawn(page, puzzle);
  for (int i = 0; i < puzzle.blocks[0].length; ++i) {
    const render::Box cell = page.at(cellOf(puzzle.blocks[0], i));
    canvas.fill({cell.x + 20, cell.y + page.gap, 20, cell.height - 2 * page.gap}, {255, 235, 80});
  }
  CHECK(confidenceOf(canvas, puzzle) > 0.5);
}

TEST_CASE("pages: rivets in a frame where the board's lines end are no lines that go on") {
  const Puzzle puzzle = parsed("6x6:right3:.B.CCC.B.EFFD..E..DAA.GH..I.GH..I.G.");
  const Page page;
  render::Canvas canvas = drawn(page, puzzle);
  constexpr double frame = 28;
  const double end = 6 * page.cell;
  // Its light falls off along each side.
  for (double along = -frame; along < end + frame; ++along) {
    const double grey = 165 - 0.18 * (along + frame);
    for (const double off : {-frame, end}) {
      canvas.fill({page.left + along, page.top + off, 1, frame}, {grey, grey, grey});
      canvas.fill({page.left + off, page.top + along, frame, 1}, {grey, grey, grey});
    }
  }
  for (int i = 0; i <= 6; ++i)
    for (const double off : {-0.5 * frame, end + 0.5 * frame}) {
      const double along = i * page.cell;
      canvas.dot(page.left + off, page.top + along, 5, {215, 220, 225});
      canvas.dot(page.left + along, page.top + off, 5, {215, 220, 225});
    }
  CHECK(confidenceOf(canvas, puzzle) > 0.5);
}
