// A list of items of a few bytes each, no more than they take; for positions, sets of blocks,
// numbers.
//
// An item is read and written as all its words, over what comes behind it, and cut to size by
// masks. The list grows by pieces and moves nothing: doubling one array would need three times the
// memory of what is in it, for a moment.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "choose.h"
#include "memory.h"

namespace unblocker {

/// Items of at most `Words` words.
template <int Words>
class PackedList {
 public:
  static_assert(std::endian::native == std::endian::little, "the bytes that count come first");
  using Item = std::array<std::uint64_t, Words>;
  // Small enough not to matter on a small board, large enough that there are not too many pieces.
  static constexpr std::size_t itemsPerPiece = std::size_t{1} << 8;

  /// `bytes` an item takes: the bits above them are not kept. The budget must outlive the list.
  PackedList(MemoryBudget& budget, std::size_t bytes) : budget_(&budget), bytes_(bytes) {}
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

  /// The items as they lie in memory, until the list is changed. Worth taking for many accesses:
  /// writing bytes may change anything, for all the compiler knows, but not what it has at hand.
  class Items {
   public:
    Item operator[](std::size_t at) const {
      Item item;
      std::memcpy(item.data(), place(at), sizeof item);
      for (std::size_t i = 0; i < Words; ++i) item[i] &= masks_[i];
      return item;
    }
    /// What is behind the item, up to all its words, is written over.
    void write(std::size_t at, const Item& item) const {
      std::memcpy(place(at), item.data(), sizeof item);
    }
    /// Of an item of one word: adds bits to its own; or sets them, if it has none that count.
    void addBits(std::size_t at, std::uint64_t bits, bool hasAny) const {
      const std::uint64_t word = wordAt(place(at));
      setWord(at, (word & ~choose(hasAny, std::uint64_t{0}, masks_[0])) | (bits & masks_[0]));
    }
    /// Of an item of one word that was never written: adds bits to its own. `Part` is a type that
    /// holds the item; where it holds nothing else, the next item need not wait for this one.
    template <typename Part>
    void addBits(std::size_t at, std::uint64_t bits) const {
      Part part = 0;
      std::memcpy(&part, place(at), sizeof part);
      part |= static_cast<Part>(bits);
      std::memcpy(place(at), &part, sizeof part);
    }

   private:
    friend class PackedList;
    using Piece = std::unique_ptr<std::uint8_t, Free>;
    Items(const Piece* pieces, std::size_t bytes) : pieces_(pieces), bytes_(bytes) {
      for (std::size_t i = 0; i < Words; ++i) masks_[i] = maskOf(bytes - std::min(bytes, 8 * i));
    }
    // Of a word of which so many bytes count, and the later ones.
    static constexpr std::uint64_t maskOf(std::size_t bytes) {
      if (bytes >= 8) return ~std::uint64_t{0};
      return bytes == 0 ? 0 : ~std::uint64_t{0} >> (8 * (8 - bytes));
    }
    std::uint8_t* place(std::size_t at) const {
      return pieces_[at / itemsPerPiece].get() + at % itemsPerPiece * bytes_;
    }
    static std::uint64_t wordAt(const void* place) {
      std::uint64_t word = 0;
      std::memcpy(&word, place, sizeof word);
      return word;
    }
    void setWord(std::size_t at, std::uint64_t word) const {
      std::memcpy(place(at), &word, sizeof word);
    }

    const Piece* pieces_;
    std::size_t bytes_;
    Item masks_;  // The bits that are kept.
  };
  Items items() const { return {pieces_.data(), bytes_}; }
  Item operator[](std::size_t at) const { return items()[at]; }

  /// Makes sure that it can hold `count`; false when memory is short.
  bool reserve(std::size_t count) {
    while (capacity() < count) {
      if (!budget_->take(pieceBytes())) return false;
      auto* const piece = static_cast<std::uint8_t*>(std::malloc(pieceBytes()));
      if (piece == nullptr) {
        budget_->giveBack(pieceBytes());
        return false;
      }
      std::memset(piece, 0, pieceBytes());  // No bits have been added yet.
      pieces_.emplace_back(piece);
    }
    return true;
  }
  /// Only where `reserve` has made room. There is nothing behind it yet to be written over.
  void push(const Item& item) { items().write(size_++, item); }
  /// Items that have been written behind the last one are now in the list.
  void grow(std::size_t size) { size_ = size; }

  /// Gives back the pieces that nothing is in.
  void trim() {
    for (; capacity() >= size_ + itemsPerPiece; budget_->giveBack(pieceBytes())) pieces_.pop_back();
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
  // With room behind the last item for the rest of its words.
  std::size_t pieceBytes() const { return itemsPerPiece * bytes_ + sizeof(Item) - 1; }
  void swap(PackedList& other) {
    std::swap(budget_, other.budget_);
    std::swap(bytes_, other.bytes_);
    std::swap(pieces_, other.pieces_);
    std::swap(forgotten_, other.forgotten_);
    std::swap(size_, other.size_);
  }

  MemoryBudget* budget_ = nullptr;
  std::size_t bytes_ = 1;
  std::vector<std::unique_ptr<std::uint8_t, Free>> pieces_;
  std::size_t forgotten_ = 0;  // Pieces.
  std::size_t size_ = 0;
};

}  // namespace unblocker
