#include "relaxation.h"

#include <string>

#include "../notation.h"

namespace unblocker {
namespace {

constexpr int cellWords = 3;  // For any board.

CellSet<cellWords> standing(const Field& field) {
  CellSet<cellWords> cells;
  for (int i = 0; i < field.length; ++i) {
    cells.add(field.firstCell + (field.start + i) * field.stride);
  }
  return cells;
}

// Cells that the target has to pass, or all that a block can ever come to.
CellSet<cellWords> way(const Layout& layout, std::size_t block) {
  const Field& field = layout.fields[block];
  const bool toExit = block == 0 && layout.goal >= 0;
  const int low = toExit ? std::min(field.start, layout.goal) : 0;
  const int high = toExit ? std::max(field.start, layout.goal) : field.span;
  CellSet<cellWords> cells;
  for (int i = low; i < high + field.length; ++i) cells.add(field.firstCell + i * field.stride);
  return cells;
}

}  // namespace

std::vector<int> byConcern(const Puzzle& puzzle, const Layout& layout) {
  std::vector<int> order{0};
  std::vector<bool> taken(puzzle.blocks.size());
  taken[0] = true;
  for (std::size_t at = 0; order.size() < puzzle.blocks.size(); ++at) {
    const bool exhausted = at == order.size();
    const CellSet<cellWords> needed =
        exhausted ? ~CellSet<cellWords>{} : way(layout, static_cast<std::size_t>(order[at]));
    for (std::size_t block = 0; block < taken.size(); ++block) {
      if (taken[block] || !needed.touches(standing(layout.fields[block]))) continue;
      taken[block] = true;
      order.push_back(static_cast<int>(block));
    }
  }
  return order;
}

Impossible lockedIn(const Puzzle& puzzle, std::vector<int> blocks) {
  const std::string labels = blockLabels(puzzle);
  std::sort(blocks.begin(), blocks.end());
  std::string text = "Even without all other blocks there is no way out past ";
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i] == 0) continue;
    text += labels[static_cast<std::size_t>(blocks[i])];
    text += i + 1 == blocks.size() ? "." : i + 2 == blocks.size() ? " and " : ", ";
  }
  return {ImpossibleBecause::lockedIn, text};
}

}  // namespace unblocker
