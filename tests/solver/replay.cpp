#include "replay.h"

#include <cstdlib>

namespace unblocker {
namespace {

// A block that slides passes only over legal boards, so it is moved cell by cell.
std::string slide(Puzzle& puzzle, const Move& move) {
  Block& block = puzzle.blocks[static_cast<std::size_t>(move.block)];
  if (block.cell != move.from) return "the block does not stand where the move begins";
  const bool flat = block.axis == Axis::horizontal;
  if (flat ? move.from.row != move.to.row : move.from.col != move.to.col) return "off its lane";
  if (move.from == move.to) return "no movement";
  const bool forward = flat ? move.to.col > move.from.col : move.to.row > move.from.row;
  while (block.cell != move.to) {
    (flat ? block.cell.col : block.cell.row) += forward ? 1 : -1;
    if (const auto error = validate(puzzle)) return error->message.text;
  }
  return {};
}

}  // namespace

std::string faultOf(const Puzzle& puzzle, const Solution& solution) {
  Puzzle board = puzzle;
  int travelled = 0;
  for (const Move& move : solution.moves) {
    if (isSolved(board)) return "free before the last move";
    if (move.block < 0 || move.block >= static_cast<int>(board.blocks.size())) return "no block";
    if (std::string fault = slide(board, move); !fault.empty()) return fault;
    travelled += steps(move);
  }
  if (travelled != solution.steps) return "the steps do not add up";
  return isSolved(board) ? "" : "the target is not free";
}

}  // namespace unblocker
