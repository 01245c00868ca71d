// Blocks that need not move, of the positions that wait to be expanded.
//
// Arrivals tell of them, all of a flight at once. Nobody foresees which of them come to a new
// position, the processor neither: so there is no branch on it here.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "choose.h"
#include "followers.h"
#include "packed_list.h"

namespace unblocker {

class Spared {
 public:
  using Index = std::uint32_t;

  /// For sets of so many bytes; the budget must outlive it.
  Spared(MemoryBudget& budget, std::size_t bytes) : blocks_(budget, bytes) {}

  /// The first position of all, from which every block may move.
  void addFirst() { blocks_.push({0}); }
  /// Of a position that waits, as bits.
  std::uint64_t operator[](Index index) const { return blocks_[index][0]; }
  /// False when memory is short.
  bool makeRoom(std::size_t count) { return blocks_.reserve(blocks_.size() + count); }

  /// What arrivals tell, position by position; to be ended by `grow`.
  class Notes {
   public:
    /// Positions from `newest` on belong to the level that is being generated.
    Notes(const Spared& spared, Index newest) : blocks_(spared.blocks_.items()), newest_(newest) {}

    /// One has come to the position `index`, if it is new behind all others, from `origin`. In the
    /// newest level, what need not follow is noted. Where a move leads from one position of a level
    /// to another that waits, the block itself: it can slide to the same places from either. Of a
    /// position that does not wait there is nothing to say; `origin` stands in for it.
    void note(Index index, bool isNew, Index origin, const Arrival& arrival) const {
      const std::uint64_t within = std::uint64_t{index > origin} << arrival.slide.block;
      blocks_.addLastBits(std::max(index, origin),
                          choose(index >= newest_, arrival.needNotFollow, within), !isNew);
    }

   private:
    PackedList<1>::Items blocks_;
    Index newest_;
  };
  /// There are so many positions now.
  void grow(std::size_t size) { blocks_.grow(size); }
  /// The ones before do not wait any more.
  void forgetBefore(Index index) { blocks_.forgetBefore(index); }
  void release() { blocks_.release(); }

 private:
  PackedList<1> blocks_;
};

}  // namespace unblocker
