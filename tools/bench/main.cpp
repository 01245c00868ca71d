// Times the solver, and beside it the tests' oracle, the plain search over a set of boards as text:
// their ratio can be compared from machine to machine, times cannot.
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "alternatives.h"
#include "boards.h"
#include "cli/json.h"
#include "measure.h"
#include "memory.h"
#include "notation.h"
#include "solver/random_puzzle.h"

namespace unblocker {
namespace {

constexpr std::string_view help =
    R"(unblocker_bench: how fast the solver is, as JSON, one line a set.

  unblocker_bench [--quick] [FILE...]
  unblocker_bench --growth [MOST]
  unblocker_bench --alternatives [FILE...]

Sets: three well-known boards, a beginner's one, two editions of 40 cards, 1,000 random boards that
have a solution and 250 that have none; five 6×6 boards with large reachable sets; boards of 8×8 and
10×10 with more and more positions; then each FILE, one board a line in the notation of `unblocker
solve`, or a table (.tsv) of moves, columns, rows, side, line, board. --quick leaves out what takes
the reference longer than some seconds.

A line tells the set's name, its boards, their moves together, the positions examined, distinct and
really generated; `millis`: the time to solve the whole set, the least of several runs, and
`nanosPerPosition`; `bytesPerPosition`: the peak memory for positions, of the board that took most;
`fieldMillis`: the time for the distance fields, of single boards of 6×6; `referenceMillis`: the time
of the plain search over a set of boards as text, once, and its `ratio` to `millis`; the same for a
plain search over positions packed into 64 bits, `packedMillis` and `packedRatio`, by which other
people's figures can be scaled. Every answer is compared with the reference's; a difference ends the
program with exit status 1.

--growth explores a board without end up to 1,000, 10,000... MOST positions (a million unless told;
100,000,000 take 1.3 GB) and tells the time and the peak memory of each.

--alternatives tells what two searches that meet and mirror images would save at best: of well-known
boards, 50 random ones of 7 to 10 lines, each FILE, and one with more than a hundred million positions
(minutes, and some gigabytes). `searched`: positions the search goes through; `meeting`: two searches at
best, given the `solved` positions, which are among the `reachable`; `fewer`: boards where that is
less; `skipped`: those without a solution, or with too many positions; `middleLane`: whose exit is in
the middle, `ownMirror`: which have mirror images that mean the same.
)";

// Whether the reference's answers are ours.
bool report(const BoardSet& set) {
  const Measured ours = measure(set);
  JsonWriter json;
  json.beginObject().member("name", set.name);
  json.member("boards", static_cast<std::uint64_t>(set.puzzles.size()));
  json.member("moves", ours.moves).member("steps", ours.steps);
  json.member("examined", ours.examined).member("enqueued", ours.enqueued);
  json.member("generated", ours.generated).member("millis", ours.millis);
  json.member("nanosPerPosition", ours.millis * 1e6 / static_cast<double>(ours.enqueued));
  json.member("bytesPerPosition",
              static_cast<double>(ours.peakBytes) / static_cast<double>(ours.peakOf));
  const bool small = set.puzzles.front().cols * set.puzzles.front().rows <= 36;
  if (set.puzzles.size() == 1 && small) json.member("fieldMillis", measureFields(set));
  bool agreed = true;
  if (set.withReference) {
    const Measured reference = measureReference(set);
    agreed = agree(ours, reference);
    json.member("referenceMillis", reference.millis);
    json.member("ratio", reference.millis / std::max(ours.millis, 1e-6)).member("agrees", agreed);
  }
  if (const auto packed = measurePacked(set)) {
    // A board that is impossible at a glance has no positions counted.
    json.member("packedMillis", packed->millis);
    json.member("packedRatio", packed->millis / std::max(ours.millis, 1e-6));
  }
  json.endObject();
  std::cout << json.text() << std::endl;
  return agreed;
}

// Nothing when a board cannot be read, which is then said.
template <typename Texts>
std::optional<BoardSet> setOf(std::string name, const Texts& texts) {
  BoardSet set{std::move(name), {}, true};
  for (const auto& text : texts) {
    const auto puzzle = parseNotation(text);
    if (!puzzle) {
      std::cerr << set.name << ": " << text << ": " << puzzle.error().message.text << "\n";
      return std::nullopt;
    }
    set.puzzles.push_back(*puzzle);
  }
  return set;
}

BoardSet randomSet(std::string name, std::size_t size, SolveStatus wanted) {
  constexpr SolveLimits patience{0, 20000, 0};  // The reference takes too long for more.
  std::mt19937 random(static_cast<unsigned>(size));
  BoardSet set{std::move(name), {}, true};
  while (set.puzzles.size() < size) {
    Puzzle puzzle = randomPuzzle(random, {5, 7, 25, 2});
    const Solution solution = solve(puzzle, patience);
    if (solution.status == wanted && solution.complete) set.puzzles.push_back(std::move(puzzle));
  }
  return set;
}

// A line of a table, or a board alone.
std::string boardIn(const std::string& line) {
  if (line.find('\t') == std::string::npos) return line;
  std::istringstream fields(line);
  std::array<std::string, 6> field;
  for (std::string& one : field) std::getline(fields, one, '\t');
  return field[1] + "x" + field[2] + ":" + field[3] + field[4] + ":" + field[5];
}

std::optional<BoardSet> fileSet(std::string_view name) {
  std::ifstream file{std::string(name)};
  std::vector<std::string> boards;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line.front() != '#') boards.push_back(boardIn(line));
  }
  if (!boards.empty()) return setOf(std::string(name.substr(name.rfind('/') + 1)), boards);
  std::cerr << name << " has no boards, or cannot be read.\n";
  return std::nullopt;
}

using Sets = std::vector<std::optional<BoardSet>>;

void addOneByOne(Sets& sets, const std::string& size, std::span<const std::string_view> boards) {
  int number = 0;
  for (const std::string_view board : boards) {
    sets.push_back(setOf(size + " " + std::to_string(++number), std::array{board}));
  }
}

Sets ownSets(bool quick) {
  Sets sets{
      setOf("I-4", std::array{puzzleI4}),
      setOf("E-535", std::array{puzzleE535}),
      setOf("beginner 96", std::array{puzzleBeginner96}),
      setOf("60 moves", std::array{puzzle60Moves}),
      setOf("40 classic cards", classicCards),
      setOf("40 cards, new edition", newEditionCards),
      randomSet("1,000 random, solvable", 1000, SolveStatus::solved),
      randomSet("250 random, unsolvable", 250, SolveStatus::unsolvable),
  };
  if (quick) return sets;
  const std::size_t before = sets.size();
  addOneByOne(sets, "large 6×6 set", largestSets);
  addOneByOne(sets, "8×8", boards8x8);
  addOneByOne(sets, "10×10", boards10x10);
  constexpr std::size_t referencesPatience = 5000000;  // Positions; ten seconds.
  for (std::size_t at = before; at < sets.size(); ++at) {
    if (!sets[at]) continue;
    const Solution solution = solve(sets[at]->puzzles.front(), {0, referencesPatience, 0});
    sets[at]->withReference = solution.status != SolveStatus::stopped;
  }
  return sets;
}

bool reportAll(std::span<const std::string_view> files, bool quick) {
  Sets sets = ownSets(quick);
  for (const std::string_view name : files) {
    sets.push_back(fileSet(name));
    if (sets.back()) sets.back()->withReference = !quick;
  }
  bool agreed = true;
  for (const auto& set : sets) agreed = set && report(*set) && agreed;
  return agreed;
}

bool reportGrowth(std::uint64_t most) {
  const auto puzzle = parseNotation(boardWithoutEnd);
  if (!puzzle) return false;
  for (std::uint64_t positions = 1000; positions <= most; positions *= 10) {
    const auto field = explore(*puzzle, {0, positions, 0});
    const FieldSummary& summary = field->summary();
    JsonWriter json;
    json.beginObject().member("positions", summary.positions).member("millis", summary.millis);
    json.member("peakBytes", summary.peakBytes);
    json.member("stoppedBy", name(summary.stoppedBy)).endObject();
    std::cout << json.text() << std::endl;
  }
  return true;
}

void reportAlternatives(const BoardSet& set, std::uint64_t most) {
  Meeting sum;
  std::uint64_t fewer = 0;
  std::uint64_t skipped = 0;
  for (const Puzzle& puzzle : set.puzzles) {
    const auto one = bestMeeting(puzzle, most);
    if (!one) {
      ++skipped;
      continue;
    }
    sum.moves += one->moves;
    sum.searched += one->searched;
    sum.meeting += one->meeting;
    sum.solved += one->solved;
    sum.reachable += one->reachable;
    if (one->meeting < one->searched) ++fewer;
  }
  const auto boardsThat = [&](bool (*are)(const Puzzle&)) {
    return static_cast<std::uint64_t>(std::count_if(set.puzzles.begin(), set.puzzles.end(), are));
  };
  JsonWriter json;
  json.beginObject().member("name", set.name);
  json.member("boards", static_cast<std::uint64_t>(set.puzzles.size())).member("skipped", skipped);
  json.member("moves", sum.moves).member("searched", sum.searched).member("meeting", sum.meeting);
  json.member("fewer", fewer).member("solved", sum.solved).member("reachable", sum.reachable);
  json.member("middleLane", boardsThat(hasMiddleLane));
  json.member("ownMirror", boardsThat(isItsOwnMirror)).endObject();
  std::cout << json.text() << std::endl;
}

// Boards that are neither searched in no time, nor have more positions than `most`.
BoardSet largeRandomSet(std::size_t size, std::uint64_t most) {
  constexpr std::uint64_t least = 20000;
  std::mt19937 random(static_cast<unsigned>(size));
  BoardSet set{std::to_string(size) + " random, 7 to 10 lines", {}, false};
  while (set.puzzles.size() < size) {
    Puzzle puzzle = randomPuzzle(random, {7, 10, 45, 4});
    const Solution solution = count(puzzle, {0, most, 0});
    if (solution.status != SolveStatus::solved || solution.enqueued < least) continue;
    if (explore(puzzle, {0, most, 0})->summary().stoppedBy != StopReason::none) continue;
    set.puzzles.push_back(std::move(puzzle));
  }
  return set;
}

bool reportAllAlternatives(std::span<const std::string_view> files) {
  constexpr std::uint64_t many = 10000000;
  constexpr std::uint64_t everyPosition = 200000000;  // Of the board without end.
  Sets sets{
      setOf("I-4", std::array{puzzleI4}),      setOf("E-535", std::array{puzzleE535}),
      setOf("40 classic cards", classicCards), setOf("40 cards, new edition", newEditionCards),
      setOf("5 large 6×6 sets", largestSets),  largeRandomSet(50, many)};
  for (const std::string_view name : files) sets.push_back(fileSet(name));
  sets.push_back(setOf("8×8 without end", std::array{boardWithoutEnd}));
  for (const auto& set : sets) {
    if (!set) return false;
    reportAlternatives(*set, &set == &sets.back() ? everyPosition : many);
  }
  return true;
}

int run(std::span<const char* const> given) {
  const std::vector<std::string_view> words(given.begin(), given.end());
  const auto has = [&](std::string_view option) {
    return std::find(words.begin(), words.end(), option) != words.end();
  };
  if (has("--help") || has("-h")) {
    std::cout << help;
    return 0;
  }
  if (has("--growth")) {
    const bool told = words.back() != "--growth";
    const std::uint64_t most = told ? std::stoull(std::string(words.back())) : 1000000;
    return reportGrowth(most) ? 0 : 1;
  }
  std::vector<std::string_view> files;
  std::copy_if(words.begin(), words.end(), std::back_inserter(files),
               [](std::string_view word) { return word != "--quick" && word != "--alternatives"; });
  if (has("--alternatives")) return reportAllAlternatives(files) ? 0 : 1;
  return reportAll(files, has("--quick")) ? 0 : 1;
}

}  // namespace
}  // namespace unblocker

int main(int count, char** words) {
  unblocker::keepFreedMemory();
  return unblocker::run({words + 1, static_cast<std::size_t>(count - 1)});
}
