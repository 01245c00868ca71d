#include "relaxation.h"

#include <bitset>
#include <functional>
#include <span>

#include "../sort_few.h"

namespace unblocker {
namespace {

using Cells = std::bitset<maximumBoardSide * maximumBoardSide>;

Cells standing(const Field& field) {
  Cells cells;
  for (int i = 0; i < field.length; ++i) {
    cells.set(static_cast<std::size_t>(field.firstCell + (field.start + i) * field.stride));
  }
  return cells;
}

// Cells that the target has to pass, or all that a block can ever come to.
Cells way(const Layout& layout, std::size_t block) {
  const Field& field = layout.fields[block];
  const bool toExit = block == 0 && layout.goal >= 0;
  const int low = toExit ? std::min(field.start, layout.goal) : 0;
  const int high = toExit ? std::max(field.start, layout.goal) : field.span;
  Cells cells;
  for (int i = low; i < high + field.length; ++i) {
    cells.set(static_cast<std::size_t>(field.firstCell + i * field.stride));
  }
  return cells;
}

}  // namespace

std::vector<int> byConcern(const Puzzle& puzzle, const Layout& layout) {
  std::vector<int> order{0};
  std::vector<bool> taken(puzzle.blocks.size());
  taken[0] = true;
  for (std::size_t at = 0; order.size() < puzzle.blocks.size(); ++at) {
    const bool exhausted = at == order.size();
    const Cells needed =
        exhausted ? Cells().set() : way(layout, static_cast<std::size_t>(order[at]));
    for (std::size_t block = 0; block < taken.size(); ++block) {
      if (taken[block] || !(needed & standing(layout.fields[block])).any()) continue;
      taken[block] = true;
      order.push_back(static_cast<int>(block));
    }
  }
  return order;
}

Impossible lockedIn(const Puzzle& puzzle, std::vector<int> blocks) {
  sortFew(std::span(blocks), std::less<>());
  std::erase(blocks, 0);
  return {ImpossibleBecause::lockedIn,
          say("locked-in: Even without all other blocks there is no way out past {labels}.",
              {labelsInWords(puzzle, blocks)})};
}

}  // namespace unblocker
