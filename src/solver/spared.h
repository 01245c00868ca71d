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

  /// For sets of so many blocks; the budget must outlive it.
  Spared(MemoryBudget& budget, std::size_t blocks)
      : isShort_(blocks <= 16), blocks_(budget, isShort_ ? 2 : (blocks + 7) / 8) {}

  /// The first position of all, from which every block may move.
  void addFirst() { blocks_.push({0}); }
  /// Of a position that waits, as bits.
  std::uint64_t operator[](Index index) const { return blocks_[index][0]; }
  /// All of them, until one is added.
  PackedList<1>::Items items() const { return blocks_.items(); }
  /// False when memory is short.
  bool makeRoom(std::size_t count) { return blocks_.reserve(blocks_.size() + count); }

  /// What the arrivals of proposals (origin, index, arrival) tell. `newest`: positions from there
  /// on belong to the level that is being generated. To be ended by `grow`.
  template <typename Proposals>
  void note(const Proposals& proposals, Index newest) const {
    isShort_ ? noteAs<std::uint16_t>(proposals, newest) : noteAs<std::uint64_t>(proposals, newest);
  }
  /// There are so many positions now.
  void grow(std::size_t size) { blocks_.grow(size); }
  /// The ones before do not wait any more.
  void forgetBefore(Index index) { blocks_.forgetBefore(index); }
  void release() { blocks_.release(); }

 private:
  // In the newest level, what need not follow is noted. Where a move leads from one position of a
  // level to another that waits, the block itself: it can slide to the same places from either. Of
  // a position that does not wait there is nothing to say; the origin stands in for it.
  template <typename Part, typename Proposals>
  void noteAs(const Proposals& proposals, Index newest) const {
    const auto blocks = blocks_.items();
    for (const auto& proposal : proposals) {
      const Arrival& arrival = *proposal.arrival;
      const std::uint64_t within = std::uint64_t{proposal.index > proposal.origin} << arrival.block;
      blocks.template addBits<Part>(
          std::max(proposal.index, proposal.origin),
          within | onlyIf(proposal.index >= newest, arrival.needNotFollow));
    }
  }

  bool isShort_;  // Whether a set takes just two bytes.
  PackedList<1> blocks_;
};

}  // namespace unblocker
