// Fewest moves, by breadth-first search; the whole of what the rest of the program knows of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "../puzzle.h"

namespace unblocker {

enum class SolveStatus { solved, unsolvable, stopped };

/// Where a search must give up. 0 means no limit.
struct SolveLimits {
  double millis = 0;            ///< Wall-clock time.
  std::uint64_t positions = 0;  ///< Distinct positions.
  std::size_t bytes = 0;        ///< Memory for positions and their table.
};

/// Counts of one level: positions that are `level` moves from the start.
struct LevelStatistics {
  std::uint64_t examined = 0;  ///< Positions generated there, repeats included.
  std::uint64_t enqueued = 0;  ///< Distinct new ones among them.
};

/// What is known while the search runs. `level` is the one being generated: every shorter solution
/// has been ruled out.
struct SolveProgress {
  int level = 0;
  std::uint64_t examined = 0;
  std::uint64_t enqueued = 0;
  std::uint64_t queued = 0;  ///< Positions waiting to be expanded.
  double millis = 0;
};

/// Called about every 50 ms; answers "go on?".
using OnSolveProgress = std::function<bool(const SolveProgress&)>;

struct Solution {
  SolveStatus status = SolveStatus::stopped;
  std::vector<Move> moves;              ///< Empty unless solved; the last one frees the target.
  int steps = 0;                        ///< Cells travelled, the fewest among shortest solutions.
  std::vector<LevelStatistics> levels;  ///< Index = level; the start is level 0.
  std::uint64_t examined = 0;
  std::uint64_t enqueued = 0;
  std::uint64_t queueMaximum = 0;
  std::uint64_t queueFinal = 0;
  double millis = 0;
};

/// Solves a legal puzzle (see validate). Fewest moves, and among those fewest steps. An exhausted
/// search is `unsolvable`, a limit or a "no" from `onProgress` is `stopped`.
Solution solve(const Puzzle& puzzle, const SolveLimits& limits = {},
               const OnSolveProgress& onProgress = {});

}  // namespace unblocker
