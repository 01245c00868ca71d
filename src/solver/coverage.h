// Which cells the blocks of a position cover, a few blocks at a look.
//
// Fields that lie side by side are looked up together, in tables that hold the cells of all their
// blocks: a third as many look-ups as with one table a block.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "followers.h"
#include "position.h"

namespace unblocker {

/// What the blocks of one axis each cover.
template <int CellWords>
struct Covered {
  CellSet<CellWords> flat;
  CellSet<CellWords> upright;

  Covered& operator|=(const Covered& other) {
    flat |= other.flat;
    upright |= other.upright;
    return *this;
  }
};

template <int PositionWords, int CellWords>
class Coverage {
 public:
  Coverage(const Layout& layout, const Covers<CellWords>& covers) {
    for (std::size_t block = 0; block < layout.fields.size(); ++block) {
      const Field& field = layout.fields[block];
      if (field.span == 0) {
        of(field, wedged_) |= covers[block].front();
      } else {
        add(field, covers[block]);
      }
    }
  }

  Covered<CellWords> in(const Position<PositionWords>& position) const {
    Covered<CellWords> covered = wedged_;
    for (const Share& share : shares_) {
      covered |= tables_[share.table + position.get(share)];
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

  static CellSet<CellWords>& of(const Field& field, Covered<CellWords>& covered) {
    return field.axis() == 0 ? covered.flat : covered.upright;
  }

  static bool joins(const Field& field, const Share& share) {
    return field.word == share.word &&
           field.shift + std::bit_width(field.mask) - share.shift <= bitsPerShare;
  }

  // To the last share if there is room, otherwise to a new one. The last table is repeated for each
  // number that the field can hold.
  void add(const Field& field, const std::vector<CellSet<CellWords>>& covers) {
    if (shares_.empty() || !joins(field, shares_.back())) {
      shares_.push_back({0, field.shift, field.word, tables_.size()});
      tables_.push_back({});
    }
    Share& share = shares_.back();
    const std::size_t size = share.mask + 1;
    tables_.resize(share.table + size * (field.mask + 1));
    for (std::size_t number = field.mask + 1; number-- > 0;) {
      for (std::size_t at = 0; at < size; ++at) {
        Covered<CellWords> entry = tables_[share.table + at];
        of(field, entry) |= covers[std::min(number, covers.size() - 1)];
        tables_[share.table + number * size + at] = entry;
      }
    }
    share.mask = tables_.size() - share.table - 1;
  }

  Covered<CellWords> wedged_;  // By blocks that never move.
  std::vector<Share> shares_;
  std::vector<Covered<CellWords>> tables_;
};

}  // namespace unblocker
