// Which cells the blocks of a position cover, a few blocks at a look.
//
// Fields that lie side by side are looked up together, in tables that hold the cells of all their
// blocks: a third as many look-ups as with one table a block.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lanes.h"
#include "position.h"

namespace unblocker {

template <int CellWords>
struct Covered {
  Lanes<CellWords> own;    ///< Cells of the blocks that lie along the lanes,
  Lanes<CellWords> taken;  ///< and of all.
};

template <int PositionWords, int CellWords>
class Coverage {
 public:
  using Key = Position<PositionWords>;

  Coverage(const Puzzle& puzzle, const Layout& layout) : cols_(puzzle.cols), rows_(puzzle.rows) {
    for (const Field& field : layout.fields) {
      if (field.span == 0) {
        cover(wedged_, field, 0);
      } else {
        add(field);
      }
    }
  }

  Covered<CellWords> in(const Key& position) const {
    Covered<CellWords> covered = wedged_;
    const Covered<CellWords>* const tables = tables_.data();
    const Share* const end = shares_.data() + shares_.size();
    for (const Share* share = shares_.data(); share != end; ++share) {
      const Covered<CellWords>& some = tables[share->table + position.get(*share)];
      covered.own |= some.own;
      covered.taken |= some.taken;
    }
    return covered;
  }

 private:
  // A few fields together.
  struct Share {
    std::uint64_t mask = 0;
    int shift = 0;
    int word = 0;
    std::size_t table = 0;  // Where it begins in tables_.
  };
  static constexpr int bitsPerShare = 6;  // With more, the tables crowd the first cache.

  static bool joins(const Field& field, const Share& share) {
    return field.word == share.word &&
           field.shift + std::bit_width(field.mask) - share.shift <= bitsPerShare;
  }

  void cover(Covered<CellWords>& covered, const Field& field, int number) const {
    for (int i = number; i < number + field.length; ++i) {
      const int cell = field.firstCell + i * field.stride;
      covered.own.add(field.axis(), field.laneCell + i);
      covered.taken.add(0, cell);
      covered.taken.add(1, cell % cols_ * rows_ + cell / cols_);
    }
  }

  // To the last share if there is room, otherwise to a new one. The last table is repeated for each
  // number that the field can hold; for those that are none, as it is.
  void add(const Field& field) {
    if (shares_.empty() || !joins(field, shares_.back())) {
      shares_.push_back({0, field.shift, field.word, tables_.size()});
      tables_.push_back({});
    }
    Share& share = shares_.back();
    const std::size_t size = share.mask + 1;
    tables_.resize(share.table + size * (field.mask + 1));
    for (std::size_t number = field.mask + 1; number-- > 0;) {
      Covered<CellWords> block;
      if (number <= static_cast<std::size_t>(field.span))
        cover(block, field, static_cast<int>(number));
      for (std::size_t at = 0; at < size; ++at) {
        Covered<CellWords>& entry = tables_[share.table + number * size + at];
        entry = tables_[share.table + at];
        entry.own |= block.own;
        entry.taken |= block.taken;
      }
    }
    share.mask = tables_.size() - share.table - 1;
  }

  int cols_;
  int rows_;
  Covered<CellWords> wedged_;  // By blocks that never move.
  std::vector<Share> shares_;
  std::vector<Covered<CellWords>> tables_;
};

}  // namespace unblocker
