// Whoever learns from boards goes downhill, whichever way those are seen.
#include <doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

#include "board_fit.h"
#include "board_slopes.h"
#include "judgement.h"
#include "scanner/board_network.h"
#include "scanner/grains.h"
#include "turned.h"

using namespace unblocker::learn;
using namespace unblocker::scanner;

namespace {

constexpr int cols = 4;
constexpr int rows = 3;

float evenly(std::mt19937& chance) { return static_cast<float>(chance()) / 2147483648.0F - 1; }

void scatter(Rows& numbers, std::mt19937& chance) {
  for (std::size_t i = 0; i < numbers.count(); ++i)
    std::generate_n(numbers.at(i), numbers.width(), [&] { return evenly(chance); });
}

/// By how much the meanings are missed, when every first one is meant; judges them as well.
double missed(const std::vector<float>& table, BoardThoughts& thoughts) {
  think(table, thoughts);
  double sum = 0;
  for (Rows* meanings : {&thoughts.seamMeaning, &thoughts.cellMeaning})
    for (std::size_t i = 0; i < meanings->count(); ++i) {
      const std::span row(meanings->at(i), meanings->width());
      judge(row, 0, 0);
      sum -= std::log(1 + static_cast<double>(row[0]));  // its likelihood, less one
    }
  return sum;
}

/// A board of 4 × 3 cells in a picture whose grains all differ, and the same board as it would be
/// in the mirrored and turned picture.
class Painted {
 public:
  explicit Painted(const Way& way) : way_(way) {}

  Lesson lesson() const {
    Lesson lesson;
    lesson.cols = way_.turns ? rows : cols;
    lesson.rows = way_.turns ? cols : rows;
    for (int row = 0; row < lesson.rows; ++row)
      for (int col = 0; col < lesson.cols; ++col) {
        putCell(col, row, lesson);
        if (col + 1 < lesson.cols) putSeam(col, row, true, lesson);
        if (row + 1 < lesson.rows) putSeam(col, row, false, lesson);
      }
    return lesson;
  }

 private:
  /// The grain at (x, y) of the picture as it is seen.
  std::int8_t grain(int x, int y, int number) const {
    const int width = (way_.turns ? rows : cols) * cellGrains;
    const int height = (way_.turns ? cols : rows) * cellGrains;
    // Back to where it is in the picture itself.
    const int u = way_.turns ? y : x;
    const int v = way_.turns ? x : y;
    const int across = way_.flipsAcross ? (way_.turns ? height : width) - 1 - u : u;
    const int down = way_.flipsDown ? (way_.turns ? width : height) - 1 - v : v;
    return static_cast<std::int8_t>((37 * across + 101 * down + 13 * number) % 120);
  }

  void putMeaning(int sum, Samples& samples) const {
    samples.clues.insert(samples.clues.end(), samples.width, static_cast<float>(sum));
    samples.meaning.push_back(static_cast<std::uint8_t>(sum % 3));
    samples.weight.push_back(1);
  }

  void putBoard(Windows& windows) const {
    windows.parts.insert(windows.parts.end(), boardClueCount, 5);
  }

  void putCell(int col, int row, Lesson& lesson) const {
    for (int y = -grainsAround; y < cellGrains + grainsAround; ++y)
      for (int x = -grainsAround; x < cellGrains + grainsAround; ++x)
        for (int number = 0; number < grainNumbers; ++number)
          lesson.cellWindows.parts.push_back(
              grain(col * cellGrains + x, row * cellGrains + y, number));
    putBoard(lesson.cellWindows);
    // A clue that is the same whichever way the cell is seen.
    putMeaning(std::abs(grain(col * cellGrains + 3, row * cellGrains + 3, 0) +
                        grain(col * cellGrains + 4, row * cellGrains + 4, 0) +
                        grain(col * cellGrains + 3, row * cellGrains + 4, 0) +
                        grain(col * cellGrains + 4, row * cellGrains + 3, 0)),
               lesson.cells);
  }

  void putSeam(int col, int row, bool isUpright, Lesson& lesson) const {
    int sum = 0;
    for (int along = -grainsAround; along < cellGrains + grainsAround; ++along)
      for (int across = 0; across < seamWindowLength; ++across)
        for (int number = 0; number < grainNumbers; ++number) {
          const std::int8_t own = grain(col * cellGrains + (isUpright ? across : along),
                                        row * cellGrains + (isUpright ? along : across), number);
          lesson.seamWindows.parts.push_back(own);
          sum += own;
        }
    putBoard(lesson.seamWindows);
    putMeaning(std::abs(sum), lesson.seams);
  }

  Way way_;
};

SightScale plainScale() {
  const auto plain = [](std::size_t count) {
    return Scale{std::vector<float>(count), std::vector<float>(count, 1)};
  };
  return {plain(closeSeamInputs), plain(closeCellInputs)};
}

void checkSame(const Rows& a, const Rows& b) {
  REQUIRE(a.count() == b.count());
  for (std::size_t i = 0; i < a.count(); ++i)
    CHECK(std::equal(a.at(i), a.at(i) + a.width(), b.at(i)));
}

}  // namespace

TEST_CASE("learning from boards: slopes are what a small change makes of the loss") {
  std::mt19937 chance(3);
  std::vector<float> table(boardTableSize);
  std::generate(table.begin(), table.end(), [&] { return 0.1F * evenly(chance); });
  BoardThoughts thoughts(cols, rows);
  scatter(thoughts.seams, chance);
  scatter(thoughts.cells, chance);
  std::vector<float> slopes(boardTableSize);
  missed(table, thoughts);
  addSlopes(thoughts, table, slopes);
  for (const Layer& layer :
       {seamSees, cellSees, seamLearns[0], seamLearns[1], cellLearns, seamMeans, cellMeans})
    for (int trial = 0; trial < 40; ++trial) {
      const std::size_t at = layer.begin + chance() % (layer.end() - layer.begin);
      constexpr float step = 0.01F;
      std::vector<float> more = table;
      more[at] += step;
      std::vector<float> less = table;
      less[at] -= step;
      const double slope = (missed(more, thoughts) - missed(less, thoughts)) / (2.0 * step);
      CAPTURE(layer.begin);
      CAPTURE(at);
      CHECK(static_cast<double>(slopes[at]) == doctest::Approx(slope).epsilon(0.02).scale(0.5));
    }
}

TEST_CASE("learning from boards: a turned lesson is the lesson of the turned picture") {
  const Lesson lesson = Painted({}).lesson();
  for (std::uint32_t number = 0; number < 8; ++number) {
    CAPTURE(number);
    const TurnedLesson turned(lesson, wayOf(number), plainScale());
    const TurnedLesson other(Painted(wayOf(number)).lesson(), {}, plainScale());
    checkSame(turned.thoughts.seams, other.thoughts.seams);
    checkSame(turned.thoughts.cells, other.thoughts.cells);
    CHECK(turned.seamMeaning == other.seamMeaning);
    CHECK(turned.cellMeaning == other.cellMeaning);
  }
}

TEST_CASE("learning from boards: what was learned is said of the same board, and alike each time") {
  const Lesson lesson = Painted({}).lesson();
  const std::vector<WeightedLesson> lessons(6, {&lesson, 1});
  BoardTraining training;
  training.rounds = 60;
  const std::vector<float> table = fitBoardNetwork(lessons, training);
  CHECK(table == fitBoardNetwork(lessons, training));
  TurnedLesson seen(lesson, {}, plainScale());
  think(table, seen.thoughts);
  const auto meant = [](const Rows& meanings, std::size_t i) {
    const float* row = meanings.at(i);
    return std::max_element(row, row + meanings.width()) - row;
  };
  for (std::size_t i = 0; i < seen.cellMeaning.size(); ++i)
    CHECK(meant(seen.thoughts.cellMeaning, i) == seen.cellMeaning[i]);
  for (std::size_t i = 0; i < seen.seamMeaning.size(); ++i)
    CHECK(meant(seen.thoughts.seamMeaning, i) == seen.seamMeaning[i]);
}
