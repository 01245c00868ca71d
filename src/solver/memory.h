// Memory that is counted: a budget, and an array that answers "no" where std::vector would throw or
// abort for want of memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

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

/// Asks for a place in memory some time before it is needed, so that nobody waits for it then.
/// WebAssembly has no instruction for that; a read whose value nobody takes does as well.
inline void askFor(const std::uint32_t* place) {
#if defined(__wasm__)
  static_cast<void>(*static_cast<const volatile std::uint32_t*>(place));
#else
  __builtin_prefetch(place);
#endif
}

/// As deleter of what std::malloc gave.
struct Free {
  void operator()(void* items) const { std::free(items); }
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

}  // namespace unblocker
