// The oracle: the same question answered in the plainest way there is, on boards written as text.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "solver/solver.h"

namespace unblocker {

struct ReferenceAnswer {
  bool solved = false;
  int moves = 0;
  int steps = 0;                        ///< The fewest among solutions with the fewest moves.
  std::vector<LevelStatistics> levels;  ///< As in Solution.
};

ReferenceAnswer referenceSolve(const Puzzle& puzzle);

/// Every board that can be reached, as text with the labels of the first, and its fewest moves to
/// the exit; -1 if there is no way out.
std::map<std::string, int> referenceDistances(const Puzzle& puzzle);

}  // namespace unblocker
