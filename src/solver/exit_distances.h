// The second half of a distance field: from all solved positions at once, level by level back
// through a set of positions that is complete. Each note becomes the moves to the exit.
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
      : moves_(moves), store_(store), expanded_(budget), reached_(budget) {}

  /// `mayGoOn` is asked after every flight of positions.
  template <typename MayGoOn>
  StopReason find(MayGoOn mayGoOn) {
    if (!store_.addNotes(unknown)) return StopReason::memory;
    for (Index index = 0; index < store_.size(); ++index) {
      if (!moves_.isSolved(store_[index])) continue;
      if (!reached_.reserve(reached_.size() + 1)) return StopReason::memory;
      reach({index, 0}, 0);
    }
    StopReason stop = StopReason::none;
    for (int level = 1; reached_.size() > 0 && stop == StopReason::none; ++level) {
      stop = findLevel(static_cast<std::uint16_t>(level), mayGoOn);
    }
    return stop;
  }

  /// Positions by their distance.
  const std::vector<std::uint64_t>& sizes() const { return sizes_; }

 private:
  static constexpr std::size_t flight = 16;

  struct Waiting {
    Index index = 0;
    std::uint64_t leftOut = 0;  // Blocks that need not move.
  };
  struct Proposal {
    Key successor;
    std::size_t slot = 0;
    Slide slide;
  };

  void reach(const Waiting& waiting, std::uint16_t level) {
    if (sizes_.size() <= level) sizes_.push_back(0);
    ++sizes_[level];
    store_.note(waiting.index) = level;
    reached_.push(waiting);
  }

  template <typename MayGoOn>
  StopReason findLevel(std::uint16_t level, MayGoOn& mayGoOn) {
    std::swap(expanded_, reached_);
    reached_.clear();
    for (std::size_t first = 0; first < expanded_.size(); first += flight) {
      propose(first, std::min(expanded_.size(), first + flight));
      if (!reached_.reserve(reached_.size() + proposed_.size())) return StopReason::memory;
      for (Proposal& proposal : proposed_) {
        const Index index = store_.lookUp(proposal.successor, proposal.slot);
        if (store_.note(index) != unknown) continue;
        reach({index, moves_.needNotFollow(proposal.slide)}, level);
      }
      const StopReason stop = mayGoOn();
      if (stop != StopReason::none) return stop;
    }
    return StopReason::none;
  }

  void propose(std::size_t first, std::size_t last) {
    proposed_.clear();
    for (std::size_t at = first; at < last; ++at) {
      const Waiting& waiting = expanded_[at];
      const Key position = store_[waiting.index];
      moves_.forEachMove(position, moves_.roomIn(position), waiting.leftOut,
                         [&](const Slide& slide, const Key& successor) {
                           proposed_.push_back({successor, store_.slotOf(successor), slide});
                         });
    }
  }

  const Moves& moves_;
  Store& store_;
  PiecewiseList<Waiting> expanded_;
  PiecewiseList<Waiting> reached_;
  std::vector<Proposal> proposed_;
  std::vector<std::uint64_t> sizes_;
};

}  // namespace unblocker
