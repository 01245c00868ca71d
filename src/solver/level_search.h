// Breadth-first search, level by level: level n + 1 is what can be reached from level n in one move
// and was not met before. The first level with a solved position is therefore the fewest moves.
//
// Every legal successor counts as examined, but few are generated. Each position of a level carries
// the blocks that need not be moved from it. Whenever a move arrives at it, the blocks that need
// not follow that move join them (see followers.h). And where a move of block b leads from one
// position of a level to another, b need not move from the other one either: both can slide it to
// all the same places. On the boards of the games that leaves one successor in seven.
//
// Positions are expanded in flights: first all successors of a flight are proposed, which asks the
// memory for their places in the table, then they are looked up. One at a time, each would wait.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

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
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;

  /// All of them must outlive the search.
  LevelSearch(const Moves& moves, MemoryBudget& budget, Watch& watch)
      : moves_(moves), watch_(watch), store_(budget), expanded_(budget), reached_(budget) {
    for (const Field& field : moves.layout().fields) {
      proposals_ += flight * static_cast<std::size_t>(field.span);
    }
  }

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
    store_.append(moves_.start(), store_.slotOf(moves_.start()));
    reached_.push(0);
    return StopReason::none;
  }

  /// One level more; stopped in the middle of it unless the answer is `none`.
  StopReason generateLevel() {
    std::swap(expanded_, reached_);
    reached_.clear();
    const Index end = size();
    levels_.push_back(end);
    statistics_.push_back({});
    StopReason stop = StopReason::none;
    for (Index first = levels_.end()[-2]; first < end && stop == StopReason::none;) {
      const Index last = std::min(end, first + flight);
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
  Store& store() { return store_; }
  int level() const { return static_cast<int>(levels_.size()) - 1; }
  Index begin(int level) const { return levels_[static_cast<std::size_t>(level)]; }
  Index end(int level) const { return level == this->level() ? size() : begin(level + 1); }
  const std::vector<LevelStatistics>& statistics() const { return statistics_; }
  std::uint64_t generated() const { return generated_; }
  std::uint64_t queueMaximum() const { return queueMaximum_; }
  std::uint64_t queueFinal() const { return queueFinal_; }

 private:
  static constexpr Index flight = 16;

  struct Proposal {
    Key successor;
    std::size_t slot = 0;
    Index origin = 0;
    Slide slide;
  };

  Index size() const { return static_cast<Index>(store_.size()); }

  // Room for all successors of a flight, so that adding them needs no check.
  bool makeRoom() {
    return store_.makeRoom(proposals_) && reached_.reserve(reached_.size() + proposals_);
  }

  StopReason expand(Index first, Index last) {
    proposed_.clear();
    for (Index index = first; index < last; ++index) propose(index);
    for (Proposal& proposal : proposed_) lookUp(proposal);
    generated_ += proposed_.size();
    statistics_.back().enqueued = size() - levels_.back();
    queueFinal_ = size() - last;
    queueMaximum_ = std::max(queueMaximum_, queueFinal_);
    return watch_.look(*this);
  }

  void propose(Index index) {
    const Key position = store_[index];
    const auto room = moves_.roomIn(position);
    const auto successors = static_cast<std::uint64_t>(room.successors());
    statistics_.back().examined += successors;
    moves_.forEachMove(position, room, expanded_[index - levels_.end()[-2]],
                       [&](const Slide& slide, const Key& successor) {
                         proposed_.push_back({successor, store_.slotOf(successor), index, slide});
                       });
  }

  void lookUp(Proposal& proposal) {
    const Index next = levels_.back();
    const Index met = store_.lookUp(proposal.successor, proposal.slot);
    if (met == Store::none) {
      if (!admits(proposal.successor)) return;
      store_.append(proposal.successor, proposal.slot);
      reached_.push(moves_.needNotFollow(proposal.slide));
    } else if (met >= next) {
      reached_[met - next] |= moves_.needNotFollow(proposal.slide);
    } else if (met > proposal.origin) {
      expanded_[met - levels_.end()[-2]] |= std::uint64_t{1} << proposal.slide.block;
    }
  }

  bool admits(const Key& position) {
    if (bound_ == nullptr || level() + bound_->movesFrom(position) <= within_) return true;
    leftOut_ = true;
    return false;
  }

  const Moves& moves_;
  Watch& watch_;
  Store store_;
  std::vector<Index> levels_{0};           // Where each begins.
  PiecewiseList<std::uint64_t> expanded_;  // Blocks that need not move, of the level expanded,
  PiecewiseList<std::uint64_t> reached_;   // and of the one being generated.
  std::vector<Proposal> proposed_;         // Of one flight.
  std::size_t proposals_ = 1;              // No flight has more.
  std::vector<LevelStatistics> statistics_;
  const LowerBound<PositionWords>* bound_ = nullptr;
  int within_ = 0;
  bool leftOut_ = false;
  std::uint64_t generated_ = 0;
  std::uint64_t queueMaximum_ = 0;
  std::uint64_t queueFinal_ = 0;
};

}  // namespace unblocker
