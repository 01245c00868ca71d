// One search from beginning to end: level after level until one has a solved position or nothing
// new, then the best way back; and what there is to tell of it.
#pragma once

#include <algorithm>
#include <utility>

#include "shortest_paths.h"
#include "slides.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class Search {
 public:
  Search(const Puzzle& puzzle, const Layout& layout, const SolveLimits& limits,
         const OnSolveProgress& onProgress)
      : puzzle_(puzzle),
        moves_(puzzle, layout),
        watch_(limits, onProgress),
        budget_(limits.bytes),
        search_(moves_, budget_, watch_) {}

  Solution run() {
    ShortestPaths<PositionWords, CellWords> paths(moves_, search_);
    solution_.stoppedBy = search_.begin();
    while (solution_.stoppedBy == StopReason::none) {
      if (paths.any()) return retrace(paths);
      if (search_.queueFinal() == 0) return finish(SolveStatus::unsolvable, search_.level() - 1);
      solution_.stoppedBy = search_.generateLevel();
    }
    return finish(SolveStatus::stopped, search_.level() - 1);
  }

 private:
  Solution retrace(ShortestPaths<PositionWords, CellWords>& paths) {
    if (!paths.find()) {
      solution_.stoppedBy = StopReason::memory;
      return finish(SolveStatus::stopped, search_.level() - 1);
    }
    solution_.steps = paths.steps();
    for (const Slide& slide : paths.best())
      solution_.moves.push_back(moveOf(puzzle_, moves_.layout(), slide));
    return finish(SolveStatus::solved, search_.level());
  }

  Solution finish(SolveStatus status, int level) {
    solution_.status = status;
    solution_.level = std::max(0, level);
    solution_.levels = search_.statistics();
    for (const LevelStatistics& one : solution_.levels) {
      solution_.examined += one.examined;
      solution_.enqueued += one.enqueued;
    }
    solution_.generated = search_.generated();
    solution_.peakBytes = budget_.peak();
    solution_.queueMaximum = search_.queueMaximum();
    solution_.queueFinal = search_.queueFinal();
    solution_.millis = watch_.millis();
    return std::move(solution_);
  }

  const Puzzle& puzzle_;
  Mobility<PositionWords, CellWords> moves_;
  Watch watch_;
  MemoryBudget budget_;
  LevelSearch<PositionWords, CellWords> search_;
  Solution solution_;
};

}  // namespace unblocker
