// One search from beginning to end: level after level until one has a solved position or nothing
// new, then the best way back; and what there is to tell of it.
//
// Where memory runs out the search begins anew with a lower bound on the moves that a position
// still needs (see relaxation.h): leaving out all that no solution of n moves leads through, for n
// = the bound of the start, one more, and so on. Each round is the same search, and the first that
// comes to a solved position has the fewest moves, and all ways that have so few.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "relaxation.h"
#include "shortest_paths.h"
#include "slides.h"

namespace unblocker {

/// What is to be found: the best way, or only how many moves it takes.
enum class Aim { way, counts };

template <int PositionWords, int CellWords>
class Search {
 public:
  Search(const Puzzle& puzzle, const Layout& layout, const SolveLimits& limits,
         const OnSolveProgress& onProgress, Aim aim = Aim::way)
      : puzzle_(puzzle),
        moves_(puzzle, layout),
        watch_(limits, onProgress),
        budget_(limits.bytes),
        aim_(aim) {
    search_.emplace(moves_, budget_, watch_);
  }

  Solution run() {
    Solution solution = runLevels();
    if (solution.stoppedBy != StopReason::memory) return solution;
    search_.reset();
    return runBounded(std::move(solution));
  }

 private:
  using Levels = LevelSearch<PositionWords, CellWords>;
  using Bound = Relaxation<PositionWords, CellWords>;

  Solution runLevels() {
    StopReason stop = search_->begin();
    while (stop == StopReason::none) {
      if (search_->metSolved()) return retrace();
      if (search_->queueFinal() == 0) return told(SolveStatus::unsolvable, search_->level() - 1);
      stop = search_->generateLevel();
    }
    return told(SolveStatus::stopped, search_->ruledOut(), stop);
  }

  Solution retrace() {
    if (aim_ == Aim::counts) return told(SolveStatus::solved, search_->level());
    ShortestPaths<PositionWords, CellWords> paths(moves_, *search_, budget_);
    if (!paths.find()) {
      return told(SolveStatus::stopped, search_->ruledOut(), StopReason::memory);
    }
    Solution solution = told(SolveStatus::solved, search_->level());
    solution.steps = paths.steps();
    for (const Slide& slide : paths.best()) {
      solution.moves.push_back(moveOf(puzzle_, moves_.layout(), slide));
    }
    solution.millis = watch_.millis();
    return solution;
  }

  Solution told(SolveStatus status, int level, StopReason stop = StopReason::none) const {
    Solution solution;
    solution.status = status;
    solution.stoppedBy = stop;
    solution.level = std::max(0, level);
    solution.levels = search_->statistics();
    for (const LevelStatistics& one : solution.levels) {
      solution.examined += one.examined;
      solution.enqueued += one.enqueued;
    }
    solution.generated = search_->generated();
    solution.peakBytes = budget_.peak();
    solution.queueMaximum = search_->queueMaximum();
    solution.queueFinal = search_->queueFinal();
    solution.millis = watch_.millis();
    return solution;
  }

  // `stopped` is what the search without a bound came to.
  Solution runBounded(Solution stopped) {
    const std::unique_ptr<Bound> bound = relax();
    if (!bound) return stopped;
    if (!bound->solvable()) return proven(std::move(stopped), *bound);
    int within = std::max(stopped.level + 1, bound->movesFrom(moves_.start()));
    for (;; ++within) {
      search_.emplace(moves_, budget_, watch_);
      search_->keepWithin(within, *bound);
      Solution solution = runLevels();
      solution.complete = false;
      const bool answered = solution.status == SolveStatus::solved || !search_->leftOut();
      if (answered && solution.status != SolveStatus::stopped) return solution;
      stopped.level = std::max(stopped.level, within - 1);
      stopped.millis = watch_.millis();
      stopped.stoppedBy = solution.stoppedBy;
      if (solution.status == SolveStatus::stopped) return stopped;
    }
  }

  // The easier puzzle of most blocks that a part of the memory is enough for.
  std::unique_ptr<Bound> relax() {
    constexpr std::size_t positions = 400000;  // A tenth of a second or two.
    const std::vector<int> blocks = byConcern(puzzle_, moves_.layout());
    std::unique_ptr<Bound> best;
    for (std::size_t count = std::min<std::size_t>(4, blocks.size());;) {
      const std::vector<int> kept(blocks.begin(), blocks.begin() + static_cast<long>(count));
      auto next = std::make_unique<Bound>(puzzle_, moves_.layout(), kept, budget_);
      if (next->explore(positions) != StopReason::none) return best;
      best = std::move(next);
      if (count == blocks.size() || !best->solvable()) return best;
      count = std::min(blocks.size(), count + 1 + count / 4);
    }
  }

  Solution proven(Solution solution, const Bound& bound) {
    solution.status = SolveStatus::unsolvable;
    solution.stoppedBy = StopReason::none;
    solution.complete = false;
    solution.reason = lockedIn(puzzle_, bound.kept());
    solution.millis = watch_.millis();
    return solution;
  }

  const Puzzle& puzzle_;
  Mobility<PositionWords, CellWords> moves_;
  Watch watch_;
  MemoryBudget budget_;
  Aim aim_;
  std::optional<Levels> search_;
};

}  // namespace unblocker
