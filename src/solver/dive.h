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

#include "flight.h"
#include "followers.h"
#include "mobility.h"
#include "packed_list.h"
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
      : moves_(moves),
        store_(budget, moves.layout()),
        waiting_(budget, sizeof(Index)),
        spared_(budget, moves.layout().bytesOfBlocks()),
        flight_(moves) {}

  /// A solved position, if one is found among the first so many that are met, or as many as there
  /// is memory for.
  std::optional<Key> find() {
    if (moves_.isSolved(moves_.start())) return moves_.start();
    if (!makeRoom()) return std::nullopt;
    store_.addFirst(moves_.start());
    wait(0, 0);
    while (waiting_.size() != 0 && store_.size() < most && makeRoom()) {
      const std::size_t last = waiting_.size() - 1;
      const auto index = static_cast<Index>(waiting_[last][0]);
      flight_.clear();
      flight_.add(store_[index], index, spared_[last][0]);
      flight_.propose(store_);
      if (flight_.leadsOut()) return wayOutOf(store_[index]);
      waiting_.grow(last);
      spared_.grow(last);
      goOn();
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t most = std::size_t{1} << 16;  // Some milliseconds.

  bool makeRoom() {
    const std::size_t waiting = waiting_.size() + flight_.capacity();
    return store_.makeRoom(flight_.capacity()) && waiting_.reserve(waiting) &&
           spared_.reserve(waiting);
  }

  void wait(Index index, std::uint64_t spared) {
    waiting_.push({index});
    spared_.push({spared});
  }

  void goOn() {
    auto known = static_cast<Index>(store_.size());
    store_.meetAll(flight_.begin(), flight_.end());
    for (const auto& proposal : flight_) {
      if (proposal.index != known) continue;
      wait(known++, proposal.arrival->needNotFollow);
    }
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
  PackedList<1> waiting_;  // The newest last.
  PackedList<1> spared_;   // Of each, the blocks that need not move, as bits.
  Flights flight_;
};

}  // namespace unblocker
