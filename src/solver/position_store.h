// Every position met so far: one list in order of discovery, which is also the queue, and an
// open-addressing table of numbers into it.
//
// A table of numbers is half the size of one of positions, and the number says which level a
// position belongs to and where it waits in the queue, so nothing else has to be stored with it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "memory.h"
#include "position.h"

namespace unblocker {

template <int Words>
class PositionStore {
 public:
  using Key = Position<Words>;
  using Index = std::uint32_t;
  static constexpr Index none = UINT32_MAX;

  /// The budget must outlive the store.
  explicit PositionStore(MemoryBudget& budget)
      : positions_(budget), notes_(budget), slots_(budget) {}

  std::size_t size() const { return positions_.size(); }
  const Key& operator[](Index index) const { return positions_[index]; }

  /// A number beside each position, for whoever walks the finished set; false when memory is short.
  bool addNotes(std::uint16_t value) {
    if (!notes_.reserve(size())) return false;
    for (std::size_t index = 0; index < size(); ++index) notes_[index] = value;
    return true;
  }
  std::uint16_t& note(Index index) { return notes_[index]; }
  std::uint16_t note(Index index) const { return notes_[index]; }

  /// Makes sure that `count` more can be added; false when memory is short.
  bool makeRoom(std::size_t count) {
    const std::size_t needed = size() + count;
    if (needed <= room_) return true;
    if (needed > maximumSize || !positions_.reserve(needed)) return false;
    room_ = std::min(positions_.capacity(), maximumSize);
    if (room_ <= fits(slots_.size())) return true;
    std::size_t slots = std::max(slots_.size(), minimumSlots);
    while (fits(slots) < room_) slots *= slots < smallSlots ? 4 : 2;
    return rebuild(slots);
  }

  /// Where the search for a position begins; asked for some time before, it will be at hand.
  std::size_t slotOf(const Key& position) const {
    const std::size_t slot = position.hash() >> shift_;
    __builtin_prefetch(&slots_[slot]);
    return slot;
  }

  /// The number of a position, or none. `slot` comes from `slotOf`, with no `makeRoom` since; it is
  /// then the position's, or the one that is free for it.
  Index lookUp(const Key& position, std::size_t& slot) const {
    while (slots_[slot] != 0) {
      const Index index = slots_[slot] - 1;
      if (positions_[index] == position) return index;
      slot = (slot + 1) & lastSlot_;
    }
    return none;
  }
  Index find(const Key& position) const {
    std::size_t slot = position.hash() >> shift_;
    return lookUp(position, slot);
  }

  /// Only where `makeRoom` has made room; `slot` comes from `lookUp`, which found none.
  void append(const Key& position, std::size_t slot) {
    positions_.push(position);
    slots_[slot] = static_cast<Index>(size());
  }

 private:
  static constexpr std::size_t maximumSize = UINT32_MAX - 1;
  static constexpr std::size_t minimumSlots = std::size_t{1} << 13;
  static constexpr std::size_t smallSlots = std::size_t{1} << 17;
  static constexpr std::size_t cachedSlots = std::size_t{1} << 18;

  // Positions that so many slots are for. What fits the processor's cache is kept at most half
  // full, because there a second look costs more than the slot; beyond, memory is what runs out.
  static constexpr std::size_t fits(std::size_t slots) {
    return slots <= cachedSlots ? slots / 2 : slots / 16 * 11;
  }

  bool rebuild(std::size_t slots) {
    room_ = 0;
    if (!slots_.resetToZeros(slots)) return false;
    lastSlot_ = slots - 1;
    shift_ = 64 - std::countr_zero(slots);
    for (std::size_t i = 0; i < size(); ++i) {
      std::size_t slot = positions_[i].hash() >> shift_;
      while (slots_[slot] != 0) slot = (slot + 1) & lastSlot_;
      slots_[slot] = static_cast<Index>(i + 1);
    }
    room_ = std::min(positions_.capacity(), maximumSize);
    return true;
  }

  PiecewiseList<Key> positions_;
  PiecewiseList<std::uint16_t> notes_;
  CountedArray<Index> slots_;  // A position's number plus one; 0 is a free slot.
  std::size_t room_ = 0;       // Positions that can be held as things are.
  std::size_t lastSlot_ = 0;
  int shift_ = 63;
};

}  // namespace unblocker
