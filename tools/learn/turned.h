// A board seen in one of eight ways, turned and mirrored: what is learned of a car that drives to
// the left goes for one that drives up.
#pragma once

#include <cstdint>
#include <vector>

#include "samples.h"
#include "scale.h"
#include "scanner/board_network.h"

namespace unblocker::learn {

/// First a board is mirrored, then its columns become rows.
struct Way {
  bool flipsAcross = false;
  bool flipsDown = false;
  bool turns = false;
};

/// The way of that number; one number in eight means the same.
Way wayOf(std::uint32_t number);

/// Means and spreads of what seams and cells see.
struct SightScale {
  Scale seam;
  Scale cell;
};

/// A lesson as its board is seen in one way: the seams and cells of `thoughts` are filled in, each
/// at its scale, and none of their meanings is thought of yet.
struct TurnedLesson {
  TurnedLesson(const Lesson& lesson, const Way& way, const SightScale& scale);

  scanner::BoardThoughts thoughts;
  std::vector<std::uint8_t> seamMeaning;
  std::vector<std::uint8_t> cellMeaning;
};

}  // namespace unblocker::learn
