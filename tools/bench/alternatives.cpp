#include "alternatives.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

#include "solver/distance_field.h"
#include "solver/solver.h"

namespace unblocker {
namespace {

// As a block lies: its axis, its line, where along it, its length.
using Lying = std::tuple<bool, int, int, int>;

// What cannot change, as sorted data: blocks keep their line, their length and their order in it.
// Mirrored, lines along the exit's lane are counted from the other side, and the others run so.
std::vector<Lying> structure(const Puzzle& puzzle, bool mirrored) {
  const Axis lane = axisOf(puzzle.exit.side);
  const int last = (lane == Axis::horizontal ? puzzle.rows : puzzle.cols) - 1;
  std::vector<Lying> blocks;
  for (const Block& block : puzzle.blocks) {
    const bool across = block.axis != lane;
    int line = block.axis == Axis::horizontal ? block.cell.row : block.cell.col;
    int along = block.axis == Axis::horizontal ? block.cell.col : block.cell.row;
    if (mirrored && !across) line = last - line;
    if (mirrored && across) along = last + 1 - along - block.length;
    blocks.emplace_back(across, line, along, block.length);
  }
  std::sort(blocks.begin(), blocks.end());
  for (std::size_t i = 0; i < blocks.size(); ++i) {  // Where exactly is what moves change.
    auto& [across, line, along, length] = blocks[i];
    const bool first =
        i == 0 || std::get<0>(blocks[i - 1]) != across || std::get<1>(blocks[i - 1]) != line;
    along = first ? 0 : std::get<2>(blocks[i - 1]) + 1;
  }
  return blocks;
}

bool wallsAreMirrored(const Puzzle& puzzle) {
  const bool level = axisOf(puzzle.exit.side) == Axis::horizontal;
  return std::all_of(puzzle.walls.begin(), puzzle.walls.end(), [&](const Cell& wall) {
    const Cell image = level ? Cell{wall.col, puzzle.rows - 1 - wall.row}
                             : Cell{puzzle.cols - 1 - wall.col, wall.row};
    return std::find(puzzle.walls.begin(), puzzle.walls.end(), image) != puzzle.walls.end();
  });
}

}  // namespace

std::optional<Meeting> bestMeeting(const Puzzle& puzzle, std::uint64_t most) {
  const Solution solution = count(puzzle, {0, most, 0});
  if (solution.status != SolveStatus::solved) return std::nullopt;
  const auto field = explore(puzzle, {0, most, 0});
  const FieldSummary& summary = field->summary();
  if (summary.stoppedBy != StopReason::none) return std::nullopt;

  std::vector<std::uint64_t> nearer;  // Positions no farther from the exit than so many moves.
  for (const std::uint64_t positions : summary.atDistance) {
    nearer.push_back(positions + (nearer.empty() ? 0 : nearer.back()));
  }
  Meeting best{solution.level, solution.enqueued, std::numeric_limits<std::uint64_t>::max(),
               summary.solved, summary.positions};
  std::uint64_t passed = 0;
  for (int level = 0; level <= best.moves; ++level) {
    passed += solution.levels[static_cast<std::size_t>(level)].enqueued;
    const auto left = static_cast<std::size_t>(best.moves - level);
    best.meeting = std::min(best.meeting, passed + nearer[left]);
  }
  return best;
}

bool hasMiddleLane(const Puzzle& puzzle) {
  const bool level = axisOf(puzzle.exit.side) == Axis::horizontal;
  return 2 * puzzle.exit.line + 1 == (level ? puzzle.rows : puzzle.cols);
}

bool isItsOwnMirror(const Puzzle& puzzle) {
  return hasMiddleLane(puzzle) && wallsAreMirrored(puzzle) &&
         structure(puzzle, false) == structure(puzzle, true);
}

}  // namespace unblocker
