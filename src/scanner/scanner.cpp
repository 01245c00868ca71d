// Picture → lines → grids → tilings → target and exit → belief. Each stage is a file of its own
// that says its idea; this one strings them together and decides whether to believe the result.
#include "scanner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "close_look.h"
#include "confidence.h"
#include "odd_wall.h"
#include "palette.h"
#include "refusal.h"
#include "second_opinion.h"
#include "target.h"
#include "trial.h"
#include "wall_pair.h"
#include "way_out.h"
#include "weights.h"
#include "working.h"

namespace unblocker {
namespace {

using namespace scanner;

constexpr int smallestPicture = 48;  // pixels; eight for each cell
constexpr int smallPicture = 84;     // where no board is found, that may be why

Error tooSmall(ImageView picture) {
  return {ErrorCode::pictureTooSmall,
          say("picture-too-small: The picture is too small to show a board ({width} × {height} "
              "pixels). Choose the screenshot itself, not its thumbnail.",
              {picture.width, picture.height})};
}

/// A board with everything decided.
struct Decision {
  GoalReading goal;
  double confidence = 0;
};

std::optional<Decision> decide(const GridReading& reading) {
  const auto goal = findPuzzleGoal(reading);
  if (!goal) return std::nullopt;
  return Decision{*goal, confidenceOf(reading, *goal)};
}

bool isBelieved(const std::optional<GridReading>& reading) {
  if (!reading) return false;
  const auto decision = decide(*reading);
  return decision && decision->confidence >= leastBelief;
}

constexpr double sureExit = 0.9;

std::optional<Layout> asItIs(const GridReading&, const Block&, Side) { return std::nullopt; }

// By tables, here and below, so that a browser need not have what few pictures ask for before all
// else.
constexpr std::array freed = {asItIs, unbarred};

/// Other readings of the same board: the best tiling that does not bar the target's way, the next
/// best tilings where the target is the same, and the other way out where none was plainly seen.
std::vector<Puzzle> alternatives(const GridReading& reading, const GoalReading& goal) {
  std::vector<Puzzle> all;
  const Block& target = reading.layout.blocks[goal.block];
  const auto add = [&](const Layout& layout) {
    const auto same = std::find(layout.blocks.begin(), layout.blocks.end(), target);
    if (same != layout.blocks.end())
      all.push_back(puzzleOf(reading.lattice, layout,
                             static_cast<std::size_t>(same - layout.blocks.begin()), goal.exit));
  };
  const bool barred = isBarred(reading, target, goal.exit.side);
  if (const auto layout = freed[barred ? 1 : 0](reading, target, goal.exit.side)) add(*layout);
  for (const Layout& layout : reading.alternatives) add(layout);
  if (goal.exitBelief < sureExit)
    all.push_back(puzzleOf(reading.lattice, reading.layout, goal.block,
                           {opposite(goal.exit.side), goal.exit.line}));
  return all;
}

Reading readingOf(const GridReading& reading, const Decision& decision, int factor) {
  const GoalReading& goal = decision.goal;
  Reading out{puzzleOf(reading.lattice, reading.layout, goal.block, goal.exit),
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

void leaveAsRead(GridReading&, const GoalReading&, MovesOf) {}

/// Sees an exit that is painted on the board, fixed blocks of the floor's colour and walls side by
/// side as such, and asks what it takes to free each block.
void thinkAgain(GridReading& reading, const GoalReading& goal, MovesOf movesOf) {
  if (mayBePainted(reading, goal)) takePaintedExit(reading, goal);
  if (const auto still = findPuzzleGoal(reading)) takeOddWalls(reading, *still, movesOf);
  if (const auto still = findPuzzleGoal(reading)) takeWallPairs(reading, *still);
  if (movesOf) tryTargets(reading, movesOf);
}

constexpr std::array thoughts = {leaveAsRead, thinkAgain};

/// The same once what is doubtful about cells and the target was thought of again.
std::optional<Decision> decideLast(GridReading& reading, MovesOf movesOf) {
  const auto decision = decide(reading);
  if (!decision) return decision;
  const GoalReading& goal = decision->goal;
  const bool isDoubtful =
      goal.targetBelief < certain || reading.hasOddCells || mayBePainted(reading, goal);
  thoughts[isDoubtful ? 1 : 0](reading, goal, movesOf);
  return decide(reading);
}

/// What is to be said of a picture in which this was found.
Result<Reading> judged(Found&& found, int factor, MovesOf movesOf) {
  if (!found.best) return noBoard();
  const auto decision = decideLast(*found.best, movesOf);
  if (const auto refusal = refusalOf(
          *found.best, decision ? std::optional(decision->confidence) : std::nullopt, factor))
    return *refusal;
  if (isBelieved(found.rival))
    return Error{ErrorCode::manyBoards,
                 "There is more than one board in this picture. Cut it down to the one to solve.",
                 rectOf(boundsOf(found.rival->lattice), factor)};
  return readingOf(*found.best, *decision, factor);
}

// A board that takes up most of a screenshot has cells of thirty pixels and more at this size: more
// than they are redrawn with.
constexpr int glanceSize = 450;
// Smaller pictures are looked at in half their own size if cells are as large there as a phone's
// are at that size. Where they are smaller, what is doubtful is lost, and grids beside the board
// come to lean.
constexpr int leastGlanceCell = 40;

bool isWorthAGlance(ImageView picture) {
  return std::max(picture.width, picture.height) >= 2 * glanceSize ||
         std::min(picture.width, picture.height) >= 2 * usualSide * leastGlanceCell;
}

/// What a look at a small copy of the picture says, if it is plain.
Result<Reading> glance(ImageView picture) {
  const int half = std::max(picture.width, picture.height) / 2;
  const Working working = shrinkToWork(picture, std::min(half, glanceSize));
  const Weights weights = learned(paletteOf(working.raster));
  return judged(findPlainBoard(working.raster, weights), working.factor, nullptr);
}

}  // namespace

Result<Reading> scan(ImageView picture, MovesOf movesOf) {
  const int side = std::min(picture.width, picture.height);
  if (side < smallestPicture) return tooSmall(picture);
  if (isWorthAGlance(picture))
    if (auto reading = glance(picture)) return reading;
  const Working working = shrinkToWork(picture);
  const Weights weights = learned(paletteOf(working.raster));
  auto reading =
      judged(findWithCloseLook(working.raster, weights, movesOf), working.factor, movesOf);
  if (!reading && reading.error().code == ErrorCode::noBoard && side < smallPicture)
    return tooSmall(picture);
  return reading;
}

Result<Reading> scanClosely(ImageView picture, MovesOf movesOf) {
  const Working working = shrinkToWork(picture);
  const Palette palette = paletteOf(working.raster);
  return judged(withCloseLook(working.raster, closeLook(palette), {}, movesOf), working.factor,
                movesOf);
}

}  // namespace unblocker
