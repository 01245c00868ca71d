#include "extent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "confidence.h"
#include "frame.h"
#include "surroundings.h"
#include "target.h"

namespace unblocker::scanner {
namespace {

constexpr int smallestSide = 4;
constexpr int largestSide = 12;

// What another border must be worth more. Frames and headers may look like one more row by chance,
// and boards of other than 6 × 6 cells are rare.
constexpr double leastGain = 1.0;
constexpr double unusualGain = 3.0;  // on top, when the board is 6 × 6 so far
// Where all lines go on, the next cells are the board's even if they are harder to explain; less
// than what a step back must gain, which would be taken next.
constexpr double lossByLines = 0.9;
// Without a bar a board may be worth less, by this part of what it would have to gain with it: else
// the bar would be added again next.
constexpr double keptOfGain = 0.9;
constexpr int mostSteps = 24;
// Empty rows explain less than they cost, and so do those that cut blocks in two: how much may be
// lost on the way to fuller and whole ones.
constexpr double mostLoss = 9.0;
// A reading that explains more of itself than this is a board or a part of one. Where so many of
// its lines go on, or so little of its border shows, it is worth looking further even if other
// sides look better at first, or if a border one line on cuts blocks in two.
constexpr double shareOfParts = 0.5;
constexpr int fewLines = 2;

/// By how many rows and columns each border moves outwards.
struct Step {
  Side side;
  int by;
};

Lattice stepped(const Lattice& lattice, const Step& step) {
  const auto on = [&](Side side) { return step.side == side ? step.by : 0; };
  return grown(lattice, on(Side::left), on(Side::top), on(Side::right), on(Side::bottom));
}

bool isAllowed(const Lattice& lattice) {
  return std::min(lattice.cols, lattice.rows) >= smallestSide &&
         std::max(lattice.cols, lattice.rows) <= largestSide;
}

/// Whether most of the outermost cells at a side lie inside the picture.
bool isInside(const Raster& raster, const Lattice& lattice, Side side) {
  constexpr double deep = 0.8;  // crops may cut a little of the last row
  const bool sideways = axisOf(side) == Axis::horizontal;
  const double across = sideways ? 0.5 * lattice.rows : 0.5 * lattice.cols;
  const double along = side == Side::left || side == Side::top ? 1 - deep
                       : sideways                              ? lattice.cols - 1 + deep
                                                               : lattice.rows - 1 + deep;
  const Point place = sideways ? lattice.at(along, across) : lattice.at(across, along);
  return place.x >= 0 && place.y >= 0 && place.x <= raster.width && place.y <= raster.height;
}

/// The outermost line at a side: the number of a column or a row.
int outermost(const Lattice& lattice, Side side) {
  if (side == Side::left || side == Side::top) return 0;
  return (side == Side::right ? lattice.cols : lattice.rows) - 1;
}

/// Whether the outermost line at a side is read as blocks along it from border to border. They
/// could move nowhere, so hardly a puzzle has such a line (2 of 19,000 have); a frame is read as
/// one.
bool endsInBar(const GridReading& reading, Side side) {
  const Lattice& lattice = reading.lattice;
  const bool sideways = axisOf(side) == Axis::horizontal;
  const int line = outermost(lattice, side);
  int length = 0;
  for (const Block& block : reading.layout.blocks) {
    const bool isAlong = (block.axis == Axis::vertical) == sideways;
    if (isAlong && (sideways ? block.cell.col : block.cell.row) == line) length += block.length;
  }
  return length == (sideways ? lattice.rows : lattice.cols);
}

/// Whether a step is worth a try, by what is already measured.
bool isPromising(const Raster& raster, const GridReading& reading, const Step& step) {
  const Lattice next = stepped(reading.lattice, step);
  if (!isAllowed(next)) return false;
  if (step.by > 0) return isInside(raster, next, step.side) && !isFramed(reading, step.side);
  return borderShown(reading.features, step.side) < plainBorder || endsInBar(reading, step.side);
}

/// What other borders must add in worth.
double gainNeeded(const Lattice& lattice) {
  return leastGain + (lattice.isUsual() ? unusualGain : 0);
}

/// The same for a step. Lines that go on beyond the border speak for more cells there.
double gainNeeded(const GridReading& reading, const Step& step) {
  const bool isLarger = step.by > 0;
  if (!isLarger && endsInBar(reading, step.side))
    return -keptOfGain * gainNeeded(stepped(reading.lattice, step));
  if (isLarger && reading.beyond.goOn(step.side)) return -lossByLines;
  const int lines =
      axisOf(step.side) == Axis::horizontal ? reading.lattice.rows : reading.lattice.cols;
  const bool hasHalf = isLarger && 2 * reading.beyond.at(step.side) >= lines;
  return hasHalf ? leastGain : gainNeeded(reading.lattice);
}

/// Whether more of the board may lie at a side, although the next line there pays less than
/// nothing.
bool mayGoFurther(const GridReading& reading, Side side) {
  return shareOf(reading) > shareOfParts &&
         (borderShown(reading.features, side) < plainBorder || reading.beyond.at(side) >= fewLines);
}

// What is believed in by as much, and has its border shown all around and no floor beyond it, is no
// part.
constexpr double wholeBelief = 0.9;

/// Whether a board of the usual size is whole, as plainly as can be.
bool isWhole(const GridReading& reading) {
  const auto endsAt = [&](Side side) {
    return borderShown(reading.features, side) > plainBorder && !isOpen(reading, side);
  };
  // At one side that may be the exit.
  constexpr int fewSides = 1;
  const auto mayGoOn = [&](Side side) {
    return reading.beyond.at(side) > 0 && !isFramed(reading, side);
  };
  if (!reading.lattice.isUsual() || !std::all_of(allSides.begin(), allSides.end(), endsAt) ||
      std::count_if(allSides.begin(), allSides.end(), mayGoOn) > fewSides)
    return false;
  const auto goal = findPuzzleGoal(reading);
  return goal && rawConfidenceOf(reading, *goal) >= wholeBelief;
}

/// Where steps at a side led.
struct Taken {
  Side side;
  GridReading reading;
};

double worthOf(const std::optional<Taken>& taken) { return taken ? taken->reading.worth : 0; }

/// Goes from reading to reading on one picture.
class Walk {
 public:
  Walk(const Raster& raster, const Weights& weights) : raster_(raster), weights_(weights) {}

  /// The reading after the step that pays best, or as far outwards as pays. Nothing where none
  /// does: what a larger board would add is noted then.
  std::optional<GridReading> improved(GridReading& reading) const {
    Choice choice = choose(reading);
    if (choice.paying) return std::move(choice.paying->reading);
    std::optional<GridReading> far;
    // Each way takes several readings: the best first step from what may be a part is followed,
    // others with a reason alone.
    for (Taken& first : choice.beyond) {
      const bool isFollowed = mayGoFurther(reading, first.side);
      if (first.reading.worth < choice.mostBeyond && !isFollowed) continue;
      GridReading other = isFollowed || !isWhole(reading)
                              ? farthest(reading.worth, std::move(first))
                              : std::move(first.reading);
      if (!far || other.worth > far->worth) far = std::move(other);
    }
    if (!far) return std::nullopt;
    reading.largerGain = far->worth - reading.worth;
    const double needed = cutsBlocks(reading, *far) ? leastGain : gainNeeded(reading.lattice);
    return *reading.largerGain < needed ? std::nullopt : std::move(far);
  }

 private:
  struct Choice {
    std::optional<Taken> paying;  ///< The best step that adds what it must.
    std::vector<Taken> beyond;    ///< Steps outwards that lose little.
    double mostBeyond = 0;        ///< The worth of the best of these.
  };

  Choice choose(const GridReading& reading) const {
    Choice choice;
    for (const int by : {1, -1})
      for (const Side side : allSides) {
        const double needed = reading.worth + gainNeeded(reading, {side, by});
        const double lossy = by > 0 ? std::min(reading.worth - mostLoss, needed) : needed;
        const double least = std::max(worthOf(choice.paying), lossy);
        auto other = taken(reading, {side, by}, least);
        if (!other && by > 0 && mayGoFurther(reading, side))
          other = taken(reading, {side, 2}, least);
        if (!other) continue;
        // A step onto a bar that loses anything would be taken back next, and so on in turns; one
        // that gains enough is among those farther out.
        const bool isOntoBar = by > 0 && endsInBar(other->reading, side);
        if (other->reading.worth > needed && !isOntoBar) {
          choice.paying = std::move(other);
        } else {
          choice.mostBeyond = std::max(choice.mostBeyond, other->reading.worth);
          choice.beyond.push_back(std::move(*other));
        }
      }
    return choice;
  }

  /// Nothing where that leads to no more than `least`.
  std::optional<Taken> taken(const GridReading& reading, const Step& step, double least) const {
    if (!isPromising(raster_, reading, step)) return std::nullopt;
    auto other = readLattice(raster_, weights_, stepped(reading.lattice, step), least, 0);
    if (!other || other->worth <= least) return std::nullopt;
    return Taken{step.side, std::move(*other)};
  }

  /// The best from a first step outwards on, over rows and columns too empty to pay themselves:
  /// what lies at other sides is looked at from where nothing is lost.
  GridReading farthest(double start, Taken first) const {
    std::vector<Taken> path;
    path.push_back(std::move(first));
    std::size_t best = 0;
    for (int i = 0; i < mostSteps; ++i) {
      const Taken& here = path.back();
      std::optional<Taken> next;
      for (const Side side : allSides) {
        if (side != here.side && here.reading.worth < start) continue;
        const double least =
            std::max(std::max(start, path[best].reading.worth) - mostLoss, worthOf(next));
        if (auto other = taken(here.reading, {side, 1}, least)) next = std::move(other);
      }
      if (!next) break;
      path.push_back(std::move(*next));
      if (path.back().reading.worth > path[best].reading.worth) best = path.size() - 1;
    }
    return std::move(path[best].reading);
  }

  const Raster& raster_;
  const Weights& weights_;
};

/// Without an outermost line of cells that is the board's frame: seen from the line before it, the
/// same lies beyond that side as beyond others. Only where the board is larger than usual; else
/// nothing.
std::optional<GridReading> withoutFrame(const Raster& raster, const Weights& weights,
                                        const Lattice& lattice) {
  std::optional<GridReading> inner;
  for (const Side side : allSides) {
    const Lattice& outer = inner ? inner->lattice : lattice;
    const bool sideways = axisOf(side) == Axis::horizontal;
    if ((sideways ? outer.cols : outer.rows) <= usualSide) continue;
    auto other = readLattice(raster, weights, stepped(outer, {side, -1}), 0, 0);
    if (other && isFramed(*other, side)) inner = std::move(other);
  }
  return inner;
}

void leaveWhole(const Raster&, const Weights&, GridReading&) {}

/// Takes outermost lines of floor away that lie beyond the picture's end.
void cutToPicture(const Raster& raster, const Weights& weights, GridReading& reading) {
  for (const Side side : allSides) {
    const Lattice inner = stepped(reading.lattice, {side, -1});
    if (isInside(raster, reading.lattice, side) || !endsInFloor(reading, side) || !isAllowed(inner))
      continue;
    constexpr double whatever = -1000;
    auto other = readLattice(raster, weights, inner, whatever, 0);
    if (!other) continue;
    reading = std::move(*other);
    reading.isSecondLook = true;
  }
}

// By a table, so that a browser need not have what hardly a picture asks for before all else.
constexpr std::array cuts = {leaveWhole, cutToPicture};

}  // namespace

bool endsInFloor(const GridReading& reading, Side side) {
  const bool sideways = axisOf(side) == Axis::horizontal;
  const int line = outermost(reading.lattice, side);
  const auto isThere = [&](const Cell& cell) { return (sideways ? cell.col : cell.row) == line; };
  const auto reaches = [&](const Block& block) {
    return isThere(block.cell) || isThere(cellOf(block, block.length - 1));
  };
  const auto& [blocks, walls] = reading.layout;
  return std::none_of(blocks.begin(), blocks.end(), reaches) &&
         std::none_of(walls.begin(), walls.end(), isThere);
}

bool cutsBlocks(const GridReading& smaller, const GridReading& larger) {
  constexpr int fewCut = 2;  // a single one may be a block and a piece of the frame
  const Grid outer = boundsOf(larger.lattice);
  const Grid inner = boundsOf(smaller.lattice);
  const auto left = std::lround((inner.x - outer.x) / outer.cellWidth);
  const auto top = std::lround((inner.y - outer.y) / outer.cellHeight);
  const auto isWithin = [&](const Cell& cell) {
    return cell.col >= left && cell.col < left + inner.cols && cell.row >= top &&
           cell.row < top + inner.rows;
  };
  const auto isCut = [&](const Block& block) {
    return isWithin(block.cell) != isWithin(cellOf(block, block.length - 1));
  };
  const auto& blocks = larger.layout.blocks;
  return std::count_if(blocks.begin(), blocks.end(), isCut) >= fewCut;
}

std::optional<GridReading> extended(const Raster& raster, const Weights& weights,
                                    GridReading& reading) {
  const Walk walk(raster, weights);
  std::optional<GridReading> other;
  for (int i = 0; i < mostSteps; ++i) {
    auto next = walk.improved(other ? *other : reading);
    if (!next) break;
    other = std::move(next);
  }
  auto inner = withoutFrame(raster, weights, other ? other->lattice : reading.lattice);
  return inner ? std::move(inner) : std::move(other);
}

GridReading withinPicture(const Raster& raster, const Weights& weights, GridReading reading) {
  const bool isWithin = std::all_of(allSides.begin(), allSides.end(), [&](Side side) {
    return isInside(raster, reading.lattice, side);
  });
  cuts[isWithin ? 0 : 1](raster, weights, reading);
  return reading;
}

}  // namespace unblocker::scanner
