#include "lettering.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "prints.h"
#include "repaint.h"
#include "sheet.h"

namespace unblocker::scanner {
namespace {

constexpr int smallestSide = 4;

// A board has so many blocks at least, of both axes: words and numbers in tables do not make them.
constexpr std::size_t fewestBlocks = 4;

// What may differ between two prints of a letter depends on its size and on how the picture was
// packed; whether a board comes out says which of these will do.
constexpr std::array<float, 6> strictness = {0.1F, 0.15F, 0.2F, 0.25F, 0.3F, 0.4F};

/// A board as its letters tell of it.
struct Lettered {
  Section section;
  std::vector<Block> blocks;
  int letters = 0;
};

/// How many of a sheet's cells are of some kind, for every section of it at once.
class Count {
 public:
  template <typename IsOne>
  Count(const Grid& grid, const IsOne& isOne) : width_(grid.cols + 1) {
    sums_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(grid.rows + 1));
    for (int row = 0; row < grid.rows; ++row)
      for (int col = 0; col < grid.cols; ++col)
        sums_[index(col + 1, row + 1)] = upTo(col + 1, row) + upTo(col, row + 1) - upTo(col, row) +
                                         (isOne(Cell{col, row}) ? 1 : 0);
  }

  int in(const Section& section) const {
    const int right = section.col + section.cols;
    const int bottom = section.row + section.rows;
    return upTo(right, bottom) - upTo(section.col, bottom) - upTo(right, section.row) +
           upTo(section.col, section.row);
  }

 private:
  std::size_t index(int col, int row) const { return static_cast<std::size_t>(row * width_ + col); }
  int upTo(int col, int row) const { return sums_[index(col, row)]; }

  int width_;
  std::vector<int> sums_;
};

bool overlap(const Section& a, const Section& b) {
  return a.col < b.col + b.cols && b.col < a.col + a.cols && a.row < b.row + b.rows &&
         b.row < a.row + a.rows;
}

/// How a sheet falls into blocks if letters that differ by less than some part are the same.
class Sorting {
 public:
  Sorting(const Sheet& sheet, float unlike)
      : sheet_(sheet), unlike_(unlike), isOwned_(sheet.size()) {
    const Grid& grid = sheet.grid();
    for (int row = 0; row < grid.rows; ++row)
      for (int col = 0; col < grid.cols; ++col) take({col, row});
  }

  /// The section with the most letters of which every one belongs to a block, whole, of its own
  /// letter; nothing if there is another such beside it, as where a program prints each move.
  std::optional<Lettered> board() const {
    Lettered best;
    forEachSection([&](const Section& section, int letters) {
      if (letters > best.letters) enter(section, letters, best);
    });
    if (best.letters == 0) return std::nullopt;
    Lettered other;
    forEachSection([&](const Section& section, int letters) {
      if (2 * letters > best.letters && other.letters == 0 && !overlap(section, best.section))
        enter(section, letters, other);
    });
    if (other.letters > 0) return std::nullopt;
    return best;
  }

 private:
  /// Calls with every section that has letters of blocks and nothing else, and their number.
  template <typename Call>
  void forEachSection(const Call& call) const {
    const Grid& grid = sheet_.grid();
    const Count others(grid, [&](const Cell& cell) {
      const Imprint imprint = sheet_.imprint(cell);
      return imprint == Imprint::clutter ||
             (imprint == Imprint::letter && !isOwned_[sheet_.index(cell)]);
    });
    const Count letters(grid, [&](const Cell& cell) { return isOwned_[sheet_.index(cell)]; });
    for (int rows = smallestSide; rows <= std::min(mostLettered, grid.rows); ++rows)
      for (int cols = smallestSide; cols <= std::min(mostLettered, grid.cols); ++cols)
        for (int row = 0; row + rows <= grid.rows; ++row)
          for (int col = 0; col + cols <= grid.cols; ++col) {
            const Section section{col, row, cols, rows};
            if (others.in(section) == 0) call(section, letters.in(section));
          }
  }

  /// How many cells in a row show the same, from one on.
  int lengthAlong(const Cell& cell, Axis axis) const {
    Block block{cell, axis, 1};
    while (sheet_.unlikeNext(cellOf(block, block.length - 1), axis) < unlike_) ++block.length;
    return block.length;
  }

  /// Makes a block of a cell's letter and those beside it.
  void take(const Cell& cell) {
    if (!sheet_.hasLetter(cell) || isOwned_[sheet_.index(cell)]) return;
    const int right = lengthAlong(cell, Axis::horizontal);
    const int below = lengthAlong(cell, Axis::vertical);
    if ((right > 1) == (below > 1)) return;
    const Block block =
        right > 1 ? Block{cell, Axis::horizontal, right} : Block{cell, Axis::vertical, below};
    for (int i = 0; i < block.length; ++i) isOwned_[sheet_.index(cellOf(block, i))] = true;
    blocks_.push_back(block);
  }

  /// Keeps a section that is a board.
  void enter(const Section& section, int letters, Lettered& best) const {
    std::vector<Block> blocks = blocksIn(section);
    if (isBoard(blocks, letters) && isWhole(section, blocks))
      best = {section, std::move(blocks), letters};
  }

  /// Those that lie in a section with all their cells.
  std::vector<Block> blocksIn(const Section& section) const {
    std::vector<Block> inside;
    std::copy_if(blocks_.begin(), blocks_.end(), std::back_inserter(inside),
                 [&](const Block& block) {
                   return section.has(block.cell) && section.has(cellOf(block, block.length - 1));
                 });
    return inside;
  }

  bool isBoard(const std::vector<Block>& blocks, int letters) const {
    std::size_t lying = 0;
    for (const Block& block : blocks) {
      letters -= block.length;
      if (block.axis == Axis::horizontal) ++lying;
    }
    return letters == 0 && blocks.size() >= fewestBlocks && lying > 0 && lying < blocks.size() &&
           haveOwnLetters(blocks);
  }

  /// Whether nothing right beside a section belongs to it: neither blocks nor its own letters.
  bool isWhole(const Section& section, const std::vector<Block>& blocks) const {
    const Section around{section.col - 1, section.row - 1, section.cols + 2, section.rows + 2};
    for (int row = around.row; row < around.row + around.rows; ++row)
      for (int col = around.col; col < around.col + around.cols; ++col) {
        const Cell cell{col, row};
        if (section.has(cell) || !sheet_.hasLetter(cell)) continue;
        const auto isSame = [&](const Block& block) {
          return difference(sheet_.at(block.cell), sheet_.at(cell)) < unlike_;
        };
        if (isOwned_[sheet_.index(cell)] || std::any_of(blocks.begin(), blocks.end(), isSame))
          return false;
      }
    return true;
  }

  bool haveOwnLetters(const std::vector<Block>& blocks) const {
    for (std::size_t i = 0; i < blocks.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (difference(sheet_.at(blocks[i].cell), sheet_.at(blocks[j].cell)) < unlike_)
          return false;
    return true;
  }

  const Sheet& sheet_;
  float unlike_;
  std::vector<bool> isOwned_;
  std::vector<Block> blocks_;
};

}  // namespace

std::optional<Painted> withLettersPainted(const Raster& raster) {
  const std::vector<Print> prints = printsIn(raster);
  const std::vector<Sheet> sheets = sheetsOver(prints);
  const Sheet* own = nullptr;
  std::optional<Lettered> best;
  for (const Sheet& sheet : sheets)
    for (const float unlike : strictness) {
      auto next = Sorting(sheet, unlike).board();
      if (!next || (best && next->letters <= best->letters)) continue;
      best = std::move(next);
      own = &sheet;
    }
  if (!best) return std::nullopt;
  return paintedOver(raster, *own, best->section, best->blocks);
}

}  // namespace unblocker::scanner
