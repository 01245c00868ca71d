#include "close_reader.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "board_search.h"
#include "confidence.h"
#include "extent.h"
#include "frame.h"
#include "grid_fit.h"
#include "grid_search.h"
#include "target.h"

namespace unblocker::scanner {
namespace {

// A closer look takes its time: it is taken at no more places than these.
constexpr std::size_t largePlaces = 5;
constexpr std::size_t smallPlaces = 2;

// What is read at a grid that explains less than this is hardly ever right, whatever its borders.
constexpr double leastRough = -4.0;

// Who is believed in by less is not asked what it takes.
constexpr double hopeless = 0.03;

void addPlaces(const Raster& raster, std::span<const LineMaps> levels, std::size_t most,
               std::vector<Lattice>& places) {
  const auto candidates = searchGrids(levels, {usualSide}, gridsPerScale);
  for (const GridCandidate& next : std::span(candidates).first(std::min(most, candidates.size())))
    places.push_back(latticeOf(fitGrid(raster, next.grid)));
}

/// Cells in outermost lines of nothing but floor.
float idleCellsOf(const GridReading& reading) {
  int cells = 0;
  for (const Side side : allSides)
    if (endsInFloor(reading, side))
      cells += axisOf(side) == Axis::horizontal ? reading.lattice.rows : reading.lattice.cols;
  return static_cast<float>(cells);
}

/// What frees the likeliest target, where the reading is not hopeless anyway.
float hardnessOf(const GridReading& reading, MovesOf movesOf) {
  if (!movesOf || beliefIn(reading) < hopeless) return 0;
  const auto goal = findPuzzleGoal(reading);
  const auto moves =
      movesOf(puzzleOf(reading.lattice, reading.layout, goal->block, goal->exit)).value_or(0);
  return std::log1p(static_cast<float>(moves));
}

/// Whether two rulers are marked at the same places, within a part of a mark's distance.
bool isInStep(double start, double pitch, double otherStart, double otherPitch) {
  constexpr double part = 0.05;
  constexpr double stretch = 0.01;
  const double steps = (start - otherStart) / otherPitch;
  return std::abs(pitch / otherPitch - 1) < stretch && std::abs(steps - std::round(steps)) < part;
}

/// Whether one grid lies within another, but for a part of a cell.
bool isWithin(const Grid& inner, const Grid& outer) {
  constexpr double part = 0.3;
  return inner.x > outer.x - part * outer.cellWidth &&
         inner.y > outer.y - part * outer.cellHeight &&
         inner.right() < outer.right() + part * outer.cellWidth &&
         inner.bottom() < outer.bottom() + part * outer.cellHeight;
}

}  // namespace

std::vector<Lattice> likelyPlaces(const Raster& raster) {
  const std::vector<LineMaps> levels = searchedLines(raster);
  const int longer = std::max(raster.width, raster.height);
  const auto isLarge = [&](const LineMaps& level) { return longer <= largeSearch * level.factor; };
  const auto large = static_cast<std::size_t>(std::find_if(levels.begin(), levels.end(), isLarge) -
                                              levels.begin());
  std::vector<Lattice> places;
  addPlaces(raster, std::span(levels).subspan(large), largePlaces, places);
  addPlaces(raster, std::span(levels).first(large), smallPlaces, places);
  return places;
}

std::vector<GridReading> CloseReader::at(const Lattice& lattice) {
  std::vector<GridReading> readings;
  auto reading = readLattice(raster_, close_, lattice, leastRough, polishRounds);
  if (!reading) return readings;
  std::optional<GridReading> other;
  if (!wasWalked(reading->lattice)) {
    other = extended(raster_, close_, *reading);
    walked_.push_back(boundsOf(other ? other->lattice : reading->lattice));
  }
  const auto keep = [&](GridReading next) {
    readings.push_back(lookedAround(withinPicture(raster_, close_, std::move(next))));
  };
  keep(std::move(*reading));
  if (other) keep(std::move(*other));
  return readings;
}

GridReading CloseReader::lookedAround(GridReading reading) const {
  forgetTiles(reading);
  reading.idleCells = idleCellsOf(reading);
  reading.hardness = hardnessOf(reading, movesOf_);
  return reading;
}

bool CloseReader::wasWalked(const Lattice& lattice) const {
  const Grid grid = boundsOf(lattice);
  return std::any_of(walked_.begin(), walked_.end(), [&](const Grid& other) {
    return isWithin(grid, other) && isInStep(grid.x, grid.cellWidth, other.x, other.cellWidth) &&
           isInStep(grid.y, grid.cellHeight, other.y, other.cellHeight);
  });
}

}  // namespace unblocker::scanner
