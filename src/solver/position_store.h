// Every position met so far: one flat array in order of discovery, which is also the queue, and an
// open-addressing table of numbers into it, at most half full.
//
// A table of numbers is a quarter of the size of one of positions and needs no second look-up to
// know a position's level or predecessor.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "flat_array.h"
#include "position.h"

namespace unblocker {

template <int Words>
class PositionStore {
 public:
  using Index = std::uint32_t;

  /// The budget must outlive the store.
  explicit PositionStore(MemoryBudget& budget)
      : positions_(budget), parents_(budget), slots_(budget) {}

  std::size_t size() const { return positions_.size(); }
  const Position<Words>& operator[](Index index) const { return positions_[index]; }
  Index parent(Index index) const { return parents_[index]; }
  void setParent(Index index, Index parent) { parents_[index] = parent; }

  /// Makes sure that `count` more can be added; false when memory is short.
  bool makeRoom(std::size_t count) {
    const std::size_t needed = size() + count;
    if (needed <= positions_.capacity()) return true;
    if (needed > maximumSize) return false;
    const std::size_t capacity = std::bit_ceil(needed);
    return positions_.reserve(capacity) && parents_.reserve(capacity) && rebuild(2 * capacity);
  }

  /// The number of a position, which is `size()` as it was before if it is a new one.
  Index add(const Position<Words>& position, Index parent) {
    std::size_t slot = position.hash() >> shift_;
    while (slots_[slot] != 0) {
      const Index index = slots_[slot] - 1;
      if (positions_[index] == position) return index;
      slot = (slot + 1) & (slots_.size() - 1);
    }
    positions_.push(position);
    parents_.push(parent);
    slots_[slot] = static_cast<Index>(size());
    return static_cast<Index>(size() - 1);
  }

 private:
  static constexpr std::size_t maximumSize = std::size_t{1} << 30;  // Slots fit 32 bits still.

  bool rebuild(std::size_t slots) {
    if (!slots_.resetToZeros(slots)) return false;
    shift_ = 64 - std::countr_zero(slots);
    for (std::size_t i = 0; i < size(); ++i) {
      std::size_t slot = positions_[i].hash() >> shift_;
      while (slots_[slot] != 0) slot = (slot + 1) & (slots - 1);
      slots_[slot] = static_cast<Index>(i + 1);
    }
    return true;
  }

  FlatArray<Position<Words>> positions_;
  FlatArray<Index> parents_;  // Index for index with positions_.
  FlatArray<Index> slots_;    // A position's number plus one; 0 is a free slot.
  int shift_ = 63;
};

}  // namespace unblocker
