// The best of all shortest ways, found backwards once the search has met a solved position.
//
// From the solved positions of the last level, each move back to the level before leads along a
// shortest way. Going so from level to level visits only positions from which the exit can still be
// reached in time, few of all, and notes for each the fewest steps from there. Then, from the start
// on, the first move in a fixed order that keeps to these numbers is the one: the blocks in the
// puzzle's order; each first towards the left or the top, then towards the right or the bottom,
// nearest first. The answer so depends on the puzzle alone, not on how the search went about.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "level_search.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class ShortestPaths {
 public:
  using Search = LevelSearch<PositionWords, CellWords>;
  using Moves = typename Search::Moves;
  using Key = typename Search::Key;
  using Index = typename Search::Index;

  /// Of a search whose last level is complete. All of them must outlive this.
  ShortestPaths(const Moves& moves, Search& search, MemoryBudget& budget)
      : moves_(moves), search_(search), stepsLeft_(budget) {}

  /// Finds the shortest ways, once a solved position has been met; false when memory is short.
  bool find() {
    const int last = search_.level();
    search_.endLevels();
    if (!stepsLeft_.reset(search_.store().size())) return false;
    std::fill_n(&stepsLeft_[0], stepsLeft_.size(), off);
    for (Index index = search_.begin(last); index < search_.end(last); ++index) {
      if (moves_.isSolved(search_.store()[index])) stepsLeft_[index] = 0;
    }
    for (int level = last; level > 0; --level) walkBack(level);
    return true;
  }

  /// Cells travelled on the best way.
  int steps() const { return stepsLeft_[0]; }

  std::vector<Slide> best() const {
    std::vector<Slide> slides;
    Key position = search_.store()[0];
    int left = steps();
    for (int level = 0; level < search_.level(); ++level) {
      bool found = false;
      Slide next;
      Key nextPosition;
      forEachMove(position, 0, [&](const Slide& slide, const Key& successor) {
        if (found || stepsFrom(level + 1, successor) + cells(slide) != left) return;
        found = true;
        next = slide;
        nextPosition = successor;
      });
      slides.push_back(next);
      left -= cells(next);
      position = nextPosition;
    }
    return slides;
  }

 private:
  static constexpr std::uint16_t off = UINT16_MAX;  // On no shortest way.
  static constexpr std::uint64_t allButTarget = ~std::uint64_t{1};

  static int cells(const Slide& slide) { return std::abs(slide.to - slide.from); }

  template <typename Use>
  void forEachMove(const Key& position, std::uint64_t leftOut, Use use) const {
    moves_.forEachMove(position, moves_.roomIn(position), leftOut, use);
  }

  bool isIn(int level, Index index) const {
    return index >= search_.begin(level) && index < search_.end(level);
  }

  int stepsFrom(int level, const Key& position) const {
    const Index index = search_.store().find(position);
    return index != Search::Store::none && isIn(level, index) ? stepsLeft_[index] : off;
  }

  // The last move is the target's: no level before the last has a solved position.
  void walkBack(int level) {
    const std::uint64_t leftOut = level == search_.level() ? allButTarget : 0;
    for (Index index = search_.begin(level); index < search_.end(level); ++index) {
      if (stepsLeft_[index] == off) continue;
      const int left = stepsLeft_[index];
      forEachMove(search_.store()[index], leftOut, [&](const Slide& slide, const Key& before) {
        const Index at = search_.store().find(before);
        if (at == Search::Store::none) return;
        const int steps = isIn(level - 1, at) ? left + cells(slide) : off;
        stepsLeft_[at] = static_cast<std::uint16_t>(std::min<int>(stepsLeft_[at], steps));
      });
    }
  }

  const Moves& moves_;
  Search& search_;
  CountedArray<std::uint16_t> stepsLeft_;  // By position: cells to travel, on shortest ways.
};

}  // namespace unblocker
