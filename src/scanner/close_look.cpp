#include "close_look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "confidence.h"
#include "network.h"
#include "packed.h"
#include "tape.h"
#include "weighing.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t beliefSize = beliefClueCount + 1;

std::span<const float> numbers() {
  static const std::vector<float> all = [] {
    Tape tape;
    putCloseLook(tape);
    return unpacked(tape.bytes());
  }();
  return all;
}

template <std::size_t count>
std::array<float, count> likelihoods(const float* meanings) {
  std::array<float, count> out{};
  std::copy_n(meanings, count, out.begin());
  return logLikelihoods(out);
}

CellCost cellCostBy(const std::array<float, closeCellMeanings>& belief) {
  const float solid = std::log(std::exp(belief[1]) + std::exp(belief[2]));
  return {weighed(belief[0]), weighed(solid), weighed(belief[2] - solid)};
}

Evidence evidenceOf(const BoardLook& board, const BoardThoughts& thoughts) {
  Evidence evidence{board.patch.cols, board.patch.rows, {}, {}, {}};
  for (std::size_t i = 0; i < thoughts.cells.count(); ++i)
    evidence.cells.push_back(
        cellCostBy(likelihoods<closeCellMeanings>(thoughts.cellMeaning.at(i))));
  evidence.right.resize(evidence.cells.size());
  evidence.below.resize(evidence.cells.size());
  for (std::size_t i = 0; i < thoughts.seams.count(); ++i) {
    const SeamPlace& place = board.places[i];
    (place.isUpright ? evidence.right : evidence.below)[place.first] =
        seamCostBy(likelihoods<seamMeanings>(thoughts.seamMeaning.at(i)));
  }
  return evidence;
}

}  // namespace

std::optional<Weights> closeLook(Palette palette) {
  if (palette == Palette::grey) return std::nullopt;
  // Whoever changes the network's size has none until the learner has written it.
  if (numbers().size() < boardTableSize + beliefSize) return std::nullopt;
  return lookingClosely(learned(palette), numbers().first(boardTableSize),
                        numbers().subspan(boardTableSize, beliefSize));
}

Weights lookingClosely(const Weights& usual, std::span<const float> network,
                       std::span<const float> belief) {
  Weights own = usual;
  own.seam = network;
  own.cell = {};
  own.belief = belief;
  own.closely = weighClosely;
  return own;
}

CloseClues::CloseClues(const BoardLook& board, const FloorClues& clues)
    : board_(board), grains_(board.patch, clues.floorDistance()), all_(clues.ofBoard()) {}

void CloseClues::putSeam(const SeamPlace& place, const SeamClues& clues, float* out) const {
  float* window = std::copy(clues.begin(), clues.end(), out);
  const Features& features = board_.features;
  Colour middle;
  for (std::size_t c = 0; c < middle.size(); ++c)
    middle[c] =
        0.5F * (features.cells[place.first].colour[c] + features.cells[place.second].colour[c]);
  const auto at = features.cellAt(place.first);
  grains_.putSeam(at.col, at.row, place.isUpright, middle, window);
  std::copy(all_.begin(), all_.end(), window + seamWindowSize);
}

void CloseClues::putCell(std::size_t cell, const CellClues& clues, float* out) const {
  float* window = std::copy(clues.begin(), clues.end(), out);
  const auto at = board_.features.cellAt(cell);
  grains_.putCell(at.col, at.row, board_.features.cells[cell].colour, window);
  std::copy(all_.begin(), all_.end(), window + cellWindowSize);
}

std::optional<Evidence> weighClosely(const BoardLook& board, const FloorCandidate& floor,
                                     const Weights& weights) {
  FloorClues clues(board, floor);
  const CloseClues close(board, clues);
  BoardThoughts thoughts(board.patch.cols, board.patch.rows);
  const std::vector<CellClues> cells = clues.ofCells();
  for (std::size_t i = 0; i < cells.size(); ++i) close.putCell(i, cells[i], thoughts.cells.at(i));
  std::size_t next = 0;
  clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
    close.putSeam(place, seam, thoughts.seams.at(next++));
    return true;
  });
  think(weights.seam, thoughts);
  return evidenceOf(board, thoughts);
}

}  // namespace unblocker::scanner
