#include "board_text.h"

#include <array>
#include <cstddef>
#include <cstdio>
#include <vector>

#include "notation.h"

namespace unblocker {
namespace {

// "+-----v-+": the frame above or below, an arrow over the exit's column.
std::string edge(const Puzzle& puzzle, Side side, char arrow) {
  std::string line(2 * static_cast<std::size_t>(puzzle.cols) + 3, '-');
  line.front() = line.back() = '+';
  if (puzzle.exit.side == side) line[2 * static_cast<std::size_t>(puzzle.exit.line) + 2] = arrow;
  return line += '\n';
}

char border(const Puzzle& puzzle, Side side, int row, char arrow) {
  return puzzle.exit.side == side && puzzle.exit.line == row ? arrow : '|';
}

std::string counted(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string effort(const Solution& solution) {
  std::array<char, 32> millis{};
  std::snprintf(millis.data(), millis.size(), "%.1f ms", solution.millis);
  return counted(solution.examined, "position") + " examined, " +
         std::to_string(solution.enqueued) + " distinct, " + millis.data();
}

}  // namespace

std::string drawing(const Puzzle& puzzle, std::string_view labels) {
  std::vector<std::string> lines;
  for (int row = 0; row < puzzle.rows; ++row) {
    std::string& line = lines.emplace_back(1, border(puzzle, Side::left, row, '<'));
    for (int col = 0; col < puzzle.cols; ++col) line += " .";
    line += ' ';
    line += border(puzzle, Side::right, row, '>');
    line += '\n';
  }
  const auto put = [&](Cell cell, char label) {
    lines[static_cast<std::size_t>(cell.row)][2 * static_cast<std::size_t>(cell.col) + 2] = label;
  };
  for (const Cell wall : puzzle.walls) put(wall, 'x');
  for (std::size_t at = 0; at < labels.size(); ++at) {
    const Block& block = puzzle.blocks[at];
    for (int i = 0; i < block.length; ++i) put(cellOf(block, i), labels[at]);
  }
  std::string text = edge(puzzle, Side::top, '^');
  for (const std::string& line : lines) text += line;
  return text + edge(puzzle, Side::bottom, 'v');
}

std::string moveText(const Puzzle& puzzle, const Move& move) {
  const std::string label(1, blockLabels(puzzle)[static_cast<std::size_t>(move.block)]);
  const char* way = move.to.col > move.from.col   ? " right"
                    : move.to.col < move.from.col ? " left"
                    : move.to.row > move.from.row ? " down"
                                                  : " up";
  return label + " " + std::to_string(steps(move)) + way;
}

std::string outcome(const Solution& solution) {
  switch (solution.status) {
    case SolveStatus::solved:
      return "Solved in " + counted(solution.moves.size(), "move") + ", " +
             counted(static_cast<std::uint64_t>(solution.steps), "step") + ": " + effort(solution);
    case SolveStatus::unsolvable:
      return "There is no solution; every position was reached within " +
             counted(static_cast<std::uint64_t>(solution.level), "move") + ": " + effort(solution);
    case SolveStatus::stopped: break;
  }
  return "Stopped (" + std::string(name(solution.stoppedBy)) + "); there is no solution of " +
         counted(static_cast<std::uint64_t>(solution.level), "move") +
         " or fewer: " + effort(solution);
}

}  // namespace unblocker
