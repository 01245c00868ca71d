#include "packed_search.h"

#include <unordered_set>
#include <utility>
#include <vector>

#include "solver/layout.h"

namespace unblocker {
namespace {

int numberIn(std::uint64_t position, const Field& field) {
  return static_cast<int>(position >> field.shift & field.mask);
}

std::uint64_t cellAt(const Field& field, int number) {
  return std::uint64_t{1} << (field.firstCell + number * field.stride);
}

std::uint64_t occupied(const Layout& layout, std::uint64_t walls, std::uint64_t position) {
  for (const Field& field : layout.fields) {
    const int first = numberIn(position, field);
    for (int i = 0; i < field.length; ++i) walls |= cellAt(field, first + i);
  }
  return walls;
}

// Calls `use(successor)` for each position one move away.
template <typename Use>
void forEachMove(const Layout& layout, std::uint64_t walls, std::uint64_t position, Use use) {
  const std::uint64_t taken = occupied(layout, walls, position);
  for (const Field& field : layout.fields) {
    const int from = numberIn(position, field);
    const std::uint64_t step = std::uint64_t{1} << field.shift;
    std::uint64_t next = position;
    for (int to = from - 1; to >= 0 && (taken & cellAt(field, to)) == 0; --to) use(next -= step);
    next = position;
    for (int to = from + 1; to <= field.span; ++to) {
      if ((taken & cellAt(field, to + field.length - 1)) != 0) break;
      use(next += step);
    }
  }
}

}  // namespace

std::optional<std::uint64_t> packedSearch(const Puzzle& puzzle) {
  const Layout layout = layOut(puzzle);
  if (layout.words != 1 || puzzle.cols * puzzle.rows > 64) return std::nullopt;
  std::uint64_t walls = 0;
  for (const Cell wall : puzzle.walls) {
    walls |= std::uint64_t{1} << (wall.row * puzzle.cols + wall.col);
  }
  std::uint64_t start = 0;
  for (const Field& field : layout.fields) {
    start |= static_cast<std::uint64_t>(field.start) << field.shift;
  }
  std::unordered_set<std::uint64_t> met{start};
  std::vector<std::uint64_t> level{start};
  bool solved = layout.fields.front().start == layout.goal;
  while (!level.empty() && !solved) {
    std::vector<std::uint64_t> next;
    for (const std::uint64_t position : level) {
      forEachMove(layout, walls, position, [&](std::uint64_t successor) {
        if (!met.insert(successor).second) return;
        next.push_back(successor);
        solved = solved || numberIn(successor, layout.fields.front()) == layout.goal;
      });
    }
    level = std::move(next);
  }
  return met.size();
}

}  // namespace unblocker
