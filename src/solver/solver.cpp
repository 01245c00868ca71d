#include "solver.h"

#include "search.h"

namespace unblocker {
namespace {

template <int PositionWords, int CellWords>
Solution solveWith(const Puzzle& puzzle, const Layout& layout, const SolveLimits& limits,
                   const OnSolveProgress& onProgress) {
  return Search<PositionWords, CellWords>(puzzle, layout, limits, onProgress).run();
}

struct Width {
  int positionWords;
  int cells;
  decltype(&solveWith<1, 1>) solve;
};

// Narrowest first; the last one fits every legal puzzle: 60 blocks of at most 4 bits, 144 cells.
constexpr Width widths[] = {
    {1, 64, solveWith<1, 1>},  {1, 128, solveWith<1, 2>}, {2, 128, solveWith<2, 2>},
    {1, 144, solveWith<1, 3>}, {2, 144, solveWith<2, 3>}, {4, 144, solveWith<4, 3>},
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
  const Width* width = widths;
  while (width->positionWords < layout.words || width->cells < puzzle.cols * puzzle.rows) ++width;
  return width->solve(puzzle, layout, limits, onProgress);
}

}  // namespace unblocker
