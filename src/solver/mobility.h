// What can move where, found for all blocks at once.
//
// The cells of the horizontal blocks, shifted by one cell to the right and cut down to the empty
// ones, are the cells that these blocks enter first on their way to the right; spread on through
// the empty ones they are all the cells that they can come to cover there. Doing so four times
// (right, left, down, up) takes some fifty operations on a whole board. How many successors a
// position has is then a matter of counting bits, without generating one of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cell_set.h"
#include "followers.h"
#include "position.h"

namespace unblocker {

/// The empty cells that blocks can slide into, by direction and axis (see Field::axis).
template <int CellWords>
struct Room {
  std::array<CellSet<CellWords>, 2> back;   ///< Towards the left, and towards the top.
  std::array<CellSet<CellWords>, 2> ahead;  ///< Towards the right, and towards the bottom.

  /// How many successors the position has: each of these cells is where just one of them ends.
  int successors() const {
    return back[0].count() + back[1].count() + ahead[0].count() + ahead[1].count();
  }
};

/// The moves of one puzzle's positions. `PositionWords` must be at least layout.words,
/// 64 * `CellWords` at least the board's cells. The layout must outlive it.
template <int PositionWords, int CellWords>
class Mobility {
 public:
  using Key = Position<PositionWords>;
  using Cells = CellSet<CellWords>;

  Mobility(const Puzzle& puzzle, const Layout& layout)
      : layout_(layout), cols_(puzzle.cols), followers_(layout, coversOf<CellWords>(layout)) {
    const int longestWay = std::max(puzzle.cols, puzzle.rows) - 2;
    doublings_ = std::bit_width(static_cast<unsigned>(longestWay - 1));
    findEdges(puzzle);
    findShares();
  }

  const Layout& layout() const { return layout_; }
  /// Blocks that need not move right after a slide, as bits.
  std::uint64_t needNotFollow(const Slide& slide) const { return followers_.without(slide); }

  Key start() const {
    Key key;
    for (const Field& field : layout_.fields) key.slide(field, field.start);
    return key;
  }

  bool isSolved(const Key& position) const {
    return position.get(layout_.fields.front()) == layout_.goal;
  }

  Room<CellWords> roomIn(const Key& position) const {
    Covered blocks;
    for (const Share& share : shares_) {
      const std::uint64_t word = position.words[PositionWords == 1 ? 0 : share.word];
      blocks.add(covered_[share.table + (word >> share.shift & share.mask)]);
    }
    const Cells empty = ~(blocks.flat | blocks.upright | walls_);
    Room<CellWords> room;
    room.ahead[0] = spreadAhead(blocks.flat, empty & notFirstCol_, 1);
    room.back[0] = spreadBack(blocks.flat, empty & notLastCol_, 1);
    room.ahead[1] = spreadAhead(blocks.upright, empty, cols_);
    room.back[1] = spreadBack(blocks.upright, empty, cols_);
    return room;
  }

  /// Calls `use(slide, successor)` for every legal move of the blocks that are not in `leftOut`
  /// (bits): the blocks in the puzzle's order; each first back, then ahead, nearest first.
  template <typename Use>
  void forEachMove(const Key& position, const Room<CellWords>& room, std::uint64_t leftOut,
                   Use use) const {
    for (std::uint64_t left = movable_ & ~leftOut; left != 0; left &= left - 1) {
      const auto block = static_cast<std::size_t>(std::countr_zero(left));
      const Field& field = layout_.fields[block];
      const int from = position.get(field);
      const int cell = field.firstCell + from * field.stride;
      slide<-1>({block, from, from}, position, room.back[field.axis()], cell - field.stride, use);
      slide<1>({block, from, from}, position, room.ahead[field.axis()],
               cell + field.length * field.stride, use);
    }
  }

 private:
  // What the blocks of one axis each cover.
  struct Covered {
    Cells flat;
    Cells upright;

    void add(const Covered& other) {
      flat |= other.flat;
      upright |= other.upright;
    }
  };

  // A few fields together, whose cells stand in one table: half as many look-ups as with one each.
  struct Share {
    std::size_t word = 0;
    int shift = 0;
    std::uint64_t mask = 0;
    std::size_t table = 0;  // Where it begins in covered_.
  };
  static constexpr int bitsPerShare = 6;  // With more, the tables crowd the first cache.

  // Slides a block one way as far as there is room; `cell` is the first one it needs.
  template <int Direction, typename Use>
  void slide(Slide slide, Key successor, const Cells& room, int cell, Use& use) const {
    const Field& field = layout_.fields[slide.block];
    const int last = Direction < 0 ? 0 : field.span;
    while (slide.to != last && room.has(cell)) {
      slide.to += Direction;
      successor.slide(field, Direction);
      use(slide, successor);
      cell += Direction * field.stride;
    }
  }

  // Each turn doubles the way that has been gone (Kogge and Stone's parallel prefix).
  Cells spreadAhead(const Cells& blocks, Cells empty, int by) const {
    Cells reached = blocks << by & empty;
    for (int i = 0; i < doublings_; ++i, by *= 2) {
      reached |= reached << by & empty;
      empty &= empty << by;
    }
    return reached;
  }

  Cells spreadBack(const Cells& blocks, Cells empty, int by) const {
    Cells reached = blocks >> by & empty;
    for (int i = 0; i < doublings_; ++i, by *= 2) {
      reached |= reached >> by & empty;
      empty &= empty >> by;
    }
    return reached;
  }

  void findEdges(const Puzzle& puzzle) {
    walls_ = ~Cells{};
    for (int cell = 0; cell < puzzle.cols * puzzle.rows; ++cell) {
      walls_.remove(cell);
      if (cell % puzzle.cols != 0) notFirstCol_.add(cell);
      if (cell % puzzle.cols != puzzle.cols - 1) notLastCol_.add(cell);
    }
    for (const Cell wall : puzzle.walls) walls_.add(wall.row * puzzle.cols + wall.col);
  }

  void findShares() {
    const Covers<CellWords> covers = coversOf<CellWords>(layout_);
    Share wedged;  // Blocks that never move, in a table of one entry.
    covered_.push_back({});
    shares_.push_back(wedged);
    for (std::size_t block = 0; block < layout_.fields.size(); ++block) {
      const Field& field = layout_.fields[block];
      if (field.span > 0) movable_ |= std::uint64_t{1} << block;
      if (field.span > 0 && !joins(field, shares_.back())) {
        shares_.push_back({static_cast<std::size_t>(field.word), field.shift, 0, covered_.size()});
        covered_.push_back({});
      }
      widen(field, covers[block], field.span > 0 ? shares_.back() : shares_.front());
    }
  }

  static bool joins(const Field& field, const Share& share) {
    const auto word = static_cast<std::size_t>(field.word);
    return share.mask != 0 && word == share.word &&
           field.shift + std::bit_width(field.mask) - share.shift <= bitsPerShare;
  }

  // Adds a field to a share: its table, at the end of them all but for the first, is repeated for
  // each number of the block.
  void widen(const Field& field, const std::vector<Cells>& covers, Share& share) {
    const std::size_t size = share.mask + 1;
    const std::size_t copies = field.mask + 1;
    if (share.table + size * copies > covered_.size()) covered_.resize(share.table + size * copies);
    for (std::size_t at = size * copies; at-- > 0;) {
      Covered entry = covered_[share.table + at % size];
      const std::size_t value = std::min(at / size, covers.size() - 1);
      (field.axis() == 0 ? entry.flat : entry.upright) |= covers[value];
      covered_[share.table + at] = entry;
    }
    share.mask = size * copies - 1;
  }

  const Layout& layout_;
  int cols_;
  Followers<CellWords> followers_;
  int doublings_ = 0;  // Until a spread has gone as far as any block can.
  Cells walls_;        // And all that lies beyond the board.
  Cells notFirstCol_;
  Cells notLastCol_;
  std::uint64_t movable_ = 0;  // Blocks that are not wedged in for ever, as bits.
  std::vector<Share> shares_;
  std::vector<Covered> covered_;
};

}  // namespace unblocker
