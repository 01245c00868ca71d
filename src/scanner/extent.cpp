#include "extent.h"

#include <algorithm>
#include <array>
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

bool isUsual(const Lattice& lattice) {
  return lattice.cols == usualSide && lattice.rows == usualSide;
}

/// Whether a step is worth a try, by what is already measured.
bool isPromising(const Raster& raster, const GridReading& reading, const Step& step) {
  const Lattice next = stepped(reading.lattice, step);
  if (!isAllowed(next)) return false;
  if (step.by > 0) return isInside(raster, next, step.side) && !isFramed(reading, step.side);
  return borderShown(reading.features, step.side) < 0.75;
}

/// What a step must add in worth. Lines that go on beyond the border speak for more cells there.
double gainNeeded(const GridReading& reading, const Step& step) {
  const bool isLarger = step.by > 0;
  if (isLarger && goesOn(reading.patch, step.side)) return -lossByLines;
  if (!isUsual(reading.lattice)) return leastGain;
  const int lines =
      axisOf(step.side) == Axis::horizontal ? reading.lattice.rows : reading.lattice.cols;
  const bool hasHalf = isLarger && 2 * linesBeyond(reading.patch, step.side) >= lines;
  return leastGain + (hasHalf ? 0 : unusualGain);
}

constexpr std::array steps = {Step{Side::left, 1},   Step{Side::top, 1},    Step{Side::right, 1},
                              Step{Side::bottom, 1}, Step{Side::left, -1},  Step{Side::top, -1},
                              Step{Side::right, -1}, Step{Side::bottom, -1}};

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
  for (int i = 0; i < mostSteps; ++i) {
    std::optional<GridReading> best;
    for (const Step& step : steps) {
      if (!isPromising(raster, reading, step)) continue;
      const Lattice next = stepped(reading.lattice, step);
      const double bar =
          std::max(best ? best->worth : 0, reading.worth + gainNeeded(reading, step));
      auto other = readLattice(raster, weights, next, bar, 0);
      if (other && other->worth > bar) best = std::move(other);
    }
    if (!best) break;
    reading = std::move(*best);
  }
  return withoutFrame(raster, weights, std::move(reading));
}

}  // namespace unblocker::scanner
