#include "specialists.h"

#include <cstddef>
#include <span>

#include "classifier.h"
#include "packed.h"
#include "tape.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t seamSize = tableSize(seamClueCount, specialSeamHidden, seamMeanings);
constexpr std::size_t cellSize = tableSize(cellClueCount, specialCellHidden, cellMeanings);

const std::vector<float>& numbers() {
  static const std::vector<float> all = [] {
    Tape tape;
    putSpecialists(tape);
    return unpacked(tape.bytes());
  }();
  return all;
}

}  // namespace

std::vector<Weights> specialists(Palette palette) {
  std::vector<Weights> all;
  if (palette == Palette::grey) return all;
  const Weights usual = learned(palette);
  std::span<const float> rest(numbers());
  while (rest.size() >= seamSize + cellSize) {
    Weights own = usual;
    own.seam = rest.first(seamSize);
    own.cell = rest.subspan(seamSize, cellSize);
    rest = rest.subspan(seamSize + cellSize);
    all.push_back(own);
  }
  return all;
}

}  // namespace unblocker::scanner
