#include "classifier.h"

#include "network.h"

namespace unblocker::scanner {

std::array<float, seamMeanings> believe(const SeamClues& clues, std::span<const float> table) {
  return evaluate<seamMeanings>(clues, table);
}

std::array<float, cellMeanings> believe(const CellClues& clues, std::span<const float> table) {
  return evaluate<cellMeanings>(clues, table);
}

}  // namespace unblocker::scanner
