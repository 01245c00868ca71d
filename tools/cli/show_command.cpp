// `show`: a board and how to solve it, for people.
#include <iostream>
#include <optional>
#include <string>

#include "board_text.h"
#include "commands.h"
#include "notation.h"
#include "notation/formats.h"
#include "picture.h"
#include "solve_options.h"

namespace unblocker {
namespace {

std::optional<Puzzle> puzzleFrom(const std::string& operand, bool isFile) {
  if (isFile) {
    const ScannedFile scanned = scanFile(operand);
    if (!scanned.failure) return scanned.reading.puzzle;
    complain(scanned.failure->message);
    return std::nullopt;
  }
  const Result<Imported> imported = importPuzzle(operand);
  if (!imported) {
    complain(imported.error().message.text);
    return std::nullopt;
  }
  if (!imported->note.text.empty()) complain(imported->note.text);
  return imported->puzzle;
}

// Blocks keep the labels they have at the start.
void printMoves(Puzzle puzzle, const Solution& solution, bool withBoards) {
  const Puzzle start = puzzle;
  for (std::size_t at = 0; at < solution.moves.size(); ++at) {
    const Move& move = solution.moves[at];
    const std::string number = std::to_string(at + 1);
    std::cout << std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') << number << "  "
              << moveText(start, move) << "\n";
    puzzle.blocks[static_cast<std::size_t>(move.block)].cell = move.to;
    if (withBoards) std::cout << drawing(puzzle, blockLabels(start)) << "\n";
  }
}

}  // namespace

int runShow(const Arguments& arguments) {
  if (arguments.operands.size() != 1) {
    complain("Give one board, or one picture: unblocker show BOARD, or show --scan FILE");
    return exitUsage;
  }
  const auto puzzle = puzzleFrom(arguments.operands.front(), arguments.has("--scan"));
  if (!puzzle) return 1;
  std::cout << formatNotation(*puzzle) << "\n"
            << drawing(*puzzle, blockLabels(*puzzle)) << std::flush;
  const Solution solution = solve(*puzzle, limitsFrom(arguments));
  std::cout << outcome(solution) << "\n";
  printMoves(*puzzle, solution, arguments.has("--boards"));
  return solution.status == SolveStatus::stopped ? 1 : 0;
}

}  // namespace unblocker
