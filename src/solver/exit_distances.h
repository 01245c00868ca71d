// The second half of a distance field: what solved positions are near, in a set of positions that
// is complete.
//
// Where the set was searched from some solved positions on, the levels already tell how far those
// are. Others may be nearer: from these, all at once and level by level, the search goes only where
// it finds a position nearer than was known. On all shortest ways there that is so. Where the set
// was searched from the start, nothing is known, and every position is found nearer once. It is the
// search of level_search.h over again, but that nothing is new: only the order is.
//
// What need not follow a move need not here either (see followers.h): the reasoning asks only that
// levels are exact, from whatever they are counted.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "choose.h"
#include "flight.h"
#include "level_search.h"
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
  using Search = LevelSearch<PositionWords, CellWords>;
  using Store = typename Search::Store;
  using Key = typename Store::Key;
  using Index = typename Store::Index;
  /// All of them must outlive the distances.
  ExitDistances(const Moves& moves, const Search& search, MemoryBudget& budget)
      : moves_(moves),
        search_(search),
        store_(search.store()),
        marks_(budget),
        expanded_(budget, sizeof(Index)),
        reached_(budget, sizeof(Index)),
        spared_(budget, moves.layout().fields.size()),
        flight_(moves) {}

  /// Once the search has met all positions. `mayGoOn` is asked after every flight of them.
  template <typename MayGoOn>
  StopReason find(MayGoOn mayGoOn) {
    if (!marks_.reset(store_.size())) return StopReason::memory;
    noteKnown();
    noteSolved();
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

  /// Whether there is a way out, once the distances are found. From one position, from all.
  bool solvable() const { return search_.fromExit() || met_ != 0; }

  /// Of a set from which there is a way out.
  int movesFrom(Index index) const { return static_cast<int>(marks_[index] & ~known); }

  /// Positions by their distance.
  std::vector<std::uint64_t> sizes() const {
    std::vector<std::uint64_t> sizes;
    for (Index index = 0; solvable() && index < store_.size(); ++index) {
      const auto distance = static_cast<std::size_t>(movesFrom(index));
      if (distance >= sizes.size()) sizes.resize(distance + 1);
      ++sizes[distance];
    }
    return sizes;
  }

 private:
  // More than positions there can be.
  static constexpr Index known = Index{1} << 31;

  // The first position whose distance is not known for good.
  Index open() const { return search_.fromExit() ? search_.end(0) : 0; }

  void noteKnown() {
    if (!search_.fromExit()) {
      std::fill_n(&marks_[0], marks_.size(), Store::none);
      return;
    }
    for (int level = 0; level <= search_.level(); ++level) {
      std::fill_n(&marks_[0] + search_.begin(level), search_.end(level) - search_.begin(level),
                  known | static_cast<Index>(level));
    }
  }

  void noteSolved() {
    for (Index index = open(); index < store_.size(); ++index) {
      const bool solved = moves_.isSolved(store_[index]);
      marks_[index] = choose(solved, Index{0}, marks_[index]);
      met_ += solved ? 1 : 0;
    }
  }

  // From the solved positions, which may be half of all: they wait in no list. Only the target
  // leads away from these, any other block's move to a solved one again.
  template <typename MayGoOn>
  StopReason leaveExit(MayGoOn& mayGoOn) {
    StopReason stop = StopReason::none;
    for (Index index = open(); met_ != 0 && index < store_.size() && stop == StopReason::none;) {
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
    const auto reached = reached_.items();
    const Index begin = levels_.back();
    const Index nearest = known | static_cast<Index>(levels_.size() - 1);
    Index met = met_;
    for (auto& proposal : flight_) {
      const Index index = store_.find(proposal.successor, proposal.hash);
      const bool isNew = marks_[index] > nearest;
      const Index mark = choose(isNew, met, marks_[index]);
      marks_[index] = mark;
      reached.write(met - begin, {index});
      met += isNew ? 1 : 0;
      proposal.index = onlyIf(mark < known, mark);
    }
    spared_.note(flight_, begin);
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
  const Search& search_;
  const Store& store_;
  // By position: before it is met, `known` and the distance that is known, all bits where none is;
  // then its number in the order of meeting; its distance once it has been expanded. That is no
  // larger, so that older positions still have smaller marks.
  CountedArray<Index> marks_;
  Index met_ = 0;                 // So many were.
  std::vector<Index> levels_{0};  // Where each begins in the order; the last one's end too.
  PackedList<1> expanded_;  // Of two levels, the positions in the order in which they were met.
  PackedList<1> reached_;
  Spared spared_;
  Flights flight_;
};

}  // namespace unblocker
