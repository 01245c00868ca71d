// Timing sets of boards: the solver, and beside it the tests' oracle.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "solver/distance_field.h"
#include "solver/reference.h"
#include "solver/solver.h"

namespace unblocker {

struct BoardSet {
  std::string name;
  std::vector<Puzzle> puzzles;
  bool withReference = true;  ///< The oracle needs some thousand times as long a position.
};

/// What a set of boards comes to; the same on every machine but for the time.
struct Measured {
  std::uint64_t moves = 0;
  std::uint64_t steps = 0;
  std::uint64_t examined = 0;
  std::uint64_t enqueued = 0;
  std::uint64_t generated = 0;
  std::uint64_t peakBytes = 0;  ///< Of the board that took most.
  std::uint64_t peakOf = 1;     ///< Its distinct positions.
  double millis = 0;
};

/// Milliseconds: the processor's where the system tells them finely, so that waiting for other
/// programs does not count; in WebAssembly there is only the clock on the wall.
inline double millisNow() {
#if defined(__EMSCRIPTEN__)
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
#else
  return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

template <typename Work>
double timed(Work work) {
  const double begin = millisNow();
  work();
  return millisNow() - begin;
}

/// The fastest of several runs: at least so many, and as many more as a second has room for.
/// What else the machine has to do only ever makes a run longer.
template <typename Run>
double fastest(Run run, int least = 3) {
  double best = run();
  double spent = best;
  for (int runs = 1; runs < least || (spent < 1000 && runs < 1000); ++runs) {
    const double millis = run();
    best = std::min(best, millis);
    spent += millis;
  }
  return best;
}

Measured measure(const BoardSet& set);
Measured measureReference(const BoardSet& set);
/// Of packedSearch; nothing when it cannot take all boards.
std::optional<Measured> measurePacked(const BoardSet& set);
/// Of the distance fields of all boards.
double measureFields(const BoardSet& set);
bool agree(const Measured& a, const Measured& b);

}  // namespace unblocker
