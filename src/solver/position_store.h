// Every position met so far: one list in order of discovery, which is also the queue, and an
// open-addressing table of numbers into it.
//
// A table of numbers is smaller than one of positions, and the number says which level a position
// belongs to and where it waits in the queue, so nothing else has to be stored with it. A number is
// smaller than the table, and so leaves bits of its slot free: they hold more of the position's
// hash, and nearly all positions that are not the one looked for are passed over without a look at
// them. That makes a table cheap that is three quarters full.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "choose.h"
#include "memory.h"
#include "packed_list.h"
#include "position.h"

namespace unblocker {

template <int Words>
class PositionStore {
 public:
  using Key = Position<Words>;
  using Index = std::uint32_t;
  static constexpr Index none = UINT32_MAX;

  /// The budget must outlive the store.
  PositionStore(MemoryBudget& budget, const Layout& layout)
      : positions_(budget, static_cast<std::size_t>(layout.bytes)), slots_(budget) {}

  std::size_t size() const { return positions_.size(); }
  Key operator[](Index index) const { return {positions_[index]}; }
  /// All of them, until one is added.
  auto items() const { return positions_.items(); }

  /// Makes sure that `count` more can be added; false when memory is short.
  bool makeRoom(std::size_t count) {
    const std::size_t needed = size() + count;
    if (needed <= room_) return true;
    if (needed > fits(maximumSlots) || !positions_.reserve(needed)) return false;
    room_ = std::min(positions_.capacity(), fits(maximumSlots));
    if (room_ <= fits(slots_.size())) return true;
    std::size_t slots = std::max(slots_.size(), minimumSlots);
    while (fits(slots) < room_) slots *= 2;
    return rebuild(slots);
  }

  /// What to look a position up by; asked for some time before, its slot will be at hand.
  std::uint32_t hashOf(const Key& position) const {
    const std::uint32_t hash = position.hash();
    askFor(&slots_[hash & lastSlot_]);
    return hash;
  }

  /// The number of a position, or none.
  Index find(const Key& position, std::uint32_t hash) const {
    for (std::uint32_t at = hash & lastSlot_;; at = (at + 1) & lastSlot_) {
      const std::uint32_t entry = slots_[at];
      if (entry == 0) return none;
      if ((entry ^ hash) > lastSlot_) continue;
      const Index index = (entry & lastSlot_) - 1;
      if ((*this)[index] == position) return index;
    }
  }
  Index find(const Key& position) const { return find(position, hashOf(position)); }

  /// Looks up proposals (successor, hash) and adds those that are new; each then has its `index`.
  /// Only where `makeRoom` has made room.
  //
  // Whether a position is new nobody foresees, the processor neither: so there is no branch on it
  // here. It is written behind the last one in any case, and so is what a free slot's number would
  // lead to. Two slots are tried at a time, because one is often another position's.
  template <typename Proposal>
  void meetAll(Proposal* proposal, const Proposal* end) {
    const auto positions = positions_.items();
    std::uint32_t* const slots = &slots_[0];
    const std::uint32_t lastSlot = lastSlot_;
    auto count = static_cast<Index>(size());
    for (; proposal != end; ++proposal) {
      positions.write(count, proposal->successor.words);
      const std::uint32_t hash = proposal->hash;
      const auto isOther = [&](std::uint32_t entry) {
        return onlyIf(entry != 0, entry ^ hash) > lastSlot;
      };
      for (std::uint32_t at = hash & lastSlot;; at = (at + 1) & lastSlot) {
        at = (at + (isOther(slots[at]) ? 1 : 0)) & lastSlot;
        const std::uint32_t entry = slots[at];
        if (isOther(entry)) continue;
        const bool isNew = entry == 0;
        const std::uint32_t filled = entry | onlyIf(isNew, (hash & ~lastSlot) | (count + 1));
        const Index index = (filled & lastSlot) - 1;
        if (!(Key{positions[index]} == proposal->successor)) continue;
        slots[at] = filled;
        count += isNew ? 1 : 0;
        proposal->index = index;
        break;
      }
    }
    positions_.grow(count);
  }
  /// Gives back the memory that only further positions would need.
  void trim() {
    positions_.trim();
    room_ = positions_.capacity();
  }
  /// The first of all.
  void addFirst(const Key& position) {
    const std::uint32_t hash = hashOf(position);
    positions_.push(position.words);
    slots_[hash & lastSlot_] = (hash & ~lastSlot_) | 1;
  }

 private:
  // Put into a new table together: the slots of all have been asked for before the first is needed.
  static constexpr Index rebuiltTogether = 64;
  static constexpr std::size_t minimumSlots = std::size_t{1} << 13;
  static constexpr std::size_t smallSlots = std::size_t{1} << 15;
  static constexpr std::size_t largeSlots = std::size_t{1} << 20;
  static constexpr std::size_t maximumSlots = std::size_t{1} << 31;

  // Positions that so many slots are for: half as many while memory does not matter yet; more once
  // a look-up waits for the first slot so long that the next ones hardly count.
  static constexpr std::size_t fits(std::size_t slots) {
    if (slots < smallSlots) return slots / 2;
    return slots / 8 * (slots < largeSlots ? 6 : 7);
  }

  bool rebuild(std::size_t slots) {
    room_ = 0;
    if (!slots_.resetToZeros(slots)) return false;
    lastSlot_ = static_cast<std::uint32_t>(slots - 1);
    const auto positions = positions_.items();
    std::uint32_t* const slot = &slots_[0];
    const std::uint32_t lastSlot = lastSlot_;
    const auto count = static_cast<Index>(size());
    std::array<std::uint32_t, rebuiltTogether> hashes;
    for (Index first = 0; first < count; first += rebuiltTogether) {
      const Index last = std::min(count, first + rebuiltTogether);
      for (Index i = first; i < last; ++i) hashes[i - first] = hashOf(Key{positions[i]});
      for (Index i = first; i < last; ++i) {
        const std::uint32_t hash = hashes[i - first];
        std::uint32_t at = hash & lastSlot;
        at = (at + (slot[at] != 0 ? 1 : 0)) & lastSlot;
        while (slot[at] != 0) at = (at + 1) & lastSlot;
        slot[at] = (hash & ~lastSlot) | (i + 1);
      }
    }
    room_ = std::min(positions_.capacity(), fits(maximumSlots));
    return true;
  }

  PackedList<Words> positions_;
  CountedArray<std::uint32_t> slots_;  // 0: free; else low bits: number plus one; high: a mark.
  std::size_t room_ = 0;               // Positions that can be held as things are.
  std::uint32_t lastSlot_ = 0;
};

}  // namespace unblocker
