// Boards whose truth is known, and where in their pictures they lie: what the scanner learns from.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "gallery/manifest.h"
#include "paint.h"
#include "puzzle.h"
#include "scanner/lattice.h"
#include "scanner/palette.h"
#include "scanner/raster.h"
#include "scanner/reader.h"
#include "specimen.h"

namespace unblocker::learn {

struct Example {
  scanner::Raster raster;    ///< At the scanner's working size.
  scanner::Lattice lattice;  ///< In the raster's pixels.
  Puzzle truth;
};

/// Where boards lie that the scanner does not find by itself, as lines of a picture's name and
/// eight numbers: the corners of the cells in picture pixels, clockwise from the board's top left.
class Places {
 public:
  explicit Places(const std::filesystem::path& file);

  const std::array<render::Point, 4>* find(const std::string& picture) const;

 private:
  struct Place {
    std::string picture;
    std::array<render::Point, 4> corners;
  };
  std::vector<Place> places_;
};

/// The example that a labelled picture is in the palette of the weights; nothing where its board's
/// place is not known and they find none that is much like the truth.
std::optional<Example> exampleOf(const std::filesystem::path& folder, const Labelled& picture,
                                 const Places& places, const scanner::Weights& weights);

/// The raster as a picture of that palette has it.
scanner::Raster inPalette(scanner::Raster raster, scanner::Palette palette);

/// A synthetic screenshot; nothing for the seeds of those that show no board.
std::optional<Example> drawnExample(std::uint32_t seed, const render::Wish& wish,
                                    scanner::Palette palette);

/// Pictures of one origin look alike: what was learned is tried on those of other families than it
/// was learned from. The part of the file's name before "__".
std::string familyOf(const std::string& file);

/// What each cell belongs to: the index of a block, `onFloor` or `inWall`.
inline constexpr int onFloor = -1;
inline constexpr int inWall = -2;
std::vector<int> ownersOf(int cols, int rows, const std::vector<Block>& blocks,
                          const std::vector<Cell>& walls);

/// The part of neighbouring cells that belong together in one but not in both of the reading and
/// the truth; 1 when they differ in size.
double disagreement(const scanner::GridReading& reading, const Puzzle& truth);

/// Whether every cell, the target and the exit are as they are in truth.
bool isExact(const scanner::GridReading& reading, std::size_t target, const Exit& exit,
             const Puzzle& truth);

}  // namespace unblocker::learn
