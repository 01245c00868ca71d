// Reasons why a board has no solution that can be seen without searching.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../puzzle.h"

namespace unblocker {

enum class ImpossibleBecause {
  wallInLane,   ///< A wall between the target and the exit.
  blockInLane,  ///< A block that lies along the target's lane, between it and the exit.
  neverClear,   ///< Blocks across the lane that cover it wherever they stand.
  lockedIn,     ///< Some blocks alone already have no way out; found by searching these only.
};

/// The words that stand in JSON, for example "wall-in-lane".
std::string_view name(ImpossibleBecause code);

struct Impossible {
  ImpossibleBecause code = ImpossibleBecause::wallInLane;
  Message message;  ///< One or two sentences for people; blocks by their labels.
};

/// The blocks' labels, as they stand in a sentence: "B, C".
std::string labelsInWords(const Puzzle& puzzle, const std::vector<int>& blocks);

/// A proof that a legal puzzle has no solution, if one of these is at hand; nothing proves nothing.
std::optional<Impossible> impossible(const Puzzle& puzzle);

}  // namespace unblocker
