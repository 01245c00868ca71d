// A scan whose reading was also tried: games only show boards that can be solved, so one that has
// no solution was probably misread.
#pragma once

#include "scanner/scanner.h"

namespace unblocker {

enum class Solvability {
  solvable,
  unsolvable,
  unknown,  ///< The search was too large to be worth the wait.
};

/// "solvable", "unsolvable" or "unknown".
std::string_view name(Solvability solvability);

struct CheckedReading {
  Reading reading;
  Solvability solvability = Solvability::unknown;
};

/// What a scan is lent to try its readings with; see MovesOf. Counts positions, not time, so
/// that the same picture always reads the same.
std::optional<int> movesOf(const Puzzle& puzzle);

/// Scans, and solves what was read as far as a tenth of a second goes. A reading without a solution
/// gives way to a close one that has a solution or, where none was taken yet, to what a closer look
/// says if that has one; if there is none it stands, with less confidence.
/// Errors: those of scan.
Result<CheckedReading> checkedScan(ImageView picture);

}  // namespace unblocker
