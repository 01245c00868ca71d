#include "distance_field.h"

#include <span>
#include <tuple>
#include <utility>

#include "../sort_few.h"
#include "explored_field.h"
#include "widths.h"

namespace unblocker {
namespace {

struct Explore {
  const Puzzle& puzzle;
  const Layout& layout;
  const SolveLimits& limits;
  const OnSolveProgress& onProgress;

  template <int PositionWords, int CellWords>
  std::unique_ptr<DistanceField> run() const {
    return std::make_unique<ExploredField<PositionWords, CellWords>>(puzzle, layout, limits,
                                                                     onProgress);
  }
};

// Blocks in a lane cannot pass one another, so this order names them whatever they are called.
auto place(const Block& block) {
  const bool flat = block.axis == Axis::horizontal;
  return std::make_tuple(block.axis, flat ? block.cell.row : block.cell.col,
                         flat ? block.cell.col : block.cell.row);
}

std::vector<std::size_t> byPlace(const std::vector<Block>& blocks) {
  std::vector<std::size_t> order(blocks.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  sortFew(std::span(order),
          [&](std::size_t a, std::size_t b) { return place(blocks[a]) < place(blocks[b]); });
  return order;
}

bool sameLaneAndLength(const Block& a, const Block& b) {
  const bool flat = a.axis == Axis::horizontal;
  return a.axis == b.axis && a.length == b.length &&
         (flat ? a.cell.row == b.cell.row : a.cell.col == b.cell.col);
}

bool sameWalls(std::vector<Cell> a, std::vector<Cell> b) {
  const auto before = [](Cell x, Cell y) {
    return std::make_tuple(x.row, x.col) < std::make_tuple(y.row, y.col);
  };
  sortFew(std::span(a), before);
  sortFew(std::span(b), before);
  return a == b;
}

// The blocks of `position` in the puzzle's order; nothing when they are not the puzzle's.
std::optional<std::vector<Block>> matched(const Puzzle& puzzle, const Puzzle& position) {
  if (puzzle.cols != position.cols || puzzle.rows != position.rows ||
      !(puzzle.exit == position.exit) || puzzle.blocks.size() != position.blocks.size() ||
      !sameWalls(puzzle.walls, position.walls)) {
    return std::nullopt;
  }
  const std::vector<std::size_t> ours = byPlace(puzzle.blocks);
  const std::vector<std::size_t> theirs = byPlace(position.blocks);
  std::vector<Block> blocks = puzzle.blocks;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const Block& block = position.blocks[theirs[i]];
    const bool target = (ours[i] == 0) == (theirs[i] == 0);
    if (!target || !sameLaneAndLength(puzzle.blocks[ours[i]], block)) return std::nullopt;
    blocks[ours[i]] = block;
  }
  return blocks;
}

}  // namespace

Result<std::optional<Distance>> DistanceField::at(const Puzzle& position) const {
  const auto blocks = matched(puzzle_, position);
  if (!blocks) {
    return Error{ErrorCode::otherPuzzle,
                 "These are not the blocks of the puzzle that was explored. Explore this one."};
  }
  if (summary_.stoppedBy != StopReason::none) return std::optional<Distance>();
  auto found = find(*blocks);
  if (found) return std::move(*found);
  return Error{ErrorCode::otherPuzzle,
               "This position cannot be reached from the one that was explored. Explore it."};
}

std::unique_ptr<DistanceField> explore(const Puzzle& puzzle, const SolveLimits& limits,
                                       const OnSolveProgress& onProgress) {
  const Layout layout = layOut(puzzle);
  return atWidthOf(puzzle, layout, Explore{puzzle, layout, limits, onProgress});
}

}  // namespace unblocker
