// Which cells the blocks of a position cover, a few blocks at a look.
//
// Fields of an axis that lie side by side are looked up together, in tables that hold the cells of
// all their blocks: a third as many look-ups as with one table a block. Of which axis the blocks
// are tells which of both ways of numbering the cells is their own. A look is at one share of
// either axis: neither waits for the other.
#pragma once

#include <array>
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
    for (const std::size_t axis : {0, 1}) {
      std::size_t shares = 0;
      for (const Field& field : layout.fields) {
        if (field.axis() != axis) continue;
        if (field.span == 0) {
          cover(wedged_[axis], field, 0);
        } else {
          shares = add(field, shares);
        }
      }
    }
  }

  Covered<CellWords> in(const Key& position) const {
    Cells flat = wedged_[0];
    Cells upright = wedged_[1];
    const Cells* const tables = tables_.data();
    const Look* const end = looks_.data() + looks_.size();
    for (const Look* look = looks_.data(); look != end; ++look) {
      flat |= tables[(*look)[0].table + position.get((*look)[0])];
      upright |= tables[(*look)[1].table + position.get((*look)[1])];
    }
    return {Cells::ofEach(flat, upright), flat | upright};
  }

 private:
  using Cells = Lanes<CellWords>;

  // A few fields of an axis together; or none, which cover nothing.
  struct Share {
    std::uint64_t mask = 0;
    int shift = 0;
    int word = 0;
    std::size_t table = 0;  // Where it begins in tables_.
  };
  using Look = std::array<Share, 2>;  // By axis.

  // With more, the tables crowd the first cache.
  static constexpr int bitsPerShare = CellWords == 1 ? 8 : 6;

  static bool joins(const Field& field, const Share& share) {
    return field.word == share.word &&
           field.shift + std::bit_width(field.mask) - share.shift <= bitsPerShare;
  }

  void cover(Cells& covered, const Field& field, int number) const {
    for (int i = number; i < number + field.length; ++i) {
      const int cell = field.firstCell + i * field.stride;
      covered.add(0, cell);
      covered.add(1, cell % cols_ * rows_ + cell / cols_);
    }
  }

  // To the last of the axis' shares if there is room, otherwise to a new one; says how many there
  // are then. The last table is repeated for each number that the field can hold; for those that
  // are none, as it is.
  std::size_t add(const Field& field, std::size_t shares) {
    const std::size_t axis = field.axis();
    if (shares == 0 || !joins(field, looks_[shares - 1][axis])) {
      if (shares == looks_.size()) looks_.emplace_back();
      looks_[shares++][axis] = {0, field.shift, field.word, tables_.size()};
      tables_.push_back({});
    }
    Share& share = looks_[shares - 1][axis];
    const std::size_t size = share.mask + 1;
    tables_.resize(share.table + size * (field.mask + 1));
    for (std::size_t number = field.mask + 1; number-- > 0;) {
      Cells block;
      if (number <= static_cast<std::size_t>(field.span))
        cover(block, field, static_cast<int>(number));
      for (std::size_t at = 0; at < size; ++at) {
        tables_[share.table + number * size + at] = tables_[share.table + at] | block;
      }
    }
    share.mask = tables_.size() - share.table - 1;
    return shares;
  }

  int cols_;
  int rows_;
  std::array<Cells, 2> wedged_;  // By axis, what its blocks cover that never move.
  std::vector<Look> looks_;
  std::vector<Cells> tables_{1};  // The first covers nothing.
};

}  // namespace unblocker
