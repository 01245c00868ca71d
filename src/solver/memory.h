// Memory that is counted: a budget, and arrays that answer "no" where std::vector would throw or
// abort for want of memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace unblocker {

/// Bytes that may be in use at a time; a maximum of 0 means no limit.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t maximum) : maximum_(maximum == 0 ? SIZE_MAX : maximum) {}

  bool take(std::size_t bytes) {
    if (bytes > maximum_ - used_) return false;
    used_ += bytes;
    peak_ = std::max(peak_, used_);
    return true;
  }
  void giveBack(std::size_t bytes) { used_ -= bytes; }
  /// The most that was ever in use at a time.
  std::size_t peak() const { return peak_; }

 private:
  std::size_t maximum_;
  std::size_t used_ = 0;
  std::size_t peak_ = 0;
};

/// An array of a trivial type, paid for from a budget that must outlive it.
template <typename T>
class CountedArray {
  static_assert(std::is_trivially_copyable_v<T>, "it begins and ends without care");

 public:
  explicit CountedArray(MemoryBudget& budget) : budget_(&budget) {}
  CountedArray(CountedArray&& other) noexcept
      : budget_(other.budget_), items_(std::move(other.items_)), size_(other.size_) {
    other.size_ = 0;
  }
  CountedArray& operator=(CountedArray&& other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    return *this;
  }
  CountedArray(const CountedArray&) = delete;
  CountedArray& operator=(const CountedArray&) = delete;
  ~CountedArray() { release(); }

  std::size_t size() const { return size_; }
  T& operator[](std::size_t at) { return items_.get()[at]; }
  const T& operator[](std::size_t at) const { return items_.get()[at]; }

  /// Throws away what is in it, then holds `count` items of any value, or zeros. False, and empty,
  /// when memory is short.
  bool reset(std::size_t count) { return hold(count, std::malloc); }
  bool resetToZeros(std::size_t count) {
    return hold(count, [](std::size_t bytes) { return std::calloc(bytes, 1); });
  }

  void release() {
    items_.reset();
    budget_->giveBack(size_ * sizeof(T));
    size_ = 0;
  }

 private:
  struct Free {
    void operator()(T* items) const { std::free(items); }
  };

  template <typename Allocate>
  bool hold(std::size_t count, Allocate allocate) {
    release();
    if (count > SIZE_MAX / sizeof(T) || !budget_->take(count * sizeof(T))) return false;
    items_.reset(static_cast<T*>(allocate(count * sizeof(T))));
    if (!items_) budget_->giveBack(count * sizeof(T));
    size_ = items_ ? count : 0;
    return items_ != nullptr;
  }

  MemoryBudget* budget_;
  std::unique_ptr<T, Free> items_;
  std::size_t size_ = 0;
};

/// A list that grows by whole pieces and moves nothing: doubling one array would need three times
/// the memory of what is in it, for a moment.
template <typename T>
class PiecewiseList {
 public:
  explicit PiecewiseList(MemoryBudget& budget) : budget_(&budget) {}

  std::size_t size() const { return size_; }
  std::size_t capacity() const { return pieces_.size() * itemsPerPiece; }
  T& operator[](std::size_t at) { return pieces_[at / itemsPerPiece][at % itemsPerPiece]; }
  const T& operator[](std::size_t at) const {
    return pieces_[at / itemsPerPiece][at % itemsPerPiece];
  }

  /// Makes sure that it can hold `count`; false when memory is short.
  bool reserve(std::size_t count) {
    while (capacity() < count) {
      CountedArray<T> piece(*budget_);
      if (!piece.reset(itemsPerPiece)) return false;
      pieces_.push_back(std::move(piece));
    }
    return true;
  }
  /// Only where `reserve` has made room.
  void push(const T& item) { (*this)[size_++] = item; }
  void clear() { size_ = 0; }
  void release() {
    pieces_.clear();
    size_ = 0;
  }

 private:
  // Small enough not to matter on a small board, large enough that their list stays short.
  static constexpr std::size_t itemsPerPiece = std::size_t{1} << 10;
  MemoryBudget* budget_;
  std::vector<CountedArray<T>> pieces_;
  std::size_t size_ = 0;
};

}  // namespace unblocker
