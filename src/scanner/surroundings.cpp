#include "surroundings.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "../puzzle.h"
#include "evidence.h"
#include "geometry.h"

namespace unblocker::scanner {
namespace {

// The part of the margin that is looked at: beyond a thin frame, short of the patch's end.
constexpr int nearest = 5;
constexpr int farthest = patchMargin - 1;
constexpr Depths margin{nearest, farthest};
constexpr Depths nearHalf{nearest, (nearest + farthest) / 2};
constexpr Depths farHalf{(nearest + farthest) / 2, farthest};

float strengthBeyond(const Patch& patch, Side side, int position, Depths depths) {
  std::array<Colour, 2 * Seam::reach + 3> lines;
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = colourBeyond(patch, side, position + static_cast<int>(i) - Seam::reach - 1, depths);
  return strongestEdge(lines);
}

// On a clean floor even a faint line is one; what tells it from texture is that the place half way
// to the next line has none.
constexpr float faintLine = 3.0F;
constexpr float lineToSpace = 4.0F;
// It goes through all of the margin; rivets in a frame show in a part of it.
constexpr float evenly = 0.25F;

bool hasLine(const Patch& patch, Side side, int position) {
  const float on = strengthBeyond(patch, side, position, margin);
  if (on < faintLine) return false;
  const int between = position - patchCell / 2;
  if (on < lineToSpace * strengthBeyond(patch, side, between, margin)) return false;
  const auto runsThrough = [&](Depths half) {
    return strengthBeyond(patch, side, position, half) >= evenly * on;
  };
  return runsThrough(nearHalf) && runsThrough(farHalf);
}

int linesAt(const Patch& patch, Side side) {
  if (visibleBeyond(patch, side) < farthest) return 0;
  const int cells = axisOf(side) == Axis::horizontal ? patch.rows : patch.cols;
  int lines = 0;
  for (int line = 1; line < cells; ++line) lines += hasLine(patch, side, line * patchCell) ? 1 : 0;
  return lines;
}

constexpr int thinFrame = 6;  // pixels of the patch; no game's frame is thinner

}  // namespace

Colour colourBeyond(const Patch& patch, Side side, int position, Depths depths) {
  const bool sideways = axisOf(side) == Axis::horizontal;
  const bool before = side == Side::left || side == Side::top;
  const int edge = before ? 0 : (sideways ? patch.cols : patch.rows) * patchCell;
  const int across = before ? -1 - depths.first : edge + depths.first;
  const float* pixel = sideways ? patch.at(across, position) : patch.at(position, across);
  const std::ptrdiff_t outwards = patch.apart(!sideways);
  return meanColour(pixel, before ? -outwards : outwards, depths.end - depths.first);
}

std::optional<Side> cutSide(const Patch& patch) {
  std::optional<Side> cut;
  int least = patchCell / 2;
  for (const Side side : allSides) {
    const bool sideways = axisOf(side) == Axis::horizontal;
    const int along = sideways ? patch.cols : patch.rows;
    const int across = sideways ? patch.rows : patch.cols;
    const int here = visibleBeyond(patch, side);
    if (along >= usualSide || across != usualSide || here >= least ||
        visibleBeyond(patch, opposite(side)) < here + thinFrame)
      continue;
    least = here;
    cut = side;
  }
  return cut;
}

bool endsAtOneSide(const Patch& patch) {
  constexpr int inexactly = 2;
  const auto ends = [&](Side side) { return std::abs(visibleBeyond(patch, side)) <= inexactly; };
  return ends(Side::left) != ends(Side::right) || ends(Side::top) != ends(Side::bottom);
}

float borderShown(const Features& features, Side side) {
  const float threshold = seamThreshold(features);
  const bool sideways = axisOf(side) == Axis::horizontal;
  const int lanes = sideways ? features.rows : features.cols;
  const bool before = side == Side::left || side == Side::top;
  const int line = before ? 0 : sideways ? features.cols : features.rows;
  int shown = 0;
  for (int lane = 0; lane < lanes; ++lane) {
    const Seam& seam = sideways ? features.vertical(line, lane) : features.horizontal(line, lane);
    shown += !seam.shown || seam.strength > threshold ? 1 : 0;
  }
  return static_cast<float>(shown) / static_cast<float>(lanes);
}

LinesBeyond::LinesBeyond(const Patch& patch) : cols_(patch.cols), rows_(patch.rows) {
  for (const Side side : allSides) lines_[static_cast<std::size_t>(side)] = linesAt(patch, side);
}

bool LinesBeyond::goOn() const {
  return std::any_of(allSides.begin(), allSides.end(), [&](Side side) { return goOn(side); });
}

}  // namespace unblocker::scanner
