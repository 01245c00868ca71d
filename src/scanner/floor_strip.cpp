#include "floor_strip.h"

#include <algorithm>
#include <cstring>

#include "lanes.h"

namespace unblocker::scanner {
namespace {

constexpr std::size_t side = FloorStrip::width;
static_assert(side == 8 && patchCell % side == 0, "a strip is made of squares of eight by eight");

/// Eight lines of eight pixels, two in each lane.
using Square = std::array<Bytes, side / 2>;

/// The bytes of two lanes in turns, from the first halves or from the second ones.
Bytes firstHalves(const Bytes& a, const Bytes& b) {
  return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
Bytes secondHalves(const Bytes& a, const Bytes& b) {
  return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
                                 31);
}

/// Rows become columns. A byte's place has six binary digits, three of its row and three of its
/// column; taking bytes of both halves in turns moves the first digit behind the others.
Square turned(Square square) {
  for (int digit = 0; digit < 3; ++digit)
    square = {firstHalves(square[0], square[2]), secondHalves(square[0], square[2]),
              firstHalves(square[1], square[3]), secondHalves(square[1], square[3])};
  return square;
}

template <typename Numbers>
int leastOfLines(const Numbers& numbers) {
  int least = numbers[0];
  for (std::size_t i = 1; i < side; ++i) least = std::min<int>(least, numbers[i]);
  return least;
}

}  // namespace

FloorStrip::FloorStrip(const FloorDistance& floor, bool upright, int line, int lane) {
  const int across = line * patchCell - seamReach;
  const int along = lane * patchCell;
  if (upright) {
    for (int t = 0; t < patchCell; ++t) std::memcpy(at(t), floor.pixel(across, along + t), side);
    return;
  }
  for (int t = 0; t < patchCell; t += static_cast<int>(side)) {
    Square square;
    for (std::size_t i = 0; i < side; ++i)
      std::memcpy(reinterpret_cast<std::uint8_t*>(&square) + side * i,
                  floor.pixel(along + t, across + static_cast<int>(i)), side);
    square = turned(square);
    std::memcpy(at(t), &square, sizeof square);
  }
}

int FloorStrip::leastSolid(int from, int to) const { return leastOfLines(solidIn(from, to)); }

int FloorStrip::leastSolidOutside(int from, int to) const {
  return leastOfLines(solidIn(0, from) + solidIn(to, patchCell));
}

int FloorStrip::leastSum(int from, int to) const {
  std::array<int, side> sums{};
  for (int t = from; t < to; ++t)
    for (std::size_t i = 0; i < side; ++i) sums[i] += at(t)[i];
  return leastOfLines(sums);
}

Bytes FloorStrip::solidIn(int from, int to) const {
  const Bytes limit = Bytes{} + static_cast<std::uint8_t>(solidPixel);
  Bytes solid{};
  for (int t = from; t < to; ++t) solid -= load(at(t)) > limit;  // one that holds is minus one
  return solid;
}

}  // namespace unblocker::scanner
