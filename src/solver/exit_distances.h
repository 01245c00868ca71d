// The second half of a distance field: from all solved positions at once, level by level back
// through a set of positions that is complete. It is the search of level_search.h over again, but
// that nothing is new: only the order is.
//
// What need not follow a move need not here either (see followers.h): the reasoning asks only that
// levels are exact, from whatever they are counted.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "flight.h"
#include "mobility.h"
#include "position_store.h"
#include "solver.h"
#include "spared.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class ExitDistances {
 public:
  using Moves = Mobility<PositionWords, CellWords>;
  using Flights = Flight<PositionWords, CellWords>;
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;
  /// All of them must outlive the distances.
  ExitDistances(const Moves& moves, const Store& store, MemoryBudget& budget)
      : moves_(moves),
        store_(store),
        marks_(budget),
        expanded_(budget, sizeof(Index)),
        reached_(budget, sizeof(Index)),
        spared_(budget, moves.layout().bytesOfBlocks()),
        flight_(moves) {}

  /// `mayGoOn` is asked after every flight of positions.
  template <typename MayGoOn>
  StopReason find(MayGoOn mayGoOn) {
    if (!marks_.reset(store_.size())) return StopReason::memory;
    for (Index index = 0; index < store_.size(); ++index) {
      const bool solved = moves_.isSolved(store_[index]);
      marks_[index] = solved ? 0 : Store::none;
      met_ += solved ? 1 : 0;
    }
    levels_.push_back(met_);
    if (!spared_.makeRoom(met_)) return StopReason::memory;
    spared_.grow(met_);  // Nothing is ever asked of the solved ones.
    StopReason stop = leaveExit(mayGoOn);
    while (reached_.size() > 0 && stop == StopReason::none) {
      levels_.push_back(met_);
      stop = findLevel(mayGoOn);
    }
    expanded_.release();
    reached_.release();
    spared_.release();
    return stop;
  }

  /// Of a set from which there is a way out, once the distances are found.
  int movesFrom(Index index) const { return static_cast<int>(marks_[index]); }

  /// Positions by their distance.
  std::vector<std::uint64_t> sizes() const {
    std::vector<std::uint64_t> sizes;
    for (std::size_t i = 1; i < levels_.size(); ++i) sizes.push_back(levels_[i] - levels_[i - 1]);
    if (met_ == 0) sizes.clear();
    return sizes;
  }

 private:
  // From a solved position any other block's move leads to a solved one again.
  static constexpr std::uint64_t allButTarget = ~std::uint64_t{1};

  // From the solved positions, which may be half of all: they wait in no list.
  template <typename MayGoOn>
  StopReason leaveExit(MayGoOn& mayGoOn) {
    StopReason stop = StopReason::none;
    for (Index index = 0; index < store_.size() && stop == StopReason::none;) {
      flight_.clear();
      for (Index taken = 0; index < store_.size() && taken < Flights::size; ++index) {
        if (marks_[index] != 0) continue;
        propose(index, 0, allButTarget);
        ++taken;
      }
      stop = lookUp() ? mayGoOn() : StopReason::memory;
    }
    return stop;
  }

  template <typename MayGoOn>
  StopReason findLevel(MayGoOn& mayGoOn) {
    std::swap(expanded_, reached_);
    reached_.clear();
    const auto size = static_cast<Index>(expanded_.size());
    const Index begin = levels_.end()[-2];
    StopReason stop = StopReason::none;
    for (Index first = 0; first < size && stop == StopReason::none;) {
      const Index last = std::min(size, first + Flights::size);
      flight_.clear();
      for (Index at = first; at < last; ++at) {
        propose(static_cast<Index>(expanded_[at][0]), begin + at, spared_[begin + at]);
      }
      stop = lookUp() ? mayGoOn() : StopReason::memory;
      settle(first, last);
      first = last;
    }
    return stop;
  }

  void propose(Index index, Index origin, std::uint64_t leftOut) {
    flight_.add(store_[index], origin, leftOut);
  }

  // All of a flight; false when memory is short. Here too nobody foresees what is new.
  bool lookUp() {
    flight_.propose(store_);
    if (!reached_.reserve(reached_.size() + flight_.count())) return false;
    if (!spared_.makeRoom(flight_.count())) return false;
    const Spared::Notes notes(spared_, levels_.back());
    const auto reached = reached_.items();
    const Index begin = levels_.back();
    Index met = met_;
    for (const auto& proposal : flight_) {
      const Index index = store_.find(proposal.successor, proposal.hash);
      const bool isNew = marks_[index] == Store::none;
      const Index mark = choose(isNew, met, marks_[index]);
      marks_[index] = mark;
      reached.write(met - begin, {index});
      met += isNew ? 1 : 0;
      notes.note(mark, isNew, proposal.origin, *proposal.arrival);
    }
    met_ = met;
    reached_.grow(met - begin);
    spared_.grow(met);
    return true;
  }

  // Positions that have been expanded: their distance takes the place of their number.
  void settle(Index first, Index last) {
    const auto distance = static_cast<Index>(levels_.size() - 2);
    for (Index at = first; at < last; ++at) marks_[expanded_[at][0]] = distance;
    expanded_.forgetBefore(last);
    spared_.forgetBefore(levels_.end()[-2] + last);
  }

  const Moves& moves_;
  const Store& store_;
  // By position: none before it is met; then its number in the order of meeting; its distance once
  // it has been expanded. That is no larger, so that older positions still have smaller marks.
  CountedArray<Index> marks_;
  Index met_ = 0;                 // So many were.
  std::vector<Index> levels_{0};  // Where each begins in the order; the last one's end too.
  PackedList<1> expanded_;  // Of two levels, the positions in the order in which they were met.
  PackedList<1> reached_;
  Spared spared_;
  Flights flight_;
};

}  // namespace unblocker
