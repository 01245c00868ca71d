// How a game draws a board: everything that may differ between two apps, as plain values.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "dice.h"
#include "paint.h"

namespace unblocker::render {

enum class Floor { plain, gridLines, raisedTiles, checkered, wells, creases, road, knobs };
enum class Frame { none, thick, thin, dark };
enum class ExitSign { gap, notch, bar, arrow, word, none };
enum class Piece { plank, tiles, car, vehicle };
enum class Decoration { none, numbers, letters, rivets, arrows, eyes, studs };
enum class WallMark { none, rivets, cross, rivetedCross, skull, lock, sign, disc };
enum class Setting { crop, phone, desktop };

std::string_view name(Floor floor);
std::string_view name(Frame frame);
std::string_view name(ExitSign sign);
std::string_view name(Piece piece);
std::string_view name(Decoration decoration);
std::string_view name(WallMark mark);
std::string_view name(Setting setting);

/// Pictures of chance (doodle.h) on a board's things. Those of a kind, and of a length, are alike.
struct Doodles {
  std::uint32_t seed = 0;
  bool areOnWalls = false;
  bool haveWallsPlates = true;  ///< Otherwise such a wall is its picture and nothing else.
  bool areOnBlocks = false;
  bool areInCells = false;  ///< One in each of a block's cells instead of one on all of it.
  bool areOnFloor = false;
};

/// Lengths are parts of a cell's shorter side, unless said.
struct Look {
  std::string_view name;

  Paint background;
  Paint frame;
  Paint floor;
  Colour line{};              ///< Of the floor's grid, tiles, creases and road markings.
  std::vector<Paint> blocks;  ///< Taken in turn; one where all blocks are alike.
  Paint target;
  Paint wall;
  WallMark wallMark = WallMark::rivets;
  Colour sign{};  ///< Of the exit's arrow, bar or word.
  Colour ink{};   ///< Of decorations and text.

  Floor floorStyle = Floor::plain;
  Frame frameStyle = Frame::thick;
  ExitSign exitSign = ExitSign::gap;
  Piece piece = Piece::plank;
  Decoration decoration = Decoration::none;
  Setting setting = Setting::phone;

  Doodles doodles;
  double breadth = 1;  ///< Of blocks, by what the gap leaves of a cell.

  double gap = 0.03;       ///< Between two blocks.
  double corner = 0;       ///< Radius.
  double outline = 0;      ///< Width; 0 draws none. Never under a pixel.
  double outlineTone = 0;  ///< Grey levels lighter or darker than the block.
  double bevel = 0;
  double shadow = 0;
  double frameWidth = 0.3;
  double padding = 0;  ///< Floor between the cells and the frame.
  double stretch = 1;  ///< A cell's height by its width.
};

/// The kinds of look there are, by name.
std::vector<std::string_view> lookNames();

/// One look of kind `index` of those; the rest is left to the dice.
Look rollLook(Dice& dice, std::size_t index);

/// The look with walls of what its blocks are made of, which only their shape or their rivets tell
/// apart.
Look withWallsLikeBlocks(Dice& dice, Look look);

/// The look with walls that have a picture on them, or are one.
Look withPicturedWalls(Dice& dice, Look look);

/// The look with pictures of chance on one thing at least, and now and then with slender blocks:
/// what no game has, but as unlike any other as games are.
Look withDoodles(Dice& dice, Look look);

}  // namespace unblocker::render
