// Every notation against texts as people and programs write them, and against every other.
#include "notation/formats.h"

#include <doctest.h>

#include <limits>
#include <random>
#include <string>

#include "../solver/random_puzzle.h"
#include "notation.h"
#include "solver/solver.h"

using namespace unblocker;

namespace {

const std::string boardI4 = "..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.";
const std::string daily = "6x6:left3:..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK";

Imported imported(const std::string& text) {
  const auto result = importPuzzle(text);
  INFO(text);
  INFO((result ? std::string() : result.error().message.text));
  REQUIRE(result);
  REQUIRE(result->format != nullptr);
  return *result;
}

std::string notationOf(const std::string& text) { return formatNotation(imported(text).puzzle); }
std::string formatOf(const std::string& text) { return std::string(imported(text).format->name); }
std::size_t movesOf(const std::string& text) {
  return solve(imported(text).puzzle, {}, {}).moves.size();
}

Puzzle mirrored(Puzzle puzzle) {
  for (Block& block : puzzle.blocks) {
    const int last = cellOf(block, block.length - 1).col;
    block.cell.col = puzzle.cols - 1 - last;
  }
  for (Cell& wall : puzzle.walls) wall.col = puzzle.cols - 1 - wall.col;
  puzzle.exit.side = puzzle.exit.side == Side::left ? Side::right : Side::left;
  return puzzle;
}

// What each notation can hold, written down a second time from its grammar.
bool holds(std::string_view name, const Puzzle& puzzle) {
  const bool right = puzzle.exit.side == Side::right;
  const bool square = puzzle.cols == puzzle.rows;
  const bool open = puzzle.walls.empty();
  const std::size_t blocks = puzzle.blocks.size();
  int reach = 6;
  for (const Block& block : puzzle.blocks) {
    const Cell last = cellOf(block, block.length - 1);
    reach = std::max({reach, last.col + 1, last.row + 1});
  }
  if (name == "database") return square && (right || puzzle.exit.side == Side::left);
  if (name == "hex-grid") return right && open && blocks <= 16;
  if (name == "letter-grid") return blocks <= 25;
  if (name == "puzzle-file")
    return right && open && puzzle.exit.line == 2 && puzzle.cols == 6 && square;
  if (name == "answers") return open;
  if (name == "jam-list") return right && open && square;
  if (name == "csv") return right && open && square && puzzle.cols == reach && blocks <= 52;
  return name == "one-line" || name == "json";
}

void checkRoundTrip(const Format& format, const Puzzle& puzzle) {
  INFO(format.name);
  INFO(formatNotation(puzzle));
  const auto exported = format.write(puzzle);
  CHECK(static_cast<bool>(exported) == holds(format.name, puzzle));
  if (!exported) {
    CHECK(exported.error().message.text.find("another notation") != std::string::npos);
    return;
  }
  INFO(exported->text);
  for (const Format* other : formats()) {
    CHECK(other->detects(exported->text) == (other == &format));
  }
  const Imported back = imported(exported->text);
  const bool turned = format.name == "database" && puzzle.exit.side == Side::left;
  CHECK(exported->note.text.empty() != turned);
  CHECK(formatNotation(back.puzzle) == formatNotation(turned ? mirrored(puzzle) : puzzle));
}

}  // namespace

TEST_CASE("what a notation writes, it alone recognises and reads back; the rest it refuses") {
  std::mt19937 random(11);
  const Wanted wanted[] = {
      {3, 7, 12, 3}, {6, 6, 14, 0}, {6, 6, 3, 1}, {3, 12, 40, 6}, {8, 12, 60, 0}};
  for (int round = 0; round < 2500; ++round) {
    const Puzzle puzzle = randomPuzzle(random, wanted[round % std::size(wanted)]);
    for (const Format* format : formats()) checkRoundTrip(*format, puzzle);
  }
}

TEST_CASE("the table names every notation once, and says what each cannot") {
  for (const Format* format : formats()) {
    CHECK(formatNamed(format->name) == format);
    CHECK(!format->title.empty());
    const bool everything = format->name == "one-line" || format->name == "json";
    CHECK(format->limits.empty() == everything);
  }
  CHECK(formatNamed("nothing") == nullptr);
}

TEST_CASE("lines of a database, alone and in a list") {
  const std::string board = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM";
  CHECK(formatOf(board) == "database");
  CHECK(formatOf("60 " + board + " 2332\r\n") == "database");
  CHECK(notationOf("60 " + board + " 2332") == notationOf(board));
  const Imported list = imported("60 " + board + " 2332\n23 " + boardI4 + " 43325\n");
  CHECK(formatNotation(list.puzzle) == notationOf(board));
  CHECK(list.note.text.find("first of the 2") != std::string::npos);
  CHECK(formatOf(daily) == "one-line");
}

TEST_CASE("a board's rows on lines of their own") {
  std::string rows;
  for (std::size_t at = 0; at < boardI4.size(); at += 6) rows += boardI4.substr(at, 6) + "\n";
  CHECK(notationOf(rows) == "6x6:right2:" + boardI4);
  CHECK(notationOf("AA..\nB...\nB.xx\n") == "4x3:right0:AA..B...B.xx");
}

TEST_CASE("hexadecimal grids, plain and printed") {
  const std::string plain = "--2344\n11235-\n60035-\n678899\n-7a--c\n--abbc\n";
  const std::string printed =
      "|- - 2 3 4 4|\n|1 1 2 3 5 -|\n|6 0 0 3 5 -\n|6 7 8 8 9 9|\r\n|- 7 A - - C|\n|- - a b b "
      "c|\n\n\n";
  CHECK(formatOf(plain) == "hex-grid");
  CHECK(notationOf(plain) == notationOf(printed));
  CHECK(notationOf(plain) == "6x6:right2:..BCDDEEBCF.GAACF.GHIIJJ.HK..L..KMML");
  CHECK(imported(plain).puzzle.exit == Exit{Side::right, 2});
  CHECK(movesOf(plain) == 15);
  const auto lone = importPuzzle("--1---\n------\n00----\n------\n------\n------");
  REQUIRE(!lone);
  CHECK(lone.error().message.text.find("Block 1 has a single cell") != std::string::npos);
}

TEST_CASE("scripts of answers: with and without a scale, taken back, ended in any way") {
  const std::string blocks = "1 3 h 2\n3 1 v 3\n5 1 h 2\n";
  const std::string wanted = notationOf("6\n6\n3\nright 3\nyes\n" + blocks);
  CHECK(wanted == "6x6:right2:..B.CC..B...AAB.....................");
  CHECK(notationOf("\n6\n6\nright 3\nyes\n" + blocks + "-\nwhatever follows") == wanted);
  CHECK(notationOf("6\r\n6\r\n1\r\nright 3\r\nyes\r\n1 3 h 2\r\n3 1 v 3\r\n6 6 h 9\r\nundo\r\n"
                   "5 1 h 2\r\n\r\n\r\n") == wanted);
  CHECK(notationOf("6\n6\n2\nbottom 4\nyes\n4 1 v 2\n5  1 h 2") ==
        "6x6:bottom3:...ABB...A..........................");
  const auto strange = importPuzzle("6\n6\n2\nright 3\nyes\n1 3 d 2\n");
  REQUIRE(!strange);
  CHECK(strange.error().message.text.find("1 3 d 2") != std::string::npos);
  CHECK(!importPuzzle("6\n6\n2\nright 3\nno\n1 3 h 2\n"));
}

TEST_CASE("jams: the first of a list") {
  const std::string jam =
      "Jam-1\n6\n1 2 h 2\n0 1 v 3\n0 0 h 2\n3 1 v 3\n2 5 h 3\n0 4 v 2\n4 4 h 2\n5 0 v 3\n.\n";
  CHECK(formatOf(jam) == "jam-list");
  CHECK(notationOf(jam) == "6x6:right2:BB...CD..E.CDAAE.CD..E..F...GGF.HHH.");
  CHECK(movesOf(jam) == 8);
  CHECK(imported(jam).note.text.empty());
  CHECK(!imported(jam + "Jam-2\n6\n0 2 h 2\n.\n").note.text.empty());
}

TEST_CASE("letters with P and K, the exit on any side") {
  const std::string right = "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n";
  CHECK(formatOf(right) == "letter-grid");
  CHECK(movesOf(right) == 5);
  CHECK(imported(right).note.text.empty());
  CHECK(imported(std::string("6 6\n12") + right.substr(6)).note.text.find("12 blocks") !=
        std::string::npos);
  CHECK(notationOf("3 4\n0\n ....\nK.PP.\n ....\n") == "4x3:left1:.....AA.....");
  CHECK(notationOf("4 3\n1\n  K\n..P\nBBP\n...\n...") == "3x4:top2:..ABBA......");
  CHECK(notationOf("3 3\n1\nP.#\nPCC\n...\nK\n") == "3x3:bottom0:A.xABB...");
  const auto closed = importPuzzle("3 3\n0\nPP.\n...\n...\n");
  REQUIRE(!closed);
  CHECK(closed.error().message.text.find("no K") != std::string::npos);
  CHECK(!importPuzzle("3 3\n0\nPP.K\n..\n...\n"));
  CHECK(!importPuzzle("3 3\n0\nAA.K\n...\n...\n"));
}

TEST_CASE("tokens between blanks") {
  const std::string text =
      "3\n- - A - B B\n- - A - - -\nX X A - - -\n- - - - - -\n- - - - - -\n- - - - - -\n";
  CHECK(formatOf(text) == "puzzle-file");
  CHECK(notationOf(text) == "6x6:right2:..B.CC..B...AAB.....................");
}

TEST_CASE("comma-separated values: the target by its name, the size guessed aloud") {
  const Imported cars =
      imported("car,orientation,col,row,length\nA,V,3,1,3\nX,H,1,3,2\n\"B\", h, 5, 1, 2\n");
  CHECK(formatNotation(cars.puzzle) == "6x6:right2:..B.CC..B...AAB.....................");
  CHECK(cars.note.text.find("6 by 6") != std::string::npos);
  CHECK(imported("car,orientation,col,row,length\nX,H,7,3,2").puzzle.cols == 8);
  CHECK(!importPuzzle("car,orientation,col,row,length\nA,H,1,1,2"));
  CHECK(!importPuzzle("car,orientation,col,row,length\nX,H,1,1"));
}

TEST_CASE("JSON: walls are fixed pieces, the exit is on the target's line") {
  const std::string text =
      "{ \"nrow\": 4, \"ncol\": 5, \"exit\": \"t\", \"name\": null, \"pieces\": [\n"
      "  {\"dir\":\"v\",\"len\":2,\"row\":2,\"col\":3},\n"
      "  {\"dir\":\"h\",\"len\":1,\"row\":0,\"col\":0,\"fix\":1},\n"
      "  {\"dir\":\"h\",\"len\":2,\"row\":1,\"col\":3,\"fix\":false},\n"
      "  {\"dir\":\"v\",\"len\":2,\"row\":2,\"col\":0,\"fix\":true}]}";
  CHECK(formatOf(text) == "json");
  CHECK(notationOf(text) == "5x4:top3:x.......BBx..A.x..A.");
  for (
      const char* wrong : {
          R"({"pieces":[]})",
          R"({"nrow":4,"ncol":4,"exit":"r","pieces":[]})",
          R"({"nrow":4,"ncol":4,"exit":"x","pieces":[{"dir":"h","len":2,"row":0,"col":0}]})",
          R"({"nrow":4,"ncol":4,"exit":"r","pieces":[{"dir":"h","len":2,"row":0}]})",
          R"({"nrow":4,"ncol":4,"exit":"r","pieces":[{"dir":"h","len":2,"row":0,"col":0.5}]})",
          R"({"nrow":4,"ncol":4,"exit":"r","pieces":[{"dir":"h","len":2,"row":0,"col":0}])",
          R"({"nrow":4,"ncol":4,"exit":"r","pieces":[{"dir":"h","len":99999999,"row":0,"col":0,"fix":1}]})",
      }) {
    INFO(wrong);
    CHECK(!importPuzzle(wrong));
  }
  CHECK(!importPuzzle(std::string("{\"pieces\":").append(100000, '[')));
}

TEST_CASE("numbers that no board has are refused before anything is made of them") {
  const std::string most = std::to_string(std::numeric_limits<int>::max());
  const std::string header = "car,orientation,col,row,length\n";
  const std::string begin = R"({"nrow":6,"ncol":6,"exit":"r","pieces":[)";
  for (const std::string& text : {
           "3x3:right" + most + ":AA.......",
           most + "x" + most + ":right" + most + ":AA",
           header + "X,H," + most + ",1," + most + "\n",
           header + "X,H,2,1,2\nA,V,2," + most + ",2\n",
           begin + R"({"dir":"h","len":2,"row":)" + most + R"(,"col":1}]})",
           begin + R"({"dir":"h","len":2,"row":1,"col":-)" + most + R"(,"fix":1}]})",
           "6\n6\n2\nright 1\nyes\n" + most + " 1 h " + most + "\n-\n",
           "6\n6\n2\nright " + most + "\nyes\n1 1 h 2\n-\n",
           "Jam-1\n" + most + "\n1 1 h 2\n.\n",
       }) {
    INFO(text);
    CHECK(!importPuzzle(text));
  }
}

TEST_CASE("what is no puzzle is told so, and no text makes a reader fail otherwise") {
  const auto prose = importPuzzle("Dear Sir,\nyours is a puzzle\nto me.\n");
  REQUIRE(!prose);
  CHECK(prose.error().message.text.find("none of the known notations") != std::string::npos);
  CHECK(importPuzzle("\xEF\xBB\xBF" + boardI4));
  CHECK(!importPuzzle(""));
  std::mt19937 random(3);
  const Puzzle puzzle = imported(boardI4).puzzle;
  for (int round = 0; round < 20000; ++round) {
    const Format* format = formats()[random() % formats().size()];
    std::string text = format->write(puzzle)->text;
    for (std::size_t changes = 1 + random() % 4; changes > 0; --changes) {
      const std::size_t at = random() % text.size();
      if (random() % 2 == 0)
        text.erase(at, 1 + random() % 5);
      else
        text[at] = " \n-.0129AKPXhv|,{}\"\xff"[random() % 19];
      if (text.empty()) text.push_back('-');
    }
    const auto result = importPuzzle(text);
    if (result) {
      CHECK(!validate(result->puzzle));
    } else {
      CHECK(!result.error().message.text.empty());
    }
  }
}
