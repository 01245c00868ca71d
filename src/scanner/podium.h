// Keeps the readings that matter, one after the other.
#pragma once

#include "board_search.h"

namespace unblocker::scanner {

bool overlap(const Grid& a, const Grid& b);

/// Keeps the best reading and the best one beside it. What is worth less than `least` is none;
/// where the best is plain by `settled`, no other reading of its place matters.
class Podium {
 public:
  explicit Podium(double least = 0, double settled = 1) : least_(least), settled_(settled) {}

  /// What a reading of a grid must be worth to matter.
  double bar(const Grid& grid) const;

  bool isSettledAt(const Grid& grid) const { return isSettled_ && isAtBest(grid); }

  void enter(GridReading next);

  Found found() &&;

 private:
  /// Whether a reading is to take the place of the best.
  bool isRather(const GridReading& next) const;
  bool isAtBest(const Grid& grid) const { return overlap(grid, boundsOf(found_.best->lattice)); }

  double least_;
  double settled_;
  bool isSettled_ = false;
  Found found_;
};

}  // namespace unblocker::scanner
