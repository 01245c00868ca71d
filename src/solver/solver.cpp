#include "solver.h"

#include "search.h"
#include "widths.h"

namespace unblocker {
namespace {

struct Solve {
  const Puzzle& puzzle;
  const Layout& layout;
  const SolveLimits& limits;
  const OnSolveProgress& onProgress;
  Aim aim;

  template <int PositionWords, int CellWords>
  Solution run() const {
    return Search<PositionWords, CellWords>(puzzle, layout, limits, onProgress, aim).run();
  }
};

constexpr std::uint64_t countedInNoTime = 20000;  // Positions; some milliseconds.

Solution startOnly(double millis) {
  Solution solution;
  solution.status = SolveStatus::unsolvable;
  solution.levels = {{1, 1}};
  solution.examined = solution.enqueued = solution.queueMaximum = 1;
  solution.complete = false;
  solution.millis = millis;
  return solution;
}

Solution search(const Puzzle& puzzle, const SolveLimits& limits, const OnSolveProgress& onProgress,
                Aim aim) {
  const Layout layout = layOut(puzzle);
  auto reason = impossible(puzzle);
  if (!reason) return atWidthOf(puzzle, layout, Solve{puzzle, layout, limits, onProgress, aim});
  // Known without a search; one only counts, as far as that takes no time.
  SolveLimits few = limits;
  if (few.positions == 0 || few.positions > countedInNoTime) few.positions = countedInNoTime;
  const OnSolveProgress silent;
  Solution solution = atWidthOf(puzzle, layout, Solve{puzzle, layout, few, silent, aim});
  if (solution.status != SolveStatus::unsolvable) solution = startOnly(solution.millis);
  solution.reason = std::move(reason);
  return solution;
}

}  // namespace

std::string_view name(SolveStatus status) {
  switch (status) {
    case SolveStatus::solved: return "solved";
    case SolveStatus::unsolvable: return "unsolvable";
    case SolveStatus::stopped: return "stopped";
  }
  return {};
}

std::string_view name(StopReason reason) {
  switch (reason) {
    case StopReason::none: return {};
    case StopReason::time: return "time";
    case StopReason::positions: return "positions";
    case StopReason::memory: return "memory";
    case StopReason::caller: return "caller";
  }
  return {};
}

Solution solve(const Puzzle& puzzle, const SolveLimits& limits, const OnSolveProgress& onProgress) {
  return search(puzzle, limits, onProgress, Aim::way);
}

Solution count(const Puzzle& puzzle, const SolveLimits& limits) {
  return search(puzzle, limits, {}, Aim::counts);
}

}  // namespace unblocker
