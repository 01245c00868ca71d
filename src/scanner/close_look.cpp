#include "close_look.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "confidence.h"
#include "network.h"
#include "packed.h"
#include "tape.h"
#include "weighing.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t seamSize = tableSize(closeSeamInputs, closeSeamHidden, seamMeanings);
constexpr std::size_t cellSize = tableSize(closeCellInputs, closeCellHidden, closeCellMeanings);
constexpr std::size_t beliefSize = beliefClueCount + 1;

std::span<const float> numbers() {
  static const std::vector<float> all = [] {
    Tape tape;
    putCloseLook(tape);
    return unpacked(tape.bytes());
  }();
  return all;
}

SeamCost costOf(const CloseClues::Seam& seam, const Weights& weights) {
  return seamCostBy(evaluate<seamMeanings>(seam, weights.seam));
}

CellCost costOf(const CloseClues::Cell& cell, const Weights& weights) {
  const auto belief = evaluate<closeCellMeanings>(cell, weights.cell);
  const float solid = std::log(std::exp(belief[1]) + std::exp(belief[2]));
  return {weighed(belief[0]), weighed(solid), weighed(belief[2] - solid)};
}

}  // namespace

std::optional<Weights> closeLook(Palette palette) {
  if (palette == Palette::grey) return std::nullopt;
  // Whoever changes the networks' sizes has none until the learner has written them.
  if (numbers().size() < seamSize + cellSize + beliefSize) return std::nullopt;
  Weights own = learned(palette);
  own.seam = numbers().first(seamSize);
  own.cell = numbers().subspan(seamSize, cellSize);
  own.belief = numbers().subspan(seamSize + cellSize, beliefSize);
  own.closely = weighClosely;
  return own;
}

CloseClues::CloseClues(const BoardLook& board, const FloorClues& clues)
    : board_(board), grains_(board.patch, clues.floorDistance()), all_(clues.ofBoard()) {}

CloseClues::Seam CloseClues::ofSeam(const SeamPlace& place, const SeamClues& clues) const {
  Seam seam;
  float* window = std::copy(clues.begin(), clues.end(), seam.data());
  const Features& features = board_.features;
  Colour middle;
  for (std::size_t c = 0; c < middle.size(); ++c)
    middle[c] =
        0.5F * (features.cells[place.first].colour[c] + features.cells[place.second].colour[c]);
  const auto at = features.cellAt(place.first);
  grains_.putSeam(at.col, at.row, place.isUpright, middle, window);
  std::copy(all_.begin(), all_.end(), window + seamWindowSize);
  return seam;
}

CloseClues::Cell CloseClues::ofCell(std::size_t cell, const CellClues& clues) const {
  Cell out;
  float* window = std::copy(clues.begin(), clues.end(), out.data());
  const auto at = board_.features.cellAt(cell);
  grains_.putCell(at.col, at.row, board_.features.cells[cell].colour, window);
  std::copy(all_.begin(), all_.end(), window + cellWindowSize);
  return out;
}

std::optional<Evidence> weighClosely(const BoardLook& board, const FloorCandidate& floor,
                                     const Weights& weights, double limit) {
  FloorClues clues(board, floor);
  const CloseClues close(board, clues);
  return evidenceBy(
      board, clues, limit,
      [&](std::size_t cell, const CellClues& own) {
        return costOf(close.ofCell(cell, own), weights);
      },
      [&](const SeamPlace& place, const SeamClues& own) {
        return costOf(close.ofSeam(place, own), weights);
      });
}

}  // namespace unblocker::scanner
