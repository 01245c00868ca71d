// How far every position that can be reached is from the exit: asked for once, answered for all.
//
// Moves can be taken back, so whatever can be reached from the start can reach the start: either
// every position has a way out or none has. There are no dead ends, only positions farther away.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "solver.h"

namespace unblocker {

/// What a finished field tells of the puzzle as a whole.
struct FieldSummary {
  StopReason stoppedBy = StopReason::none;  ///< If not none, nothing below is known but the sizes.
  bool solvable = false;                    ///< From any position, which is the same as from all.
  int moves = 0;                ///< The fewest from the start; 0 if there is no way out.
  std::uint64_t positions = 0;  ///< Size of the reachable set.
  std::uint64_t solved = 0;     ///< Those in which the target touches the exit edge.
  std::uint64_t solutions = 0;  ///< Different shortest sequences of moves; at most UINT64_MAX.
  std::vector<bool> forced;     ///< By move: whether every shortest solution makes the same there.
  std::vector<std::uint64_t> atDistance;  ///< Positions by their fewest moves to the exit.
  std::vector<Puzzle> farthest;           ///< Some of those farthest away, always the same.
  std::uint64_t peakBytes = 0;            ///< Most memory in use for positions at a time.
  double millis = 0;

  /// The words of SolveStatus, of every position at once.
  SolveStatus status() const {
    if (stoppedBy != StopReason::none) return SolveStatus::stopped;
    return solvable ? SolveStatus::solved : SolveStatus::unsolvable;
  }
};

/// One position's place in the field.
struct Distance {
  int moves = 0;           ///< To the exit; 0 when solved.
  std::vector<Move> best;  ///< All first moves of shortest ways, in the solver's order.
};

class DistanceField {
 public:
  virtual ~DistanceField() = default;
  DistanceField(const DistanceField&) = delete;
  DistanceField& operator=(const DistanceField&) = delete;
  DistanceField(DistanceField&&) = delete;
  DistanceField& operator=(DistanceField&&) = delete;

  const Puzzle& puzzle() const { return puzzle_; }
  const FieldSummary& summary() const { return summary_; }

  /// Takes microseconds. `position` is the puzzle with its blocks standing elsewhere, in any order;
  /// moves name blocks by their index in `puzzle()`. An error (otherPuzzle) if it is another
  /// puzzle, or cannot be reached; nothing if there is no way out, or the field was not finished.
  Result<std::optional<Distance>> at(const Puzzle& position) const;

 protected:
  explicit DistanceField(Puzzle puzzle) : puzzle_(std::move(puzzle)) {}
  /// `blocks` are the puzzle's, moved; nothing when the position is not in the set.
  virtual std::optional<std::optional<Distance>> find(const std::vector<Block>& blocks) const = 0;

  Puzzle puzzle_;
  FieldSummary summary_;
};

/// Builds the field of a legal puzzle, within limits and with progress as for `solve`.
std::unique_ptr<DistanceField> explore(const Puzzle& puzzle, const SolveLimits& limits = {},
                                       const OnSolveProgress& onProgress = {});

}  // namespace unblocker
