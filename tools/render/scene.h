// Draws what a phone shows of a puzzle: a wooden board in its frame with the exit's chute, a
// header, buttons. Made to test the scanner on layouts and themes without anybody's pictures.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "canvas.h"
#include "puzzle.h"

namespace unblocker::render {

/// A theme's colours.
struct Theme {
  std::string_view name;
  Colour background;
  Colour frame;
  Colour floor;
  Colour block;
  Colour target;
  Colour wall;
  double grain = 12;  ///< Contrast of the wood, grey levels.
};

/// Themes after the kinds of wood that such games come in, lightest to darkest.
std::span<const Theme> themes();

struct Scene {
  int width = 540;         ///< Of the picture, pixels.
  int height = 960;        ///< Of the picture, pixels.
  double margin = 0.06;    ///< Beside the board, as a part of the picture's narrower side.
  double raise = 0;        ///< How far the board lies above the middle, as a part of the height.
  double gap = 0.03;       ///< Between two blocks, as a part of a cell.
  bool chrome = true;      ///< Header and buttons.
  bool frame = true;       ///< The board's frame, and with it the exit.
  std::uint32_t seed = 1;  ///< Chooses the grain.
};

/// Where the puzzle's cells lie in the scene.
Box boardIn(const Scene& scene, const Puzzle& puzzle);

Canvas draw(const Puzzle& puzzle, const Theme& theme, const Scene& scene);

}  // namespace unblocker::render
