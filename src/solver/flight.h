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
    union {
      std::uint32_t hash = 0;  ///< To look it up by.
      Index index;             ///< Once that has been done.
    };
    Index origin = 0;  ///< Of the position that it succeeds, whatever number was given.
    const Arrival* arrival = nullptr;  ///< The slide that leads to it.
  };

  explicit Flight(const Moves& moves) : moves_(moves) {
    std::size_t most = 0;
    for (const Field& field : moves.layout().fields) most += static_cast<std::size_t>(field.span);
    proposals_.resize(size * most + 1);
    clear();
  }

  void clear() { sourcesEnd_ = sources_.data(); }

  /// Takes on a position, known by the number `origin`. Blocks that are left out (bits) are only
  /// counted.
  void add(const Key& position, Index origin, std::uint64_t leftOut) {
    *sourcesEnd_++ = {position, ~leftOut, origin};
  }

  /// Writes the proposals down, to be looked up in `store`.
  void propose(const Store& store) {
    findRoom();
    makeSlides(store);
  }
  /// All successors of the positions taken on, once proposed.
  int successors() const { return successors_; }
  /// Whether one of them is solved.
  bool leadsOut() const { return wayOut_.count() != 0; }

  /// No flight has more proposals.
  std::size_t capacity() const { return proposals_.size(); }
  std::size_t count() const { return static_cast<std::size_t>(end_ - begin()); }
  const Proposal* begin() const { return proposals_.data(); }
  Proposal* begin() { return proposals_.data(); }
  const Proposal* end() const { return end_; }
  Proposal* end() { return end_; }

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
    std::uint64_t others = 0;  // Blocks that are not left out, as bits.
    Index number = 0;
  };
  // A word of the room of one: cells that blocks can slide to, back or ahead along an axis; and the
  // cells of these blocks.
  struct Reach {
    std::uint64_t cells = 0;
    std::uint64_t own = 0;
    const Source* source = nullptr;
    const Slider* sliders = nullptr;
  };

  void findRoom() {
    int successors = 0;
    Lanes<CellWords> wayOut;
    Reach* end = reaches_.data();
    for (const Source* source = sources_.data(); source != sourcesEnd_; ++source) {
      const Covered<CellWords> covered = moves_.coveredIn(source->position);
      Room<CellWords> room = moves_.roomIn(covered);
      successors += room.back.count() + room.ahead.count();
      wayOut |= moves_.wayOut(room);
      const Lanes<CellWords> range = moves_.rangeOf(source->others);
      room.back &= range;
      room.ahead &= range;
      end = note(end, room, covered.own, source);
    }
    *end = {};
    successors_ = successors;
    wayOut_ = wayOut;
  }

  Reach* note(Reach* end, const Room<CellWords>& room, const Lanes<CellWords>& own,
              const Source* source) const {
    for (std::size_t word = 0; word < CellWords; ++word) {
      for (const std::size_t axis : {0, 1}) {
        for (const bool ahead : {false, true}) {
          const std::uint64_t cells = (ahead ? room.ahead : room.back).words[word][axis];
          *end = {cells, own.words[word][axis], source, moves_.slidersTo(word, axis, ahead, own)};
          end += cells != 0 ? 1 : 0;
        }
      }
    }
    return end;
  }

  void makeSlides(const Store& store) {
    Proposal* end = proposals_.data();
    const Reach* reach = reaches_.data();
    for (std::uint64_t cells = reach->cells; cells != 0;) {
      const Source& source = *reach->source;
      const std::uint64_t rest = cells & (cells - 1);
      const std::uint64_t before = rest ^ (cells - 1);  // Those before the first of the cells.
      const Slider& slider = reach->sliders[std::popcount(reach->own & before)];
      Key successor = source.position;
      const Arrival& arrival = moves_.slideTo(std::countr_zero(cells), slider, successor);
      *end = {successor, {store.hashOf(successor)}, source.number, &arrival};
      end += (source.others & slider.block) != 0 ? 1 : 0;
      // On to the next cell, or to the next reach: nobody foresees which.
      reach += rest == 0 ? 1 : 0;
      cells = rest | onlyIf(rest == 0, reach->cells);
    }
    end_ = end;
  }

  const Moves& moves_;
  std::array<Source, size> sources_;
  Source* sourcesEnd_ = nullptr;
  std::array<Reach, 4 * CellWords * size + 1> reaches_;
  int successors_ = 0;
  Lanes<CellWords> wayOut_;
  std::vector<Proposal> proposals_;
  Proposal* end_ = nullptr;
};

}  // namespace unblocker
