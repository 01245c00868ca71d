#include "measurements.h"

#include <algorithm>
#include <cmath>

#include "lanes.h"

namespace unblocker::scanner {
namespace {

Colour colourOf(const Four& channels) { return {channels[0], channels[1], channels[2]}; }

constexpr int sideMargin = 5;  // pixels at a cell's rim that belong to seams and bevels

/// Mean colour of a one-pixel line across the middle of a cell.
/// Vertical lines at `position` span row `lane`, horizontal ones span column `lane`.
Colour lineColour(const Patch& patch, bool vertical, int position, int lane) {
  const int from = lane * patchCell + sideMargin;
  const float* pixel = vertical ? patch.at(position, from) : patch.at(from, position);
  return meanColour(pixel, patch.apart(vertical), patchCell - 2 * sideMargin);
}

/// Mean colours of neighbouring lines, from one on.
template <std::size_t count>
std::array<Colour, count> lineColours(const Patch& patch, bool vertical, int from, int lane) {
  std::array<Colour, count> lines;
  for (std::size_t i = 0; i < count; ++i)
    lines[i] = lineColour(patch, vertical, from + static_cast<int>(i), lane);
  return lines;
}

/// The strongest edge centred within a cell's rim.
float strongestEdgeIn(const Patch& patch, bool vertical, int cell, int lane) {
  constexpr int first = CellFeatures::rim;
  constexpr int last = patchCell - CellFeatures::rim;
  return strongestEdge(
      lineColours<last - first + 3>(patch, vertical, cell * patchCell + first - 1, lane));
}

Colour meanOfSquare(const Patch& patch, int x, int y, int size) {
  Four sum{};
  for (int v = y; v < y + size; ++v)
    for (int u = x; u < x + size; ++u) sum += load(patch.at(u, v));
  return colourOf(sum / static_cast<float>(size * size));
}

CellFeatures measureCell(const Patch& patch, int col, int row) {
  CellFeatures cell;
  constexpr int grain = 4;  // pixels of a texture's element
  constexpr int rim = (patchCell - textureSide * grain) / 2;
  for (int i = 0; i < textureSide * textureSide; ++i) {
    const Colour colour = meanOfSquare(patch, col * patchCell + rim + i % textureSide * grain,
                                       row * patchCell + rim + i / textureSide * grain, grain);
    cell.texture[static_cast<std::size_t>(i)] = colour;
    for (std::size_t c = 0; c < 3; ++c) cell.colour[c] += colour[c] / (textureSide * textureSide);
  }
  cell.roughness =
      std::max(strongestEdgeIn(patch, true, col, row), strongestEdgeIn(patch, false, row, col));
  return cell;
}

/// Whether the picture goes on beyond a line at both sides.
bool isShown(const Patch& patch, bool vertical, int line) {
  const int at = patchMargin + line * patchCell;
  const int from = vertical ? patch.visibleLeft : patch.visibleTop;
  const int to = vertical ? patch.visibleRight : patch.visibleBottom;
  return at - Seam::reach >= from && at + Seam::reach <= to;
}

Seam measureSeam(const Patch& patch, bool vertical, int line, int lane) {
  Seam seam;
  float sum = 0;
  float moment = 0;
  const auto lines =
      lineColours<2 * Seam::reach + 3>(patch, vertical, line * patchCell - Seam::reach - 1, lane);
  for (int d = -Seam::reach; d <= Seam::reach; ++d) {
    const auto before = static_cast<std::size_t>(d + Seam::reach);
    const float edge = distance(lines[before], lines[before + 2]);
    seam.strength = std::max(seam.strength, edge);
    sum += edge * edge;
    // A line lies between two pixels, so the pixel at its number is half a pixel beyond it.
    moment += edge * edge * (static_cast<float>(d) + 0.5F);
  }
  if (sum > 0) seam.offset = moment / sum;
  seam.shown = isShown(patch, vertical, line);
  std::copy_n(lines.begin() + Seam::reach - 1, seam.middle.size(), seam.middle.begin());
  return seam;
}

}  // namespace

Colour colourAt(const Raster& raster, int x, int y) {
  const float* pixel = raster.row(std::clamp(y, 0, raster.height - 1)) +
                       3 * static_cast<std::ptrdiff_t>(std::clamp(x, 0, raster.width - 1));
  return {pixel[0], pixel[1], pixel[2]};
}

Colour meanColour(const float* pixel, std::ptrdiff_t apart, int count) {
  Four sum{};
  for (int i = 0; i < count; ++i, pixel += apart) sum += load(pixel);
  return colourOf(sum / static_cast<float>(count));
}

float strongestEdge(std::span<const Colour> lines) {
  float strongest = 0;
  for (std::size_t i = 2; i < lines.size(); ++i)
    strongest = std::max(strongest, distance(lines[i - 2], lines[i]));
  return strongest;
}

float distance(const Colour& a, const Colour& b) {
  float most = 0;
  for (std::size_t c = 0; c < a.size(); ++c) most = std::max(most, std::abs(a[c] - b[c]));
  return most;
}

float distance(const Texture& a, const Texture& b) {
  static_assert(sizeof a == sizeof(float) * 3 * textureSide * textureSide && textureSide % 4 == 0);
  Four sums{};
  for (std::size_t i = 0; i < a.size(); i += 4) {
    const float* p = a[i].data();
    const float* q = b[i].data();
    sums +=
        greatestChannels(differences(p, q), differences(p + 4, q + 4), differences(p + 8, q + 8));
  }
  return (sums[0] + sums[1] + sums[2] + sums[3]) / static_cast<float>(a.size());
}

float reliefOf(const CellFeatures& cell) {
  float sum = 0;
  for (const Colour& colour : cell.texture) sum += distance(colour, cell.colour);
  return sum / static_cast<float>(cell.texture.size());
}

float lopsidednessOf(const CellFeatures& cell) {
  // In four rows of four, the mirror image of place i is i ^ 3, or i ^ 12.
  static_assert(textureSide == 4);
  const auto unlike = [&](std::size_t mirror) {
    float sum = 0;
    for (std::size_t i = 0; i < cell.texture.size(); ++i)
      sum += distance(cell.texture[i], cell.texture[i ^ mirror]);
    return sum / static_cast<float>(cell.texture.size());
  };
  return std::max(unlike(3), unlike(12));
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
