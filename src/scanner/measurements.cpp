#include "measurements.h"

#include <algorithm>
#include <cmath>

namespace unblocker::scanner {
namespace {

constexpr int sideMargin = 5;  // pixels at a cell's rim that belong to seams and bevels
constexpr int seamReach = 5;   // how far from the grid line a seam's edges may lie

/// Mean colour of a one-pixel line across the middle of a cell.
/// Vertical lines at `position` span row `lane`, horizontal ones span column `lane`.
Colour lineColour(const Patch& patch, bool vertical, int position, int lane) {
  Colour sum{};
  const int from = lane * patchCell + sideMargin;
  const int to = (lane + 1) * patchCell - sideMargin;
  for (int i = from; i < to; ++i) {
    const float* pixel = vertical ? patch.at(position, i) : patch.at(i, position);
    for (std::size_t c = 0; c < 3; ++c) sum[c] += pixel[c];
  }
  for (float& value : sum) value /= static_cast<float>(to - from);
  return sum;
}

/// The strongest difference between lines two pixels apart, centred in [from, to].
float strongestEdge(const Patch& patch, bool vertical, int from, int to, int lane) {
  float strongest = 0;
  for (int i = from; i <= to; ++i)
    strongest = std::max(strongest, distance(lineColour(patch, vertical, i - 1, lane),
                                             lineColour(patch, vertical, i + 1, lane)));
  return strongest;
}

CellFeatures measureCell(const Patch& patch, int col, int row) {
  CellFeatures cell;
  constexpr int rim = patchCell / 4;
  int count = 0;
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y)
    for (int x = col * patchCell + rim; x < (col + 1) * patchCell - rim; ++x, ++count)
      for (std::size_t c = 0; c < 3; ++c) cell.colour[c] += patch.at(x, y)[c];
  for (float& value : cell.colour) value /= static_cast<float>(count);
  constexpr int inner = seamReach + 3;
  cell.roughness = std::max(
      strongestEdge(patch, true, col * patchCell + inner, (col + 1) * patchCell - inner, row),
      strongestEdge(patch, false, row * patchCell + inner, (row + 1) * patchCell - inner, col));
  return cell;
}

/// Whether the picture goes on beyond a line at both sides.
bool isShown(const Patch& patch, bool vertical, int line) {
  const int at = patchMargin + line * patchCell;
  const int from = vertical ? patch.visibleLeft : patch.visibleTop;
  const int to = vertical ? patch.visibleRight : patch.visibleBottom;
  return at - seamReach >= from && at + seamReach <= to;
}

Seam measureSeam(const Patch& patch, bool vertical, int line, int lane) {
  Seam seam;
  float sum = 0;
  float moment = 0;
  for (int d = -seamReach; d <= seamReach; ++d) {
    const int at = line * patchCell + d;
    const float edge = distance(lineColour(patch, vertical, at - 1, lane),
                                lineColour(patch, vertical, at + 1, lane));
    seam.strength = std::max(seam.strength, edge);
    sum += edge * edge;
    // A line lies between two pixels, so the pixel at its number is half a pixel beyond it.
    moment += edge * edge * (static_cast<float>(d) + 0.5F);
  }
  if (sum > 0) seam.offset = moment / sum;
  seam.shown = isShown(patch, vertical, line);
  return seam;
}

}  // namespace

float distance(const Colour& a, const Colour& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

Features measure(const Patch& patch) {
  Features features{patch.cols, patch.rows, {}, {}, {}};
  for (int row = 0; row < patch.rows; ++row)
    for (int col = 0; col < patch.cols; ++col)
      features.cells.push_back(measureCell(patch, col, row));
  for (int line = 0; line <= patch.cols; ++line)
    for (int row = 0; row < patch.rows; ++row)
      features.verticals.push_back(measureSeam(patch, true, line, row));
  for (int line = 0; line <= patch.rows; ++line)
    for (int col = 0; col < patch.cols; ++col)
      features.horizontals.push_back(measureSeam(patch, false, line, col));
  return features;
}

}  // namespace unblocker::scanner
