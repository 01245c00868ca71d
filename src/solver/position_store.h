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

  /// Makes sure that `count` more can be added; false when memory is short.
  bool makeRoom(std::size_t count) {
    const std::size_t needed = size() + count;
    if (needed <= room_) return true;
    if (needed > fits(maximumSlots) || !positions_.reserve(needed)) return false;
    room_ = std::min(positions_.capacity(), fits(maximumSlots));
    if (room_ <= fits(slots_.size())) return true;
    std::size_t slots = std::max(slots_.size(), minimumSlots);
    while (fits(slots) < room_) slots *= slots < smallSlots ? 4 : 2;
    return rebuild(slots);
  }

  /// What to look a position up by; asked for some time before, its slot will be at hand.
  std::uint32_t hashOf(const Key& position) const {
    const auto hash = static_cast<std::uint32_t>(position.hash() >> 32);
    __builtin_prefetch(&slots_[hash >> markBits_]);
    return hash;
  }

  /// The number of a position, or none.
  Index find(const Key& position, std::uint32_t hash) const {
    const std::uint32_t mark = hash << slotBits_;
    for (std::uint32_t at = hash >> markBits_;; at = (at + 1) & lastSlot_) {
      const std::uint32_t entry = slots_[at];
      if (entry == 0) return none;
      if ((entry ^ mark) > lastSlot_) continue;
      const Index index = (entry & lastSlot_) - 1;
      if ((*this)[index] == position) return index;
    }
  }
  Index find(const Key& position) const { return find(position, hashOf(position)); }

  /// Looks up proposals (successor, hash), adds those that are new, and calls `use(proposal, index,
  /// isNew)` for each. Only where `makeRoom` has made room.
  //
  // Whether a position is new nobody foresees, the processor neither: so there is no branch on it
  // here. It is written behind the last one in any case, and so is what a free slot's number would
  // lead to. Two slots are tried at a time, because one is often another position's.
  template <typename Proposal, typename Use>
  void meetAll(const Proposal* proposal, const Proposal* end, Use use) {
    const auto positions = positions_.items();
    std::uint32_t* const slots = &slots_[0];
    const std::uint32_t lastSlot = lastSlot_;
    auto count = static_cast<Index>(size());
    for (; proposal != end; ++proposal) {
      positions.write(count, proposal->successor.words);
      const std::uint32_t mark = proposal->hash << slotBits_;
      const auto isOther = [&](std::uint32_t entry) {
        return choose(entry == 0, std::uint32_t{0}, entry ^ mark) > lastSlot;
      };
      for (std::uint32_t at = proposal->hash >> markBits_;; at = (at + 1) & lastSlot) {
        const std::uint32_t next = (at + 1) & lastSlot;
        const bool tryNext = isOther(slots[at]);
        at = choose(tryNext, next, at);
        const std::uint32_t entry = slots[at];
        if (isOther(entry)) continue;
        const bool isNew = entry == 0;
        const std::uint32_t filled = choose(isNew, mark | (count + 1), entry);
        const Index index = (filled & lastSlot) - 1;
        if (!(Key{positions[index]} == proposal->successor)) continue;
        slots[at] = filled;
        count += isNew ? 1 : 0;
        use(*proposal, index, isNew);
        break;
      }
    }
    positions_.grow(count);
  }
  /// The first of all.
  void addFirst(const Key& position) {
    const std::uint32_t hash = hashOf(position);
    positions_.push(position.words);
    slots_[hash >> markBits_] = hash << slotBits_ | 1;
  }

 private:
  static constexpr std::size_t minimumSlots = std::size_t{1} << 13;
  static constexpr std::size_t smallSlots = std::size_t{1} << 15;
  static constexpr std::size_t maximumSlots = std::size_t{1} << 31;

  // Positions that so many slots are for: half as many while memory does not matter yet.
  static constexpr std::size_t fits(std::size_t slots) {
    return slots < smallSlots ? slots / 2 : slots / 4 * 3;
  }

  bool rebuild(std::size_t slots) {
    room_ = 0;
    if (!slots_.resetToZeros(slots)) return false;
    lastSlot_ = static_cast<std::uint32_t>(slots - 1);
    slotBits_ = std::countr_zero(slots);
    markBits_ = 32 - slotBits_;
    for (Index i = 0; i < size(); ++i) {
      const auto hash = static_cast<std::uint32_t>((*this)[i].hash() >> 32);
      std::uint32_t slot = hash >> markBits_;
      while (slots_[slot] != 0) slot = (slot + 1) & lastSlot_;
      slots_[slot] = hash << slotBits_ | (i + 1);
    }
    room_ = std::min(positions_.capacity(), fits(maximumSlots));
    return true;
  }

  PackedList<Words> positions_;
  CountedArray<std::uint32_t> slots_;  // 0: free; else low bits: number plus one; high: a mark.
  std::size_t room_ = 0;               // Positions that can be held as things are.
  std::uint32_t lastSlot_ = 0;
  int slotBits_ = 1;
  int markBits_ = 31;
};

}  // namespace unblocker
