// Looks for boards in one picture in one of several ways: as most pictures show them, stretched,
// leaning, beside their lines. finder.cpp decides which are tried.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "grid_search.h"
#include "lattice.h"
#include "lines.h"
#include "reader.h"

namespace unblocker::scanner {

struct Found {
  std::optional<GridReading> best;
  std::optional<GridReading> rival;  ///< Another board elsewhere that explains nearly as much.
};

/// What seemed another board may be the rest of a larger one.
Found withoutInnerRival(Found found);

/// A cell's height, in widths, as a board may look in a picture that was stretched, as some games
/// do it to fill the screen, or taken at an angle; and in a window that was drawn as wide as one
/// likes. Each is found from half way to the next.
inline constexpr std::array stretches = {1.2,  1 / 1.2,  1.44, 1 / 1.44,
                                         1.75, 1 / 1.75, 2.1,  1 / 2.1};

inline constexpr std::size_t gridsPerScale = 6;  ///< As many candidates are read.

/// Lines are looked for where the picture's longer side has so many pixels, and at smaller scales,
/// each half the one before.
inline constexpr int largestSearch = 512;
/// From here on boards that take up a quarter of the picture's longer side or more are found, as
/// nearly all screenshots show them, at a sixteenth of what all scales cost.
inline constexpr int largeSearch = largestSearch / 4;

/// What the search for grids sees of a picture, the largest scale first.
std::vector<LineMaps> searchedLines(const Raster& raster);

/// Where a board is read as plainly as this, smaller ones beside or within it are previews and
/// patterns.
inline constexpr double plainLarge = 0.8;
/// Boards that are believed in by less are looked for in other ways.
inline constexpr double plainBelief = 0.7;
/// What is no board looks like one by chance the more often, the more ways it is looked at.
inline constexpr double leastInGuise = 0.25;

/// Whether a belief speaks so much more for what was found in another way than in the usual one.
bool isMuchLikelier(double belief, double other);

/// Refers to its picture and weights.
class BoardSearch {
 public:
  BoardSearch(const Raster& raster, const Weights& weights);

  /// The best boards among those that a comb finds, within the borders that suit them best: among
  /// large ones, if one is plain.
  Found by(const Comb& comb);

  /// The same among large ones alone.
  Found large(const Comb& comb) const;

  /// The same where a cell is so many times as high as wide; not among the smallest boards.
  Found stretched(double tall);

  /// The same by more, among large boards alone, where one is believed in.
  Found farStretched(double tall);

  /// The best large board where it was roughly found. Its lines are fitted to what looks like lines
  /// nearby, and where every cell has a letter beside its middle, these do.
  Found unfitted() const;

  /// The board whose blocks letters alone tell apart, read as if they were painted.
  Found lettered() const;

  /// The best large board that leans by about an angle of this sine, clockwise. It is looked for in
  /// a small picture; another beside it is not noticed.
  Found leaning(double sine);

  /// The board at a lattice, within the borders that suit it best.
  Found at(const Lattice& lattice) const;

  /// Whether what was found may lie beside its lines: it is not plain, and `by` went through all
  /// scales before.
  bool isRough(const Found& found) const;

  /// What lies a little beside the lines that `by` found last, where that is much likelier than a
  /// rough `found`.
  Found nudged(Found found) const;

  /// Whether a large board is read plainly.
  bool isPlain(const Found& found) const;

  /// 0…1: how far the best of what was found is believed in; 0 if there is none.
  double beliefIn(const Found& found) const;

 private:
  /// The best grid before its borders are looked at, and what it explains.
  struct Rough {
    Lattice lattice;
    double worth = 0;
  };

  const std::vector<LineMaps>& all();
  /// How well the best large board of square cells suits its comb.
  double squareScore();
  void read(std::span<const LineMaps> levels, const Comb& comb, class Podium& podium) const;
  void read(std::span<const GridCandidate> candidates, Podium& podium) const;
  Found withBorders(Found found) const;

  const Raster& raster_;
  const Weights& weights_;
  std::vector<LineMaps> large_;
  std::optional<std::vector<LineMaps>> all_;  // once they are asked for
  std::optional<Rough> rough_;                // if `by` went through all scales
  std::optional<double> squareScore_;         // once it is asked for
};

}  // namespace unblocker::scanner
