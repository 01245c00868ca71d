// Breadth-first search, level by level: level n + 1 is what can be reached from level n in one move
// and was not met before. The first level with a solved position is therefore the fewest moves.
//
// Every legal successor counts as examined, but few are generated. Each position of a level carries
// the blocks that need not be moved from it. Whenever a move arrives at it, the blocks that need
// not follow that move join them (see followers.h). And where a move of block b leads from one
// position of a level to another, b need not move from the other one either: both can slide it to
// all the same places. On the boards of the games that leaves one successor in seven.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "dive.h"
#include "flight.h"
#include "mobility.h"
#include "position_store.h"
#include "solver.h"
#include "spared.h"
#include "watch.h"

namespace unblocker {

/// Moves that a position needs at least. One move changes the number by one at most.
template <int PositionWords>
class LowerBound {
 public:
  LowerBound() = default;
  virtual ~LowerBound() = default;
  LowerBound(const LowerBound&) = delete;
  LowerBound& operator=(const LowerBound&) = delete;
  LowerBound(LowerBound&&) = delete;
  LowerBound& operator=(LowerBound&&) = delete;
  virtual int movesFrom(const Position<PositionWords>& position) const = 0;
};

template <int PositionWords, int CellWords>
class LevelSearch {
 public:
  using Moves = Mobility<PositionWords, CellWords>;
  using Flights = Flight<PositionWords, CellWords>;
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;
  using Proposal = typename Flights::Proposal;

  /// All of them must outlive the search.
  LevelSearch(const Moves& moves, MemoryBudget& budget, Watch& watch)
      : moves_(moves),
        budget_(budget),
        watch_(watch),
        store_(budget, moves.layout()),
        spared_(budget, moves.layout().fields.size()),
        flight_(moves) {}

  /// Leaves out all positions that no solution of at most so many moves leads through. Those that
  /// are left are met on the same levels as otherwise: with a position, every one on a shortest way
  /// to it stays, because on the way the bound falls by one a move at most.
  void keepWithin(int moves, const LowerBound<PositionWords>& bound) {
    within_ = moves;
    bound_ = &bound;
  }
  /// Whether positions have been left out.
  bool leftOut() const { return leftOut_; }
  /// Every solution takes more moves than this.
  int ruledOut() const { return bound_ == nullptr ? level() - 1 : within_ - 1; }

  /// Level 0: the start.
  StopReason begin() { return beginWith(moves_.start()); }

  /// Level 0: a solved position and all others that it leads to without a move of the target; the
  /// start where no solved one comes to hand. All levels together are the same set.
  StopReason beginAtExit() {
    const auto solved = Dive<PositionWords, CellWords>(moves_, budget_).find();
    if (!solved) return begin();
    StopReason stop = beginWith(*solved);
    held_ = ~allButTarget;
    while (stop == StopReason::none && queueFinal_ != 0) stop = generateLevel();
    held_ = 0;
    levels_ = {0};
    atExit_ = size();
    queueFinal_ = size();
    return stop;
  }
  /// Whether levels are moves to the solved positions of level 0. There may be others, from which
  /// these can only be reached through unsolved ones.
  bool fromExit() const { return atExit_ != 0; }

  /// One level more; stopped in the middle of it unless the answer is `none`.
  StopReason generateLevel() {
    levels_.push_back(size());
    statistics_.push_back({});
    StopReason stop = StopReason::none;
    const Index end = size();
    for (Index first = begin(level() - 1); first < end && stop == StopReason::none;) {
      const Index last = std::min(end, first + Flights::size);
      stop = expand(first, last);
      first = last;
    }
    return stop;
  }

  /// Gives back the memory that only further levels would need.
  void endLevels() {
    spared_.release();
    store_.trim();
  }

  const Store& store() const { return store_; }
  int level() const { return static_cast<int>(levels_.size()) - 1; }
  Index begin(int level) const { return levels_[static_cast<std::size_t>(level)]; }
  Index end(int level) const { return level == this->level() ? size() : begin(level + 1); }
  /// Whether there is a solved position among those met so far.
  bool metSolved() const { return metSolved_; }
  const std::vector<LevelStatistics>& statistics() const { return statistics_; }
  std::uint64_t generated() const { return generated_; }
  std::uint64_t queueMaximum() const { return queueMaximum_; }
  std::uint64_t queueFinal() const { return queueFinal_; }

 private:
  Index size() const { return static_cast<Index>(store_.size()); }

  StopReason beginWith(const Key& first) {
    statistics_ = {{1, 1}};
    queueMaximum_ = queueFinal_ = 1;
    if (!makeRoom(1)) return StopReason::memory;
    store_.addFirst(first);
    spared_.addFirst();
    metSolved_ = moves_.isSolved(first);
    return StopReason::none;
  }

  // So that adding them needs no check.
  bool makeRoom(std::size_t count) { return store_.makeRoom(count) && spared_.makeRoom(count); }

  StopReason expand(Index first, Index last) {
    flight_.clear();
    const auto positions = store_.items();
    const auto spared = spared_.items();
    for (Index index = first; index < last; ++index) {
      const std::uint64_t leftOut = index < atExit_ ? allButTarget : spared[index][0] | held_;
      flight_.add({positions[index]}, index, leftOut);
    }
    flight_.propose(store_);
    const std::size_t generated = flight_.count();
    if (bound_ != nullptr) flight_.keepOnly([&](const Key& position) { return admits(position); });
    if (!makeRoom(flight_.count())) return StopReason::memory;
    statistics_.back().examined += static_cast<std::uint64_t>(flight_.successors());
    metSolved_ |= flight_.leadsOut();
    generated_ += generated;
    store_.meetAll(flight_.begin(), flight_.end());
    spared_.note(flight_, levels_.back());
    spared_.grow(size());
    spared_.forgetBefore(last);
    statistics_.back().enqueued = size() - levels_.back();
    queueFinal_ = size() - last;
    queueMaximum_ = std::max(queueMaximum_, queueFinal_);
    return watch_.look(*this);
  }

  bool admits(const Key& position) {
    if (level() + bound_->movesFrom(position) <= within_) return true;
    if (store_.find(position) != Store::none) return true;
    leftOut_ = true;
    return false;
  }

  const Moves& moves_;
  MemoryBudget& budget_;
  Watch& watch_;
  Store store_;
  std::vector<Index> levels_{0};  // Where each begins.
  Spared spared_;
  Index atExit_ = 0;        // So many positions are level 0, if it is at the exit.
  std::uint64_t held_ = 0;  // Blocks that do not move for now, as bits.
  Flights flight_;
  std::vector<LevelStatistics> statistics_;
  const LowerBound<PositionWords>* bound_ = nullptr;
  int within_ = 0;
  bool leftOut_ = false;
  bool metSolved_ = false;
  std::uint64_t generated_ = 0;
  std::uint64_t queueMaximum_ = 0;
  std::uint64_t queueFinal_ = 0;
};

}  // namespace unblocker
