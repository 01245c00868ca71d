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

  /// Of a search whose last level is complete; its notes are used.
  ShortestPaths(const Moves& moves, Search& search) : moves_(moves), search_(search) {}

  /// Whether the last level has a solved position.
  bool any() const {
    const int last = search_.level();
    for (Index index = search_.begin(last); index < search_.end(last); ++index) {
      if (moves_.isSolved(search_.store()[index])) return true;
    }
    return false;
  }

  /// Finds the shortest ways, once there are any; false when memory is short.
  bool find() {
    const int last = search_.level();
    search_.endLevels();
    if (!search_.store().addNotes(off)) return false;
    for (Index index = search_.begin(last); index < search_.end(last); ++index) {
      if (moves_.isSolved(search_.store()[index])) search_.store().note(index) = 0;
    }
    for (int level = last; level > 0; --level) walkBack(level);
    return true;
  }

  /// Cells travelled on the best way.
  int steps() const { return search_.store().note(0); }

  std::vector<Slide> best() const {
    std::vector<Slide> slides;
    Key position = search_.store()[0];
    int left = steps();
    for (int level = 0; level < search_.level(); ++level) {
      bool found = false;
      Slide next;
      Key nextPosition;
      forEachMove(position, [&](const Slide& slide, const Key& successor) {
        if (found || noteIn(level + 1, successor) + cells(slide) != left) return;
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

  static int cells(const Slide& slide) { return std::abs(slide.to - slide.from); }

  template <typename Use>
  void forEachMove(const Key& position, Use use) const {
    moves_.forEachMove(position, moves_.roomIn(position), 0, use);
  }

  // The number of a position if it belongs to a level, otherwise none.
  Index findIn(int level, const Key& position) const {
    const Index index = search_.store().find(position);
    return index >= search_.begin(level) && index < search_.end(level) ? index
                                                                       : Search::Store::none;
  }

  int noteIn(int level, const Key& position) const {
    const Index index = findIn(level, position);
    return index == Search::Store::none ? off : search_.store().note(index);
  }

  void walkBack(int level) {
    auto& store = search_.store();
    for (Index index = search_.begin(level); index < search_.end(level); ++index) {
      if (store.note(index) == off) continue;
      const int left = store.note(index);
      forEachMove(store[index], [&](const Slide& slide, const Key& before) {
        const Index at = findIn(level - 1, before);
        if (at == Search::Store::none) return;
        store.note(at) =
            static_cast<std::uint16_t>(std::min<int>(store.note(at), left + cells(slide)));
      });
    }
  }

  const Moves& moves_;
  Search& search_;
};

}  // namespace unblocker
