// What can move where, found for all blocks at once.
//
// The cells of the blocks, shifted by one cell ahead and cut down to the empty ones, are the cells
// that these blocks enter first on their way; spread on through the empty ones they are all the
// cells that they can come to cover there, the room ahead; and so back. How many successors a
// position has is then a matter of counting bits, without generating one of them.
//
// A successor is a cell of the room: which block comes there is told by how many cells of the
// blocks along the same lanes come before it, because these cannot pass one another.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "../sort_few.h"
#include "coverage.h"
#include "followers.h"
#include "lanes.h"
#include "position.h"

namespace unblocker {

/// The empty cells that blocks can slide into: towards the left and the top (back), the right and
/// the bottom (ahead).
template <int CellWords>
struct Room {
  Lanes<CellWords> back;
  Lanes<CellWords> ahead;
};

/// Whoever slides to a cell of a room.
struct Slider {
  std::uint64_t block = 0;   ///< As bit.
  std::size_t arrivals = 0;  ///< Where its slides begin.
  std::uint32_t mask = 0;    ///< Of its field in the position.
  int shift = 0;
  std::int16_t word = 0;
  std::int16_t offset = 0;  ///< Of its number, from the cell in the room's word that it comes to.
  int values = 1;           ///< That it can have.
};

/// The moves of one puzzle's positions. `PositionWords` must be at least layout.words,
/// 64 * `CellWords` at least the board's cells. The layout must outlive it.
template <int PositionWords, int CellWords>
class Mobility {
 public:
  using Key = Position<PositionWords>;
  using Cells = Lanes<CellWords>;

  Mobility(const Puzzle& puzzle, const Layout& layout)
      : layout_(layout),
        followers_(layout),
        coverage_(puzzle, layout),
        longestWay_(std::max(puzzle.cols, puzzle.rows) - 2) {
    findEdges(puzzle);
    findGoal(puzzle);
    findRanges();
    for (const std::size_t axis : {0, 1}) {
      const std::vector<std::size_t> blocks = blocksAlong(axis);
      for (const bool ahead : {false, true}) {
        findSliders(blocks, axis, ahead, puzzle.cols * puzzle.rows);
      }
    }
  }

  const Layout& layout() const { return layout_; }

  Key start() const {
    Key key;
    for (const Field& field : layout_.fields) key.slide(field, field.start);
    return key;
  }

  bool isSolved(const Key& position) const {
    return static_cast<int>(position.get(layout_.fields.front())) == layout_.goal;
  }

  Covered<CellWords> coveredIn(const Key& position) const { return coverage_.in(position); }

  Room<CellWords> roomIn(const Covered<CellWords>& covered) const {
    const Cells empty = ~(covered.taken | walls_);
    return {spreadBack(covered.own, empty & notLast_), spreadAhead(covered.own, empty & notFirst_)};
  }

  /// Where some blocks (bits) can ever come to; others, in the same lanes, too.
  Cells rangeOf(std::uint64_t blocks) const {
    Cells range;
    const Cells* const end = ranges_.data() + ranges_.size();
    for (const Cells* group = ranges_.data(); group != end; group += groupSize) {
      range |= group[blocks % groupSize];
      blocks /= groupSize;
    }
    return range;
  }

  /// The target's way out, if it is in the room: its last cell.
  Cells wayOut(const Room<CellWords>& room) const {
    return (room.back & goal_.back) | (room.ahead & goal_.ahead);
  }

  /// Those who slide to the room's cells in a word, by how many of their lanes' cells in that word
  /// come before; `own` as covered in the position.
  const Slider* slidersTo(std::size_t word, std::size_t axis, bool ahead, const Cells& own) const {
    std::size_t before = 0;
    for (std::size_t i = 0; i < word; ++i) {
      before += static_cast<std::size_t>(std::popcount(own.words[i][axis]));
    }
    return sliders_[kind(word, axis, ahead)].data() + before;
  }
  /// Makes the slide that ends in a cell of the word, and tells of it.
  const Arrival& slideTo(int cell, const Slider& slider, Key& position) const {
    const auto from = static_cast<int>(position.get(slider));
    const int to = cell - slider.offset;
    position.words[PositionWords == 1 ? 0 : static_cast<std::size_t>(slider.word)] +=
        static_cast<std::uint64_t>(to - from) << slider.shift;
    return followers_[slider.arrivals + static_cast<std::size_t>(from * slider.values + to)];
  }

  /// Calls `use(slide, successor)` for every legal move, until it answers false: the blocks in the
  /// puzzle's order; each first back, then ahead, nearest first.
  template <typename Use>
  void forEachMove(const Key& position, Use use) const {
    const Cells taken = coverage_.in(position).taken | walls_;
    for (std::size_t block = 0; block < layout_.fields.size(); ++block) {
      const Field& field = layout_.fields[block];
      const auto from = static_cast<int>(position.get(field));
      const auto slideAll = [&](int by, int edge, int cell) {
        Key successor = position;
        for (int to = from; to != edge && !taken.has(field.axis(), cell); cell += by) {
          to += by;
          successor.slide(field, by);
          if (!use(Slide{block, from, to}, successor)) return false;
        }
        return true;
      };
      if (!slideAll(-1, 0, field.laneCell + from - 1)) return;
      if (!slideAll(1, field.span, field.laneCell + from + field.length)) return;
    }
  }

 private:
  static constexpr std::size_t blocksPerGroup = 6;
  static constexpr std::size_t groupSize = std::size_t{1} << blocksPerGroup;

  static constexpr std::size_t kind(std::size_t word, std::size_t axis, bool ahead) {
    return 4 * word + 2 * axis + (ahead ? 1 : 0);
  }

  // An addition carries through all empty cells behind the first one, and so clears them.
  static Cells spreadAhead(const Cells& blocks, const Cells& empty) {
    return empty & ~(empty + (blocks << 1 & empty));
  }

  // The other way nothing carries; but each turn doubles the way that has been gone (Kogge and
  // Stone's parallel prefix).
  Cells spreadBack(const Cells& blocks, Cells empty) const {
    Cells reached = blocks >> 1 & empty;
    reached |= reached >> 1 & empty;
    empty &= empty >> 1;
    reached |= reached >> 2 & empty;
    if (longestWay_ <= 4) return reached;
    empty &= empty >> 2;
    reached |= reached >> 4 & empty;
    empty &= empty >> 4;
    return reached | (reached >> 8 & empty);
  }

  void findEdges(const Puzzle& puzzle) {
    Cells board;
    for (int row = 0; row < puzzle.rows; ++row) {
      for (int col = 0; col < puzzle.cols; ++col) {
        const std::array<int, 2> cell{row * puzzle.cols + col, col * puzzle.rows + row};
        for (const std::size_t axis : {0, 1}) {
          const int along = axis == 0 ? col : row;
          board.add(axis, cell[axis]);
          if (along != 0) notFirst_.add(axis, cell[axis]);
          if (along + 1 != (axis == 0 ? puzzle.cols : puzzle.rows)) notLast_.add(axis, cell[axis]);
        }
      }
    }
    walls_ = ~board;
    for (const Cell wall : puzzle.walls) {
      walls_.add(0, wall.row * puzzle.cols + wall.col);
      walls_.add(1, wall.col * puzzle.rows + wall.row);
    }
  }

  void findGoal(const Puzzle& puzzle) {
    if (layout_.goal < 0) return;
    const Field& target = layout_.fields.front();
    const bool ahead = puzzle.exit.side == Side::right || puzzle.exit.side == Side::bottom;
    const int last = ahead ? target.length - 1 : 0;
    (ahead ? goal_.ahead : goal_.back).add(target.axis(), target.laneCell + layout_.goal + last);
  }

  void findRanges() {
    const auto& fields = layout_.fields;
    for (std::size_t first = 0; first < fields.size(); first += blocksPerGroup) {
      const std::size_t group = ranges_.size();
      ranges_.resize(group + groupSize);
      for (std::size_t i = 0; i < blocksPerGroup; ++i) {
        const Cells range = first + i < fields.size() ? rangeOf(fields[first + i]) : Cells{};
        const std::size_t bit = std::size_t{1} << i;
        for (std::size_t at = group; at < group + bit; ++at)
          ranges_[at + bit] = ranges_[at] | range;
      }
    }
  }

  static Cells rangeOf(const Field& field) {
    Cells range;
    if (field.span == 0) return range;
    for (int i = 0; i < field.span + field.length; ++i) range.add(field.axis(), field.laneCell + i);
    return range;
  }

  // Lane by lane, in the order in which they lie there.
  std::vector<std::size_t> blocksAlong(std::size_t axis) const {
    std::vector<std::size_t> blocks;
    for (std::size_t block = 0; block < layout_.fields.size(); ++block) {
      if (layout_.fields[block].axis() == axis) blocks.push_back(block);
    }
    const auto place = [&](std::size_t block) {
      return layout_.fields[block].laneCell + layout_.fields[block].start;
    };
    sortFew(std::span(blocks), [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
    return blocks;
  }

  void findSliders(std::span<const std::size_t> blocks, std::size_t axis, bool ahead, int cells) {
    for (std::size_t word = 0; word < CellWords; ++word) {
      auto& sliders = sliders_[kind(word, axis, ahead)];
      sliders.resize(static_cast<std::size_t>(cells) + 1);
      std::size_t before = 0;
      for (const std::size_t block : blocks) {
        const auto length = static_cast<std::size_t>(layout_.fields[block].length);
        const int firstCell = 64 * static_cast<int>(word);
        sliders[before + (ahead ? length : 0)] = sliderOf(block, ahead, firstCell);
        before += length;
      }
    }
  }

  // Of the word whose first cell is `firstCell`.
  Slider sliderOf(std::size_t block, bool ahead, int firstCell) const {
    const Field& field = layout_.fields[block];
    const int offset = field.laneCell + (ahead ? field.length - 1 : 0) - firstCell;
    return {std::uint64_t{1} << block,
            followers_.begin(block),
            static_cast<std::uint32_t>(field.mask),
            field.shift,
            static_cast<std::int16_t>(field.word),
            static_cast<std::int16_t>(offset),
            field.span + 1};
  }

  const Layout& layout_;
  Followers followers_;
  Coverage<PositionWords, CellWords> coverage_;
  int longestWay_;  // Any block's, in cells.
  Cells walls_;     // And all that lies beyond the board.
  Cells notFirst_;  // Of their lanes.
  Cells notLast_;
  std::vector<Cells> ranges_;  // Where six blocks each can ever come, by which of them are meant.
  Room<CellWords> goal_;       // Where the target's way out ends.
  std::array<std::vector<Slider>, 4 * CellWords> sliders_;  // By kind, by the cells before.
};

}  // namespace unblocker
