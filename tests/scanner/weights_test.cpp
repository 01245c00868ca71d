// What was learned is all there, and its numbers are kept in bytes without loss.
#include "scanner/weights.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "scanner/board_network.h"
#include "scanner/classifier.h"
#include "scanner/close_look.h"
#include "scanner/clues.h"
#include "scanner/confidence.h"
#include "scanner/network.h"
#include "scanner/packed.h"
#include "scanner/tape.h"
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
  const std::vector<float> all = unpacked(bytes);
  CHECK(std::equal(all.begin(), all.end(), numbers.begin(), numbers.end()));
}

TEST_CASE("weights: what looks closely has a network and a belief of its own, and goals as usual") {
  const Weights usual = learned(Palette::coloured);
  const auto close = closeLook(Palette::coloured);
  REQUIRE(close);
  CHECK(close->seam.size() == boardTableSize);
  CHECK(close->goal.data() == usual.goal.data());
  CHECK(close->belief.size() == beliefClueCount + 1);
  CHECK(close->belief.data() != usual.belief.data());
  CHECK((close->closely != nullptr));
  CHECK((usual.closely == nullptr));
  CHECK_FALSE(closeLook(Palette::grey));
}

TEST_CASE("weights: words on a tape are bytes, the lowest first") {
  Tape tape;
  tape.put(0x80ff7f0201000304U);
  tape.put(1);
  CHECK(tape.bytes() ==
        std::vector<std::int8_t>{4, 3, 0, 1, 2, 127, -1, -128, 1, 0, 0, 0, 0, 0, 0, 0});
}
