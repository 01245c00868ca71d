#include "repaint.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "lattice.h"
#include "measurements.h"
#include "median.h"

namespace unblocker::scanner {
namespace {

/// A point of a cell; (0.5, 0.5) is its middle.
Point pointIn(const Grid& grid, const Cell& cell, double x, double y) {
  return {grid.x + (cell.col + x) * grid.cellWidth, grid.y + (cell.row + y) * grid.cellHeight};
}

Colour colourAt(const Raster& raster, const Point& point) {
  return scanner::colourAt(raster, static_cast<int>(point.x), static_cast<int>(point.y));
}

/// What a cell's letter, if it has one, is printed on.
Colour colourIn(const Raster& raster, const Grid& grid, const Cell& cell) {
  return colourAt(raster, pointIn(grid, cell, 0.25, 0.25));
}

// A line shows where something this unlike a cell's ground, in grey levels, lies this near, in
// cells, all along it.
constexpr float leastLine = 24.0F;
constexpr double nearLine = 0.12;

/// Whether a line shows between two points on both sides of it.
bool hasLine(const Raster& raster, const Point& from, const Point& to, const Colour& ground) {
  constexpr int steps = 24;
  for (int i = 0; i <= steps; ++i) {
    const double part = static_cast<double>(i) / steps;
    const Point point{from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
    if (distance(colourAt(raster, point), ground) > leastLine) return true;
  }
  return false;
}

/// Empty rows of a lettered board that lie beyond all its letters. Dots may stand for their cells.
/// Else, where the letters' own cells end at lines, those of such rows do, too; where they do not,
/// the board goes as far as the next line.
class Growing {
 public:
  Growing(const Raster& raster, const Sheet& sheet, const Section& section)
      : raster_(raster), sheet_(sheet), section_(section) {}

  Section grown() && {
    for (const Side side : allSides)
      while (const int rows = rowsTo(side)) grow(side, rows);
    return section_;
  }

 private:
  /// The section's outermost cells at a side, or those so many rows beyond.
  std::vector<Cell> cellsAt(Side side, int beyond) const {
    const bool sideways = axisOf(side) == Axis::horizontal;
    const int count = sideways ? section_.rows : section_.cols;
    const bool isFirst = side == Side::left || side == Side::top;
    const int last = sideways ? section_.col + section_.cols - 1 : section_.row + section_.rows - 1;
    const int line = isFirst ? (sideways ? section_.col : section_.row) - beyond : last + beyond;
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
      cells.push_back(sideways ? Cell{line, section_.row + i} : Cell{section_.col + i, line});
    return cells;
  }

  bool isEmpty(const Cell& cell) const {
    const Grid& grid = sheet_.grid();
    return Section{0, 0, grid.cols, grid.rows}.has(cell) &&
           (sheet_.imprint(cell) == Imprint::none || sheet_.imprint(cell) == Imprint::dot);
  }

  /// Whether empty cells are all written as such.
  bool areDots(const std::vector<Cell>& cells) const {
    return std::all_of(cells.begin(), cells.end(),
                       [&](const Cell& cell) { return sheet_.imprint(cell) == Imprint::dot; });
  }

  /// Whether a line shows at a cell's edge.
  bool endsAtLine(const Cell& cell, Side side) const {
    const bool sideways = axisOf(side) == Axis::horizontal;
    const double edge = side == Side::left || side == Side::top ? 0 : 1;
    const Grid& grid = sheet_.grid();
    const auto at = [&](double along) {
      return sideways ? pointIn(grid, cell, along, 0.5) : pointIn(grid, cell, 0.5, along);
    };
    return hasLine(raster_, at(edge - nearLine), at(edge + nearLine),
                   colourIn(raster_, grid, cell));
  }

  bool endAtLine(const std::vector<Cell>& cells, Side side) const {
    return std::all_of(cells.begin(), cells.end(),
                       [&](const Cell& cell) { return endsAtLine(cell, side); });
  }

  /// How many more rows of plain cells there are to the next line; 0 if that is none of the
  /// board's.
  int rowsTo(Side side) const {
    const bool sideways = axisOf(side) == Axis::horizontal;
    const int size = sideways ? section_.cols : section_.rows;
    // A row of dashes may as well be a line of text around the board.
    const int usual = std::max(usualSide, sideways ? section_.rows : section_.cols);
    const int most = endAtLine(cellsAt(side, 0), side) ? 1 : mostLettered;
    for (int rows = 1; rows <= most && size + rows <= mostLettered; ++rows) {
      const std::vector<Cell> cells = cellsAt(side, rows);
      if (!std::all_of(cells.begin(), cells.end(), [&](const Cell& cell) { return isEmpty(cell); }))
        return 0;
      if (endAtLine(cells, side) || (size < usual && areDots(cells))) return rows;
    }
    return 0;
  }

  void grow(Side side, int rows) {
    if (side == Side::left) section_.col -= rows;
    if (side == Side::top) section_.row -= rows;
    (axisOf(side) == Axis::horizontal ? section_.cols : section_.rows) += rows;
  }

  const Raster& raster_;
  const Sheet& sheet_;
  Section section_;
};

// The paint on a block leaves out so much of a cell at each side.
constexpr double paintedGap = 0.04;
constexpr double frameWidth = 0.08;
// No shape tells which letter is the target's. Most who write boards in letters call the car that
// is to leave X, for its red paint.
constexpr Colour targetPaint{205, 25, 30};
// Grounds that differ by more, in grey levels, are of another colour.
constexpr float otherGround = 40.0F;
// The target's, where it is of another colour than all else.
constexpr float oddGround = 20.0F;

bool isDark(const Colour& colour) { return *std::max_element(colour.begin(), colour.end()) < 128; }

/// Blocks are painted as they are, or in a colour that floors have not, if all have the floor's.
Colour paintFor(const Colour& ground, const Colour& floor) {
  if (distance(ground, floor) > otherGround) return ground;
  return isDark(floor) ? Colour{214, 170, 110} : Colour{140, 84, 40};
}

/// Whether one block alone has another ground than all others: then colour tells the target.
bool hasOddOne(const Sheet& sheet, const std::vector<Block>& blocks) {
  const auto isAlike = [&](const Block& a, const Block& b) {
    return distance(sheet.at(a.cell).ground, sheet.at(b.cell).ground) <= oddGround;
  };
  const auto odd = std::count_if(blocks.begin(), blocks.end(), [&](const Block& block) {
    return std::count_if(blocks.begin(), blocks.end(),
                         [&](const Block& other) { return isAlike(block, other); }) == 1;
  });
  return odd == 1;
}

/// Paints a grid's box, larger by parts of a cell on all sides.
void fill(Raster& raster, const Grid& box, double larger, const Colour& colour) {
  const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
  const double byX = larger * box.cellWidth;
  const double byY = larger * box.cellHeight;
  const int right = std::min(raster.width, whole(box.right() + byX));
  const int bottom = std::min(raster.height, whole(box.bottom() + byY));
  for (int y = std::max(0, whole(box.y - byY)); y < bottom; ++y)
    for (int x = std::max(0, whole(box.x - byX)); x < right; ++x)
      std::copy(colour.begin(), colour.end(), raster.row(y) + 3 * static_cast<std::ptrdiff_t>(x));
}

/// What most empty cells look like.
Colour floorIn(const Raster& raster, const Sheet& sheet, const Section& section) {
  Colour floor{};
  for (std::size_t channel = 0; channel < floor.size(); ++channel) {
    std::vector<float> values;
    for (int row = section.row; row < section.row + section.rows; ++row)
      for (int col = section.col; col < section.col + section.cols; ++col)
        if (!sheet.hasLetter({col, row}))
          values.push_back(colourIn(raster, sheet.grid(), {col, row})[channel]);
    floor[channel] = median(std::move(values));
  }
  return floor;
}

}  // namespace

Painted paintedOver(const Raster& raster, const Sheet& sheet, const Section& section,
                    const std::vector<Block>& blocks) {
  const Section whole = Growing(raster, sheet, section).grown();
  Painted out{raster, gridOf(sheet.grid(), whole)};
  const Colour floor = floorIn(raster, sheet, whole);
  fill(out.raster, out.grid, frameWidth, isDark(floor) ? Colour{255, 255, 255} : Colour{});
  fill(out.raster, out.grid, 0, floor);
  const bool isNamed = !hasOddOne(sheet, blocks);
  for (const Block& block : blocks) {
    const bool lies = block.axis == Axis::horizontal;
    const Section place{block.cell.col, block.cell.row, lies ? block.length : 1,
                        lies ? 1 : block.length};
    const Print& letter = sheet.at(block.cell);
    fill(out.raster, gridOf(sheet.grid(), place), -paintedGap,
         isNamed && isCross(letter) ? targetPaint : paintFor(letter.ground, floor));
  }
  return out;
}

}  // namespace unblocker::scanner
