// What is usual on a board, as the closer look is told of it.
#include "scanner/clues.h"

#include <doctest.h>

#include "grey_patch.h"

using namespace unblocker::scanner;

namespace {

constexpr int side = 6;
constexpr int floorLevel = 90;
constexpr int blockLevel = 180;

/// Four rows of blocks of two cells between rows of floor, each with a dark rim.
float levelOf(int length, int x, int y) {
  const int row = y / patchCell;
  if (row == 0 || row == side - 1) return floorLevel;
  const int along = x % (length * patchCell);
  const int across = y % patchCell;
  constexpr int rim = 2;
  const bool isRim =
      along < rim || along >= length * patchCell - rim || across < rim || across >= patchCell - rim;
  return isRim ? floorLevel - 40 : blockLevel;
}

BoardClues cluesOf(int length) {
  const Patch patch = greyPatch(side, [&](int x, int y) { return levelOf(length, x, y); });
  const Features features = measure(patch);
  const BoardLook board = lookAt(patch, features);
  return FloorClues(board, {{0, 1, 2, 3, 30, 31}}).ofBoard();
}

}  // namespace

TEST_CASE("clues: on a board of whole blocks some edges are weak, where each cell is a tile none") {
  const BoardClues whole = cluesOf(2);
  const BoardClues tiles = cluesOf(1);
  CHECK(whole[0] < 0.1);
  CHECK(tiles[0] > 0.5);
  CHECK(whole[2] == doctest::Approx(tiles[2]));
  for (const BoardClues& clues : {whole, tiles})
    for (const float clue : clues) CHECK((clue >= 0 && clue <= 1));
}

TEST_CASE("clues: an empty board says nothing of its blocks") {
  const Patch patch = greyPatch(side, [](int, int) { return 90; });
  const Features features = measure(patch);
  const BoardLook board = lookAt(patch, features);
  CHECK(FloorClues(board, {{0, 1, 2, 3}}).ofBoard() == BoardClues{});
}
