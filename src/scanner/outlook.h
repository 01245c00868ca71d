// What laying the rest of a board costs at least, so that the search for its best tiling need not
// follow what cannot come to anything: each row by itself at its best, as a chain of cells each of
// which pays for the seam above it as well.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "evidence.h"

namespace unblocker::scanner {

/// What a cell is as far as its neighbours in its row need to know. A level block's first cell is
/// followed by one of its later ones.
enum class Kind : std::uint8_t { floor, wall, upright, first, later };
inline constexpr std::size_t kinds = 5;

class Outlook {
 public:
  explicit Outlook(const Evidence& evidence);

  /// What no tiling can avoid in the cells behind one, row by row, given what that one is.
  float after(std::size_t cell, Kind kind) const {
    return after_[cell][static_cast<std::size_t>(kind)];
  }

 private:
  using Costs = std::array<float, kinds>;

  static Costs ofCell(const Evidence& evidence, std::size_t cell);
  static Costs before(const SeamCost& seam, const Costs& next);

  std::vector<Costs> after_;
};

}  // namespace unblocker::scanner
