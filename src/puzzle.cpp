#include "puzzle.h"

#include <bitset>
#include <cstddef>
#include <cstdlib>
#include <limits>

namespace unblocker {
namespace {

using Cells = std::bitset<static_cast<std::size_t>(maximumBoardSide) * maximumBoardSide>;

std::size_t indexOf(Cell cell) {
  return static_cast<std::size_t>(cell.row) * maximumBoardSide + static_cast<std::size_t>(cell.col);
}

bool isInside(const Puzzle& puzzle, Cell cell) {
  return cell.col >= 0 && cell.col < puzzle.cols && cell.row >= 0 && cell.row < puzzle.rows;
}

// Rows and columns as people count them; any number can come here.
int fromOne(int index) { return index + (index < std::numeric_limits<int>::max() ? 1 : 0); }

bool isSideLegal(int side) { return side >= minimumBoardSide && side <= maximumBoardSide; }

std::optional<Error> checkWalls(const Puzzle& puzzle, Cells& taken) {
  for (const Cell wall : puzzle.walls) {
    if (!isInside(puzzle, wall)) {
      return wrong(ErrorCode::badWall,
                   "wall-outside: The wall at row {row}, column {col} is outside the board.",
                   {fromOne(wall.row), fromOne(wall.col)});
    }
    if (taken[indexOf(wall)]) {
      return wrong(ErrorCode::badWall,
                   "wall-twice: There are two walls at row {row}, column {col}.",
                   {fromOne(wall.row), fromOne(wall.col)});
    }
    taken.set(indexOf(wall));
  }
  return std::nullopt;
}

std::optional<Error> checkBlock(const Puzzle& puzzle, const Block& block, Cells& taken) {
  if (block.length < 2 || block.length > maximumBoardSide) {
    return wrong(ErrorCode::badBlock,
                 "block-length: The block at row {row}, column {col} has "
                 "the length {length}; a block has 2 to 12 cells.",
                 {fromOne(block.cell.row), fromOne(block.cell.col), block.length});
  }
  if (!isInside(puzzle, block.cell) || !isInside(puzzle, cellOf(block, block.length - 1))) {
    return wrong(ErrorCode::badBlock,
                 "block-outside: The block at row {row}, column {col} reaches outside the board.",
                 {fromOne(block.cell.row), fromOne(block.cell.col)});
  }
  for (int i = 0; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    if (taken[indexOf(cell)]) {
      return wrong(ErrorCode::overlap,
                   "cell-twice: Two pieces lie over each other at row {row}, column {col}.",
                   {fromOne(cell.row), fromOne(cell.col)});
    }
    taken.set(indexOf(cell));
  }
  return std::nullopt;
}

std::optional<Error> checkBlocks(const Puzzle& puzzle, Cells& taken) {
  if (puzzle.blocks.empty()) return wrong(ErrorCode::badBlock, noBlock);
  if (puzzle.blocks.size() > maximumBlocks) {
    return wrong(
        ErrorCode::badBlock,
        "many-blocks: There are {blocks} blocks; at most {most} can be told apart in writing.",
        {static_cast<int>(puzzle.blocks.size()), maximumBlocks});
  }
  for (const Block& block : puzzle.blocks) {
    if (auto error = checkBlock(puzzle, block, taken)) return error;
  }
  return std::nullopt;
}

std::optional<Error> checkExit(const Puzzle& puzzle) {
  const Block& target = puzzle.blocks.front();
  const bool flat = target.axis == Axis::horizontal;
  if (target.axis != axisOf(puzzle.exit.side)) {
    return wrong(ErrorCode::badExit,
                 flat
                     ? "exit-aside: The target lies flat, so the exit must be left or right."
                     : "exit-above: The target stands upright, so the exit must be top or bottom.");
  }
  const int line = flat ? target.cell.row : target.cell.col;
  if (puzzle.exit.line == line) return std::nullopt;
  return wrong(ErrorCode::badExit,
               flat ? "exit-row: The exit is at row {exit}, the target in row {target} "
                      "(counted from 1); they must be the same."
                    : "exit-column: The exit is at column {exit}, the target in column "
                      "{target} (counted from 1); they must be the same.",
               {fromOne(puzzle.exit.line), fromOne(line)});
}

}  // namespace

std::optional<Error> checkSize(int cols, int rows) {
  if (isSideLegal(cols) && isSideLegal(rows)) return std::nullopt;
  return wrong(ErrorCode::badSize,
               "size-unfit: A board of {cols} by {rows} cells; each side must have 3 to 12.",
               {cols, rows});
}

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
  if (auto error = checkSize(puzzle.cols, puzzle.rows)) return error;
  if (auto error = checkWalls(puzzle, taken)) return error;
  if (auto error = checkBlocks(puzzle, taken)) return error;
  return checkExit(puzzle);
}

}  // namespace unblocker
