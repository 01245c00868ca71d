// Examples turned into what a classifier learns from: clues, and what they meant.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "example.h"
#include "scanner/clues.h"

namespace unblocker::learn {

/// Rows of clues, each with its meaning.
struct Samples {
  std::size_t width = 0;     ///< Clues in a row.
  std::size_t meanings = 0;  ///< How many there are.
  std::vector<float> clues;  ///< Row by row.
  std::vector<std::uint8_t> meaning;
  std::vector<float> weight;

  std::size_t count() const { return meaning.size(); }
  void append(const Samples& other, float factor);
};

/// What one example, or several, teach.
struct Lesson {
  Samples seams{scanner::seamClueCount, 3, {}, {}, {}};
  Samples cells{scanner::cellClueCount, 2, {}, {}, {}};

  void append(const Lesson& other, float factor);
};

/// The clues of the example's board: once where it lies, and `shaken` times a little beside that,
/// because the scanner will not find it more exactly. Every sample has the weight 1.
Lesson lessonOf(const Example& example, int shaken, std::mt19937& chance);

}  // namespace unblocker::learn
