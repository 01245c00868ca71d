#include "floor.h"

#include <algorithm>
#include <array>
#include <span>

#include "../sort_few.h"

namespace unblocker::scanner {
namespace {

// Any board has several empty cells, so its floor is among the commonest looks.
constexpr std::size_t mostFloors = 6;

using Group = std::vector<std::size_t>;

std::vector<Group> groupsOf(const Features& features) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < features.cells.size(); ++i) {
    const auto home = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return distance(features.cells[i].texture, features.cells[group.front()].texture) <
             alikeOnFloor;
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

}  // namespace

std::vector<FloorCandidate> floorCandidates(const Features& features) {
  std::vector<Group> groups = groupsOf(features);
  std::vector<FloorCandidate> candidates = checkered(groups, features.cols);
  groups.resize(std::min(groups.size(), mostFloors));
  for (Group& group : groups) candidates.push_back({std::move(group)});
  return candidates;
}

std::vector<std::vector<std::size_t>> shadesOf(const FloorCandidate& floor, int cols) {
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

}  // namespace unblocker::scanner
