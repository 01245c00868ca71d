// Picture → lines → grids → tilings → target and exit → belief. Each stage is a file of its own
// that says its idea; this one strings them together and decides whether to believe the result.
#include "scanner.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "exit_finder.h"
#include "grid_search.h"
#include "lines.h"
#include "reader.h"
#include "target.h"

namespace unblocker {
namespace {

using namespace scanner;

// Boards need no more than this many pixels; larger pictures are shrunk first, to save time.
constexpr int workingSize = 1000;

// Lines are looked for at this size and smaller ones, each half the one before.
constexpr int largestSearch = 512;
constexpr int smallestSearch = 36;
constexpr std::size_t gridsPerScale = 6;

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

/// The reading that explains most of the picture.
std::optional<GridReading> bestReading(const Raster& raster) {
  const int longer = std::max(raster.width, raster.height);
  const int factor = std::max(1, (longer + largestSearch - 1) / largestSearch);
  const auto levels = lineMaps(raster, factor, smallestSearch);
  std::optional<GridReading> best;
  for (const GridCandidate& candidate : searchGrids(levels, 6, 6, gridsPerScale)) {
    auto reading = readGrid(raster, candidate.grid, best ? best->worth : 0.0);
    if (reading) best = std::move(reading);
  }
  return best;
}

/// Falls from 1 through ½ at `middle` towards 0.
double fall(double value, double middle, double width) {
  return 1 / (1 + std::exp((value - middle) / width));
}

// Calibrated on real screenshots: clean readings misfit by less than 1, right ones of disturbed
// pictures by up to 5, and wrong ones by more.
constexpr double doubtfulMisfit = 4.5;
constexpr double misfitWidth = 1.0;
constexpr double unseenExit = 0.8;    // an exit that no frame shows is a guess, mostly a good one
constexpr double wallOnGrid = 0.7;    // on a drawn grid, a picture in a cell looks like a wall
constexpr double leastBelief = 0.25;  // under this, an error helps more than a reading

double confidenceOf(const GridReading& reading, const TargetReading& target,
                    const ExitReading& exit) {
  double confidence = fall(reading.misfit, doubtfulMisfit, misfitWidth);
  confidence *= 1 - std::exp(-reading.margin);
  confidence *= 0.5 + 0.5 * target.belief;
  confidence *= unseenExit + (1 - unseenExit) * exit.belief;
  if (reading.drawnGrid && !reading.walls.empty()) confidence *= wallOnGrid;
  return confidence;
}

Puzzle assemble(const GridReading& reading, std::size_t target, const Exit& exit) {
  Puzzle puzzle{reading.grid.cols, reading.grid.rows, exit, {}, reading.walls};
  puzzle.blocks.push_back(reading.blocks[target]);
  for (std::size_t i = 0; i < reading.blocks.size(); ++i)
    if (i != target) puzzle.blocks.push_back(reading.blocks[i]);
  return puzzle;
}

Error noBoard() {
  return {ErrorCode::noBoard,
          "No puzzle board was found in this picture. Choose a screenshot that shows the whole "
          "board."};
}

}  // namespace

Result<Reading> scan(ImageView picture) {
  if (picture.width < smallestPicture || picture.height < smallestPicture)
    return Error{ErrorCode::pictureTooSmall,
                 "The picture is too small to show a board (" + std::to_string(picture.width) +
                     " × " + std::to_string(picture.height) +
                     " pixels). Choose the screenshot itself, not its thumbnail."};
  const Working working = shrinkToWork(picture);
  const auto reading = bestReading(working.raster);
  if (!reading) return noBoard();
  const Rect rect = rectOf(reading->grid, working.factor);

  const auto target = findTarget(reading->features, reading->blocks);
  if (!target)
    return Error{ErrorCode::noTarget,
                 "A board was found, but no block on it stands out as the one to free. Choose a "
                 "screenshot in which the red block can be seen.",
                 rect};
  const Block& block = reading->blocks[target->block];
  const ExitReading exit = findExit(
      reading->patch, block.axis, block.axis == Axis::horizontal ? block.cell.row : block.cell.col);
  const double confidence = confidenceOf(*reading, *target, exit);
  if (confidence < leastBelief)
    return Error{ErrorCode::notBelieved,
                 "Something like a board was found, but it could not be read with any certainty. "
                 "Choose a screenshot with nothing lying over the board and no block moving.",
                 rect};
  return Reading{assemble(*reading, target->block, exit.exit), rect, confidence};
}

}  // namespace unblocker
