#include "specialists.h"

#include <cstddef>
#include <span>

#include "packed.h"
#include "tape.h"

namespace unblocker::scanner {
namespace {

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
  while (rest.size() >= usual.seam.size() + usual.cell.size()) {
    Weights own = usual;
    own.seam = rest.first(usual.seam.size());
    own.cell = rest.subspan(usual.seam.size(), usual.cell.size());
    rest = rest.subspan(own.seam.size() + own.cell.size());
    all.push_back(own);
  }
  return all;
}

}  // namespace unblocker::scanner
