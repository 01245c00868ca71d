// Examples turned into what a classifier learns from: clues, and what they meant.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "example.h"
#include "scanner/close_look.h"
#include "scanner/clues.h"

namespace unblocker::learn {

/// Where each of a window's numbers comes from: one of the ways in which the same could have been
/// seen, turned or mirrored.
using View = std::vector<std::uint32_t>;

/// Rows of clues, each with what a closer look shows, and its meaning.
struct Samples {
  std::size_t width = 0;       ///< Clues in a row.
  std::size_t windowSize = 0;  ///< Numbers of a window, and of what goes for all of the board.
  std::vector<float> clues;    ///< Row by row.
  std::vector<std::int8_t> windows;  ///< Row by row, in parts of `windowParts`.
  std::vector<std::uint8_t> meaning;
  std::vector<float> weight;

  static constexpr float windowParts = 127;

  std::size_t count() const { return meaning.size(); }
  void append(const Samples& other, float factor);
};

/// What one example, or several, teach. Seams mean what the members of SeamCost say; cells are
/// floor, part of a block, or wall.
struct Lesson {
  Samples seams{
      scanner::seamClueCount, scanner::closeSeamInputs - scanner::seamClueCount, {}, {}, {}, {}};
  Samples cells{
      scanner::cellClueCount, scanner::closeCellInputs - scanner::cellClueCount, {}, {}, {}, {}};

  void append(const Lesson& other, float factor);
};

/// All ways in which the windows of seams and cells can be seen.
std::vector<View> seamViews();
std::vector<View> cellViews();

/// How far from its place a board may be found: standard deviations, in cells and as a part of its
/// size.
struct Shake {
  double place = 0;
  double size = 0;
};

/// Appends what the example's board teaches, a little beside where it lies. Every sample has the
/// weight 1.
void learnFrom(const Example& example, const Shake& shake, std::mt19937& chance, Lesson& lesson);

}  // namespace unblocker::learn
