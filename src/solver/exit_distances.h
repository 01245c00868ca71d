// The second half of a distance field: from all solved positions at once, level by level back
// through a set of positions that is complete. Each note becomes the moves to the exit. It is the
// search of level_search.h over again, but that nothing is new: only the order is.
//
// What need not follow a move need not here either (see followers.h): the reasoning asks only that
// levels are exact, from whatever they are counted.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "mobility.h"
#include "position_store.h"
#include "solver.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class ExitDistances {
 public:
  using Moves = Mobility<PositionWords, CellWords>;
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;
  static constexpr std::uint16_t unknown = UINT16_MAX;

  ExitDistances(const Moves& moves, Store& store, MemoryBudget& budget)
      : moves_(moves), store_(store), order_(budget), expanded_(budget), reached_(budget) {}

  /// `mayGoOn` is asked after every flight of positions.
  template <typename MayGoOn>
  StopReason find(MayGoOn mayGoOn) {
    if (!order_.reset(store_.size())) return StopReason::memory;
    for (Index index = 0; index < store_.size(); ++index) {
      order_[index] = Store::none;
      if (!moves_.isSolved(store_[index])) continue;
      if (!reached_.reserve(reached_.size() + 1)) return StopReason::memory;
      reach(index, allButTarget);
    }
    StopReason stop = StopReason::none;
    while (reached_.size() > 0 && stop == StopReason::none) {
      levels_.push_back(met_);
      stop = findLevel(mayGoOn);
    }
    return stop == StopReason::none && !writeNotes() ? StopReason::memory : stop;
  }

  /// Positions by their distance.
  std::vector<std::uint64_t> sizes() const {
    std::vector<std::uint64_t> sizes;
    for (std::size_t i = 1; i < levels_.size(); ++i) sizes.push_back(levels_[i] - levels_[i - 1]);
    return sizes;
  }

 private:
  static constexpr Index flight = 16;
  // From a solved position any other block's move leads to a solved one again.
  static constexpr std::uint64_t allButTarget = ~std::uint64_t{1};

  // The positions of one level in the order in which they were met.
  struct Level {
    explicit Level(MemoryBudget& budget) : indices(budget), leftOut(budget) {}

    std::size_t size() const { return indices.size(); }
    bool reserve(std::size_t count) { return indices.reserve(count) && leftOut.reserve(count); }
    void clear() {
      indices.clear();
      leftOut.clear();
    }
    void release() {
      indices.release();
      leftOut.release();
    }

    PiecewiseList<Index> indices;
    PiecewiseList<std::uint64_t> leftOut;  // Blocks that need not move.
  };
  struct Proposal {
    Key successor;
    std::size_t slot = 0;
    Index origin = 0;  // Its number in the order.
    Slide slide;
  };

  void reach(Index index, std::uint64_t leftOut) {
    order_[index] = met_++;
    reached_.indices.push(index);
    reached_.leftOut.push(leftOut);
  }

  template <typename MayGoOn>
  StopReason findLevel(MayGoOn& mayGoOn) {
    std::swap(expanded_, reached_);
    reached_.clear();
    const auto size = static_cast<Index>(expanded_.size());
    for (Index first = 0; first < size; first += flight) {
      propose(first, std::min(size, first + flight));
      if (!reached_.reserve(reached_.size() + proposed_.size())) return StopReason::memory;
      for (Proposal& proposal : proposed_) lookUp(proposal);
      const StopReason stop = mayGoOn();
      if (stop != StopReason::none) return stop;
    }
    return StopReason::none;
  }

  void propose(Index first, Index last) {
    proposed_.clear();
    const Index begin = levels_.end()[-2];
    for (Index at = first; at < last; ++at) {
      const Key position = store_[expanded_.indices[at]];
      moves_.forEachMove(
          position, moves_.roomIn(position), expanded_.leftOut[at],
          [&](const Slide& slide, const Key& successor) {
            proposed_.push_back({successor, store_.slotOf(successor), begin + at, slide});
          });
    }
  }

  void lookUp(Proposal& proposal) {
    const Index index = store_.lookUp(proposal.successor, proposal.slot);
    const Index at = order_[index];
    const Index next = levels_.back();
    if (at == Store::none) {
      reach(index, moves_.needNotFollow(proposal.slide));
    } else if (at >= next) {
      reached_.leftOut[at - next] |= moves_.needNotFollow(proposal.slide);
    } else if (at > proposal.origin) {
      expanded_.leftOut[at - levels_.end()[-2]] |= std::uint64_t{1} << proposal.slide.block;
    }
  }

  // A number in the order says the level, once all are known.
  bool writeNotes() {
    expanded_.release();
    reached_.release();
    if (!store_.addNotes(unknown)) return false;
    for (Index index = 0; index < store_.size(); ++index) {
      if (order_[index] == Store::none) continue;
      const auto level = std::upper_bound(levels_.begin(), levels_.end(), order_[index]);
      store_.note(index) = static_cast<std::uint16_t>(level - levels_.begin() - 1);
    }
    order_.release();
    return true;
  }

  const Moves& moves_;
  Store& store_;
  CountedArray<Index> order_;     // When each position was met, or none.
  Index met_ = 0;                 // So many were.
  std::vector<Index> levels_{0};  // Where each begins in the order; the last one's end too.
  Level expanded_;
  Level reached_;
  std::vector<Proposal> proposed_;
};

}  // namespace unblocker
