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

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "layout.h"

namespace unblocker {

/// A block slid from one number to another (see Field).
struct Slide {
  std::size_t block = 0;
  int from = 0;
  int to = 0;

  bool operator==(const Slide&) const = default;
};

/// Every block but the target, which is the puzzle's first, as bits.
inline constexpr std::uint64_t allButTarget = ~std::uint64_t{1};

/// What there is to know of a slide when it is made.
struct Arrival {
  std::uint64_t needNotFollow = 0;  ///< The blocks that need not move right after it, as bits.
  std::uint8_t block = 0;
  std::uint8_t cells = 0;  ///< How far it goes.
};

/// All slides of a puzzle's blocks.
class Followers {
 public:
  explicit Followers(const Layout& layout) {
    const Visitors visitors = visitorsIn(layout);
    for (std::size_t block = 0; block < layout.fields.size(); ++block) {
      const Field& field = layout.fields[block];
      const auto values = static_cast<std::size_t>(field.span) + 1;
      begins_.push_back(arrivals_.size());
      arrivals_.resize(arrivals_.size() + values * values);
      for (int from = 0; from <= field.span; ++from) addFrom({block, from, from}, field, visitors);
    }
  }

  /// Where a block's slides begin: that from one number to another is so much further on as
  /// `from` * (the block's span + 1) + `to`.
  std::size_t begin(std::size_t block) const { return begins_[block]; }
  const Arrival& operator[](std::size_t at) const { return arrivals_[at]; }

 private:
  // By cell: the blocks that can ever cover it, as bits.
  using Visitors = std::array<std::uint64_t, maximumBoardSide * maximumBoardSide>;

  static Visitors visitorsIn(const Layout& layout) {
    Visitors visitors{};
    for (std::size_t block = 0; block < layout.fields.size(); ++block) {
      const Field& field = layout.fields[block];
      for (int i = 0; i < field.span + field.length; ++i) {
        visitors[cellOf(field, i)] |= std::uint64_t{1} << block;
      }
    }
    return visitors;
  }

  static std::size_t cellOf(const Field& field, int number) {
    return static_cast<std::size_t>(field.firstCell + number * field.stride);
  }

  // All slides from one number: each cell further, one cell more has been left behind.
  void addFrom(Slide slide, const Field& field, const Visitors& visitors) {
    std::uint64_t comers = 0;
    for (slide.to = slide.from + 1; slide.to <= field.span; ++slide.to) {
      comers |= visitors[cellOf(field, slide.to - 1)];
      add(slide, field, comers);
    }
    comers = 0;
    for (slide.to = slide.from - 1; slide.to >= 0; --slide.to) {
      comers |= visitors[cellOf(field, slide.to + field.length)];
      add(slide, field, comers);
    }
  }

  void add(const Slide& slide, const Field& field, std::uint64_t comers) {
    const std::uint64_t own = std::uint64_t{1} << slide.block;
    const int at = slide.from * (field.span + 1) + slide.to;
    arrivals_[begins_[slide.block] + static_cast<std::size_t>(at)] = {
        own | ((own - 1) & ~comers), static_cast<std::uint8_t>(slide.block),
        static_cast<std::uint8_t>(std::abs(slide.to - slide.from))};
  }

  std::vector<std::size_t> begins_;  // By block.
  std::vector<Arrival> arrivals_;
};

}  // namespace unblocker
