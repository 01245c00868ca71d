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

  template <int PositionWords, int CellWords>
  Solution run() const {
    return Search<PositionWords, CellWords>(puzzle, layout, limits, onProgress).run();
  }
};

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
  const Layout layout = layOut(puzzle);
  return atWidthOf(puzzle, layout, Solve{puzzle, layout, limits, onProgress});
}

}  // namespace unblocker
