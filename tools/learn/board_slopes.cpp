#include "board_slopes.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "scanner/lanes.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

constexpr std::size_t atOnce = 4;
using FourRows = std::array<const float*, atOnce>;

/// Adds four rows to one, each taken so many times.
void addRows(const FourRows& rows, const std::array<float, atOnce>& times, std::size_t count,
             float* sum) {
  const std::size_t whole = count / 4 * 4;
  for (std::size_t i = 0; i < whole; i += 4) {
    Four four = load(sum + i);
    for (std::size_t k = 0; k < atOnce; ++k) four += times[k] * load(rows[k] + i);
    store(four, sum + i);
  }
  for (std::size_t i = whole; i < count; ++i)
    for (std::size_t k = 0; k < atOnce; ++k) sum[i] += times[k] * rows[k][i];
}

/// Adds all rows to one, row(i) taken times(i) times.
template <typename RowOf, typename TimesOf>
void addAll(std::size_t rowCount, std::size_t width, RowOf row, TimesOf times, float* sum) {
  for (std::size_t first = 0; first < rowCount; first += atOnce) {
    FourRows rows{};
    std::array<float, atOnce> factors{};
    for (std::size_t k = 0; k < atOnce; ++k) {
      rows[k] = row(std::min(first + k, rowCount - 1));
      factors[k] = first + k < rowCount ? times(first + k) : 0;
    }
    addRows(rows, factors, width, sum);
  }
}

/// What a layer put out, and the slopes of that: a part of rows that are as wide or wider.
struct Outputs {
  const Rows& slopes;
  std::size_t from;

  float at(std::size_t row, std::size_t output) const { return slopes.at(row)[from + output]; }
};

/// Adds what follows for a layer's own numbers.
void addLayer(const Layer& layer, const Rows& in, const Outputs& out, std::vector<float>& slopes) {
  float* own = slopes.data() + layer.begin;
  for (std::size_t o = 0; o < layer.outputs; ++o, own += layer.inputs + 1) {
    const auto times = [&](std::size_t row) { return out.at(row, o); };
    addAll(
        in.count(), layer.inputs, [&](std::size_t row) { return in.at(row); }, times, own);
    for (std::size_t row = 0; row < in.count(); ++row) own[layer.inputs] += times(row);
  }
}

/// Adds what follows for what went into a layer.
void addInputs(const Layer& layer, std::span<const float> table, const Outputs& out, Rows& in) {
  const float* weights = table.data() + layer.begin;
  for (std::size_t row = 0; row < in.count(); ++row)
    addAll(
        layer.outputs, layer.inputs,
        [&](std::size_t o) { return weights + o * (layer.inputs + 1); },
        [&](std::size_t o) { return out.at(row, o); }, in.at(row));
}

/// Slopes of states become those of what they were the hyperbolic tangents of.
void undoTangents(const Rows& states, std::size_t from, std::size_t count, Rows& slopes) {
  for (std::size_t row = 0; row < states.count(); ++row)
    for (std::size_t i = from; i < from + count; ++i)
      slopes.at(row)[i] *= 1 - states.at(row)[i] * states.at(row)[i];
}

void add(const float* from, std::size_t count, float* to) {
  for (std::size_t i = 0; i < count; ++i) to[i] += from[i];
}

/// Slopes on their way back.
class Return {
 public:
  Return(const BoardThoughts& thoughts, std::span<const float> table, std::vector<float>& slopes)
      : thoughts_(thoughts),
        table_(table),
        slopes_(slopes),
        seams_(thoughts.seamStates.count(), seamStatesSize),
        cells_(thoughts.cellStates.count(), cellStatesSize),
        usual_(usualSize) {}

  void run() {
    pass(seamMeans, thoughts_.seamStates, {thoughts_.seamMeaning, 0}, &seams_);
    pass(cellMeans, thoughts_.cellStates, {thoughts_.cellMeaning, 0}, &cells_);
    unhearCells();
    for (std::size_t hearing = hearings; hearing-- > 0;) unhearSeams(hearing);
    sayWhatWasUsual();
    undoTangents(thoughts_.seamStates, 0, seamStateSize, seams_);
    undoTangents(thoughts_.cellStates, 0, cellStateSize, cells_);
    pass(seamSees, thoughts_.seams, {seams_, 0}, nullptr);
    pass(cellSees, thoughts_.cells, {cells_, 0}, nullptr);
  }

 private:
  void pass(const Layer& layer, const Rows& in, const Outputs& out, Rows* inSlopes) {
    addLayer(layer, in, out, slopes_);
    if (inSlopes) addInputs(layer, table_, out, *inSlopes);
  }

  /// Gives back to seams what their states were heard for.
  template <std::size_t count>
  const float* giveBack(const std::array<int, count>& around, std::size_t from,
                        const float* heard) {
    for (const int seam : around) {
      if (seam != noSeam)
        add(heard, seamStateSize, seams_.at(static_cast<std::size_t>(seam)) + from);
      heard += seamStateSize;
    }
    return heard;
  }

  void unhearCells() {
    undoTangents(thoughts_.cellStates, cellStateSize, cellStateSize, cells_);
    Rows heard(cells_.count(), cellHears);
    pass(cellLearns, thoughts_.heardByCells, {cells_, cellStateSize}, &heard);
    for (std::size_t i = 0; i < heard.count(); ++i) {
      const auto& around = thoughts_.graph.aroundCells[i];
      add(heard.at(i), cellStateSize, cells_.at(i));
      const float* next = giveBack(around, 0, heard.at(i) + cellStateSize);
      next = giveBack(around, hearings * seamStateSize, next);
      add(next, usualSize, usual_.data());
    }
  }

  void unhearSeams(std::size_t hearing) {
    const std::size_t from = hearing * seamStateSize;
    const std::size_t to = from + seamStateSize;
    undoTangents(thoughts_.seamStates, to, seamStateSize, seams_);
    Rows heard(seams_.count(), seamHears);
    pass(seamLearns[hearing], thoughts_.heardBySeams[hearing], {seams_, to}, &heard);
    for (std::size_t i = 0; i < heard.count(); ++i) {
      add(heard.at(i), seamStateSize, seams_.at(i) + from);
      const float* next =
          giveBack(thoughts_.graph.aroundSeams[i], from, heard.at(i) + seamStateSize);
      add(next, usualSize, usual_.data());
    }
  }

  void sayWhatWasUsual() {
    const auto share = [](float* slopes, std::size_t width, Rows& rows) {
      for (std::size_t k = 0; k < width; ++k) slopes[k] /= static_cast<float>(rows.count());
      for (std::size_t i = 0; i < rows.count(); ++i) add(slopes, width, rows.at(i));
    };
    share(usual_.data(), seamStateSize, seams_);
    share(usual_.data() + seamStateSize, cellStateSize, cells_);
  }

  const BoardThoughts& thoughts_;
  std::span<const float> table_;
  std::vector<float>& slopes_;
  Rows seams_;  ///< Slopes of their states.
  Rows cells_;
  std::vector<float> usual_;
};

}  // namespace

void addSlopes(const BoardThoughts& thoughts, std::span<const float> table,
               std::vector<float>& slopes) {
  Return(thoughts, table, slopes).run();
}

}  // namespace unblocker::learn
