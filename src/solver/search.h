// Breadth-first search, level by level: level n + 1 is what can be reached from level n in one move
// and was not met before. The first level with a solved position is therefore the fewest moves.
//
// Fewest steps among those come from finishing every level: a position of level n + 1 that is met
// again from level n keeps the predecessor with the fewer steps up to it. All predecessors of a
// level are complete before it is expanded, so the sums are final. Among equals the first met
// stays, and positions are met in one order on every machine: predecessors in the order in which
// they were met themselves; from each, the blocks in the puzzle's order; for each block, first
// towards the left or the top, then towards the right or the bottom, nearest first. Of several
// solved positions with equally few steps the first met is the answer.
//
// Two kinds of successors are counted but not looked up, because they are met otherwise anyhow:
//
// - The block that moved last moves again: its predecessor got there in one move.
// - A block that stands before it in the puzzle's order moves, touching none of the cells that it
//   passed through or left: the same two moves the other way round lead to the same place with the
//   same steps. Nothing is lost. Say S is new, and its best last two moves are b and c, c before b.
//   Swapped they lead through another position Q of the same level (if Q were nearer to the start,
//   S would be too), which is as good a predecessor, and from which the move is b. If that is left
//   out too, then because Q's own best last move is of a block after b, and so on: the last block
//   stands later in the order each time, so this ends, with a best move that is not left out.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "position_store.h"
#include "solver.h"
#include "watch.h"

namespace unblocker {

/// `PositionWords` must be at least layout.words, 64 * `CellWords` at least the board's cells.
template <int PositionWords, int CellWords>
class Search {
 public:
  Search(const Puzzle& puzzle, const Layout& layout, const SolveLimits& limits,
         const OnSolveProgress& onProgress)
      : puzzle_(puzzle),
        layout_(layout),
        watch_(limits, onProgress),
        budget_(limits.bytes),
        store_(budget_),
        expanded_(budget_),
        generated_(budget_) {
    fillCovers();
  }

  Solution run() {
    if (!begin()) return finish(SolveStatus::stopped);
    Index solved = findSolved();
    while (solved == none && begin_ < store_.size()) {
      const bool complete = generateLevel();
      solution_.levels.back() = {examined_ - examinedBefore_, store_.size() - begin_};
      if (!complete) return finish(SolveStatus::stopped);
      solved = findSolved();
    }
    if (solved == none) return finish(SolveStatus::unsolvable);
    retrace(solved);
    return finish(SolveStatus::solved);
  }

 private:
  using Key = Position<PositionWords>;
  using Index = typename PositionStore<PositionWords>::Index;
  static constexpr Index none = UINT32_MAX;
  static constexpr std::size_t valuesPerBlock = 16;  // More than any span on a board of 12.

  // How a position was reached: kept for two levels only, the one expanded and the one generated.
  struct Arrival {
    std::uint32_t steps = 0;
    std::int16_t block = -1;  // The one that moved last,
    std::int16_t from = 0;    // and its number before.
  };

  // What the successors of one position have in common.
  struct Origin {
    Index index = 0;
    Key position;
    Arrival arrival;
    CellSet<CellWords> taken;
    CellSet<CellWords> trail;  // Where the block that moved last was, or passed, and is no more.
  };

  void fillCovers() {
    covers_.resize(layout_.fields.size() * valuesPerBlock);
    for (std::size_t block = 0; block < layout_.fields.size(); ++block) {
      const Field& field = layout_.fields[block];
      successors_ += static_cast<std::size_t>(field.span);
      for (int value = 0; value <= field.span; ++value) {
        for (int i = 0; i < field.length; ++i) {
          cover(block, value).add(field.firstCell + (value + i) * field.stride);
        }
      }
    }
  }

  CellSet<CellWords>& cover(std::size_t block, int value) {
    return covers_[block * valuesPerBlock + static_cast<std::size_t>(value)];
  }

  bool begin() {
    solution_.levels.push_back({1, 1});
    solution_.queueMaximum = solution_.queueFinal = 1;
    if (!makeRoom()) return false;
    Key start;
    for (const Field& field : layout_.fields) start.slide(field, field.start);
    store_.add(start, 0);
    generated_.push({});
    return true;
  }

  // Room for all successors of one position, so that adding them needs no check.
  bool makeRoom() {
    const std::size_t arrivals = generated_.size() + successors_;
    if (store_.makeRoom(std::max(successors_, minimumRoom)) &&
        (arrivals < generated_.capacity() ||
         generated_.reserve(std::bit_ceil(std::max(arrivals + 1, minimumRoom))))) {
      return true;
    }
    solution_.stoppedBy = StopReason::memory;
    return false;
  }

  // Expands the last level; the next one then begins at begin_.
  bool generateLevel() {
    std::swap(expanded_, generated_);
    generated_.clear();
    const Index first = begin_;
    begin_ = static_cast<Index>(store_.size());
    examinedBefore_ = examined_;
    solution_.levels.push_back({});
    for (Index index = first; index < begin_; ++index) {
      if (!makeRoom()) return false;
      expand(index, expanded_[index - first]);
      solution_.queueFinal = store_.size() - index - 1;
      solution_.queueMaximum = std::max(solution_.queueMaximum, solution_.queueFinal);
      if (!goOn()) return false;
    }
    return true;
  }

  bool goOn() {
    const int level = static_cast<int>(solution_.levels.size()) - 1;
    solution_.stoppedBy = watch_.look({level, examined_, store_.size(), solution_.queueFinal, 0});
    return solution_.stoppedBy == StopReason::none;
  }

  void expand(Index index, Arrival arrival) {
    Origin origin{index, store_[index], arrival, {}, trailOf(store_[index], arrival)};
    const std::vector<Field>& fields = layout_.fields;
    for (std::size_t block = 0; block < fields.size(); ++block) {
      origin.taken.add(cover(block, origin.position.get(fields[block])));
    }
    for (std::size_t block = 0; block < fields.size(); ++block) {
      const Field& field = fields[block];
      const int value = origin.position.get(field);
      const int cell = field.firstCell + value * field.stride;
      slide(origin, block, -1, value, cell - field.stride);
      slide(origin, block, 1, field.span - value, cell + field.length * field.stride);
    }
  }

  CellSet<CellWords> trailOf(const Key& position, Arrival arrival) {
    CellSet<CellWords> trail;
    if (arrival.block < 0) return trail;
    const auto block = static_cast<std::size_t>(arrival.block);
    const int now = position.get(layout_.fields[block]);
    const int step = arrival.from < now ? 1 : -1;
    for (int value = arrival.from; value != now; value += step) trail.add(cover(block, value));
    trail.remove(cover(block, now));
    return trail;
  }

  // Slides a block one way as far as it goes; `cell` is the first one it needs free.
  void slide(const Origin& origin, std::size_t block, int direction, int farthest, int cell) {
    const Field& field = layout_.fields[block];
    const Arrival& last = origin.arrival;
    const auto from = static_cast<std::int16_t>(origin.position.get(field));
    const bool movedLast = static_cast<int>(block) == last.block;
    bool swappable = static_cast<int>(block) < last.block;
    Key successor = origin.position;
    for (int cells = 1; cells <= farthest && !origin.taken.has(cell); ++cells) {
      ++examined_;
      successor.slide(field, direction);
      swappable = swappable && !origin.trail.has(cell);
      cell += direction * field.stride;
      if (movedLast || swappable) continue;
      visit(
          origin.index, successor,
          {last.steps + static_cast<std::uint32_t>(cells), static_cast<std::int16_t>(block), from});
    }
  }

  void visit(Index from, const Key& successor, Arrival arrival) {
    const std::size_t before = store_.size();
    const Index index = store_.add(successor, from);
    if (index == before) {
      generated_.push(arrival);
    } else if (index >= begin_ && arrival.steps < generated_[index - begin_].steps) {
      generated_[index - begin_] = arrival;
      store_.setParent(index, from);
    }
  }

  // The solved position of the last level with the fewest steps, if there is one.
  Index findSolved() const {
    Index best = none;
    const Field& target = layout_.fields.front();
    for (auto index = begin_; index < store_.size(); ++index) {
      if (store_[index].get(target) != layout_.goal) continue;
      if (best == none || stepsTo(index) < stepsTo(best)) best = index;
    }
    return best;
  }

  std::uint32_t stepsTo(Index index) const { return generated_[index - begin_].steps; }

  void retrace(Index solved) {
    solution_.steps = static_cast<int>(stepsTo(solved));
    for (Index index = solved; index != 0; index = store_.parent(index)) {
      solution_.moves.push_back(moveBetween(store_[store_.parent(index)], store_[index]));
    }
    std::reverse(solution_.moves.begin(), solution_.moves.end());
  }

  Move moveBetween(const Key& from, const Key& to) const {
    std::size_t block = 0;
    while (from.get(layout_.fields[block]) == to.get(layout_.fields[block])) ++block;
    const auto cell = [&](const Key& position) {
      const Field& field = layout_.fields[block];
      const int at = field.firstCell + position.get(field) * field.stride;
      return Cell{at % puzzle_.cols, at / puzzle_.cols};
    };
    return {static_cast<int>(block), cell(from), cell(to)};
  }

  Solution finish(SolveStatus status) {
    solution_.status = status;
    solution_.level = static_cast<int>(solution_.levels.size()) - 1;
    if (status != SolveStatus::solved) solution_.level = std::max(0, solution_.level - 1);
    for (const LevelStatistics& level : solution_.levels) {
      solution_.examined += level.examined;
      solution_.enqueued += level.enqueued;
    }
    solution_.millis = watch_.millis();
    return std::move(solution_);
  }

  static constexpr std::size_t minimumRoom = 1024;

  const Puzzle& puzzle_;
  const Layout& layout_;
  Watch watch_;
  MemoryBudget budget_;
  PositionStore<PositionWords> store_;
  std::vector<CellSet<CellWords>> covers_;  // By block, then by its number.
  std::size_t successors_ = 0;              // The most that one position can have.
  FlatArray<Arrival> expanded_;             // Of the level being expanded,
  FlatArray<Arrival> generated_;            // and of the one being generated, from begin_ on.
  Index begin_ = 0;
  std::uint64_t examined_ = 1;  // The start too.
  std::uint64_t examinedBefore_ = 0;
  Solution solution_;
};

}  // namespace unblocker
