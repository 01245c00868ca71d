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

  /// A slot as it was when looked at: free, or with a number and a mark in it.
  struct Slot {
    std::uint32_t at = 0;
    std::uint32_t entry = 0;

    bool isFree() const { return entry == 0; }
  };
  /// The first slot for this hash that is free, or that is very likely the position's: no other
  /// before it can be. Does not look at positions.
  Slot glance(std::uint32_t hash) const { return likelyFrom(hash >> markBits_, hash); }
  /// The number in a slot that is not free.
  Index indexIn(const Slot& slot) const { return (slot.entry & lastSlot_) - 1; }
  bool isStillFree(const Slot& slot) const { return slots_[slot.at] == 0; }

  /// The slot of a position, or the one that is free for it until the next `makeRoom`.
  Slot lookUp(const Key& position, std::uint32_t hash) const {
    Slot slot = glance(hash);
    while (!slot.isFree() && !((*this)[indexIn(slot)] == position)) {
      slot = likelyFrom((slot.at + 1) & lastSlot_, hash);
    }
    return slot;
  }
  /// The number of a position, or none.
  Index find(const Key& position) const {
    const Slot slot = lookUp(position, hashOf(position));
    return slot.isFree() ? none : indexIn(slot);
  }

  /// Only where `makeRoom` has made room, to a slot that is free for the position.
  void append(const Key& position, std::uint32_t hash, const Slot& slot) {
    positions_.push(position.words);
    slots_[slot.at] = hash << slotBits_ | static_cast<std::uint32_t>(size());
  }

 private:
  static constexpr std::size_t minimumSlots = std::size_t{1} << 13;
  static constexpr std::size_t smallSlots = std::size_t{1} << 15;
  static constexpr std::size_t maximumSlots = std::size_t{1} << 31;

  // Positions that so many slots are for.
  static constexpr std::size_t fits(std::size_t slots) { return slots / 4 * 3; }

  // One condition, without a branch in it: it rarely holds, whereas nobody foresees whether the
  // slot is free.
  Slot likelyFrom(std::uint32_t at, std::uint32_t hash) const {
    const std::uint32_t mark = hash << slotBits_;
    for (;; at = (at + 1) & lastSlot_) {
      const std::uint32_t entry = slots_[at];
      if (entry == 0 || (entry ^ mark) <= lastSlot_) return {at, entry};
    }
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
