#include "extent.h"

#include <algorithm>
#include <utility>

#include "frame.h"
#include "surroundings.h"

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
constexpr int mostSteps = 24;
// Empty rows explain less than they cost, and so do those that cut blocks in two: how much may be
// lost on the way to fuller and whole ones.
constexpr double mostLoss = 9.0;

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

/// Whether a step is worth a try, by what is already measured.
bool isPromising(const Raster& raster, const GridReading& reading, const Step& step) {
  const Lattice next = stepped(reading.lattice, step);
  if (!isAllowed(next)) return false;
  if (step.by > 0) return isInside(raster, next, step.side) && !isFramed(reading, step.side);
  return borderShown(reading.features, step.side) < 0.75;
}

/// What other borders must add in worth.
double gainNeeded(const Lattice& lattice) {
  return leastGain + (lattice.isUsual() ? unusualGain : 0);
}

/// The same for a step. Lines that go on beyond the border speak for more cells there.
double gainNeeded(const GridReading& reading, const Step& step) {
  const bool isLarger = step.by > 0;
  if (isLarger && goesOn(reading.patch, step.side)) return -lossByLines;
  const int lines =
      axisOf(step.side) == Axis::horizontal ? reading.lattice.rows : reading.lattice.cols;
  const bool hasHalf = isLarger && 2 * linesBeyond(reading.patch, step.side) >= lines;
  return hasHalf ? leastGain : gainNeeded(reading.lattice);
}

/// A step that was taken, and where it led.
struct Taken {
  Step step;
  GridReading reading;
};

double worthOf(const std::optional<Taken>& taken) { return taken ? taken->reading.worth : 0; }

/// Goes from reading to reading on one picture.
class Walk {
 public:
  Walk(const Raster& raster, const Weights& weights) : raster_(raster), weights_(weights) {}

  /// Takes the step that pays best, or goes outwards as far as pays. False where nothing pays: what
  /// a larger board would add is noted then.
  bool improve(GridReading& reading) const {
    Choice choice = choose(reading);
    if (choice.paying) {
      reading = std::move(choice.paying->reading);
      return true;
    }
    if (!choice.beyond) return false;
    GridReading far = farthest(reading.worth, std::move(*choice.beyond));
    reading.largerGain = far.worth - reading.worth;
    if (*reading.largerGain < gainNeeded(reading.lattice)) return false;
    reading = std::move(far);
    return true;
  }

 private:
  struct Choice {
    std::optional<Taken> paying;  ///< The best step that adds what it must.
    std::optional<Taken> beyond;  ///< The best step outwards; only where none pays.
  };

  Choice choose(const GridReading& reading) const {
    Choice choice;
    for (const Side side : allSides) {
      const Step step{side, 1};
      const double needed = reading.worth + gainNeeded(reading, step);
      const double least = std::max(reading.worth - mostLoss, worthOf(choice.beyond));
      auto other = taken(reading, step, std::max(worthOf(choice.paying), std::min(least, needed)));
      if (!other) continue;
      (other->reading.worth > needed ? choice.paying : choice.beyond) = std::move(other);
    }
    for (const Side side : allSides) {
      const Step step{side, -1};
      const double needed = reading.worth + gainNeeded(reading, step);
      auto other = taken(reading, step, std::max(worthOf(choice.paying), needed));
      if (other) choice.paying = std::move(other);
    }
    return choice;
  }

  /// Nothing where that leads to no more than `least`.
  std::optional<Taken> taken(const GridReading& reading, const Step& step, double least) const {
    if (!isPromising(raster_, reading, step)) return std::nullopt;
    auto other = readLattice(raster_, weights_, stepped(reading.lattice, step), least, 0);
    if (!other || other->worth <= least) return std::nullopt;
    return Taken{step, std::move(*other)};
  }

  /// The best from a first step outwards on, over rows and columns too empty to pay themselves:
  /// what lies at other sides is looked at from where nothing is lost.
  GridReading farthest(double start, Taken here) const {
    GridReading best = here.reading;
    for (int i = 0; i < mostSteps; ++i) {
      std::optional<Taken> next;
      for (const Side side : allSides) {
        if (side != here.step.side && here.reading.worth < start) continue;
        const double least = std::max(std::max(start, best.worth) - mostLoss, worthOf(next));
        if (auto other = taken(here.reading, {side, 1}, least)) next = std::move(other);
      }
      if (!next) break;
      here = std::move(*next);
      if (here.reading.worth > best.worth) best = here.reading;
    }
    return best;
  }

  const Raster& raster_;
  const Weights& weights_;
};

/// Without an outermost line of cells that is the board's frame: seen from the line before it, the
/// same lies beyond that side as beyond others. Only where the board is larger than usual.
GridReading withoutFrame(const Raster& raster, const Weights& weights, GridReading reading) {
  for (const Side side : allSides) {
    const bool sideways = axisOf(side) == Axis::horizontal;
    if ((sideways ? reading.lattice.cols : reading.lattice.rows) <= usualSide) continue;
    auto other = readLattice(raster, weights, stepped(reading.lattice, {side, -1}), 0, 0);
    if (other && isFramed(*other, side)) reading = std::move(*other);
  }
  return reading;
}

}  // namespace

GridReading extended(const Raster& raster, const Weights& weights, GridReading reading) {
  const Walk walk(raster, weights);
  for (int i = 0; i < mostSteps && walk.improve(reading); ++i) {
  }
  return withoutFrame(raster, weights, std::move(reading));
}

}  // namespace unblocker::scanner
