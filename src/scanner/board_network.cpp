#include "board_network.h"

#include <algorithm>

#include "lanes.h"
#include "network.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t atOnce = 4;

/// The sums of the products of a layer's row and four others. Each weight is loaded once for all,
/// and the sums do not wait for each other.
std::array<float, atOnce> products(const float* weights, std::size_t count,
                                   const std::array<const float*, atOnce>& rows) {
  std::array<Four, atOnce> sums{};
  const std::size_t whole = count / 4 * 4;
  for (std::size_t i = 0; i < whole; i += 4) {
    const Four weight = load(weights + i);
    for (std::size_t k = 0; k < atOnce; ++k) sums[k] += weight * load(rows[k] + i);
  }
  std::array<float, atOnce> out{};
  for (std::size_t k = 0; k < atOnce; ++k) {
    out[k] = (sums[k][0] + sums[k][1]) + (sums[k][2] + sums[k][3]) + weights[count];
    for (std::size_t i = whole; i < count; ++i) out[k] += weights[i] * rows[k][i];
  }
  return out;
}

/// Puts what a layer makes of rows into others, from their number `to` on.
void apply(const Layer& layer, std::span<const float> table, const Rows& in, std::size_t to,
           Rows& out) {
  const std::size_t last = in.count() - 1;
  for (std::size_t first = 0; first <= last; first += atOnce) {
    std::array<const float*, atOnce> rows{};
    for (std::size_t k = 0; k < atOnce; ++k) rows[k] = in.at(std::min(first + k, last));
    const float* weights = table.data() + layer.begin;
    for (std::size_t o = 0; o < layer.outputs; ++o, weights += layer.inputs + 1) {
      const auto sums = products(weights, layer.inputs, rows);
      for (std::size_t k = 0; k < std::min(atOnce, last - first + 1); ++k)
        out.at(first + k)[to + o] = sums[k];
    }
  }
}

/// As `apply`, and the states that follow from it.
void bring(const Layer& layer, std::span<const float> table, const Rows& in, std::size_t to,
           Rows& out) {
  apply(layer, table, in, to, out);
  for (std::size_t i = 0; i < out.count(); ++i)
    for (float* state = out.at(i) + to; state != out.at(i) + to + layer.outputs; ++state)
      *state = tanhOf(*state);
}

/// The means of the first so many numbers of all rows.
std::vector<float> meanOf(const Rows& rows, std::size_t count) {
  std::vector<float> mean(count);
  for (std::size_t i = 0; i < rows.count(); ++i)
    for (std::size_t k = 0; k < count; ++k) mean[k] += rows.at(i)[k];
  for (float& value : mean) value /= static_cast<float>(rows.count());
  return mean;
}

/// What is usual: of seams, then of cells.
std::vector<float> usualOf(const BoardThoughts& thoughts) {
  std::vector<float> usual = meanOf(thoughts.seamStates, seamStateSize);
  const std::vector<float> cells = meanOf(thoughts.cellStates, cellStateSize);
  usual.insert(usual.end(), cells.begin(), cells.end());
  return usual;
}

/// Puts the state at `from` of each of those seams down; of what lies beyond the board nothing.
template <std::size_t count>
float* putStates(const Rows& states, const std::array<int, count>& seams, std::size_t from,
                 float* out) {
  for (const int seam : seams) {
    if (seam == noSeam)
      std::fill_n(out, seamStateSize, 0.0F);
    else
      std::copy_n(states.at(static_cast<std::size_t>(seam)) + from, seamStateSize, out);
    out += seamStateSize;
  }
  return out;
}

void tellSeams(BoardThoughts& thoughts, const std::vector<float>& usual, std::size_t hearing) {
  const Rows& states = thoughts.seamStates;
  const std::size_t from = hearing * seamStateSize;
  Rows& heard = thoughts.heardBySeams[hearing];
  for (std::size_t i = 0; i < states.count(); ++i) {
    float* next = std::copy_n(states.at(i) + from, seamStateSize, heard.at(i));
    next = putStates(states, thoughts.graph.aroundSeams[i], from, next);
    std::copy(usual.begin(), usual.end(), next);
  }
}

void tellCells(BoardThoughts& thoughts, const std::vector<float>& usual) {
  const Rows& states = thoughts.cellStates;
  for (std::size_t i = 0; i < states.count(); ++i) {
    const auto& around = thoughts.graph.aroundCells[i];
    float* next = std::copy_n(states.at(i), cellStateSize, thoughts.heardByCells.at(i));
    next = putStates(thoughts.seamStates, around, 0, next);
    next = putStates(thoughts.seamStates, around, hearings * seamStateSize, next);
    std::copy(usual.begin(), usual.end(), next);
  }
}

}  // namespace

BoardThoughts::BoardThoughts(int cols, int rows) : graph(graphOf(cols, rows)) {
  const std::size_t seamCount = graph.aroundSeams.size();
  const std::size_t cellCount = graph.aroundCells.size();
  seams = Rows(seamCount, closeSeamInputs);
  cells = Rows(cellCount, closeCellInputs);
  seamStates = Rows(seamCount, seamStatesSize);
  cellStates = Rows(cellCount, cellStatesSize);
  heardBySeams.fill(Rows(seamCount, seamHears));
  heardByCells = Rows(cellCount, cellHears);
  seamMeaning = Rows(seamCount, seamMeanings);
  cellMeaning = Rows(cellCount, closeCellMeanings);
}

void think(std::span<const float> table, BoardThoughts& thoughts) {
  bring(seamSees, table, thoughts.seams, 0, thoughts.seamStates);
  bring(cellSees, table, thoughts.cells, 0, thoughts.cellStates);
  const std::vector<float> usual = usualOf(thoughts);
  for (std::size_t hearing = 0; hearing < hearings; ++hearing) {
    tellSeams(thoughts, usual, hearing);
    bring(seamLearns[hearing], table, thoughts.heardBySeams[hearing], (hearing + 1) * seamStateSize,
          thoughts.seamStates);
  }
  tellCells(thoughts, usual);
  bring(cellLearns, table, thoughts.heardByCells, cellStateSize, thoughts.cellStates);
  apply(seamMeans, table, thoughts.seamStates, 0, thoughts.seamMeaning);
  apply(cellMeans, table, thoughts.cellStates, 0, thoughts.cellMeaning);
}

}  // namespace unblocker::scanner
