#include "checked_scan.h"

#include <algorithm>
#include <utility>

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

}  // namespace

std::string_view name(Solvability solvability) {
  switch (solvability) {
    case Solvability::solvable: return "solvable";
    case Solvability::unsolvable: return "unsolvable";
    case Solvability::unknown: return "unknown";
  }
  return "unknown";
}

Result<CheckedReading> checkedScan(ImageView picture) {
  Result<Reading> scanned = scan(picture);
  if (!scanned) return scanned.error();
  CheckedReading checked{std::move(*scanned), Solvability::unknown};
  checked.solvability = solvabilityOf(checked.reading.puzzle);
  if (checked.solvability != Solvability::unsolvable) return checked;
  if (takeSolvable(checked.reading))
    checked.solvability = Solvability::solvable;
  else
    checked.reading.confidence *= unsolvablePart;
  return checked;
}

}  // namespace unblocker
