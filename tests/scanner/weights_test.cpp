// What was learned is all there, and its numbers are kept in bytes without loss.
#include "scanner/weights.h"

#include <doctest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "scanner/classifier.h"
#include "scanner/clues.h"
#include "scanner/confidence.h"
#include "scanner/packed.h"
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

TEST_CASE("weights: numbers come out of their bytes as they went in, whatever their size") {
  constexpr std::array<float, 9> numbers{0.5F, -2, 126 / 64.0F, 127 / 64.0F, -127 / 64.0F,
                                         0,    4,  -9.875F,     1 / 64.0F};
  std::vector<std::int8_t> bytes;
  for (const float number : numbers)
    for (const int byte : packed(number)) bytes.push_back(static_cast<std::int8_t>(byte));
  CHECK(bytes.size() > numbers.size());
  CHECK(unpacked<numbers.size()>(bytes.data()) == numbers);
}
