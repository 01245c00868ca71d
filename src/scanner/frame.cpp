#include "frame.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "median.h"
#include "surroundings.h"

namespace unblocker::scanner {
namespace {

// Beyond the shadow that a frame casts, before the end of the thinnest ones that look like cells.
constexpr int nearest = 2;
constexpr int farthest = 7;

constexpr float sameColour = 14.0F;  // grey levels: texture and light, but no other material
constexpr int exitLanes = 2;         // that an exit and what is drawn there take up

/// Mean colour beyond a side at the middle half of one lane.
Colour laneBeyond(const Patch& patch, Side side, int lane) {
  constexpr int inset = patchCell / 4;
  Colour sum{};
  for (int t = inset; t < patchCell - inset; ++t) {
    const Colour line = colourBeyond(patch, side, lane * patchCell + t, {nearest, farthest});
    for (std::size_t c = 0; c < 3; ++c) sum[c] += line[c];
  }
  for (float& value : sum) value /= patchCell - 2 * inset;
  return sum;
}

Colour medianOf(const std::vector<Colour>& colours) {
  Colour out{};
  for (std::size_t c = 0; c < 3; ++c) {
    std::vector<float> values(colours.size());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = colours[i][c];
    out[c] = median(std::move(values));
  }
  return out;
}

/// The one colour beyond a side, if it is one.
std::optional<Colour> frameAt(const Patch& patch, Side side) {
  if (visibleBeyond(patch, side) < farthest) return std::nullopt;
  std::vector<Colour> colours(
      static_cast<std::size_t>(axisOf(side) == Axis::horizontal ? patch.rows : patch.cols));
  for (std::size_t lane = 0; lane < colours.size(); ++lane)
    colours[lane] = laneBeyond(patch, side, static_cast<int>(lane));
  const Colour usual = medianOf(colours);
  const auto others = std::count_if(colours.begin(), colours.end(), [&](const Colour& colour) {
    return distance(colour, usual) > sameColour;
  });
  return others <= exitLanes ? std::optional(usual) : std::nullopt;
}

/// Whether floor of this colour is on the board.
bool isFloor(const GridReading& reading, const Colour& colour) {
  std::vector<bool> covered(reading.features.cells.size());
  for (const Block& block : reading.layout.blocks)
    for (int i = 0; i < block.length; ++i) {
      const Cell cell = cellOf(block, i);
      covered[reading.features.index(cell.col, cell.row)] = true;
    }
  for (std::size_t i = 0; i < covered.size(); ++i)
    if (!covered[i] && distance(reading.features.cells[i].colour, colour) <= sameColour)
      return true;
  return false;
}

/// Whether, wherever the board's lines go on beyond a side, the same lies all along it, but for an
/// exit, and is not the floor.
bool isTiled(const GridReading& reading) {
  return std::all_of(allSides.begin(), allSides.end(), [&](Side side) {
    if (!reading.beyond.goOn(side)) return true;
    const auto colour = frameAt(reading.patch, side);
    return colour && !isFloor(reading, *colour);
  });
}

}  // namespace

void forgetTiles(GridReading& reading) {
  if (!reading.beyond.goOn() || !isTiled(reading)) return;
  reading.beyond = {};
  reading.isSecondLook = true;
}

bool isFramed(const GridReading& reading, Side side) {
  const auto frame = frameAt(reading.patch, side);
  if (!frame || isFloor(reading, *frame)) return false;
  // Where its whole border shows and nothing goes on, a board of the usual size is at its end.
  if (reading.lattice.isUsual() && borderShown(reading.features, side) > plainBorder &&
      reading.beyond.at(side) == 0)
    return true;
  if (reading.beyond.goOn(side)) return false;
  // Where one of the board's lines goes on, it may lie among more blocks of one kind.
  const auto alike = std::count_if(allSides.begin(), allSides.end(), [&](Side other) {
    if (other == side) return false;
    const auto colour = frameAt(reading.patch, other);
    return colour && distance(*colour, *frame) <= sameColour && reading.beyond.at(other) == 0;
  });
  constexpr int fewSides = 2;
  return alike >= fewSides;
}

bool isOpen(const GridReading& reading, Side side) {
  const auto colour = frameAt(reading.patch, side);
  return colour && isFloor(reading, *colour);
}

}  // namespace unblocker::scanner
