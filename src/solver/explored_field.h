// A distance field at one width: the whole set, then the distances, then what can be said of both.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "crossings.h"
#include "distance_field.h"
#include "exit_distances.h"
#include "level_search.h"
#include "slides.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class ExploredField final : public DistanceField {
 public:
  ExploredField(Puzzle puzzle, Layout layout, const SolveLimits& limits,
                const OnSolveProgress& onProgress)
      : DistanceField(std::move(puzzle)),
        layout_(std::move(layout)),
        moves_(puzzle_, layout_),
        budget_(limits.bytes),
        watch_(limits, onProgress),
        search_(moves_, budget_, watch_),
        distances_(moves_, search_, budget_) {
    summary_.stoppedBy = build();
    summary_.positions = search_.store().size();
    summary_.peakBytes = budget_.peak();
    summary_.millis = watch_.millis();
  }

 private:
  using Search = LevelSearch<PositionWords, CellWords>;
  using Key = typename Search::Key;
  using Index = typename Search::Index;
  using Distances = ExitDistances<PositionWords, CellWords>;

  StopReason build() {
    StopReason stop = search_.beginAtExit();
    while (stop == StopReason::none && search_.queueFinal() != 0) stop = search_.generateLevel();
    if (stop != StopReason::none) return stop;
    search_.endLevels();
    stop = distances_.find([&] { return watch_.look(search_); });
    if (stop == StopReason::none) summarise(distances_.sizes());
    return stop;
  }

  void summarise(const std::vector<std::uint64_t>& sizes) {
    summary_.atDistance = sizes;
    summary_.solvable = !sizes.empty();
    if (!summary_.solvable) return;
    summary_.solved = sizes.front();
    const Index start = search_.store().find(moves_.start());
    summary_.moves = distances_.movesFrom(start);
    followSolutions(start);
    const int maximum = static_cast<int>(sizes.size()) - 1;
    for (Index index = 0; index < search_.store().size(); ++index) {
      if (distances_.movesFrom(index) != maximum) continue;
      summary_.farthest.push_back(boardAt(search_.store()[index]));
      if (summary_.farthest.size() == farthestKept) return;
    }
  }

  // All shortest solutions at once, move by move: the positions that they can have come to, each
  // with the number of ways to it.
  void followSolutions(Index start) {
    std::vector<Crossing> here{{start, 1}};
    for (int left = summary_.moves; left > 0; --left) {
      std::vector<Crossing> next;
      bool forced = true;
      std::optional<Slide> first;
      for (const Crossing& crossing : here) {
        forEachBest(search_.store()[crossing.index], left, [&](const Slide& slide, Index index) {
          if (!first) first = slide;
          forced = forced && *first == slide;
          next.push_back({index, crossing.ways});
        });
      }
      summary_.forced.push_back(forced);
      here = merged(std::move(next));
    }
    for (const Crossing& crossing : here)
      summary_.solutions = sumOfWays(summary_.solutions, crossing.ways);
  }

  // Calls `use(slide, index)` for each move after which `left` - 1 more are needed.
  template <typename Use>
  void forEachBest(const Key& position, int left, Use use) const {
    const auto& store = search_.store();
    moves_.forEachMove(position, [&](const Slide& slide, const Key& successor) {
      const Index index = store.find(successor);
      if (distances_.movesFrom(index) == left - 1) use(slide, index);
      return true;
    });
  }

  std::optional<std::optional<Distance>> find(const std::vector<Block>& blocks) const override {
    const auto key = keyOf(blocks);
    const Index index = key ? search_.store().find(*key) : Search::Store::none;
    if (index == Search::Store::none) return std::nullopt;
    if (!summary_.solvable) return std::optional<Distance>();
    Distance distance;
    distance.moves = distances_.movesFrom(index);
    forEachBest(*key, distance.moves, [&](const Slide& slide, Index) {
      distance.best.push_back(moveOf(puzzle_, layout_, slide));
    });
    return distance;
  }

  // Nothing if a block stands where it can never come.
  std::optional<Key> keyOf(const std::vector<Block>& blocks) const {
    Key key;
    for (std::size_t block = 0; block < blocks.size(); ++block) {
      const int number = numberAt(puzzle_, layout_.fields[block], blocks[block].cell);
      if (number < 0 || number > layout_.fields[block].span) return std::nullopt;
      key.slide(layout_.fields[block], number);
    }
    return key;
  }

  Puzzle boardAt(const Key& position) const {
    Puzzle board = puzzle_;
    for (std::size_t block = 0; block < board.blocks.size(); ++block) {
      const Field& field = layout_.fields[block];
      board.blocks[block].cell = cellAt(puzzle_, field, static_cast<int>(position.get(field)));
    }
    return board;
  }

  static constexpr std::size_t farthestKept = 12;  // As many as a page would show.

  Layout layout_;
  Mobility<PositionWords, CellWords> moves_;
  MemoryBudget budget_;
  Watch watch_;
  Search search_;
  Distances distances_;
};

}  // namespace unblocker
