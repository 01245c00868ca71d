// A synthetic screenshot with the truth beside it: everything follows from one number.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "canvas.h"
#include "puzzle.h"

namespace unblocker::render {

struct Wish {
  double smallestCell = 14;  ///< Pixels.
  double largestCell = 30;
  bool doodles = false;  ///< Pictures of chance on floor, walls or blocks.
};

struct Specimen {
  Canvas picture;
  std::optional<Puzzle> truth;   ///< Nothing where the picture must not be read as a board.
  Rect rect;                     ///< Around the board's cells, in picture pixels.
  std::array<Point, 4> corners;  ///< Of the board's cells, from the top left clockwise.
  std::string look;
  std::vector<std::string> damage;  ///< Names, in the order in which it was done; often none.
  std::vector<std::string> traits;  ///< Whatever else was chosen: "floor wells", "size 6x6"…
};

/// Half of all specimens are undamaged. Every twelfth shows no puzzle that could be read: an empty
/// board, one with a block half way between two cells, one behind a dialogue.
Specimen makeSpecimen(std::uint32_t seed, const Wish& wish = {});

}  // namespace unblocker::render
