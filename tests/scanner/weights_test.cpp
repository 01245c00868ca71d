// What was learned is all there, and numbers that do not fit into a byte are whole.
#include "scanner/weights.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>

#include "scanner/classifier.h"
#include "scanner/clues.h"
#include "scanner/confidence.h"
#include "scanner/target.h"

using namespace unblocker::scanner;

namespace {

bool isNetwork(std::size_t numbers, std::size_t inputs, std::size_t outputs) {
  return numbers > outputs && (numbers - outputs) % (inputs + 1 + outputs) == 0;
}

}  // namespace

TEST_CASE("weights: every clue has its own") {
  for (const Palette palette : {Palette::coloured, Palette::grey}) {
    const Weights weights = learned(palette);
    CHECK(isNetwork(weights.seam.size(), seamClueCount, seamMeanings));
    CHECK(isNetwork(weights.cell.size(), cellClueCount, cellMeanings));
    CHECK(weights.goal.size() == goalClueCount);
    CHECK(weights.belief.size() == beliefClueCount + 1);
  }
}

TEST_CASE("weights: numbers beyond a byte are read whole, and those after them where they belong") {
  const auto size = [](float a, float b) { return std::abs(a) < std::abs(b); };
  const auto belief = learned(Palette::grey).belief;
  CHECK(std::abs(*std::max_element(belief.begin(), belief.end(), size)) > 127.0F / 64);
  // The second half's, after many of those: colours say nothing where there are none.
  const auto goal = learned(Palette::grey).goal;
  CHECK(goal[0] == 0);
  CHECK(goal[1] == 0);
}
