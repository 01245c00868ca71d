// Fixed blocks of the floor's colour, and floor that has something on it.
#include "scanner/odd_wall.h"

#include <doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "../fixtures/read_specimen.h"
#include "checked_scan.h"
#include "notation.h"
#include "scanner/confidence.h"
#include "scanner/scanner.h"

using namespace unblocker;
using namespace unblocker::scanner;

namespace {

struct Scanned {
  render::Specimen specimen;
  Reading reading;
};

Scanned scanned(std::uint32_t seed) {
  render::Specimen specimen = render::makeSpecimen(seed, fixtures::small);
  auto reading = scan(specimen.picture.view(), movesOf);
  REQUIRE(reading);
  return {std::move(specimen), std::move(*reading)};
}

}  // namespace

TEST_CASE("odd wall: a fixed block that no floor looks like is one, and doubtful") {
  for (const std::uint32_t seed : {500168U, 600592U, 900421U}) {
    CAPTURE(seed);
    const Scanned found = scanned(seed);
    const Reading& reading = found.reading;
    const Puzzle& puzzle = reading.puzzle;
    CHECK(formatNotation(puzzle) == formatNotation(*found.specimen.truth));
    CHECK(reading.confidence < certain);
    const auto isDoubtful = [&](const Cell& wall) {
      return reading.cells[static_cast<std::size_t>(wall.row * puzzle.cols + wall.col)] < certain;
    };
    CHECK(std::any_of(puzzle.walls.begin(), puzzle.walls.end(), isDoubtful));
  }
}

TEST_CASE("odd wall: none stands in the target's way, or takes the last solution away") {
  fixtures::Read read = fixtures::readAt(900020, fixtures::small);
  GridReading& reading = read.reading;
  const Layout before = reading.layout;
  const Cell wall = read.specimen.truth->walls.front();
  REQUIRE(before.walls.empty());
  // A block that could leave over it.
  const auto isBeside = [&](const Block& block) {
    return block.axis == Axis::horizontal && block.cell.row == wall.row;
  };
  const auto beside = std::find_if(before.blocks.begin(), before.blocks.end(), isBeside);
  REQUIRE(beside != before.blocks.end());
  GoalReading goal = read.goal;
  goal.block = static_cast<std::size_t>(beside - before.blocks.begin());
  goal.exit = {wall.col < beside->cell.col ? Side::left : Side::right, wall.row};
  takeOddWalls(reading, goal, nullptr);
  CHECK(reading.layout == before);
  REQUIRE_FALSE(movesOf(*read.specimen.truth));
  takeOddWalls(reading, read.goal, movesOf);
  CHECK(reading.layout == before);
  takeOddWalls(reading, read.goal, nullptr);
  CHECK(reading.layout.blocks == before.blocks);
  CHECK(reading.layout.walls == read.specimen.truth->walls);
  REQUIRE_FALSE(reading.alternatives.empty());
  CHECK(reading.alternatives.front() == before);
}

TEST_CASE("odd wall: where a block would be another, or much speaks for floor, floor it stays") {
  for (const std::uint32_t seed : {710279U, 600555U, 901389U}) {
    CAPTURE(seed);
    fixtures::Read read = fixtures::readAt(seed, fixtures::small);
    const Layout before = read.reading.layout;
    takeOddWalls(read.reading, read.goal, nullptr);
    CHECK(read.reading.layout == before);
  }
  fixtures::Read read = fixtures::readAt(900020, fixtures::small);
  const Layout before = read.reading.layout;
  read.reading.cost -= 3;  // as if the wall cost so much more
  takeOddWalls(read.reading, read.goal, nullptr);
  CHECK(read.reading.layout == before);
}
