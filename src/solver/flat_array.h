// Growable arrays that answer "no" where std::vector would throw or abort for want of memory, and
// the budget they share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>

namespace unblocker {

/// Bytes that may be in use at a time; a maximum of 0 means no limit.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t maximum) : maximum_(maximum == 0 ? SIZE_MAX : maximum) {}

  bool take(std::size_t bytes) {
    if (bytes > maximum_ - used_) return false;
    used_ += bytes;
    return true;
  }
  void giveBack(std::size_t bytes) { used_ -= bytes; }

 private:
  std::size_t maximum_;
  std::size_t used_ = 0;
};

template <typename T>
class FlatArray {
  static_assert(std::is_trivially_copyable_v<T>, "it is moved as bytes");

 public:
  /// The budget must outlive the array.
  explicit FlatArray(MemoryBudget& budget) : budget_(&budget) {}

  std::size_t size() const { return size_; }
  std::size_t capacity() const { return capacity_; }
  T& operator[](std::size_t at) { return items_.get()[at]; }
  const T& operator[](std::size_t at) const { return items_.get()[at]; }

  /// Keeps what is in it. False, and nothing changed, when there is no memory. The old and the new
  /// place count together, because both are needed for a moment.
  bool reserve(std::size_t capacity) {
    if (capacity > SIZE_MAX / sizeof(T) || !budget_->take(capacity * sizeof(T))) return false;
    void* moved = std::realloc(items_.get(), capacity * sizeof(T));
    budget_->giveBack((moved == nullptr ? capacity : capacity_) * sizeof(T));
    if (moved == nullptr) return false;
    static_cast<void>(items_.release());
    items_.reset(static_cast<T*>(moved));
    capacity_ = capacity;
    return true;
  }

  /// Throws away what is in it and holds `count` zeros. False, and empty, when there is no memory.
  bool resetToZeros(std::size_t count) {
    items_.reset();
    budget_->giveBack(capacity_ * sizeof(T));
    size_ = capacity_ = 0;
    if (count > SIZE_MAX / sizeof(T) || !budget_->take(count * sizeof(T))) return false;
    items_.reset(static_cast<T*>(std::calloc(count, sizeof(T))));
    if (!items_) {
      budget_->giveBack(count * sizeof(T));
      return false;
    }
    size_ = capacity_ = count;
    return true;
  }

  /// Only where `reserve` has made room.
  void push(const T& item) { items_.get()[size_++] = item; }
  void clear() { size_ = 0; }

 private:
  struct Free {
    void operator()(T* items) const { std::free(items); }
  };
  MemoryBudget* budget_;
  std::unique_ptr<T, Free> items_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace unblocker
