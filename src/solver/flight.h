// Successors of a few positions, proposed together before any is looked up.
//
// First the room of all positions is found, then the slides into it are made. Each step is done for
// all of them before the next, with hardly a branch that the processor could guess wrongly. And
// proposing a successor asks the memory for its place in the table: by the time the last one is
// proposed the first one's place has come; one at a time, each would wait.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mobility.h"
#include "position_store.h"

namespace unblocker {

template <int PositionWords, int CellWords>
class Flight {
 public:
  using Moves = Mobility<PositionWords, CellWords>;
  using Store = PositionStore<PositionWords>;
  using Key = typename Store::Key;
  using Index = typename Store::Index;

  /// Positions in a flight. With more, less is known of what need not be proposed: each look-up may
  /// tell of blocks that need not move.
  static constexpr Index size = 16;

  struct Proposal {
    Key successor;
    std::uint32_t hash = 0;
    Index origin = 0;  ///< Of the position that it succeeds, whatever number was given.
    const Arrival* arrival = nullptr;  ///< The slide that leads to it.
  };

  explicit Flight(const Moves& moves) : moves_(moves) {
    std::size_t most = 0;
    for (const Field& field : moves.layout().fields) most += static_cast<std::size_t>(field.span);
    proposals_.resize(size * most + 1);
    clear();
  }

  void clear() {
    positions_ = 0;
    successors_ = 0;
    wayOut_ = {};
    reachesEnd_ = reaches_.data();
    end_ = proposals_.data();
  }

  /// Takes on a position, known by the number `origin`. Blocks that are left out (bits) are only
  /// counted.
  void add(const Key& position, Index origin, std::uint64_t leftOut) {
    const Covered<CellWords> covered = moves_.coveredIn(position);
    Room<CellWords> room = moves_.roomIn(covered);
    successors_ += room.back.count() + room.ahead.count();
    wayOut_ |= moves_.wayOut(room);
    Source& source = sources_[positions_];
    source.position = position;
    source.own = covered.own;
    source.others = ~leftOut;
    source.number = origin;
    const Lanes<CellWords> range = moves_.rangeOfOthers(leftOut);
    room.back &= range;
    room.ahead &= range;
    note(room);
    ++positions_;
  }
  /// All successors of the positions taken on.
  int successors() const { return successors_; }
  /// Whether one of them is solved.
  bool leadsOut() const { return wayOut_.count() != 0; }

  /// Writes the proposals down, to be looked up in `store`.
  void propose(const Store& store) {
    Proposal* end = end_;
    *reachesEnd_ = {};
    const Reach* reach = reaches_.data();
    for (std::uint64_t cells = reach->cells; cells != 0;) {
      const Source& source = sources_[reach->source];
      const int word = CellWords == 1 ? 0 : static_cast<int>(reach->kind >> 2);
      const int cell = 64 * word + std::countr_zero(cells);
      Key successor = source.position;
      const Arrival& arrival = moves_.slideTo(cell, reach->kind & 3, source.own, successor);
      *end = {successor, store.hashOf(successor), source.number, &arrival};
      end += source.others >> arrival.slide.block & 1;
      // On to the next cell, or to the next reach: nobody foresees which.
      cells &= cells - 1;
      const bool last = cells == 0;
      reach += last ? 1 : 0;
      cells |= choose(last, reach->cells, std::uint64_t{0});
    }
    end_ = end;
  }

  /// No flight has more proposals.
  std::size_t capacity() const { return proposals_.size(); }
  std::size_t count() const { return static_cast<std::size_t>(end_ - begin()); }
  const Proposal* begin() const { return proposals_.data(); }
  const Proposal* end() const { return end_; }

  /// Withdraws the proposals whose successors do not satisfy `holds`.
  template <typename Holds>
  void keepOnly(Holds holds) {
    end_ = std::remove_if(proposals_.data(), end_,
                          [&](const Proposal& one) { return !holds(one.successor); });
  }

 private:
  // A position taken on.
  struct Source {
    Key position;
    Lanes<CellWords> own;
    std::uint64_t others = 0;  // Blocks that are not left out, as bits.
    Index number = 0;
  };
  // A word of the room of one: cells that blocks can slide to.
  struct Reach {
    std::uint64_t cells = 0;
    std::uint32_t source = 0;
    std::uint32_t kind = 0;  // The axis; 2 more for ahead; 4 for each word before.
  };

  void note(const Room<CellWords>& room) {
    Reach* end = reachesEnd_;
    for (std::uint32_t word = 0; word < CellWords; ++word) {
      for (const std::uint32_t axis : {0, 1}) {
        end = note(end, room.back.words[word][axis], axis | word << 2);
        end = note(end, room.ahead.words[word][axis], axis | 2 | word << 2);
      }
    }
    reachesEnd_ = end;
  }
  Reach* note(Reach* end, std::uint64_t cells, std::uint32_t kind) const {
    *end = {cells, positions_, kind};
    return end + (cells != 0 ? 1 : 0);
  }

  const Moves& moves_;
  std::array<Source, size> sources_;
  std::array<Reach, 4 * CellWords * size + 1> reaches_;
  Reach* reachesEnd_ = nullptr;
  std::uint32_t positions_ = 0;
  int successors_ = 0;
  Lanes<CellWords> wayOut_;
  std::vector<Proposal> proposals_;
  Proposal* end_ = nullptr;
};

}  // namespace unblocker
