// Any way out, quickly: depth first, the newest position before all others.
//
// What need not follow a move is left out as in the search level by level (see followers.h). There
// nothing is lost, because all ways of a length are followed; here something may be, so that a dive
// that ends without a way out tells nothing. Of every twentieth of the 18,068 published puzzles,
// half have one among the first 285 positions expanded, all among the first 11,232.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "flight.h"
#include "followers.h"
#include "mobility.h"
#include "position_store.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class Dive {
 public:
  using Moves = Mobility<PositionWords, CellWords>;
  using Flights = Flight<PositionWords, CellWords>;
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;

  /// Both must outlive it.
  Dive(const Moves& moves, MemoryBudget& budget)
      : moves_(moves), store_(budget, moves.layout()), flight_(moves) {}

  /// A solved position, if one is found among the first so many that are met, or as many as there
  /// is memory for.
  std::optional<Key> find() {
    if (moves_.isSolved(moves_.start())) return moves_.start();
    if (!makeRoom()) return std::nullopt;
    store_.addFirst(moves_.start());
    waiting_.push_back({0, 0});
    while (!waiting_.empty() && store_.size() < most && makeRoom()) {
      const Waiting next = waiting_.back();
      waiting_.pop_back();
      flight_.clear();
      flight_.add(store_[next.index], next.index, next.spared);
      if (flight_.leadsOut()) return wayOutOf(store_[next.index]);
      goOn();
    }
    return std::nullopt;
  }

 private:
  // Some milliseconds; and what waits, the one thing that is not in the budget, is a megabyte at
  // most.
  static constexpr std::size_t most = std::size_t{1} << 16;

  struct Waiting {
    Index index;
    std::uint64_t spared;  // Blocks that need not move, as bits.
  };

  bool makeRoom() { return store_.makeRoom(flight_.capacity()); }

  void goOn() {
    flight_.propose(store_);
    store_.meetAll(flight_.begin(), flight_.end(),
                   [&](const auto& proposal, Index index, bool isNew) {
                     if (isNew) waiting_.push_back({index, proposal.arrival->needNotFollow});
                   });
  }

  std::optional<Key> wayOutOf(const Key& position) const {
    std::optional<Key> out;
    moves_.forEachMove(position, [&](const Slide&, const Key& successor) {
      if (moves_.isSolved(successor)) out = successor;
      return !out;
    });
    return out;
  }

  const Moves& moves_;
  Store store_;
  Flights flight_;
  std::vector<Waiting> waiting_;
};

}  // namespace unblocker
