#include "reference.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "notation.h"

namespace unblocker {
namespace {

// Calls `use(board, steps)` for each board one move away. No two blocks share a label.
template <typename Use>
void forEachMove(const std::string& board, int cols, Use use) {
  const int size = static_cast<int>(board.size());
  const auto label = [&](int cell) { return board[static_cast<std::size_t>(cell)]; };
  std::string moved = board;
  for (int first = 0; first < size; ++first) {
    const char block = label(first);
    if (block == '.' || block == 'x') continue;
    if (first >= cols && label(first - cols) == block) continue;
    if (first % cols > 0 && label(first - 1) == block) continue;
    const bool flat = first % cols < cols - 1 && label(first + 1) == block;
    const int step = flat ? 1 : cols;
    int last = first;
    while (last + step < size && label(last + step) == block) last += step;
    for (const int way : {-step, step}) {
      int front = way < 0 ? first : last;
      int back = way < 0 ? last : first;
      for (int count = 1;; ++count, back += way) {
        front += way;
        const bool inside = front >= 0 && front < size && (!flat || front / cols == first / cols);
        if (!inside || label(front) != '.') break;
        std::swap(moved[static_cast<std::size_t>(front)], moved[static_cast<std::size_t>(back)]);
        use(moved, count);
      }
      moved = board;
    }
  }
}

bool isFree(const Puzzle& puzzle, const std::string& board) {
  const Side side = puzzle.exit.side;
  const int line = puzzle.exit.line;
  const int col = side == Side::left ? 0 : side == Side::right ? puzzle.cols - 1 : line;
  const int row = side == Side::top ? 0 : side == Side::bottom ? puzzle.rows - 1 : line;
  return board[static_cast<std::size_t>(row * puzzle.cols + col)] == 'A';
}

}  // namespace

ReferenceAnswer referenceSolve(const Puzzle& puzzle) {
  struct Arrival {
    int moves = 0;
    int steps = 0;  // The fewest of so many moves.
  };
  std::unordered_map<std::string, Arrival> met{{formatBoard(puzzle), {}}};
  std::vector<std::string> level{formatBoard(puzzle)};
  ReferenceAnswer answer{false, 0, 0, {{1, 1}}};
  for (; !level.empty(); ++answer.moves) {
    for (const std::string& board : level) {
      const int steps = met.at(board).steps;
      if (!isFree(puzzle, board) || (answer.solved && answer.steps <= steps)) continue;
      answer.solved = true;
      answer.steps = steps;
    }
    if (answer.solved) return answer;
    std::vector<std::string> next;
    std::uint64_t examined = 0;
    for (const std::string& board : level) {
      const Arrival here = met.at(board);
      forEachMove(board, puzzle.cols, [&](const std::string& moved, int count) {
        ++examined;
        const Arrival there{here.moves + 1, here.steps + count};
        const auto [at, isNew] = met.try_emplace(moved, there);
        if (isNew) next.push_back(moved);
        Arrival& known = at->second;
        if (known.moves == there.moves) known.steps = std::min(known.steps, there.steps);
      });
    }
    answer.levels.push_back({examined, next.size()});
    level = std::move(next);
  }
  answer.moves = 0;
  return answer;
}

std::map<std::string, int> referenceDistances(const Puzzle& puzzle) {
  std::map<std::string, int> distances{{formatBoard(puzzle), -1}};
  std::vector<std::string> waiting{formatBoard(puzzle)};
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const std::string board = waiting[i];
    forEachMove(board, puzzle.cols, [&](const std::string& moved, int) {
      if (distances.try_emplace(moved, -1).second) waiting.push_back(moved);
    });
  }
  waiting.clear();
  for (auto& [board, distance] : distances) {
    if (!isFree(puzzle, board)) continue;
    distance = 0;
    waiting.push_back(board);
  }
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const std::string board = waiting[i];
    forEachMove(board, puzzle.cols, [&](const std::string& moved, int) {
      int& distance = distances[moved];
      if (distance >= 0) return;
      distance = distances[board] + 1;
      waiting.push_back(moved);
    });
  }
  return distances;
}

}  // namespace unblocker
