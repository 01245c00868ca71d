// A board's cells as letters tell of them. Where a block shows its letter in each of its cells, the
// same letter comes again and again at the same distance, which is a cell's width or height; a
// sheet of cells is laid over the letters by that alone, so it needs no lines.
#pragma once

#include <optional>
#include <vector>

#include "geometry.h"
#include "prints.h"

namespace unblocker::scanner {

inline constexpr int mostLettered = 10;  ///< Cells a side of boards that are read by letters.

/// Some of a sheet's cells.
struct Section {
  int col = 0;
  int row = 0;
  int cols = 0;
  int rows = 0;

  bool has(const Cell& cell) const {
    return cell.col >= col && cell.row >= row && cell.col < col + cols && cell.row < row + rows;
  }
};

Grid gridOf(const Grid& all, const Section& section);

enum class Imprint {
  none,     ///< Nothing.
  dot,      ///< Or a dash: what stands for an empty cell.
  letter,   ///< One, in the cell's middle.
  clutter,  ///< Anything else.
};

/// A print and the next one to the right, or below, that is alike.
struct Twins {
  std::size_t first = 0;
  std::size_t second = 0;
  double distance = 0;  ///< Of their middles, pixels.
};

class Sheet {
 public:
  /// Cells as far apart as some twins to the right and some below are; nothing where these are too
  /// few, or cells too many.
  static std::optional<Sheet> by(const std::vector<Print>& prints, const std::vector<Twins>& right,
                                 const std::vector<Twins>& below);

  const Grid& grid() const { return grid_; }
  Imprint imprint(const Cell& cell) const { return imprints_[index(cell)]; }
  bool hasLetter(const Cell& cell) const {
    return Section{0, 0, grid_.cols, grid_.rows}.has(cell) && imprint(cell) == Imprint::letter;
  }
  /// The letter in a cell that has one.
  const Print& at(const Cell& cell) const { return letters_[index(cell)]; }
  /// How much the letter in the next cell along an axis is unlike a cell's own, 0…1; 1 where there
  /// is none.
  float unlikeNext(const Cell& cell, Axis axis) const {
    return (axis == Axis::horizontal ? unlikeRight_ : unlikeBelow_)[index(cell)];
  }
  std::size_t index(const Cell& cell) const {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(grid_.cols) +
           static_cast<std::size_t>(cell.col);
  }
  std::size_t size() const { return imprints_.size(); }

 private:
  Sheet(const std::vector<Print>& prints, const Grid& grid, const Print& usual);
  bool isRule(const Print& print, double x, double y) const;
  bool areTouching(const Print& print) const;
  void enter(const Print& print);
  void enterEach(const Print& print);
  float unlike(const Cell& cell, const Cell& next) const;

  Grid grid_;
  int height_;  ///< Of letters.
  bool isDark_;
  std::vector<Imprint> imprints_;
  std::vector<Print> letters_;  ///< Of every cell.
  std::vector<float> unlikeRight_;
  std::vector<float> unlikeBelow_;
};

/// By all distances at which letters often come again.
std::vector<Sheet> sheetsOver(const std::vector<Print>& prints);

}  // namespace unblocker::scanner
