// Fewest moves, by breadth-first search; the whole of what the rest of the program knows of it.
// How it goes about it is told in level_search.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "../puzzle.h"
#include "impossible.h"

namespace unblocker {

enum class SolveStatus { solved, unsolvable, stopped };

/// What ended a search that found neither a solution nor that there is none.
enum class StopReason { none, time, positions, memory, caller };

/// The words that stand in JSON, for example "unsolvable" and "memory"; "" for none.
std::string_view name(SolveStatus status);
std::string_view name(StopReason reason);

/// Where a search must give up. 0 means no limit.
struct SolveLimits {
  double millis = 0;            ///< Wall-clock time, looked at every thousand positions.
  std::uint64_t positions = 0;  ///< Distinct positions, looked at after every few ones' successors.
  std::size_t bytes = 0;        ///< Memory for positions and their table, never exceeded.
};

/// Counts of one level: positions that are `level` moves from the start.
struct LevelStatistics {
  std::uint64_t examined = 0;  ///< Legal successors of the level before, repeats included.
  std::uint64_t enqueued = 0;  ///< Distinct new ones among them.
};

/// What is known while the search runs. Every solution of fewer moves than `level` has been ruled
/// out; as a rule it is the level being generated.
struct SolveProgress {
  int level = 0;
  std::uint64_t examined = 0;
  std::uint64_t enqueued = 0;
  std::uint64_t generated = 0;
  std::uint64_t queued = 0;  ///< Positions waiting to be expanded.
  double millis = 0;
};

/// Called about every 50 ms; answers "go on?".
using OnSolveProgress = std::function<bool(const SolveProgress&)>;

struct Solution {
  SolveStatus status = SolveStatus::stopped;
  StopReason stoppedBy = StopReason::none;  ///< Set when stopped.
  std::vector<Move> moves;                  ///< Empty unless solved; the last one frees the target.
  int steps = 0;  ///< Cells travelled, the fewest among shortest solutions.
  int level = 0;  ///< Moves when solved; unsolvable: the last level with a new position; stopped:
                  ///< there is no solution of so many moves or fewer.
  std::optional<Impossible> reason;  ///< Why there is no solution, where it can be told in words.
  /// Index = level; the start is level 0. The level of a solution is generated to its end; a
  /// stopped search's last row may be part of a level, an unsolvable one's has nothing new in it.
  /// If not `complete`, memory ran out and a search with a lower bound went on: its counts are of
  /// the positions that could still lie on a shortest solution. What was proven impossible without
  /// a search and has more positions than are counted in no time has only its start here.
  std::vector<LevelStatistics> levels;
  bool complete = true;
  std::uint64_t examined = 0;      ///< Sum over the levels.
  std::uint64_t enqueued = 0;      ///< Sum over the levels.
  std::uint64_t generated = 0;     ///< Successors really generated; the others are only counted.
  std::uint64_t peakBytes = 0;     ///< Most memory that was in use for positions at a time.
  std::uint64_t queueMaximum = 0;  ///< Most positions that were waiting to be expanded at a time.
  std::uint64_t queueFinal = 0;    ///< Those still waiting at the end.
  double millis = 0;
};

/// Solves a legal puzzle (see validate). Fewest moves, and among those fewest steps; among equals
/// always the same one (see shortest_paths.h). An exhausted search is `unsolvable`; a limit, want
/// of memory or a "no" from `onProgress` is `stopped`. A solved start is solved in 0 moves.
Solution solve(const Puzzle& puzzle, const SolveLimits& limits = {},
               const OnSolveProgress& onProgress = {});

/// The same without looking for the way: `moves` is empty and `steps` 0, and `level` tells how many
/// moves a solution takes. For many puzzles of which nothing but figures is wanted.
Solution count(const Puzzle& puzzle, const SolveLimits& limits = {});

}  // namespace unblocker
