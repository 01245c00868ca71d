#include "reference.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "notation.h"

namespace unblocker {
namespace {

using Level = std::map<std::string, int>;  // Boards, each with the fewest steps to it.

// Calls `use(board, steps)` for each board one move away.
template <typename Use>
void forEachMove(const std::string& board, int cols, Use use) {
  const int size = static_cast<int>(board.size());
  const auto label = [&](int cell) { return board[static_cast<std::size_t>(cell)]; };
  for (int first = 0; first < size; ++first) {
    const char block = label(first);
    if (block == '.' || block == 'x' || static_cast<int>(board.find(block)) < first) continue;
    const int last = static_cast<int>(board.rfind(block));
    const bool flat = last / cols == first / cols;
    for (const int step : {flat ? -1 : -cols, flat ? 1 : cols}) {
      std::string moved = board;
      int front = step < 0 ? first : last;
      int back = step < 0 ? last : first;
      for (int count = 1;; ++count, back += step) {
        front += step;
        const bool inside = front >= 0 && front < size && (!flat || front / cols == first / cols);
        if (!inside || label(front) != '.') break;
        std::swap(moved[static_cast<std::size_t>(front)], moved[static_cast<std::size_t>(back)]);
        use(moved, count);
      }
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
  Level level{{formatBoard(puzzle), 0}};
  std::set<std::string> seen{formatBoard(puzzle)};
  ReferenceAnswer answer{false, 0, 0, {{1, 1}}};
  for (; !level.empty(); ++answer.moves) {
    for (const auto& [board, steps] : level) {
      if (!isFree(puzzle, board) || (answer.solved && answer.steps <= steps)) continue;
      answer.solved = true;
      answer.steps = steps;
    }
    if (answer.solved) return answer;
    Level next;
    std::uint64_t examined = 0;
    for (const auto& [board, steps] : level) {
      forEachMove(board, puzzle.cols, [&, soFar = steps](const std::string& moved, int count) {
        ++examined;
        if (seen.count(moved) != 0) return;
        const auto [at, isNew] = next.try_emplace(moved, soFar + count);
        at->second = std::min(at->second, soFar + count);
      });
    }
    for (const auto& [board, steps] : next) seen.insert(board);
    answer.levels.push_back({examined, next.size()});
    level = next;
  }
  answer.moves = 0;
  return answer;
}

std::map<std::string, int> referenceDistances(const Puzzle& puzzle) {
  std::map<std::string, int> distances{{formatBoard(puzzle), -1}};
  std::vector<std::string> waiting{formatBoard(puzzle)};
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    forEachMove(std::string(waiting[i]), puzzle.cols, [&](const std::string& moved, int) {
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
