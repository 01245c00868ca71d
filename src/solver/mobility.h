// What can move where, found for all blocks at once.
//
// The cells of the horizontal blocks, shifted by one cell to the right and cut down to the empty
// ones, are the cells that these blocks enter first on their way to the right; spread on through
// the empty ones they are all the cells that they can come to cover there. Doing so four times
// (right, left, down, up) takes some fifty operations on a whole board. How many successors a
// position has is then a matter of counting bits, without generating one of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cell_set.h"
#include "coverage.h"
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
      : Mobility(puzzle, layout, coversOf<CellWords>(layout)) {}

  const Layout& layout() const { return layout_; }
  /// Blocks that need not move right after a slide, as bits.
  std::uint64_t needNotFollow(const Slide& slide) const { return followers_.without(slide); }

  Key start() const {
    Key key;
    for (const Field& field : layout_.fields) key.slide(field, field.start);
    return key;
  }

  bool isSolved(const Key& position) const {
    return static_cast<int>(position.get(layout_.fields.front())) == layout_.goal;
  }

  Room<CellWords> roomIn(const Key& position) const {
    const Covered<CellWords> blocks = coverage_.in(position);
    const Cells empty = ~(blocks.flat | blocks.upright | walls_);
    Room<CellWords> room;
    room.ahead[0] = spreadRight(blocks.flat, empty & notFirstCol_);
    room.back[0] = spread<-1>(blocks.flat, empty & notLastCol_, 1);
    room.ahead[1] = spread<1>(blocks.upright, empty, cols_);
    room.back[1] = spread<-1>(blocks.upright, empty, cols_);
    return room;
  }

  /// Calls `use(slide, successor)` for every legal move of the blocks that are not in `leftOut`
  /// (bits): the blocks in the puzzle's order; each first back, then ahead, nearest first.
  template <typename Use>
  void forEachMove(const Key& position, const Room<CellWords>& room, std::uint64_t leftOut,
                   Use use) const {
    for (std::uint64_t able = ableIn(position, room, leftOut); able != 0; able &= able - 1) {
      const auto block = static_cast<std::size_t>(std::countr_zero(able));
      const Field& field = layout_.fields[block];
      const auto from = static_cast<int>(position.get(field));
      const int cell = field.firstCell + from * field.stride;
      const Slide slide{block, from, from};
      slideAll<-1>(slide, position, room.back[field.axis()], cell - field.stride, use);
      slideAll<1>(slide, position, room.ahead[field.axis()], cell + field.length * field.stride,
                  use);
    }
  }

 private:
  // A block's first and its last cell at each of its numbers.
  struct Ends {
    std::uint64_t mask = 0;  // Of its field in the position.
    int shift = 0;
    int word = 0;
    std::size_t axis = 0;
    std::size_t begin = 0;  // Of its numbers in endCells_.
  };

  Mobility(const Puzzle& puzzle, const Layout& layout, const Covers<CellWords>& covers)
      : layout_(layout),
        cols_(puzzle.cols),
        followers_(layout, covers),
        coverage_(layout, covers),
        longestWay_(std::max(puzzle.cols, puzzle.rows) - 2) {
    findEdges(puzzle);
    for (std::size_t block = 0; block < layout.fields.size(); ++block) {
      if (layout.fields[block].span > 0) movable_ |= std::uint64_t{1} << block;
      findEnds(layout.fields[block]);
    }
  }

  // The blocks that can move and are not left out, as bits. Most cannot move, and which can nobody
  // foresees, the processor neither: so there is no branch on it here.
  std::uint64_t ableIn(const Key& position, const Room<CellWords>& room,
                       std::uint64_t leftOut) const {
    const std::array<Cells, 2> beside{room.back[0] << 1 | room.ahead[0] >> 1,
                                      room.back[1] << cols_ | room.ahead[1] >> cols_};
    std::uint64_t able = 0;
    for (std::uint64_t left = movable_ & ~leftOut; left != 0; left &= left - 1) {
      const int block = std::countr_zero(left);
      const Ends& ends = ends_[static_cast<std::size_t>(block)];
      const Cells& cells = endCells_[ends.begin + position.get(ends)];
      able |= std::uint64_t{cells.touches(beside[ends.axis])} << block;
    }
    return able;
  }

  // Slides a block one way as far as there is room; `cell` is the first one it needs.
  template <int Direction, typename Use>
  void slideAll(Slide slide, Key successor, const Cells& room, int cell, Use& use) const {
    const Field& field = layout_.fields[slide.block];
    for (; room.has(cell); cell += Direction * field.stride) {
      slide.to += Direction;
      successor.slide(field, Direction);
      use(slide, successor);
    }
  }

  template <int Direction>
  static Cells shifted(const Cells& cells, int by) {
    return Direction < 0 ? cells >> by : cells << by;
  }

  // An addition carries through all empty cells behind the first one, and so clears them.
  static Cells spreadRight(const Cells& blocks, const Cells& empty) {
    return empty & ~(empty + (blocks << 1 & empty));
  }

  // The other ways nothing carries; but each turn doubles the way that has been gone (Kogge and
  // Stone's parallel prefix).
  template <int Direction>
  Cells spread(const Cells& blocks, Cells empty, int by) const {
    Cells reached = shifted<Direction>(blocks, by) & empty;
    for (int gone = 2;; gone *= 2, by *= 2) {
      reached |= shifted<Direction>(reached, by) & empty;
      if (gone >= longestWay_) return reached;
      empty &= shifted<Direction>(empty, by);
    }
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

  void findEnds(const Field& field) {
    ends_.push_back({field.mask, field.shift, field.word, field.axis(), endCells_.size()});
    for (int number = 0; number <= field.span; ++number) {
      endCells_.push_back({});
      endCells_.back().add(field.firstCell + number * field.stride);
      endCells_.back().add(field.firstCell + (number + field.length - 1) * field.stride);
    }
  }

  const Layout& layout_;
  int cols_;
  Followers<CellWords> followers_;
  Coverage<PositionWords, CellWords> coverage_;
  int longestWay_;  // Any block's, in cells.
  Cells walls_;     // And all that lies beyond the board.
  Cells notFirstCol_;
  Cells notLastCol_;
  std::uint64_t movable_ = 0;  // Blocks that are not wedged in for ever, as bits.
  std::vector<Ends> ends_;     // By block.
  std::vector<Cells> endCells_;
};

}  // namespace unblocker
