// Examples turned into what a classifier learns from: clues, and what they meant.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "example.h"
#include "scanner/close_look.h"
#include "scanner/clues.h"

namespace unblocker::learn {

/// Rows of clues, each with its meaning.
struct Samples {
  std::size_t width = 0;     ///< Clues in a row.
  std::vector<float> clues;  ///< Row by row.
  std::vector<std::uint8_t> meaning;
  std::vector<float> weight;

  std::size_t count() const { return meaning.size(); }
  void append(const Samples& other, float factor);
};

/// What a closer look shows besides clues: windows and what goes for all of the board, row by row.
struct Windows {
  std::size_t width = 0;  ///< Numbers in a row.
  std::vector<std::int8_t> parts;

  static constexpr float partsOfOne = 127;
};

/// What one board in one place teaches: of seams in the order of BoardLook::places, and of cells
/// row by row. Seams mean what the members of SeamCost say; cells are floor, part of a block, or
/// wall.
struct Lesson {
  int cols = 0;
  int rows = 0;
  Samples seams{scanner::seamClueCount, {}, {}, {}};
  Samples cells{scanner::cellClueCount, {}, {}, {}};
  Windows seamWindows{scanner::closeSeamInputs - scanner::seamClueCount, {}};
  Windows cellWindows{scanner::closeCellInputs - scanner::cellClueCount, {}};

  bool isEmpty() const { return cells.count() == 0; }
};

/// How far from its place a board may be found: standard deviations, in cells and as a part of its
/// size.
struct Shake {
  double place = 0;
  double size = 0;
};

/// What the example's board teaches, a little beside where it lies. Every sample has the weight 1;
/// there are none where the board's floor is not found.
Lesson lessonOf(const Example& example, const Shake& shake, std::mt19937& chance);

}  // namespace unblocker::learn
