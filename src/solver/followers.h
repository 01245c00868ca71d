// Which blocks need not be tried right after a slide, because what they lead to is met otherwise.
//
// After block c has slid, two kinds of moves lead nowhere new:
//
// - c again: from where it came it could have gone there directly.
// - A block b that stands before c in the puzzle's order and never comes where c was or passed:
//   the same two moves the other way round lead to the same place, and c's comes last there.
//
// Nothing is lost. Say a position S is new, and consider all last moves that lead to it from the
// level before; choose the one whose block stands last in the order. Had it been left out after
// some move of c, then by the first rule S would not be new, and by the second there would be a way
// to S of the same length whose last move is of c, which stands further back in the order: against
// the choice. As it is the choice that shows it, any number of arrivals at a position can each
// leave out their blocks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cell_set.h"
#include "layout.h"

namespace unblocker {

/// A block slid from one number to another (see Field).
struct Slide {
  std::size_t block = 0;
  int from = 0;
  int to = 0;

  bool operator==(const Slide&) const = default;
};

/// The cells that each block covers at each of its numbers: covers[block][number].
template <int CellWords>
using Covers = std::vector<std::vector<CellSet<CellWords>>>;

template <int CellWords>
Covers<CellWords> coversOf(const Layout& layout) {
  Covers<CellWords> covers;
  for (const Field& field : layout.fields) {
    auto& ofBlock = covers.emplace_back(static_cast<std::size_t>(field.span) + 1);
    for (int value = 0; value <= field.span; ++value) {
      for (int i = 0; i < field.length; ++i) {
        ofBlock[static_cast<std::size_t>(value)].add(field.firstCell + (value + i) * field.stride);
      }
    }
  }
  return covers;
}

template <int CellWords>
class Followers {
 public:
  using Cells = CellSet<CellWords>;

  Followers(const Layout& layout, const Covers<CellWords>& covers) {
    std::vector<Cells> everywhere;
    for (const auto& ofBlock : covers) {
      everywhere.push_back({});
      for (const Cells& cells : ofBlock) everywhere.back() |= cells;
    }
    for (std::size_t block = 0; block < covers.size(); ++block) {
      const int values = layout.fields[block].span + 1;
      tables_.push_back({without_.size(), values});
      for (int from = 0; from < values; ++from) {
        for (int to = 0; to < values; ++to) {
          without_.push_back(strangersTo({block, from, to}, covers[block], everywhere));
        }
      }
    }
  }

  /// The blocks that need not move right after a slide, as bits.
  std::uint64_t without(const Slide& slide) const {
    const Table& table = tables_[slide.block];
    return without_[table.begin + static_cast<std::size_t>(slide.from * table.values + slide.to)];
  }

 private:
  struct Table {
    std::size_t begin = 0;
    int values = 1;
  };

  static std::uint64_t strangersTo(const Slide& slide, const std::vector<Cells>& covers,
                                   const std::vector<Cells>& everywhere) {
    Cells trail;
    for (int value = std::min(slide.from, slide.to); value <= std::max(slide.from, slide.to);
         ++value) {
      trail |= covers[static_cast<std::size_t>(value)];
    }
    trail &= ~covers[static_cast<std::size_t>(slide.to)];
    std::uint64_t blocks = std::uint64_t{1} << slide.block;
    for (std::size_t other = 0; other < slide.block; ++other) {
      if (!everywhere[other].touches(trail)) blocks |= std::uint64_t{1} << other;
    }
    return blocks;
  }

  std::vector<Table> tables_;           // By block,
  std::vector<std::uint64_t> without_;  // then by the number before and the number after.
};

}  // namespace unblocker
