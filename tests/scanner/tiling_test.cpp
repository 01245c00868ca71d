// The search for tilings against an enumeration of them all, and where nothing tells them apart.
#include "scanner/tiling.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <set>
#include <vector>

using namespace unblocker::scanner;

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

Evidence blank(int cols, int rows) {
  const auto count = static_cast<std::size_t>(cols * rows);
  Evidence evidence{cols, rows, {}, {}, {}};
  evidence.cells.resize(count);
  evidence.right.resize(count);
  evidence.below.resize(count);
  return evidence;
}

Evidence randomEvidence(int cols, int rows, std::mt19937& random) {
  std::uniform_real_distribution<float> cost(0, 2);
  Evidence evidence = blank(cols, rows);
  for (CellCost& cell : evidence.cells) cell = {cost(random), cost(random), cost(random)};
  for (auto* const seams : {&evidence.right, &evidence.below})
    for (SeamCost& seam : *seams) seam = {cost(random), cost(random), cost(random)};
  return evidence;
}

/// Lays all tilings, one thing after another, and keeps what each costs.
class Oracle {
 public:
  explicit Oracle(const Evidence& evidence) : evidence_(evidence), owners_(evidence.cells.size()) {
    lay(0, 0);
  }
  /// The cheapest first.
  double cost(std::size_t rank) const {
    return *std::next(costs_.begin(), static_cast<long>(rank));
  }

 private:
  static constexpr int open = 0;
  static constexpr int floor = -1;

  void lay(std::size_t at, double extra) {
    while (at < owners_.size() && owners_[at] != open) ++at;
    if (at == owners_.size()) {
      costs_.insert(extra + costOfAll());
      return;
    }
    put({at}, floor, at, extra);
    const float wall = evidence_.cells[at].wall + wallCost;
    put({at}, ++things_, at, extra + wall + (walls_++ == 0 ? firstWallCost : 0.0F));
    --walls_;
    const auto cols = static_cast<std::size_t>(evidence_.cols);
    const std::size_t lastInRow = at - at % cols + cols - 1;
    layBlocks(at, 1, lastInRow, extra);
    layBlocks(at, cols, owners_.size() - 1, extra);
  }

  void layBlocks(std::size_t at, std::size_t stride, std::size_t last, double extra) {
    std::vector<std::size_t> cells{at};
    for (std::size_t i = at + stride; i <= last && owners_[i] == open; i += stride) {
      cells.push_back(i);
      const double longer = 1.5 * static_cast<double>(std::max<std::size_t>(cells.size(), 3) - 3);
      put(cells, ++things_, at, extra + longer);
    }
  }

  void put(const std::vector<std::size_t>& cells, int owner, std::size_t at, double extra) {
    for (const std::size_t i : cells) owners_[i] = owner;
    lay(at + 1, extra);
    for (const std::size_t i : cells) owners_[i] = open;
  }

  double costOfSeam(const SeamCost& seam, std::size_t a, std::size_t b) const {
    if (owners_[a] == floor && owners_[b] == floor) return static_cast<double>(seam.floors);
    return static_cast<double>(owners_[a] == owners_[b] ? seam.joined : seam.parted);
  }

  double costOfAll() const {
    const auto cols = static_cast<std::size_t>(evidence_.cols);
    double sum = 0;
    for (std::size_t i = 0; i < owners_.size(); ++i) {
      const CellCost& cell = evidence_.cells[i];
      sum += static_cast<double>(owners_[i] == floor ? cell.floor : cell.solid);
      if ((i + 1) % cols != 0) sum += costOfSeam(evidence_.right[i], i, i + 1);
      if (i + cols < owners_.size()) sum += costOfSeam(evidence_.below[i], i, i + cols);
    }
    return sum;
  }

  const Evidence& evidence_;
  std::vector<int> owners_;  // By cell: open, floor, or a number of its wall or block.
  int things_ = 0;
  int walls_ = 0;
  std::multiset<double> costs_;
};

}  // namespace

TEST_CASE("tiling: the best and the second best of all") {
  std::mt19937 random(4711);
  for (const auto& [cols, rows] : {std::pair{4, 2}, {2, 4}, {3, 3}, {4, 3}, {5, 2}}) {
    for (int n = 0; n < 12; ++n) {
      const Evidence evidence = randomEvidence(cols, rows, random);
      const Oracle oracle(evidence);
      const TilingPair pair = bestTilings(evidence, unbounded, unbounded);
      CHECK(pair.best.cost == doctest::Approx(oracle.cost(0)).epsilon(1e-4));
      CHECK(pair.second.cost == doctest::Approx(oracle.cost(1)).epsilon(1e-4));
      constexpr double hardlyMore = 0.01;
      const TilingPair bounded = bestTilings(evidence, oracle.cost(0) + hardlyMore, 0);
      CHECK(bounded.best.cost == doctest::Approx(oracle.cost(0)).epsilon(1e-4));
    }
  }
}

TEST_CASE("tiling: where nothing tells them apart, one is found all the same") {
  const TilingPair pair = bestTilings(blank(12, 12), unbounded, unbounded);
  CHECK(pair.best.parts.size() == 144);
  CHECK(pair.best.cost == 0);
}
