// A list of items of a few bytes each, no more than they take; for positions, sets of blocks,
// numbers.
//
// An item is read and written as whole words, over what comes behind it, and cut to size by a mask.
// The list grows by pieces and moves nothing: doubling one array would need three times the memory
// of what is in it, for a moment.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "memory.h"

namespace unblocker {

/// Items of at most `Words` words.
template <int Words>
class PackedList {
 public:
  static_assert(std::endian::native == std::endian::little, "the bytes that count come first");
  using Item = std::array<std::uint64_t, Words>;

  /// `bytes` an item takes: the bits above them are not kept. The budget must outlive the list.
  PackedList(MemoryBudget& budget, std::size_t bytes)
      : budget_(&budget),
        bytes_(bytes),
        words_((bytes + 7) / 8),
        lastMask_(~std::uint64_t{0} >> (8 * (8 * words_ - bytes))) {}
  PackedList(PackedList&& other) noexcept { swap(other); }
  PackedList& operator=(PackedList&& other) noexcept {
    swap(other);
    return *this;
  }
  PackedList(const PackedList&) = delete;
  PackedList& operator=(const PackedList&) = delete;
  ~PackedList() { release(); }

  std::size_t size() const { return size_; }
  std::size_t capacity() const { return pieces_.size() * itemsPerPiece; }

  Item operator[](std::size_t at) const {
    Item item{};
    std::memcpy(item.data(), place(at), 8 * words());
    item[words() - 1] &= lastMask_;
    return item;
  }

  /// Makes sure that it can hold `count`; false when memory is short.
  bool reserve(std::size_t count) {
    while (capacity() < count) {
      if (!budget_->take(pieceBytes())) return false;
      pieces_.emplace_back(static_cast<std::uint8_t*>(std::malloc(pieceBytes())));
      if (pieces_.back()) continue;
      pieces_.pop_back();
      budget_->giveBack(pieceBytes());
      return false;
    }
    return true;
  }
  /// Only where `reserve` has made room. There is nothing behind it yet to be written over.
  void push(const Item& item) { std::memcpy(place(size_++), item.data(), 8 * words()); }
  /// Adds bits to those of an item of one word.
  void addBits(std::size_t at, std::uint64_t bits) {
    std::uint64_t word = 0;
    std::memcpy(&word, place(at), sizeof word);
    word |= bits & lastMask_;
    std::memcpy(place(at), &word, sizeof word);
  }

  /// What stands before `at` is not asked for again until the list has been cleared.
  void forgetBefore(std::size_t at) {
    for (; forgotten_ < at / itemsPerPiece; ++forgotten_) {
      pieces_[forgotten_].reset();
      budget_->giveBack(pieceBytes());
    }
  }
  /// Empties the list, but keeps what memory it has.
  void clear() {
    pieces_.erase(pieces_.begin(), pieces_.begin() + static_cast<std::ptrdiff_t>(forgotten_));
    forgotten_ = 0;
    size_ = 0;
  }
  void release() {
    forgetBefore(capacity());
    clear();
  }

 private:
  // Small enough not to matter on a small board, large enough that there are not too many pieces.
  static constexpr std::size_t itemsPerPiece = std::size_t{1} << 10;

  std::size_t words() const { return Words == 1 ? 1 : words_; }
  // With room behind the last item for the rest of its last word.
  std::size_t pieceBytes() const { return itemsPerPiece * bytes_ + 7; }
  std::uint8_t* place(std::size_t at) const {
    return pieces_[at / itemsPerPiece].get() + at % itemsPerPiece * bytes_;
  }

  void swap(PackedList& other) {
    std::swap(budget_, other.budget_);
    std::swap(bytes_, other.bytes_);
    std::swap(words_, other.words_);
    std::swap(lastMask_, other.lastMask_);
    std::swap(pieces_, other.pieces_);
    std::swap(forgotten_, other.forgotten_);
    std::swap(size_, other.size_);
  }

  MemoryBudget* budget_ = nullptr;
  std::size_t bytes_ = 1;
  std::size_t words_ = 1;
  std::uint64_t lastMask_ = 0;  // Of the last word, the bits that are kept.
  std::vector<std::unique_ptr<std::uint8_t, Free>> pieces_;
  std::size_t forgotten_ = 0;  // Pieces.
  std::size_t size_ = 0;
};

}  // namespace unblocker
