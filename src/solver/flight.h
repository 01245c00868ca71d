// Successors of a few positions, proposed together before any is looked up.
//
// Proposing one asks the memory for its place in the table. By the time the last one is proposed
// the first one's place has come; one at a time, each would wait.
#pragma once

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
    Slide slide;
  };

  explicit Flight(const Moves& moves) : moves_(moves) {
    std::size_t most = 0;
    for (const Field& field : moves.layout().fields) most += static_cast<std::size_t>(field.span);
    proposals_.resize(size * most + 1);
    clear();
  }

  /// No flight has more proposals.
  std::size_t capacity() const { return proposals_.size(); }
  std::size_t count() const { return static_cast<std::size_t>(end_ - begin()); }
  const Proposal* begin() const { return proposals_.data(); }
  const Proposal* end() const { return end_; }

  void clear() { end_ = proposals_.data(); }
  /// Adds the successors of a position by blocks that are not left out (bits).
  void propose(const Store& store, const Key& position, const Room<CellWords>& room, Index origin,
               std::uint64_t leftOut) {
    Proposal* end = end_;
    moves_.forEachMove(position, room, leftOut, [&](const Slide& slide, const Key& successor) {
      *end++ = {successor, store.hashOf(successor), origin, slide};
    });
    end_ = end;
  }

 private:
  const Moves& moves_;
  std::vector<Proposal> proposals_;
  Proposal* end_ = nullptr;
};

}  // namespace unblocker
