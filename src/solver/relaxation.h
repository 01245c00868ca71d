// A lower bound from an easier puzzle: leave blocks out, and every solution of the whole still
// solves what is left, in no more moves. So the exact distance there, which a distance field of few
// blocks gives at a look, is never too large; nor does one move change it by more than one.
//
// The blocks kept are the target, those in its way, those in their way, and so on, as many as give
// a set of positions of moderate size. If these alone have no way out, neither has the whole.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "exit_distances.h"
#include "level_search.h"
#include "slides.h"

namespace unblocker {

/// Blocks by how soon they matter to the target, which is the first.
std::vector<int> byConcern(const Puzzle& puzzle, const Layout& layout);

/// That these blocks alone have no way out.
Impossible lockedIn(const Puzzle& puzzle, std::vector<int> blocks);

template <int PositionWords, int CellWords>
class Relaxation final : public LowerBound<PositionWords> {
 public:
  using Key = Position<PositionWords>;

  /// Of the blocks in `kept`; `budget` must outlive it.
  Relaxation(const Puzzle& whole, const Layout& layout, const std::vector<int>& kept,
             MemoryBudget& budget)
      : kept_(kept),
        puzzle_(part(whole, kept)),
        layout_(layOut(puzzle_)),
        moves_(puzzle_, layout_),
        search_(moves_, budget, watch_),
        distances_(moves_, search_, budget) {
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const Field& field = layout.fields[static_cast<std::size_t>(kept[i])];
      const int offset = numberAt(puzzle_, layout_.fields[i], cellAt(puzzle_, field, 0));
      links_.push_back({field, layout_.fields[i], offset});
    }
  }

  const std::vector<int>& kept() const { return kept_; }

  /// Finds all distances, of at most so many positions.
  StopReason explore(std::size_t positions) {
    StopReason stop = search_.beginAtExit();
    while (stop == StopReason::none && search_.queueFinal() != 0) {
      stop = search_.generateLevel();
      if (search_.store().size() > positions) return StopReason::positions;
    }
    search_.endLevels();
    return stop == StopReason::none ? distances_.find([] { return StopReason::none; }) : stop;
  }

  bool solvable() const { return distances_.solvable(); }

  int movesFrom(const Key& position) const override {
    Key projected;
    for (const Link& link : links_) {
      projected.slide(link.part, static_cast<int>(position.get(link.whole)) + link.offset);
    }
    return distances_.movesFrom(search_.store().find(projected));
  }

 private:
  struct Link {
    Field whole;
    Field part;
    int offset = 0;  // Of the number in the part; there may be more room there.
  };

  static Puzzle part(const Puzzle& whole, const std::vector<int>& kept) {
    Puzzle puzzle = whole;
    puzzle.blocks.clear();
    for (const int block : kept) {
      puzzle.blocks.push_back(whole.blocks[static_cast<std::size_t>(block)]);
    }
    return puzzle;
  }

  std::vector<int> kept_;
  Puzzle puzzle_;
  Layout layout_;
  Mobility<PositionWords, CellWords> moves_;
  SolveLimits limits_;  // None, and nothing told: this is over soon.
  OnSolveProgress silent_;
  Watch watch_{limits_, silent_};
  LevelSearch<PositionWords, CellWords> search_;
  ExitDistances<PositionWords, CellWords> distances_;
  std::vector<Link> links_;
};

}  // namespace unblocker
