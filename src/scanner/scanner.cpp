// Picture → lines → grids → tilings → target and exit → belief. Each stage is a file of its own
// that says its idea; this one strings them together and decides whether to believe the result.
#include "scanner.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "confidence.h"
#include "finder.h"
#include "surroundings.h"
#include "target.h"

namespace unblocker {
namespace {

using namespace scanner;

// Boards need no more than this many pixels; larger pictures are shrunk first, to save time.
constexpr int workingSize = 900;

constexpr int smallestPicture = 48;  // pixels; eight for each cell

/// The picture as the stages see it, and what one of its pixels stands for.
struct Working {
  Raster raster;
  int factor = 1;
};

Working shrinkToWork(ImageView picture) {
  const int factor = std::max(1, std::max(picture.width, picture.height) / workingSize);
  return {shrink(picture, factor, factor), factor};
}

Rect rectOf(const Grid& grid, int factor) {
  const auto scaled = [&](double value) { return static_cast<int>(std::lround(value * factor)); };
  return {scaled(grid.x), scaled(grid.y), scaled(grid.right() - grid.x),
          scaled(grid.bottom() - grid.y)};
}

constexpr double leastBelief = 0.35;  // under this, an error helps more than a reading

/// A board with everything decided.
struct Decision {
  GoalReading goal;
  double confidence = 0;
};

/// Nothing when no block can be the target.
std::optional<Decision> decide(const GridReading& reading) {
  const auto goal = findGoal(reading);
  if (!goal || !goal->standsOut) return std::nullopt;
  return Decision{*goal, confidenceOf(reading, *goal)};
}

bool isBelieved(const std::optional<GridReading>& reading) {
  if (!reading) return false;
  const auto decision = decide(*reading);
  return decision && decision->confidence >= leastBelief;
}

Puzzle assemble(const Lattice& lattice, const Layout& layout, std::size_t target, Exit exit) {
  Puzzle puzzle{lattice.cols, lattice.rows, exit, {}, layout.walls};
  puzzle.blocks.push_back(layout.blocks[target]);
  for (std::size_t i = 0; i < layout.blocks.size(); ++i)
    if (i != target) puzzle.blocks.push_back(layout.blocks[i]);
  return puzzle;
}

constexpr double sureExit = 0.9;

/// Other readings of the same board: the next best tiling where the target is the same, and the
/// other way out where none was plainly seen.
std::vector<Puzzle> alternatives(const GridReading& reading, const GoalReading& goal) {
  std::vector<Puzzle> all;
  const Block& target = reading.layout.blocks[goal.block];
  if (reading.alternative) {
    const std::vector<Block>& blocks = reading.alternative->blocks;
    const auto same = std::find(blocks.begin(), blocks.end(), target);
    if (same != blocks.end())
      all.push_back(assemble(reading.lattice, *reading.alternative,
                             static_cast<std::size_t>(same - blocks.begin()), goal.exit));
  }
  if (goal.exitBelief < sureExit)
    all.push_back(assemble(reading.lattice, reading.layout, goal.block,
                           {opposite(goal.exit.side), goal.exit.line}));
  return all;
}

Reading readingOf(const GridReading& reading, const Decision& decision, int factor) {
  const GoalReading& goal = decision.goal;
  Reading out{assemble(reading.lattice, reading.layout, goal.block, goal.exit),
              rectOf(boundsOf(reading.lattice), factor),
              decision.confidence,
              {},
              reading.confidences,
              goal.targetBelief,
              goal.exitBelief,
              alternatives(reading, goal)};
  const auto corners = reading.lattice.corners();
  for (std::size_t i = 0; i < corners.size(); ++i)
    out.corners[i] = {corners[i].x * factor, corners[i].y * factor};
  return out;
}

/// The smallest part of the grid that holds all the cells, which are not none.
Grid around(const Grid& grid, const std::vector<Cell>& cells) {
  Cell first = cells.front();
  Cell last = cells.front();
  for (const Cell& cell : cells) {
    first = {std::min(first.col, cell.col), std::min(first.row, cell.row)};
    last = {std::max(last.col, cell.col), std::max(last.row, cell.row)};
  }
  return {grid.x + first.col * grid.cellWidth,
          grid.y + first.row * grid.cellHeight,
          grid.cellWidth,
          grid.cellHeight,
          last.col - first.col + 1,
          last.row - first.row + 1};
}

Error error(ErrorCode code, const char* message, const Rect& place) {
  return {code, message, place};
}

Error offGrid(const GridReading& reading, const std::vector<Cell>& cells, int factor) {
  return error(ErrorCode::blockOffGrid,
               "A board was found, but a block on it stands between two cells, or something lies "
               "over it. Choose a screenshot in which nothing moves or covers the board.",
               rectOf(around(boundsOf(reading.lattice), cells), factor));
}

/// Why a board that was found is not to be reported, if so.
std::optional<Error> doubtOf(const GridReading& reading, const std::optional<Decision>& decision,
                             int factor) {
  const Rect rect = rectOf(boundsOf(reading.lattice), factor);
  if (!decision)
    return error(ErrorCode::noTarget,
                 "A board was found, but no block on it stands out as the one to free. Choose a "
                 "screenshot in which the red block can be seen.",
                 rect);
  if (!reading.sliding.empty()) return offGrid(reading, reading.sliding, factor);
  if (decision->confidence >= leastBelief) return std::nullopt;
  if (goesOn(reading.patch))
    return error(ErrorCode::notBelieved,
                 "Part of a larger board was found, but not all of it could be read. Choose a "
                 "sharp screenshot that shows the whole board.",
                 rect);
  if (!reading.strange.empty()) return offGrid(reading, reading.strange, factor);
  return error(ErrorCode::notBelieved,
               "Something like a board was found, but it could not be read with any certainty. "
               "Choose a sharp screenshot that shows the whole board.",
               rect);
}

}  // namespace

Result<Reading> scan(ImageView picture) {
  if (picture.width < smallestPicture || picture.height < smallestPicture)
    return Error{ErrorCode::pictureTooSmall,
                 "The picture is too small to show a board (" + std::to_string(picture.width) +
                     " × " + std::to_string(picture.height) +
                     " pixels). Choose the screenshot itself, not its thumbnail."};
  const Working working = shrinkToWork(picture);
  const Found found = findBoards(working.raster);
  if (!found.best)
    return Error{ErrorCode::noBoard,
                 "No puzzle board was found in this picture. Choose a screenshot that shows the "
                 "whole board."};
  const auto decision = decide(*found.best);
  if (auto doubt = doubtOf(*found.best, decision, working.factor)) return *doubt;
  if (isBelieved(found.rival))
    return error(ErrorCode::manyBoards,
                 "There is more than one board in this picture. Cut it down to the one to solve.",
                 rectOf(boundsOf(found.rival->lattice), working.factor));
  return readingOf(*found.best, *decision, working.factor);
}

}  // namespace unblocker
