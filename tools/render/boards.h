// Random boards like those of the games: blocks of two and three cells, some of four, a target some
// way from its exit, nothing in its lane that could never leave it.
#pragma once

#include "dice.h"
#include "puzzle.h"

namespace unblocker::render {

struct BoardWish {
  int cols = 6;
  int rows = 6;
  Side side = Side::right;
  int walls = 0;
  bool isSparse = false;  ///< As first levels are, which teach how to play.
};

/// A legal puzzle of at least three blocks; a sparse one may have two.
Puzzle randomBoard(Dice& dice, const BoardWish& wish);

}  // namespace unblocker::render
