#include "tiling.h"

#include <algorithm>
#include <array>
#include <utility>

#include "outlook.h"

namespace unblocker::scanner {
namespace {

// Tilings this much worse than the best so far are given up; single measurements weigh up to 7.
constexpr float beam = 16.0F;
constexpr std::size_t beamWidth = 300;
// So narrow a beam finds some tiling, as a rule the best; whatever costs a good deal more than that
// is then given up at once.
constexpr std::size_t probeWidth = 12;

// How much worse than the best a second reading may be and still be of interest.
constexpr double secondReach = 8.0;
constexpr double roundingErrors = 0.01;

/// What stands in a column's last visited cell, as far as later cells need to know.
enum class Front : std::uint64_t { floor, wall, closed, vertical1, vertical2, vertical3 };

/// What the run of cells that ends at the cell just visited is: none, or a horizontal block of 1
/// (which must go on), 2, or 3 and more cells.
enum class Run : std::uint64_t { none, horizontal1, horizontal2, horizontal3 };

bool isSolid(Front front) { return front != Front::floor; }

/// The state after some cells: three bits a column, whether there was a wall, and the run.
class State {
 public:
  Front front(int col) const { return static_cast<Front>(bits_ >> (3 * col) & 7U); }
  Run run() const { return static_cast<Run>(bits_ >> runShift); }
  bool hasWall() const { return (bits_ >> wallShift & 1U) != 0; }

  State with(int col, Front front, Run run) const {
    State next;
    const std::uint64_t mask = std::uint64_t{7} << (3 * col);
    next.bits_ = (bits_ & ~mask & ((std::uint64_t{1} << runShift) - 1)) |
                 static_cast<std::uint64_t>(front) << (3 * col) |
                 static_cast<std::uint64_t>(front == Front::wall) << wallShift |
                 static_cast<std::uint64_t>(run) << runShift;
    return next;
  }
  std::uint64_t key() const { return bits_; }

 private:
  static constexpr int runShift = 60;
  static constexpr int wallShift = 59;
  std::uint64_t bits_ = 0;
};

struct Node {
  State state;
  float cost = 0;
  std::int32_t previous = -1;  // index into the nodes of the cell before
  Part part = Part::floor;
};

struct Successor {
  State state;
  float cost;
  Part part;
};

/// All ways to go on from a state with one more cell.
class Stepper {
 public:
  explicit Stepper(const Evidence& evidence) : evidence_(evidence) {}

  template <typename Found>
  void step(const State& state, int index, Found found) const {
    const int col = index % evidence_.cols;
    const int row = index / evidence_.cols;
    const auto i = static_cast<std::size_t>(index);
    const Around around{state,
                        i,
                        col,
                        row,
                        row > 0 ? state.front(col) : Front::closed,
                        col > 0 ? state.front(col - 1) : Front::closed,
                        col > 0 ? state.run() : Run::none};
    const bool mustGoDown = row > 0 && around.above == Front::vertical1;
    const bool mustGoRight = around.run == Run::horizontal1;
    if (mustGoDown && mustGoRight) return;
    if (!mustGoDown && col > 0) goRight(around, found);
    if (!mustGoRight && row > 0) goDown(around, found);
    if (mustGoDown || mustGoRight) return;
    place(around, Front::floor, Run::none, Part::floor, evidence_.cells[i].floor, found);
    const float solid = evidence_.cells[i].solid;
    const float wall = state.hasWall() ? wallCost : wallCost + firstWallCost;
    place(around, Front::wall, Run::none, Part::wall, solid + evidence_.cells[i].wall + wall,
          found);
    if (col + 1 < evidence_.cols)
      place(around, Front::closed, Run::horizontal1, Part::blockStart, solid, found);
    if (row + 1 < evidence_.rows)
      place(around, Front::vertical1, Run::none, Part::blockStart, solid, found);
  }

 private:
  struct Around {
    State state;
    std::size_t i;
    int col;
    int row;
    Front above;
    Front left;
    Run run;
  };

  float seamAbove(const Around& a, bool solid) const {
    if (a.row == 0) return 0;
    const SeamCost& seam = evidence_.below[a.i - static_cast<std::size_t>(evidence_.cols)];
    return solid || isSolid(a.above) ? seam.parted : seam.floors;
  }

  float seamLeft(const Around& a, bool solid) const {
    if (a.col == 0) return 0;
    const SeamCost& seam = evidence_.right[a.i - 1];
    return solid || isSolid(a.left) ? seam.parted : seam.floors;
  }

  template <typename Found>
  void place(const Around& a, Front front, Run run, Part part, float cost, Found found) const {
    const bool solid = isSolid(front);
    found(Successor{a.state.with(a.col, front, run),
                    cost + seamAbove(a, solid) + seamLeft(a, solid), part});
  }

  template <typename Found>
  void goRight(const Around& a, Found found) const {
    if (a.run == Run::none) return;
    const bool third = a.run != Run::horizontal1;
    const float longer = a.run == Run::horizontal3 ? longBlockCost : 0.0F;
    found(Successor{
        a.state.with(a.col, Front::closed, third ? Run::horizontal3 : Run::horizontal2),
        evidence_.cells[a.i].solid + evidence_.right[a.i - 1].joined + seamAbove(a, true) + longer,
        Part::blockRight});
  }

  template <typename Found>
  void goDown(const Around& a, Found found) const {
    if (a.above < Front::vertical1) return;
    const bool third = a.above != Front::vertical1;
    const float longer = a.above == Front::vertical3 ? longBlockCost : 0.0F;
    const SeamCost& seam = evidence_.below[a.i - static_cast<std::size_t>(evidence_.cols)];
    found(Successor{a.state.with(a.col, third ? Front::vertical3 : Front::vertical2, Run::none),
                    evidence_.cells[a.i].solid + seam.joined + seamLeft(a, true) + longer,
                    Part::blockBelow});
  }

  const Evidence& evidence_;
};

/// The nodes after one more cell: at most two for each state, the best ones. Its memory is used
/// again from cell to cell.
class Layer {
 public:
  void offer(const Successor& successor, float cost, std::int32_t previous) {
    const Node node{successor.state, cost, previous, successor.part};
    Slot& two = slotOf(successor.state.key());
    if (two.first < 0) {
      two.first = add(node);
    } else if (two.second < 0) {
      two.second = add(node);
    } else {
      auto& worse = nodes_[static_cast<std::size_t>(
          cost_(two.first) > cost_(two.second) ? two.first : two.second)];
      if (node.cost < worse.cost) worse = node;
    }
  }

  /// The cheapest, so many at most, in no order. Leaves none.
  std::vector<Node> takeBest(std::size_t width) {
    const Shares shares(nodes_, width);
    std::vector<Node> kept;
    kept.reserve(std::min(width, nodes_.size()));
    for (const Node& node : nodes_)
      if (kept.size() < width && shares.of(node) <= shares.last) kept.push_back(node);
    nodes_.clear();
    ++cell_;
    return kept;
  }

 private:
  /// The beam in equal shares of cost: counting the nodes in each tells how many can be kept
  /// without putting them in order.
  struct Shares {
    static constexpr std::size_t count = 128;
    float least = 0;
    std::size_t last = 0;  ///< The last one that is kept; at least the first is.

    Shares(const std::vector<Node>& nodes, std::size_t width) {
      if (nodes.empty()) return;
      least = nodes.front().cost;
      for (const Node& node : nodes) least = std::min(least, node.cost);
      std::array<std::size_t, count + 1> inShare{};
      for (const Node& node : nodes) ++inShare[of(node)];
      std::size_t kept = inShare[0];
      while (last + 1 < count && kept + inShare[last + 1] <= width) kept += inShare[++last];
    }
    /// Beyond the beam it is `count`.
    std::size_t of(const Node& node) const {
      return static_cast<std::size_t>(
          std::min((node.cost - least) * (count / beam), static_cast<float>(count)));
    }
  };

  struct Slot {
    std::uint64_t key = 0;
    std::int32_t first = -1;
    std::int32_t second = -1;
    int cell = -1;  ///< At which it was last used.
  };

  // A power of two; a node of the layer before has five successors at most.
  static constexpr std::size_t slotCount = 2048;
  static_assert(5 * beamWidth < slotCount);

  /// By hashing to a place, and on from there while another state has it.
  Slot& slotOf(std::uint64_t key) {
    std::size_t at = (key * 0x9E3779B97F4A7C15U) >> 53U;
    while (slots_[at].cell == cell_ && slots_[at].key != key) at = (at + 1) % slotCount;
    if (slots_[at].cell != cell_) slots_[at] = {key, -1, -1, cell_};
    return slots_[at];
  }

  std::int32_t add(const Node& node) {
    nodes_.push_back(node);
    return static_cast<std::int32_t>(nodes_.size()) - 1;
  }
  float cost_(std::int32_t i) const { return nodes_[static_cast<std::size_t>(i)].cost; }

  std::vector<Node> nodes_;
  std::vector<Slot> slots_ = std::vector<Slot>(slotCount);
  int cell_ = 0;
};

/// A block of one cell is none.
bool isComplete(const State& state, int cols) {
  for (int col = 0; col < cols; ++col)
    if (state.front(col) == Front::vertical1) return false;
  return state.run() != Run::horizontal1;
}

Tiling trace(const std::vector<std::vector<Node>>& layers, std::size_t last) {
  Tiling tiling;
  tiling.cost = layers.back()[last].cost;
  tiling.parts.resize(layers.size());
  auto at = static_cast<std::int32_t>(last);
  for (std::size_t i = layers.size(); i-- > 0;) {
    const Node& node = layers[i][static_cast<std::size_t>(at)];
    tiling.parts[i] = node.part;
    at = node.previous;
  }
  return tiling;
}

Kind kindOf(const Successor& successor, int col) {
  switch (successor.part) {
    case Part::floor: return Kind::floor;
    case Part::wall: return Kind::wall;
    case Part::blockRight: return Kind::later;
    case Part::blockBelow: return Kind::upright;
    case Part::blockStart: break;
  }
  return successor.state.front(col) == Front::closed ? Kind::first : Kind::upright;
}

/// The search for one evidence, as often as wanted.
class Search {
 public:
  explicit Search(const Evidence& evidence)
      : evidence_(evidence), stepper_(evidence), outlook_(evidence) {}

  TilingPair within(double most, std::size_t width) {
    std::vector<std::vector<Node>> layers;
    std::vector<Node> frontier{Node{}};
    for (std::size_t i = 0; i < evidence_.cells.size(); ++i) {
      const int col = static_cast<int>(i) % evidence_.cols;
      for (std::size_t n = 0; n < frontier.size(); ++n)
        stepper_.step(frontier[n].state, static_cast<int>(i), [&](const Successor& successor) {
          const float cost = frontier[n].cost + successor.cost;
          if (cost + outlook_.after(i, kindOf(successor, col)) < most)
            layer_.offer(successor, cost, static_cast<std::int32_t>(n));
        });
      frontier = layer_.takeBest(width);
      layers.push_back(frontier);
    }
    return bestOf(layers);
  }

 private:
  TilingPair bestOf(const std::vector<std::vector<Node>>& layers) const {
    const std::vector<Node>& last = layers.back();
    const std::size_t none = last.size();
    std::size_t best = none;
    std::size_t second = none;
    const auto beats = [&](std::size_t n, std::size_t other) {
      return other == none || last[n].cost < last[other].cost;
    };
    for (std::size_t n = 0; n < last.size(); ++n) {
      if (!isComplete(last[n].state, evidence_.cols)) continue;
      if (beats(n, best))
        second = std::exchange(best, n);
      else if (beats(n, second))
        second = n;
    }
    TilingPair pair;
    if (best != none) pair.best = trace(layers, best);
    if (second != none) pair.second = trace(layers, second);
    return pair;
  }

  const Evidence& evidence_;
  Stepper stepper_;
  Outlook outlook_;
  Layer layer_;
};

}  // namespace

TilingPair bestTilings(const Evidence& evidence, double bound, double known) {
  Search search(evidence);
  TilingPair probe = search.within(bound, probeWidth);
  if (probe.best.parts.empty()) return search.within(bound, beamWidth);
  const double best = probe.best.cost;
  TilingPair pair = search.within(best + (best < known ? secondReach : roundingErrors), beamWidth);
  return pair.best.parts.empty() ? probe : pair;
}

}  // namespace unblocker::scanner
