#include <doctest.h>

#include <random>
#include <string>

#include "../fixtures/parsed.h"
#include "notation.h"

using namespace unblocker;

namespace {

const std::string boardI4 = "..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.";

void checkRefused(const std::string& text, ErrorCode code, const std::string& named) {
  const auto puzzle = parseNotation(text);
  INFO(text);
  REQUIRE(!puzzle);
  INFO(puzzle.error().message.text);
  CHECK(puzzle.error().code == code);
  CHECK(puzzle.error().message.text.find(named) != std::string::npos);
}

}  // namespace

TEST_CASE("a board alone is square and has its exit at the right of the target's row") {
  const Puzzle puzzle = parsed(boardI4);
  CHECK(puzzle.cols == 6);
  CHECK(puzzle.rows == 6);
  CHECK(puzzle.exit == Exit{Side::right, 2});
  REQUIRE(puzzle.blocks.size() == 12);
  CHECK(puzzle.blocks[0] == Block{{1, 2}, Axis::horizontal, 2});
  CHECK(puzzle.blocks[1] == Block{{2, 0}, Axis::vertical, 2});
  CHECK(puzzle.blocks[2] == Block{{3, 0}, Axis::horizontal, 3});
  CHECK(formatBoard(puzzle) == boardI4);
  CHECK(formatNotation(puzzle) == "6x6:right2:" + boardI4);
}

TEST_CASE("the full form says size and exit, with or without a blank before the line") {
  const std::string cells = "ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK";
  const Puzzle puzzle = parsed("6x6:left3:" + cells);
  CHECK(puzzle == parsed("6x6:left 3:" + cells));
  CHECK(puzzle == parsed("  6x6:left  3:" + cells + "\r\n"));
  CHECK(puzzle.exit == Exit{Side::left, 3});
  CHECK(puzzle.walls == std::vector<Cell>{{3, 4}, {4, 4}, {0, 5}});
  CHECK(formatBoard(puzzle) == "..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK");
  const Puzzle tall = parsed("3x4:bottom2:..A..ABB....");
  CHECK(tall.cols == 3);
  CHECK(tall.rows == 4);
  CHECK(tall.exit == Exit{Side::bottom, 2});
}

TEST_CASE("a database's line is read, its counts ignored") {
  const std::string board = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM";
  const Puzzle puzzle = parsed(board);
  for (const std::string& line : {"60 " + board + " 2332", board + " 2332", "60 " + board,
                                  "60\t" + board + "\t2332\t1,2,3"}) {
    CHECK(parsed(line) == puzzle);
  }
}

TEST_CASE("labels may be any characters, the lowest being the target's") {
  const Puzzle puzzle = parsed("4x4:right1:22..3##.3.......");
  CHECK(formatBoard(puzzle) == "BB..CAA.C.......");
}

TEST_CASE("texts that are no puzzle are refused by name") {
  struct Row {
    const char* text;
    ErrorCode code;
    const char* named;
  };
  const Row rows[] = {
      {"", ErrorCode::badNotation, "no board"},
      {"   \n", ErrorCode::badNotation, "no board"},
      {"AA.....", ErrorCode::badSize, "7 cells"},
      {"AA..", ErrorCode::badSize, "2 by 2"},
      {"6x6:right2:AA.", ErrorCode::badSize, "3 cells"},
      {"2x9:right2:AA.", ErrorCode::badSize, "2 by 9"},
      {"99999999999x9:right2:AA.", ErrorCode::badSize, "24 cells"},
      {"70000x70000:right2:AA.", ErrorCode::badSize, "70000 by 70000"},
      {"3x3:middle0:AA.......", ErrorCode::badNotation, "left, right"},
      {"3x3:right:AA.......", ErrorCode::badNotation, "number"},
      {"3x3:right-1:AA.......", ErrorCode::badNotation, "number"},
      {"3x3:right0AA.......", ErrorCode::badNotation, "colon"},
      {"AA....\x80..", ErrorCode::badNotation, "row 3, column 1"},
      {".........", ErrorCode::badBlock, "no block"},
      {"AAB......", ErrorCode::badBlock, "Block B has a single cell, at row 1, column 3"},
      {"AA.BB..B.", ErrorCode::badBlock, "Block B is not one straight piece"},
      {"A.A......", ErrorCode::badBlock, "Block A"},
      {"A..A.....", ErrorCode::badExit, "3x3:top0:"},
      {"3x3:right1:AA.......", ErrorCode::badExit, "row 2, the target in row 1"},
      {"3x3:top0:AA.......", ErrorCode::badExit, "left or right"},
      {"3x3:left0:A..A.....", ErrorCode::badExit, "top or bottom"},
  };
  for (const Row& row : rows) checkRefused(row.text, row.code, row.named);
  checkRefused(std::string(5000, 'A'), ErrorCode::badSize, "5000 cells");
  checkRefused(std::string("AA....\0..", 9), ErrorCode::badNotation, "row 3, column 1");
}

TEST_CASE("every count of blocks the rules allow survives writing and reading") {
  for (int count = 1; count <= maximumBlocks; ++count) {
    Puzzle puzzle{12, 12, {Side::right, 0}, {}, {}};
    for (int at = 0; at < count; ++at) {
      puzzle.blocks.push_back({{at % 6 * 2, at / 6}, Axis::horizontal, 2});
    }
    const std::string text = formatNotation(puzzle);
    CHECK(parsed(text) == puzzle);
    CHECK(blockLabels(puzzle).find_first_of(".x") == std::string::npos);
    // Without an empty cell `o` cannot be told from one, so it is no label.
    for (int at = 2 * count; at < 144; ++at) puzzle.walls.push_back({at % 12, at / 12});
    CHECK(parsed(formatNotation(puzzle)) == puzzle);
    CHECK(blockLabels(puzzle).find('o') == std::string::npos);
  }
}

TEST_CASE("o is the 41st label where dots are the empty cells and n is a block") {
  const std::string board =
      "B.....CDDDEEB....FC...GHIIIJJFKLL.GHMN...OKPPQQ.MNRRROKSSS..MNAATU......VVVWTUXY."
      "ZaabbbWccXY.ZddeefgggXhhh.i..fjjjk.llmi......k..nmo.ppqqqkrrnmo";
  const Puzzle puzzle = parsed(board);
  CHECK(formatBoard(puzzle) == board);
  CHECK(puzzle.blocks.size() == 44);
  CHECK(parsed("AA.nn.oo.").blocks.size() == 3);
  CHECK(parsed("AA.mm.oo.").blocks.size() == 2);
  CHECK(parsed("AAonnoooo").blocks.size() == 2);
}

TEST_CASE("labels follow first appearance, whatever the order of the blocks") {
  const Puzzle puzzle{4,
                      3,
                      {Side::left, 1},
                      {{{1, 1}, Axis::horizontal, 2},
                       {{0, 1}, Axis::vertical, 2},
                       {{3, 0}, Axis::vertical, 2},
                       {{0, 0}, Axis::horizontal, 2}},
                      {}};
  CHECK(blockLabels(puzzle) == "ADCB");
  CHECK(formatNotation(puzzle) == "4x3:left1:BB.CDAACD...");
}

TEST_CASE("no text makes the reader fail otherwise than by an error") {
  std::mt19937 random(5);
  const std::string pieces =
      ".ox"
      "ABCDEFabcn0123:x rightleft\t\n\xff";
  for (int round = 0; round < 20000; ++round) {
    std::string text = round % 2 == 0 ? "3x3:left1:" : "";
    const std::size_t length = random() % 40;
    while (text.size() < length) text += pieces[random() % pieces.size()];
    const auto puzzle = parseNotation(text);
    if (puzzle) {
      CHECK(parsed(formatNotation(*puzzle)) == *puzzle);
    } else {
      CHECK(!puzzle.error().message.text.empty());
    }
  }
}
