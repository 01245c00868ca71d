// Walls side by side, which look like a block, and blocks that look like walls side by side.
#include "scanner/wall_pair.h"

#include <doctest.h>

#include <algorithm>
#include <string>

#include "../fixtures/read_specimen.h"
#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"
#include "scanner/target.h"

using namespace unblocker;
using namespace unblocker::scanner;

using fixtures::large;
using fixtures::Read;
using fixtures::readAt;
using fixtures::small;

namespace {

std::string boardOf(const GridReading& reading) {
  const auto goal = findPuzzleGoal(reading);
  REQUIRE(goal);
  return formatNotation(puzzleOf(reading.lattice, reading.layout, goal->block, goal->exit));
}

}  // namespace

TEST_CASE("wall pair: two alike on a board of blocks in one piece are walls, and doubtful") {
  Read read = readAt(800569, large);
  GridReading& reading = read.reading;
  const Layout before = reading.layout;
  takeWallPairs(reading, read.goal);
  CHECK(boardOf(reading) == formatNotation(*read.specimen.truth));
  CHECK(reading.layout.blocks.size() == before.blocks.size() - 1);
  REQUIRE(reading.layout.walls.size() == before.walls.size() + 2);
  for (const Cell& wall : reading.layout.walls)
    CHECK(reading.confidences[reading.features.index(wall.col, wall.row)] < certain);
  REQUIRE_FALSE(reading.alternatives.empty());
  CHECK(reading.alternatives.front().blocks == before.blocks);
}

TEST_CASE("wall pair: the target is none") {
  Read read = readAt(800569, large);
  GridReading& reading = read.reading;
  const Layout before = reading.layout;
  const auto& walls = read.specimen.truth->walls;
  const auto pair =
      std::find_if(before.blocks.begin(), before.blocks.end(), [&](const Block& block) {
        return std::find(walls.begin(), walls.end(), block.cell) != walls.end();
      });
  REQUIRE(pair != before.blocks.end());
  read.goal.block = static_cast<std::size_t>(pair - before.blocks.begin());
  takeWallPairs(reading, read.goal);
  CHECK(reading.layout.blocks == before.blocks);
  CHECK(reading.layout.walls == before.walls);
}

TEST_CASE("wall pair: where each cell is a tile, one that shows a picture twice is a block") {
  for (const std::uint32_t seed : {700889U, 701109U}) {
    CAPTURE(seed);
    Read read = readAt(seed, small);
    const Layout before = read.reading.layout;
    takeWallPairs(read.reading, read.goal);
    CHECK(read.reading.layout.blocks == before.blocks);
  }
}

TEST_CASE("wall pair: pictures in which they were taken for a block") {
  struct Once {
    std::uint32_t seed;
    render::Wish wish;
  };
  for (const Once& once : {Once{800072, large}, Once{800326, large}, Once{700869, small}}) {
    CAPTURE(once.seed);
    const render::Specimen specimen = render::makeSpecimen(once.seed, once.wish);
    const auto reading = scan(specimen.picture.view());
    REQUIRE(reading);
    CHECK(formatNotation(reading->puzzle) == formatNotation(*specimen.truth));
    CHECK(reading->confidence < certain);
    for (const Puzzle& other : reading->alternatives)
      CHECK(formatNotation(other) != formatNotation(reading->puzzle));
  }
}
