// Times the solver, and beside it the tests' oracle, the plain search over a set of boards as text:
// their ratio can be compared from machine to machine, times cannot.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "boards.h"
#include "cli/json.h"
#include "memory.h"
#include "notation.h"
#include "solver/random_puzzle.h"
#include "solver/reference.h"
#include "solver/solver.h"

namespace unblocker {
namespace {

constexpr std::string_view help =
    R"(unblocker_bench: how fast the solver is, as JSON, one line a set.

  unblocker_bench [FILE...]

Sets: three well-known boards, two editions of 40 cards, 1,000 random boards that have a solution
and 250 that have none; then each FILE, one board a line in the notation of `unblocker solve`.

A line tells the set's name, its boards, their moves together, the positions examined and distinct,
`millis`: the median over several runs of the time to solve the whole set, and `referenceMillis`:
the same for the plain search over a set of boards as text, timed once in this run, and its
`ratio` to `millis`. Every answer is compared with the reference's; a difference ends the program
with exit status 1.
)";

struct Set {
  std::string name;
  std::vector<Puzzle> puzzles;
};

// What a set of boards comes to; the same on every machine but for the time.
struct Measured {
  std::uint64_t moves = 0;
  std::uint64_t steps = 0;
  std::uint64_t examined = 0;
  std::uint64_t enqueued = 0;
  double millis = 0;
};

template <typename Work>
double timed(Work work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  const auto passed = std::chrono::steady_clock::now() - begin;
  return std::chrono::duration<double, std::milli>(passed).count();
}

Measured measureOnce(const Set& set) {
  Measured sum;
  sum.millis = timed([&] {
    for (const Puzzle& puzzle : set.puzzles) {
      const Solution solution = solve(puzzle);
      sum.moves += solution.moves.size();
      sum.steps += static_cast<std::uint64_t>(solution.steps);
      sum.examined += solution.examined;
      sum.enqueued += solution.enqueued;
    }
  });
  return sum;
}

// At least three runs, and as many more as half a second has room for.
Measured measure(const Set& set) {
  std::vector<double> millis;
  Measured measured;
  for (double spent = 0; millis.size() < 3 || (spent < 500 && millis.size() < 1000);) {
    measured = measureOnce(set);
    millis.push_back(measured.millis);
    spent += measured.millis;
  }
  std::nth_element(millis.begin(), millis.begin() + static_cast<long>(millis.size() / 2),
                   millis.end());
  measured.millis = millis[millis.size() / 2];
  return measured;
}

Measured measureReference(const Set& set) {
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

bool agree(const Measured& a, const Measured& b) {
  return a.moves == b.moves && a.steps == b.steps && a.examined == b.examined &&
         a.enqueued == b.enqueued;
}

bool report(const Set& set) {
  const Measured ours = measure(set);
  const Measured reference = measureReference(set);
  JsonWriter json;
  json.beginObject().member("name", set.name);
  json.member("boards", static_cast<std::uint64_t>(set.puzzles.size()));
  json.member("moves", ours.moves).member("steps", ours.steps);
  json.member("examined", ours.examined).member("enqueued", ours.enqueued);
  json.member("millis", ours.millis).member("referenceMillis", reference.millis);
  json.member("ratio", ours.millis > 0 ? reference.millis / ours.millis : 0);
  json.member("agrees", agree(ours, reference)).endObject();
  std::cout << json.text() << std::endl;
  return agree(ours, reference);
}

// Nothing when a board cannot be read, which is then said.
template <typename Texts>
std::optional<Set> setOf(std::string name, const Texts& texts) {
  Set set{std::move(name), {}};
  for (const auto& text : texts) {
    const auto puzzle = parseNotation(text);
    if (!puzzle) {
      std::cerr << set.name << ": " << text << ": " << puzzle.error().message << "\n";
      return std::nullopt;
    }
    set.puzzles.push_back(*puzzle);
  }
  return set;
}

Set randomSet(std::string name, std::size_t size, SolveStatus wanted) {
  constexpr SolveLimits patience{0, 20000, 0};  // The reference takes too long for more.
  std::mt19937 random(size);
  Set set{std::move(name), {}};
  while (set.puzzles.size() < size) {
    Puzzle puzzle = randomPuzzle(random, {5, 7, 25, 2});
    if (solve(puzzle, patience).status == wanted) set.puzzles.push_back(std::move(puzzle));
  }
  return set;
}

std::optional<Set> fileSet(const char* name) {
  std::ifstream file(name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty()) lines.push_back(line);
  }
  if (!lines.empty()) return setOf(name, lines);
  std::cerr << name << " has no boards, or cannot be read.\n";
  return std::nullopt;
}

bool reportAll(std::span<const char* const> files) {
  using Texts = std::vector<std::string_view>;
  std::vector<std::optional<Set>> sets{
      setOf("I-4", Texts{puzzleI4}),
      setOf("E-535", Texts{puzzleE535}),
      setOf("60 moves", Texts{puzzle60Moves}),
      setOf("40 classic cards", classicCards),
      setOf("40 cards, new edition", newEditionCards),
      randomSet("1,000 random, solvable", 1000, SolveStatus::solved),
      randomSet("250 random, unsolvable", 250, SolveStatus::unsolvable),
  };
  for (const char* name : files) sets.push_back(fileSet(name));
  bool agreed = true;
  for (const auto& set : sets) agreed = set && report(*set) && agreed;
  return agreed;
}

}  // namespace
}  // namespace unblocker

int main(int count, char** words) {
  unblocker::keepFreedMemory();
  const std::span<const char* const> arguments(words + 1, static_cast<std::size_t>(count - 1));
  if (std::any_of(arguments.begin(), arguments.end(),
                  [](std::string_view text) { return text == "--help" || text == "-h"; })) {
    std::cout << unblocker::help;
    return 0;
  }
  return unblocker::reportAll(arguments) ? 0 : 1;
}
