// A network that sees a whole board. What is seen at a seam is told to the seams around it, which
// tell it on, and to the cells: a bonnet says where a car ends two cells further on, which no
// window of two cells shows, and how most seams look says what is usual here.
//
// After the networks that pass messages along a graph (Gilmer and others, "Neural message passing
// for quantum chemistry", 2017). A layer is out = A·in + a; its numbers stand in the table row by
// row, each row followed by its bias. States are what layers put out, by their hyperbolic tangents.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "board_graph.h"
#include "classifier.h"
#include "clues.h"
#include "grains.h"

namespace unblocker::scanner {

/// Clues, a window, and what goes for all of the board.
inline constexpr std::size_t closeSeamInputs = seamClueCount + seamWindowSize + boardClueCount;
inline constexpr std::size_t closeCellInputs = cellClueCount + cellWindowSize + boardClueCount;
inline constexpr std::size_t closeCellMeanings = 3;  ///< Floor, part of a block, wall.

/// Where a layer's numbers stand in the table.
struct Layer {
  std::size_t begin = 0;
  std::size_t inputs = 0;
  std::size_t outputs = 0;

  constexpr std::size_t end() const { return begin + outputs * (inputs + 1); }
};

inline constexpr std::size_t hearings = 2;  ///< How often seams are told what others know.
inline constexpr std::size_t seamStateSize = 48;
inline constexpr std::size_t cellStateSize = 28;

/// Numbers in all states of a seam: what it sees, and what it knows after each hearing; and in
/// those of a cell, which hears once.
inline constexpr std::size_t seamStatesSize = seamStateSize * (1 + hearings);
inline constexpr std::size_t cellStatesSize = cellStateSize * 2;

/// What seams and cells hear: their own state, those around them (cells: what these saw and what
/// they know at last), and what is usual: the means of what all seams and all cells see.
inline constexpr std::size_t usualSize = seamStateSize + cellStateSize;
inline constexpr std::size_t seamHears = seamStateSize * (1 + seamsAroundSeam) + usualSize;
inline constexpr std::size_t cellHears =
    cellStateSize + 2 * seamStateSize * seamsAroundCell + usualSize;

inline constexpr Layer seamSees{0, closeSeamInputs, seamStateSize};
inline constexpr Layer cellSees{seamSees.end(), closeCellInputs, cellStateSize};
inline constexpr Layer seamLearnsFirst{cellSees.end(), seamHears, seamStateSize};
inline constexpr std::array<Layer, hearings> seamLearns{
    seamLearnsFirst, Layer{seamLearnsFirst.end(), seamHears, seamStateSize}};
inline constexpr Layer cellLearns{seamLearns.back().end(), cellHears, cellStateSize};
inline constexpr Layer seamMeans{cellLearns.end(), seamStatesSize, seamMeanings};
inline constexpr Layer cellMeans{seamMeans.end(), cellStatesSize, closeCellMeanings};
inline constexpr std::size_t boardTableSize = cellMeans.end();

/// Rows of as many numbers each.
class Rows {
 public:
  Rows() = default;
  Rows(std::size_t count, std::size_t width) : width_(width), numbers_(count * width) {}

  std::size_t count() const { return width_ == 0 ? 0 : numbers_.size() / width_; }
  std::size_t width() const { return width_; }
  float* at(std::size_t row) { return numbers_.data() + row * width_; }
  const float* at(std::size_t row) const { return numbers_.data() + row * width_; }

 private:
  std::size_t width_ = 0;
  std::vector<float> numbers_;
};

/// All that goes through the network for one board; seams in the order of BoardLook::places, cells
/// row by row.
struct BoardThoughts {
  BoardThoughts(int cols, int rows);

  BoardGraph graph;
  Rows seams;  ///< What seams see: to be filled in before thinking.
  Rows cells;
  Rows seamStates;
  Rows cellStates;
  std::array<Rows, hearings> heardBySeams;
  Rows heardByCells;
  Rows seamMeaning;  ///< What each meaning has for itself: logarithms, but for a constant.
  Rows cellMeaning;
};

/// Fills in all that follows from what seams and cells see. The table has boardTableSize numbers.
void think(std::span<const float> table, BoardThoughts& thoughts);

}  // namespace unblocker::scanner
