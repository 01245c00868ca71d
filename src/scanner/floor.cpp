#include "floor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "../sort_few.h"
#include "median.h"

namespace unblocker::scanner {
namespace {

// Cells of one floor differ by less than this: patterned floors vary by some ten grey levels.
constexpr float alike = 14.0F;

// Any board has several empty cells, so its floor is among the commonest looks.
constexpr std::size_t mostFloors = 6;

using Group = std::vector<std::size_t>;

std::vector<Group> groupsOf(const Features& features) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < features.cells.size(); ++i) {
    const auto home = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return distance(features.cells[i].texture, features.cells[group.front()].texture) < alike;
    });
    if (home == groups.end())
      groups.push_back({i});
    else
      home->push_back(i);
  }
  sortFew(std::span(groups), [](const Group& a, const Group& b) { return a.size() > b.size(); });
  return groups;
}

/// Whether all cells of a group lie on squares of one colour of a chessboard, and on which.
int parityOf(const Group& group, int cols) {
  const auto parity = [&](std::size_t i) {
    const auto index = static_cast<int>(i);
    return (index % cols + index / cols) % 2;
  };
  const int first = parity(group.front());
  const bool all =
      std::all_of(group.begin(), group.end(), [&](std::size_t i) { return parity(i) == first; });
  return all ? first : -1;
}

// Fewer cells than this on one colour may be so by chance.
constexpr std::size_t leastAlternating = 3;

/// A chessboard's two colours, if the two largest one-coloured groups make one.
std::vector<FloorCandidate> checkered(const std::vector<Group>& groups, int cols) {
  std::array<const Group*, 2> largest{};
  for (const Group& group : groups) {
    const int parity = group.size() < leastAlternating ? -1 : parityOf(group, cols);
    if (parity >= 0 && !largest[static_cast<std::size_t>(parity)])
      largest[static_cast<std::size_t>(parity)] = &group;
  }
  if (!largest[0] || !largest[1]) return {};
  FloorCandidate both{*largest[0]};
  both.cells.insert(both.cells.end(), largest[1]->begin(), largest[1]->end());
  return {both};
}

/// What a floor's cells show at each pixel: from the darkest to the brightest of the pixels around
/// it, as grids are found to a pixel or so.
struct Tile {
  static constexpr std::size_t size = static_cast<std::size_t>(patchCell) * patchCell;
  std::array<Colour, size> low{};
  std::array<Colour, size> high{};
};

using Medians = std::array<Colour, Tile::size>;

Medians mediansOf(const Patch& patch, const Group& cells) {
  Medians medians;
  std::vector<float> values(cells.size());
  for (int y = 0; y < patchCell; ++y)
    for (int x = 0; x < patchCell; ++x)
      for (std::size_t c = 0; c < 3; ++c) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
          const auto cell = static_cast<int>(cells[i]);
          values[i] =
              patch.at(cell % patch.cols * patchCell + x, cell / patch.cols * patchCell + y)[c];
        }
        medians[static_cast<std::size_t>(y * patchCell + x)][c] = median(values);
      }
  return medians;
}

Tile tileOf(const Medians& medians) {
  Tile tile;
  for (int y = 0; y < patchCell; ++y)
    for (int x = 0; x < patchCell; ++x) {
      const auto at = static_cast<std::size_t>(y * patchCell + x);
      tile.low[at] = tile.high[at] = medians[at];
      for (int v = std::max(0, y - 1); v <= std::min(patchCell - 1, y + 1); ++v)
        for (int u = std::max(0, x - 1); u <= std::min(patchCell - 1, x + 1); ++u)
          for (std::size_t c = 0; c < 3; ++c) {
            const float value = medians[static_cast<std::size_t>(v * patchCell + u)][c];
            tile.low[at][c] = std::min(tile.low[at][c], value);
            tile.high[at][c] = std::max(tile.high[at][c], value);
          }
    }
  return tile;
}

float distanceTo(const Tile& tile, const float* pixel, std::size_t at) {
  float farthest = 0;
  for (std::size_t c = 0; c < 3; ++c)
    farthest = std::max({farthest, tile.low[at][c] - pixel[c], pixel[c] - tile.high[at][c]});
  return farthest;
}

/// A checkered floor's colours apart, others as they are.
std::vector<Group> shadesOf(const FloorCandidate& floor, int cols) {
  std::array<Group, 2> halves;
  for (const std::size_t i : floor.cells) {
    const auto index = static_cast<int>(i);
    halves[static_cast<std::size_t>((index % cols + index / cols) % 2)].push_back(i);
  }
  std::vector<Group> shades{floor.cells};
  for (const Group& half : halves)
    if (half.size() >= leastAlternating) shades.push_back(half);
  return shades;
}

}  // namespace

std::vector<FloorCandidate> floorCandidates(const Features& features) {
  std::vector<Group> groups = groupsOf(features);
  std::vector<FloorCandidate> candidates = checkered(groups, features.cols);
  groups.resize(std::min(groups.size(), mostFloors));
  for (Group& group : groups) candidates.push_back({std::move(group)});
  return candidates;
}

FloorDistance::FloorDistance(const Patch& patch, const FloorCandidate& floor)
    : pixels_(patch.cols * patchCell, patch.rows * patchCell) {
  std::vector<Tile> tiles;
  for (const Group& shade : shadesOf(floor, patch.cols))
    tiles.push_back(tileOf(mediansOf(patch, shade)));
  for (int y = 0; y < pixels_.height; ++y) {
    const float* pixel = patch.at(0, y);
    float* out = pixels_.row(y);
    for (int x = 0; x < pixels_.width; ++x, pixel += 3) {
      const auto at = static_cast<std::size_t>(y % patchCell * patchCell + x % patchCell);
      float nearest = 255;
      for (const Tile& tile : tiles) nearest = std::min(nearest, distanceTo(tile, pixel, at));
      out[x] = nearest;
    }
  }
}

float FloorDistance::ofCell(int col, int row) const {
  constexpr int rim = 4;
  float sum = 0;
  for (int y = row * patchCell + rim; y < (row + 1) * patchCell - rim; ++y)
    for (int x = col * patchCell + rim; x < (col + 1) * patchCell - rim; ++x) sum += at(x, y);
  return sum / static_cast<float>((patchCell - 2 * rim) * (patchCell - 2 * rim));
}

}  // namespace unblocker::scanner
