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
  using Flights = typename Search::Flights;
  using Index = typename Search::Index;

  /// Of a search whose last level is complete. All of them must outlive this.
  ShortestPaths(const Moves& moves, Search& search, MemoryBudget& budget)
      : moves_(moves),
        search_(search),
        stepsLeft_(budget),
        level_(budget, sizeof(Index)),
        before_(budget, sizeof(Index)),
        spared_(budget, moves.layout().bytesOfBlocks()),
        sparedBefore_(budget, moves.layout().bytesOfBlocks()),
        flight_(moves) {}

  /// Finds the shortest ways, once a solved position has been met; false when memory is short.
  bool find() {
    const int last = search_.level();
    search_.endLevels();
    if (!stepsLeft_.reset(search_.store().size())) return false;
    std::fill_n(&stepsLeft_[0], stepsLeft_.size(), off);
    for (Index index = search_.begin(last); index < search_.end(last); ++index) {
      if (!moves_.isSolved(search_.store()[index])) continue;
      if (!level_.reserve(level_.size() + 1)) return false;
      level_.push({index});
      stepsLeft_[index] = 0;
    }
    for (int level = last; level > 0; --level) {
      if (!walkBack(level)) return false;
    }
    return true;
  }

  /// Cells travelled on the best way.
  int steps() const { return stepsLeft_[0]; }

  std::vector<Slide> best() const {
    std::vector<Slide> slides;
    Key position = search_.store()[0];
    int left = steps();
    for (int level = 0; level < search_.level(); ++level) {
      Slide next;
      Key nextPosition;
      moves_.forEachMove(position, [&](const Slide& slide, const Key& successor) {
        next = slide;
        nextPosition = successor;
        return stepsFrom(level + 1, successor) + cells(slide) != left;
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

  bool isIn(int level, Index index) const {
    return index >= search_.begin(level) && index < search_.end(level);
  }

  int stepsFrom(int level, const Key& position) const {
    const Index index = search_.store().find(position);
    return index != Search::Store::none && isIn(level, index) ? stepsLeft_[index] : off;
  }

  // The last move is the target's: no level before the last has a solved position.
  bool walkBack(int level) {
    std::swap(spared_, sparedBefore_);
    before_.clear();
    if (!sparedBefore_.reserve(search_.end(level - 1) - search_.begin(level - 1))) return false;
    const bool isLast = level == search_.level();
    for (std::size_t first = 0; first < level_.size();) {
      const std::size_t last = std::min<std::size_t>(level_.size(), first + Flights::size);
      flight_.clear();
      for (; first < last; ++first) {
        const auto index = static_cast<Index>(level_[first][0]);
        flight_.add(search_.store()[index], index,
                    isLast ? allButTarget : spared_[index - search_.begin(level)][0]);
      }
      flight_.propose(search_.store());
      if (!before_.reserve(before_.size() + flight_.count())) return false;
      for (const auto& proposal : flight_)
        stepBack(proposal, search_.begin(level - 1), search_.begin(level));
    }
    std::swap(level_, before_);
    return true;
  }

  void stepBack(const typename Flights::Proposal& proposal, Index begin, Index end) {
    const Index at = search_.store().find(proposal.successor, proposal.hash);
    if (at - begin >= end - begin) return;  // Or there is no such position.
    const int steps = stepsLeft_[proposal.origin] + proposal.arrival->cells;
    if (steps > stepsLeft_[at]) return;
    sparedBefore_.items().addBits(at - begin, proposal.arrival->needNotFollow,
                                  steps == stepsLeft_[at]);
    if (stepsLeft_[at] == off) before_.push({at});
    stepsLeft_[at] = static_cast<std::uint16_t>(steps);
  }

  const Moves& moves_;
  Search& search_;
  CountedArray<std::uint16_t> stepsLeft_;  // By position: cells to travel, on shortest ways.
  PackedList<1> level_;
  PackedList<1> before_;
  PackedList<1> spared_;
  PackedList<1> sparedBefore_;
  Flights flight_;
};

}  // namespace unblocker
