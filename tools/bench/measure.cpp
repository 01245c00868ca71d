#include "measure.h"

#include <algorithm>

#include "packed_search.h"

namespace unblocker {
namespace {

constexpr SolveLimits limits{0, 0, std::size_t{2} << 30};

Measured measureOnce(const BoardSet& set) {
  Measured sum;
  sum.millis = timed([&] {
    for (const Puzzle& puzzle : set.puzzles) {
      const Solution solution = solve(puzzle, limits);
      sum.moves += solution.moves.size();
      sum.steps += static_cast<std::uint64_t>(solution.steps);
      sum.examined += solution.examined;
      sum.enqueued += solution.enqueued;
      sum.generated += solution.generated;
      if (solution.peakBytes <= sum.peakBytes) continue;
      sum.peakBytes = solution.peakBytes;
      sum.peakOf = solution.enqueued;
    }
  });
  return sum;
}

}  // namespace

Measured measure(const BoardSet& set) {
  Measured measured;
  const double millis = fastest([&] {
    measured = measureOnce(set);
    return measured.millis;
  });
  measured.millis = millis;
  return measured;
}

Measured measureReference(const BoardSet& set) {
  Measured sum;
  sum.millis = timed([&] {
    for (const Puzzle& puzzle : set.puzzles) {
      const ReferenceAnswer answer = referenceSolve(puzzle);
      sum.moves += static_cast<std::uint64_t>(answer.moves);
      sum.steps += static_cast<std::uint64_t>(answer.steps);
      for (const LevelStatistics& level : answer.levels) {
        sum.examined += level.examined;
        sum.enqueued += level.enqueued;
      }
    }
  });
  return sum;
}

std::optional<Measured> measurePacked(const BoardSet& set) {
  Measured sum;
  bool all = true;
  const auto run = [&] {
    sum.enqueued = 0;
    for (const Puzzle& puzzle : set.puzzles) {
      const auto positions = packedSearch(puzzle);
      all = all && positions.has_value();
      sum.enqueued += positions.value_or(0);
    }
  };
  sum.millis = fastest([&] { return timed(run); }, 1);
  if (!all) return std::nullopt;
  return sum;
}

double measureFields(const BoardSet& set) {
  return fastest([&] {
    return timed([&] {
      for (const Puzzle& puzzle : set.puzzles) explore(puzzle, limits);
    });
  });
}

bool agree(const Measured& a, const Measured& b) {
  return a.moves == b.moves && a.steps == b.steps && a.examined == b.examined &&
         a.enqueued == b.enqueued;
}

}  // namespace unblocker
