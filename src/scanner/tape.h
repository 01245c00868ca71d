// Bytes that are put down eight at a time, as numbers in the program's instructions. What stands in
// tables comes with a module's first part, whoever asks for it; instructions come with theirs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace unblocker::scanner {

inline constexpr int wordBytes = 8;

class Tape {
 public:
  /// The lowest byte first. Never inlined: it is called some thousands of times.
  [[gnu::noinline]] void put(std::uint64_t word) {
    for (int i = 0; i < wordBytes; ++i, word >>= 8)
      bytes_.push_back(static_cast<std::int8_t>(static_cast<std::uint8_t>(word)));
  }

  /// One word after the other.
  template <typename... Words>
  void putAll(Words... words) {
    (put(words), ...);
  }

  const std::vector<std::int8_t>& bytes() const { return bytes_; }

 private:
  std::vector<std::int8_t> bytes_;
};

/// Written by unblocker_learn: the network that looks closely and the belief in what it reads, one
/// after the other, as packed.h packs numbers; noughts fill up the last word.
void putCloseLook(Tape& tape);

}  // namespace unblocker::scanner
