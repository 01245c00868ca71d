// What happens to a screenshot between the game and us: a row in the table for each kind.
#pragma once

#include <string_view>
#include <vector>

#include "canvas.h"
#include "dice.h"

namespace unblocker::render {

/// A picture, and the corners of the board's cells in it, from the top left clockwise.
struct Shot {
  Canvas picture;
  std::array<Point, 4> board;
};

/// The kinds of damage there are, by name.
std::vector<std::string_view> damageNames();

/// Does damage of kind `index` to the picture, as much of it as the dice say.
void damage(Shot& shot, Dice& dice, std::size_t index);

}  // namespace unblocker::render
