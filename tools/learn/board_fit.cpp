#include "board_fit.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

#include "board_slopes.h"
#include "judgement.h"
#include "parallel.h"
#include "parameters.h"
#include "scale.h"
#include "turned.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

Scale scaleOf(std::span<const WeightedLesson> lessons, const Samples Lesson::*samples,
              const Windows Lesson::*windows) {
  const Lesson& first = *lessons.front().lesson;
  ScaleSums clues((first.*samples).width);
  ScaleSums parts((first.*windows).width);
  for (const WeightedLesson& each : lessons) {
    clues.add((each.lesson->*samples).clues, 1);
    parts.add((each.lesson->*windows).parts, 1 / static_cast<double>(Windows::partsOfOne));
  }
  Scale scale;
  clues.appendTo(scale);
  parts.appendTo(scale);
  return scale;
}

/// What there is to learn from the meanings, each sample counting so much.
void judgeRows(const std::vector<std::uint8_t>& meanings, float smoothing, float weight,
               Rows& rows) {
  for (std::size_t i = 0; i < rows.count(); ++i) {
    const std::span row(rows.at(i), rows.width());
    judge(row, meanings[i], smoothing);
    for (float& value : row) value *= weight;
  }
}

class BoardFit {
 public:
  BoardFit(std::span<const WeightedLesson> lessons, const BoardTraining& training)
      : lessons_(lessons),
        training_(training),
        scale_{scaleOf(lessons, &Lesson::seams, &Lesson::seamWindows),
               scaleOf(lessons, &Lesson::cells, &Lesson::cellWindows)},
        chance_(training.seed),
        network_(boardTableSize),
        slopes_(training.batch, std::vector<float>(boardTableSize)) {
    std::size_t cells = 0;
    for (const WeightedLesson& each : lessons) cells += each.lesson->cells.count();
    usualCells_ = static_cast<float>(cells) / static_cast<float>(lessons.size());
    // What sees has weights that are the smaller as windows change little from grain to grain.
    for (const Layer& layer : {seamSees, cellSees, seamMeans, cellMeans}) scatter(layer, 0.5F);
    for (const Layer& layer : {seamLearns[0], seamLearns[1], cellLearns}) scatter(layer, 1);
  }

  std::vector<float> run() {
    std::vector<std::size_t> order(lessons_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t batches = (order.size() + training_.batch - 1) / training_.batch;
    const double steps = training_.rounds * static_cast<double>(batches);
    for (int round = 0; round < training_.rounds; ++round) {
      shuffle(order, chance_);
      for (std::size_t from = 0; from < order.size(); from += training_.batch) {
        const std::size_t count = std::min(training_.batch, order.size() - from);
        learnBatch(std::span(order).subspan(from, count), training_.rate * rateLeft(time_ / steps));
      }
    }
    return table();
  }

 private:
  void scatter(const Layer& layer, float spread) {
    network_.scatter(layer.begin, layer.end(), layer.inputs, spread, chance_);
  }

  void learnBatch(std::span<const std::size_t> batch, double rate) {
    std::vector<std::uint32_t> seeds;
    for (std::size_t i = 0; i < batch.size(); ++i)
      seeds.push_back(static_cast<std::uint32_t>(chance_()));
    inParallel(batch.size(), [&](std::size_t i) {
      std::fill(slopes_[i].begin(), slopes_[i].end(), 0.0F);
      learnOne(lessons_[batch[i]], seeds[i], slopes_[i]);
    });
    for (std::size_t i = 0; i < batch.size(); ++i)
      for (std::size_t k = 0; k < boardTableSize; ++k) network_.slopes[k] += slopes_[i][k];
    network_.step(rate, training_.decay, ++time_);
  }

  /// Adds noise to the clues, not to the windows, which have their own.
  void addNoise(std::size_t clueCount, std::mt19937& chance, Rows& rows) const {
    for (std::size_t i = 0; i < rows.count(); ++i)
      for (std::size_t k = 0; k < clueCount; ++k)
        rows.at(i)[k] += evenNoise(chance, training_.noise);
  }

  void learnOne(const WeightedLesson& each, std::uint32_t seed, std::vector<float>& slopes) const {
    std::mt19937 chance(seed);
    TurnedLesson turned(*each.lesson, wayOf(static_cast<std::uint32_t>(chance())), scale_);
    BoardThoughts& thoughts = turned.thoughts;
    addNoise(seamClueCount, chance, thoughts.seams);
    addNoise(cellClueCount, chance, thoughts.cells);
    think(network_.values, thoughts);
    const float weight = each.weight / (usualCells_ * static_cast<float>(training_.batch));
    judgeRows(turned.seamMeaning, training_.smoothing, weight, thoughts.seamMeaning);
    judgeRows(turned.cellMeaning, training_.smoothing, weight, thoughts.cellMeaning);
    addSlopes(thoughts, network_.values, slopes);
  }

  /// The scales become part of what sees.
  std::vector<float> table() const {
    std::vector<float> out = network_.values;
    for (const auto& [layer, scale] : {std::pair(seamSees, &scale_.seam), {cellSees, &scale_.cell}})
      for (std::size_t o = 0; o < layer.outputs; ++o)
        scale->fold(&out[layer.begin + o * (layer.inputs + 1)]);
    return out;
  }

  std::span<const WeightedLesson> lessons_;
  const BoardTraining& training_;
  SightScale scale_;
  std::mt19937 chance_;
  Parameters network_;
  std::vector<std::vector<float>> slopes_;  ///< By each of a batch's boards.
  float usualCells_ = 0;                    ///< Of a board.
  int time_ = 0;
};

}  // namespace

std::vector<float> fitBoardNetwork(std::span<const WeightedLesson> lessons,
                                   const BoardTraining& training) {
  return BoardFit(lessons, training).run();
}

}  // namespace unblocker::learn
