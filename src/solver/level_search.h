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

#include "flight.h"
#include "mobility.h"
#include "position_store.h"
#include "solver.h"
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
  using Slot = typename Store::Slot;
  using Proposal = typename Flights::Proposal;

  /// All of them must outlive the search.
  LevelSearch(const Moves& moves, MemoryBudget& budget, Watch& watch)
      : moves_(moves),
        watch_(watch),
        store_(budget, moves.layout()),
        expanded_(budget, moves.layout().bytesOfBlocks()),
        reached_(budget, moves.layout().bytesOfBlocks()),
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
  StopReason begin() {
    statistics_ = {{1, 1}};
    queueMaximum_ = queueFinal_ = 1;
    if (!makeRoom()) return StopReason::memory;
    const std::uint32_t hash = store_.hashOf(moves_.start());
    append(moves_.start(), hash, store_.glance(hash), 0);
    return StopReason::none;
  }

  /// One level more; stopped in the middle of it unless the answer is `none`.
  StopReason generateLevel() {
    std::swap(expanded_, reached_);
    reached_.clear();
    expandedBegin_ = levels_.back();
    reachedBegin_ = size();
    levels_.push_back(reachedBegin_);
    statistics_.push_back({});
    StopReason stop = StopReason::none;
    for (Index first = expandedBegin_; first < reachedBegin_ && stop == StopReason::none;) {
      const Index last = std::min(reachedBegin_, first + Flights::size);
      stop = makeRoom() ? expand(first, last) : StopReason::memory;
      first = last;
    }
    return stop;
  }

  /// Gives back the memory that only further levels would need.
  void endLevels() {
    expanded_.release();
    reached_.release();
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

  // Room for all successors of a flight, so that adding them needs no check.
  bool makeRoom() {
    return store_.makeRoom(flight_.capacity()) &&
           reached_.reserve(reached_.size() + flight_.capacity());
  }

  StopReason expand(Index first, Index last) {
    flight_.clear();
    for (Index index = first; index < last; ++index) {
      const Key position = store_[index];
      const auto room = moves_.roomIn(position);
      statistics_.back().examined += static_cast<std::uint64_t>(room.successors());
      flight_.propose(store_, position, room, index, expanded_[index - expandedBegin_][0]);
    }
    for (const Proposal& proposal : flight_) lookUp(proposal);
    expanded_.forgetBefore(last - expandedBegin_);
    generated_ += flight_.count();
    statistics_.back().enqueued = size() - reachedBegin_;
    queueFinal_ = size() - last;
    queueMaximum_ = std::max(queueMaximum_, queueFinal_);
    return watch_.look(*this);
  }

  void lookUp(const Proposal& proposal) {
    const auto slot = store_.lookUp(proposal.successor, proposal.hash);
    if (slot.isFree()) {
      if (!admits(proposal.successor)) return;
      append(proposal.successor, proposal.hash, slot, moves_.needNotFollow(proposal.slide));
      return;
    }
    const Index met = store_.indexIn(slot);
    if (met >= reachedBegin_) {
      reached_.addBits(met - reachedBegin_, moves_.needNotFollow(proposal.slide));
    } else if (met > proposal.origin) {
      expanded_.addBits(met - expandedBegin_, std::uint64_t{1} << proposal.slide.block);
    }
  }

  void append(const Key& position, std::uint32_t hash, const Slot& slot, std::uint64_t leftOut) {
    store_.append(position, hash, slot);
    reached_.push({leftOut});
    metSolved_ = metSolved_ || moves_.isSolved(position);
  }

  bool admits(const Key& position) {
    if (bound_ == nullptr || level() + bound_->movesFrom(position) <= within_) return true;
    leftOut_ = true;
    return false;
  }

  const Moves& moves_;
  Watch& watch_;
  Store store_;
  std::vector<Index> levels_{0};  // Where each begins.
  PackedList<1> expanded_;        // Blocks that need not move, of the level expanded,
  PackedList<1> reached_;         // and of the one being generated.
  Index expandedBegin_ = 0;       // Of these two levels, the first positions' numbers.
  Index reachedBegin_ = 0;
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
