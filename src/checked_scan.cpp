#include "checked_scan.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "scanner/board_search.h"
#include "solver/solver.h"

namespace unblocker {
namespace {

// A board of 6 × 6 takes some milliseconds; larger ones are not worth keeping a person waiting.
constexpr double mostMillis = 100;
constexpr std::size_t mostBytes = std::size_t{32} << 20;

Solvability solvabilityOf(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.millis = mostMillis;
  limits.bytes = mostBytes;
  switch (solve(puzzle, limits).status) {
    case SolveStatus::solved: return Solvability::solvable;
    case SolveStatus::unsolvable: return Solvability::unsolvable;
    default: return Solvability::unknown;
  }
}

// Nearly all boards of 6 × 6 have fewer positions; of others what this says is enough.
constexpr std::uint64_t mostPositions = 50'000;

// Of boards in games nearly none lacks a solution; of misread ones many do.
constexpr double unsolvablePart = 0.8;
// Something that was chosen for being solvable is a guess, whatever the picture says.
constexpr double mostWhenChosen = 0.85;

// Nearly any board can be solved towards the other side, so that says nothing unless the exit was
// not seen at all.
constexpr double unseenExit = 0.6;

/// Puts the reading's first solvable alternative in its place, if there is one.
bool takeSolvable(Reading& reading) {
  for (Puzzle& other : reading.alternatives) {
    if (other.exit != reading.puzzle.exit && reading.exitConfidence > unseenExit) continue;
    if (solvabilityOf(other) != Solvability::solvable) continue;
    std::swap(reading.puzzle, other);
    reading.confidence = std::min(reading.confidence, mostWhenChosen);
    return true;
  }
  return false;
}

// What looks closely finds something to like in many a picture.
constexpr double leastCloser = 0.5;

/// What a closer look says, if that is believed in and has a solution. Of 119 drawn boards without
/// one that were read less plainly, the scan itself had looked at 117 closely: nothing for those.
std::optional<Reading> solvableCloser(ImageView picture, const Reading& first) {
  if (first.confidence < scanner::plainLarge) return std::nullopt;
  Result<Reading> closer = scanClosely(picture, movesOf);
  if (!closer || closer->confidence < leastCloser) return std::nullopt;
  if (solvabilityOf(closer->puzzle) != Solvability::solvable) return std::nullopt;
  Reading reading = std::move(*closer);
  reading.confidence = std::min(reading.confidence, mostWhenChosen);
  return reading;
}

void leave(ImageView, CheckedReading&) {}

/// Takes what has a solution instead of a reading that has none, if there is such a thing.
void replace(ImageView picture, CheckedReading& checked) {
  if (takeSolvable(checked.reading)) {
    checked.solvability = Solvability::solvable;
  } else if (auto closer = solvableCloser(picture, checked.reading)) {
    checked = {std::move(*closer), Solvability::solvable};
  } else {
    checked.reading.confidence *= unsolvablePart;
  }
}

// By a table, so that a browser need not have what few pictures ask for before all else.
constexpr std::array ways = {leave, replace};

}  // namespace

std::optional<int> movesOf(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.positions = mostPositions;
  limits.bytes = mostBytes;
  const Solution solution = count(puzzle, limits);
  if (solution.status == SolveStatus::unsolvable) return std::nullopt;
  return solution.level;
}

std::string_view name(Solvability solvability) {
  switch (solvability) {
    case Solvability::solvable: return "solvable";
    case Solvability::unsolvable: return "unsolvable";
    case Solvability::unknown: return "unknown";
  }
  return "unknown";
}

Result<CheckedReading> checkedScan(ImageView picture) {
  Result<Reading> scanned = scan(picture, movesOf);
  if (!scanned) return scanned.error();
  CheckedReading checked{std::move(*scanned), Solvability::unknown};
  checked.solvability = solvabilityOf(checked.reading.puzzle);
  ways[checked.solvability == Solvability::unsolvable ? 1 : 0](picture, checked);
  return checked;
}

}  // namespace unblocker
