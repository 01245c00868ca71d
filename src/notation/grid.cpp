#include "notation/grid.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "notation/text.h"
#include "sort_few.h"

namespace unblocker {
namespace {

std::string_view asText(const char& sign) { return {&sign, 1}; }

std::optional<Error> checkCells(const Grid& grid) {
  if (auto error = checkSize(grid.cols, grid.rows)) return error;
  if (grid.cells.size() != static_cast<std::size_t>(grid.cols) * grid.rows) {
    return wrong(ErrorCode::badSize,
                 "cells-count: The board is said to be {cols} by {rows} but has {cells} cells.",
                 {grid.cols, grid.rows, countOf(grid.cells)});
  }
  for (std::size_t i = 0; i < grid.cells.size(); ++i) {
    if (grid.cells[i] > ' ' && grid.cells[i] <= '~') continue;
    const int at = static_cast<int>(i);
    return wrong(ErrorCode::badNotation,
                 "strange-sign: The character at row {row}, column {col} is none of a board: "
                 "`.` is empty, `x` a wall, a letter a block.",
                 {at / grid.cols + 1, at % grid.cols + 1});
  }
  return std::nullopt;
}

// What has been gathered of one label, read row by row.
struct Gathered {
  char label = 0;
  Block block;
  int cells = 0;
};

// Adds a cell to a block; false when it does not go on straight where the block ends.
bool extend(Gathered& gathered, Cell cell) {
  Block& block = gathered.block;
  if (gathered.cells == 1) {
    block.axis = cell.row == block.cell.row ? Axis::horizontal : Axis::vertical;
  }
  if (cell != cellOf(block, gathered.cells)) return false;
  block.length = ++gathered.cells;
  return true;
}

Result<std::vector<Gathered>> gather(const Grid& grid, const Legend& legend,
                                     std::vector<Cell>& walls) {
  std::vector<Gathered> found;
  for (int at = 0; at < grid.cols * grid.rows; ++at) {
    const char label = grid.cells[static_cast<std::size_t>(at)];
    const Cell cell{at % grid.cols, at / grid.cols};
    if (legend.empty.find(label) != legend.empty.npos) continue;
    if (label == legend.wall) {
      walls.push_back(cell);
      continue;
    }
    const auto same = std::find_if(found.begin(), found.end(),
                                   [label](const Gathered& other) { return other.label == label; });
    if (same == found.end()) {
      found.push_back({label, {cell, Axis::horizontal, 1}, 1});
    } else if (!extend(*same, cell)) {
      return wrong(ErrorCode::badBlock,
                   "bent-block: Block {label} is not one straight piece: its cell at row {row}, "
                   "column {col} is apart from the others.",
                   {asText(label), cell.row + 1, cell.col + 1});
    }
  }
  return found;
}

std::optional<Error> checkLengths(const std::vector<Gathered>& found, const Legend& legend) {
  if (found.empty()) return wrong(ErrorCode::badBlock, noBlock);
  for (const Gathered& one : found) {
    if (one.cells >= 2) continue;
    return wrong(
        ErrorCode::badBlock,
        legend.wall == 0 ? "single-cell: Block {label} has a single cell, at row {row}, column "
                           "{col}; blocks have two or more."
                         : "single-cell-or-wall: Block {label} has a single cell, at row {row}, "
                           "column {col}; blocks have two or more. A fixed cell is written {wall}.",
        {asText(one.label), one.block.cell.row + 1, one.block.cell.col + 1, asText(legend.wall)});
  }
  return std::nullopt;
}

Result<Exit> exitAtRight(const Grid& grid, const Block& target) {
  if (target.axis == Axis::horizontal) return Exit{Side::right, target.cell.row};
  const std::string form = std::to_string(grid.cols) + "x" + std::to_string(grid.rows) + ":top" +
                           std::to_string(target.cell.col) + ":BOARD";
  return wrong(ErrorCode::badExit,
               "exit-unsaid: The target stands upright, but a board alone has its exit at the "
               "right. Say where it is: {form} (or bottom).",
               {form});
}

// Puts the target first; false when there is none.
bool putTargetFirst(std::vector<Gathered>& found, char label) {
  const auto target =
      label == 0 ? std::min_element(found.begin(), found.end(),
                                    [](const auto& a, const auto& b) { return a.label < b.label; })
                 : std::find_if(found.begin(), found.end(),
                                [label](const Gathered& one) { return one.label == label; });
  if (target == found.end()) return false;
  std::rotate(found.begin(), target, target + 1);
  return true;
}

}  // namespace

Result<Puzzle> puzzleFromGrid(const Grid& grid, const Legend& legend, std::optional<Exit> exit) {
  if (auto error = checkCells(grid)) return *error;
  Puzzle puzzle{grid.cols, grid.rows, {}, {}, {}};
  const auto gathered = gather(grid, legend, puzzle.walls);
  if (!gathered) return gathered.error();
  std::vector<Gathered> found = *gathered;
  if (auto error = checkLengths(found, legend)) return *error;
  if (!putTargetFirst(found, legend.target)) {
    return wrong(ErrorCode::badBlock,
                 "target-unnamed: The board has no block {label}, which is the one to be freed.",
                 {asText(legend.target)});
  }
  for (const Gathered& one : found) puzzle.blocks.push_back(one.block);
  const auto way = exit ? Result<Exit>(*exit) : exitAtRight(grid, puzzle.blocks.front());
  if (!way) return way.error();
  puzzle.exit = *way;
  if (auto error = validate(puzzle)) return *error;
  return puzzle;
}

Result<Grid> gridFromLines(const std::vector<std::string_view>& lines) {
  Grid grid{lines.empty() ? 0 : static_cast<int>(std::min<std::size_t>(lines[0].size(), 1000)),
            static_cast<int>(std::min<std::size_t>(lines.size(), 1000)),
            {}};
  for (std::size_t row = 0; row < lines.size(); ++row) {
    if (lines[row].size() != lines[0].size()) {
      return wrong(
          ErrorCode::badSize,
          "uneven-row: The rows differ in length: row {row} has {cells}, the first {first}.",
          {static_cast<int>(row) + 1, countOf(lines[row]), countOf(lines[0])});
    }
    grid.cells += lines[row];
  }
  return grid;
}

Grid drawGrid(const Puzzle& puzzle, std::string_view labels, char empty, char wall) {
  Grid grid{puzzle.cols, puzzle.rows,
            std::string(static_cast<std::size_t>(puzzle.cols) * puzzle.rows, empty)};
  const auto put = [&](Cell cell, char label) {
    grid.cells[static_cast<std::size_t>(cell.row) * grid.cols + cell.col] = label;
  };
  for (const Cell cell : puzzle.walls) put(cell, wall);
  for (std::size_t at = 0; at < labels.size(); ++at) {
    const Block& block = puzzle.blocks[at];
    for (int i = 0; i < block.length; ++i) put(cellOf(block, i), labels[at]);
  }
  return grid;
}

std::string linesFrom(const Grid& grid) {
  std::string text;
  for (int row = 0; row < grid.rows; ++row) {
    text += grid.cells.substr(static_cast<std::size_t>(row) * grid.cols,
                              static_cast<std::size_t>(grid.cols)) +
            "\n";
  }
  return text;
}

std::vector<std::size_t> orderOfAppearance(const Puzzle& puzzle) {
  std::vector<std::size_t> order(puzzle.blocks.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  sortFew(std::span(order).subspan(1), [&](std::size_t a, std::size_t b) {
    const Cell first = puzzle.blocks[a].cell;
    const Cell second = puzzle.blocks[b].cell;
    return std::pair(first.row, first.col) < std::pair(second.row, second.col);
  });
  return order;
}

std::string labelsFrom(const Puzzle& puzzle, std::string_view names) {
  std::string labels(puzzle.blocks.size(), names.front());
  std::size_t next = 0;
  for (const std::size_t block : orderOfAppearance(puzzle)) labels[block] = names[next++];
  return labels;
}

}  // namespace unblocker
