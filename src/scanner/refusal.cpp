#include "refusal.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "../notation.h"
#include "surroundings.h"

namespace unblocker::scanner {
namespace {

/// The smallest part of the grid that holds all the cells, which are not none.
Grid around(const Grid& grid, const std::vector<Cell>& cells) {
  Cell first = cells.front();
  Cell last = cells.front();
  for (const Cell& cell : cells) {
    first = {std::min(first.col, cell.col), std::min(first.row, cell.row)};
    last = {std::max(last.col, cell.col), std::max(last.row, cell.row)};
  }
  return {grid.x + first.col * grid.cellWidth,
          grid.y + first.row * grid.cellHeight,
          grid.cellWidth,
          grid.cellHeight,
          last.col - first.col + 1,
          last.row - first.row + 1};
}

Error offGrid(const Grid& grid, const std::vector<Cell>& cells, int factor) {
  return {ErrorCode::blockOffGrid,
          "A board was found, but a block on it stands between two cells, or something lies over "
          "it. Choose a screenshot in which nothing moves or covers the board.",
          rectOf(around(grid, cells), factor)};
}

// A side's name alone cannot be put into a sentence of every language.
std::string_view cutAt(Side side) {
  switch (side) {
    case Side::left:
      return "cut-left: The board is cut off at the left of the picture. Choose a screenshot that "
             "shows all of it.";
    case Side::right:
      return "cut-right: The board is cut off at the right of the picture. Choose a screenshot "
             "that shows all of it.";
    case Side::top:
      return "cut-top: The board is cut off at the top of the picture. Choose a screenshot that "
             "shows all of it.";
    case Side::bottom:
      return "cut-bottom: The board is cut off at the bottom of the picture. Choose a screenshot "
             "that shows all of it.";
  }
  return {};
}

Error cutOff(Side side, const Rect& rect) {
  return {ErrorCode::boardCutOff, say(cutAt(side)), rect};
}

int cellPixels(const Grid& grid, int factor) {
  return static_cast<int>(std::min(grid.cellWidth, grid.cellHeight) * factor);
}

// Blocks of fewer pixels have been read, but not from pictures that leave any other doubt.
constexpr int fewPixels = 14;

Error tooSmall(int cell, const Rect& rect) {
  return {ErrorCode::pictureTooSmall,
          say("cells-too-small: The board is too small in this picture: its cells are only "
              "{pixels} pixels wide. Choose the screenshot itself, not a reduced copy.",
              {cell}),
          rect};
}

// Buttons of a menu and houses of a street lie in rows, too, and make something like a board: it
// is hardly believed and explains up to a third of itself. Boards that were misread under a finger
// or from a slant are believed as little, but explain nearly half of themselves or more.
constexpr double hardlyBelieved = 0.04;
constexpr double hardlyExplained = 0.4;
// What explains less of itself is none, believed in or not.
constexpr double nothingExplained = 0.15;

bool isNoBoard(const GridReading& reading, double confidence) {
  const double share = shareOf(reading);
  return share < nothingExplained || (confidence < hardlyBelieved && share < hardlyExplained);
}

/// What is likeliest to be wrong with a reading that is not believed.
Error unbelieved(const GridReading& reading, double confidence, const Rect& rect, int factor) {
  if (isNoBoard(reading, confidence)) return noBoard();
  const Grid grid = boundsOf(reading.lattice);
  const int cell = cellPixels(grid, factor);
  if (reading.beyond.goOn())
    return {ErrorCode::notBelieved,
            say("part-only: Part of a larger board was found, but not all of it could be read. "
                "Choose a sharp screenshot that shows the whole board."),
            rect};
  if (cell < fewPixels) return tooSmall(cell, rect);
  if (!reading.strange.empty()) return offGrid(grid, reading.strange, factor);
  return {ErrorCode::notBelieved,
          "Something like a board was found, but it could not be read with any certainty. Choose a "
          "sharp screenshot that shows the whole board.",
          rect};
}

}  // namespace

Rect rectOf(const Grid& grid, int factor) {
  const auto scaled = [&](double value) { return static_cast<int>(std::lround(value * factor)); };
  return {scaled(grid.x), scaled(grid.y), scaled(grid.right() - grid.x),
          scaled(grid.bottom() - grid.y)};
}

Error noBoard() {
  return {ErrorCode::noBoard,
          "No puzzle board was found in this picture. Choose a screenshot that shows the whole "
          "board."};
}

std::optional<Error> refusalOf(const GridReading& reading, std::optional<double> confidence,
                               int factor) {
  const Grid grid = boundsOf(reading.lattice);
  const Rect rect = rectOf(grid, factor);
  const int cell = cellPixels(grid, factor);
  // Of a few pixels a cell, lines at the picture's edge are lost as others are.
  if (const auto side = cutSide(reading.patch))
    return cell < fewPixels ? tooSmall(cell, rect) : cutOff(*side, rect);
  if (!confidence)
    return Error{ErrorCode::noTarget,
                 "A board was found, but no block on it stands out as the one to free. Choose a "
                 "screenshot in which the red block can be seen.",
                 rect};
  if (!reading.sliding.empty()) return offGrid(grid, reading.sliding, factor);
  if (*confidence >= leastBelief) return std::nullopt;
  return unbelieved(reading, *confidence, rect, factor);
}

}  // namespace unblocker::scanner
