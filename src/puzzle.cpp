#include "puzzle.h"

#include <bitset>
#include <cstddef>
#include <cstdlib>
#include <string>

namespace unblocker {
namespace {

using Cells = std::bitset<static_cast<std::size_t>(maximumBoardSide) * maximumBoardSide>;

std::size_t indexOf(Cell cell) {
  return static_cast<std::size_t>(cell.row) * maximumBoardSide + static_cast<std::size_t>(cell.col);
}

bool isInside(const Puzzle& puzzle, Cell cell) {
  return cell.col >= 0 && cell.col < puzzle.cols && cell.row >= 0 && cell.row < puzzle.rows;
}

std::string spell(Cell cell) {
  return "column " + std::to_string(cell.col) + ", row " + std::to_string(cell.row);
}

std::string spell(std::size_t block) {
  return block == 0 ? "The target" : "Block " + std::to_string(block);
}

bool isSideLegal(int side) { return side >= minimumBoardSide && side <= maximumBoardSide; }

std::optional<Error> checkSize(const Puzzle& puzzle) {
  if (isSideLegal(puzzle.cols) && isSideLegal(puzzle.rows)) return std::nullopt;
  return Error{ErrorCode::badSize, "A board of " + std::to_string(puzzle.cols) + " by " +
                                       std::to_string(puzzle.rows) +
                                       " cells; each side must have 3 to 12."};
}

std::optional<Error> checkWalls(const Puzzle& puzzle, Cells& taken) {
  for (const Cell wall : puzzle.walls) {
    if (!isInside(puzzle, wall)) {
      return Error{ErrorCode::badWall, "The wall at " + spell(wall) + " is outside the board."};
    }
    if (taken[indexOf(wall)]) {
      return Error{ErrorCode::badWall, "There are two walls at " + spell(wall) + "."};
    }
    taken.set(indexOf(wall));
  }
  return std::nullopt;
}

std::optional<Error> checkBlock(const Puzzle& puzzle, std::size_t at, Cells& taken) {
  const Block& block = puzzle.blocks[at];
  if (block.length < 2 || block.length > maximumBoardSide) {
    return Error{ErrorCode::badBlock, spell(at) + " is " + std::to_string(block.length) +
                                          " cells long; a block has 2 to 12."};
  }
  if (!isInside(puzzle, block.cell) || !isInside(puzzle, cellOf(block, block.length - 1))) {
    return Error{ErrorCode::badBlock,
                 spell(at) + ", from " + spell(block.cell) + ", reaches outside the board."};
  }
  for (int i = 0; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    if (taken[indexOf(cell)]) {
      return Error{ErrorCode::overlap, spell(at) + " covers " + spell(cell) +
                                           ", which a wall or another block has already."};
    }
    taken.set(indexOf(cell));
  }
  return std::nullopt;
}

std::optional<Error> checkBlocks(const Puzzle& puzzle, Cells& taken) {
  if (puzzle.blocks.empty()) {
    return Error{ErrorCode::badBlock, "There is no block; at least the target is needed."};
  }
  if (puzzle.blocks.size() > maximumBlocks) {
    return Error{ErrorCode::badBlock, "There are " + std::to_string(puzzle.blocks.size()) +
                                          " blocks; at most " + std::to_string(maximumBlocks) +
                                          " can be told apart in writing."};
  }
  for (std::size_t at = 0; at < puzzle.blocks.size(); ++at) {
    if (auto error = checkBlock(puzzle, at, taken)) return error;
  }
  return std::nullopt;
}

std::optional<Error> checkExit(const Puzzle& puzzle) {
  const Block& target = puzzle.blocks.front();
  if (target.axis != axisOf(puzzle.exit.side)) {
    return Error{ErrorCode::badExit,
                 target.axis == Axis::horizontal
                     ? "The target lies flat, so the exit must be left or right."
                     : "The target stands upright, so the exit must be top or "
                       "bottom."};
  }
  const bool flat = target.axis == Axis::horizontal;
  const int line = flat ? target.cell.row : target.cell.col;
  if (puzzle.exit.line == line) return std::nullopt;
  const std::string lane = flat ? "row " : "column ";
  return Error{ErrorCode::badExit, "The exit is on " + lane + std::to_string(puzzle.exit.line) +
                                       ", the target on " + lane + std::to_string(line) +
                                       " (counted from 0); they must be the same."};
}

}  // namespace

int steps(const Move& move) {
  return std::abs(move.to.col - move.from.col) + std::abs(move.to.row - move.from.row);
}

Cell solvedCell(const Puzzle& puzzle) {
  const Block& target = puzzle.blocks.front();
  switch (puzzle.exit.side) {
    case Side::left: return {0, target.cell.row};
    case Side::right: return {puzzle.cols - target.length, target.cell.row};
    case Side::top: return {target.cell.col, 0};
    case Side::bottom: return {target.cell.col, puzzle.rows - target.length};
  }
  return target.cell;
}

bool isSolved(const Puzzle& puzzle) { return puzzle.blocks.front().cell == solvedCell(puzzle); }

int cellsCovered(const Puzzle& puzzle) {
  int cells = 0;
  for (const Block& block : puzzle.blocks) cells += block.length;
  return cells;
}

std::optional<Error> validate(const Puzzle& puzzle) {
  Cells taken;
  if (auto error = checkSize(puzzle)) return error;
  if (auto error = checkWalls(puzzle, taken)) return error;
  if (auto error = checkBlocks(puzzle, taken)) return error;
  return checkExit(puzzle);
}

}  // namespace unblocker
