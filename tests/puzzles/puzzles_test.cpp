// Solves the published puzzles that lie beside the tree, if they do, and compares the moves.
//
//   puzzles_test SOURCE_FOLDER
//
// They are in SOURCE_FOLDER/../shared/puzzles, or in UNBLOCKER_SHARED/puzzles: tables with the
// columns moves (a number, `unsolvable` or `?`), cols, rows, exit side, exit line, board, id.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "notation.h"
#include "solver/replay.h"
#include "solver/solver.h"

namespace {

namespace fs = std::filesystem;
using unblocker::SolveStatus;

struct Row {
  std::string moves;
  std::string notation;
  std::string id;
};

// Rows whose first column is not the fewest moves, by how their ids begin. Their boards are solved
// and the solutions replayed all the same.
struct Excuse {
  std::string_view idPrefix;
  std::string_view why;
};
constexpr std::array<Excuse, 2> excuses{{
    {"tests_new_levels.txt:", "it is the level's number: 1, 2, 3 to 53, as in the id"},
    {"tuler:1\n", "it is the steps: one block out of the way by 1, the target by 4"},
}};

bool countsMoves(const Row& row) {
  if (row.moves == "?") return false;
  const std::string id = row.id + "\n";
  return std::none_of(excuses.begin(), excuses.end(),
                      [&](const Excuse& one) { return id.starts_with(one.idPrefix); });
}

struct Tally {
  int boards = 0;
  int compared = 0;
  int stopped = 0;
  int faults = 0;
};

std::vector<Row> readTable(const fs::path& path) {
  std::ifstream file(path);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    std::array<std::string, 7> field;
    for (std::string& one : field) std::getline(fields, one, '\t');
    const auto& [moves, cols, rowCount, side, exitLine, board, id] = field;
    rows.push_back({moves, cols + "x" + rowCount + ":" + side + exitLine + ":" + board, id});
  }
  return rows;
}

// What is wrong with an answer; empty when nothing is.
std::string faultOf(const Row& row, const unblocker::Puzzle& puzzle,
                    const unblocker::Solution& solution) {
  const bool solved = solution.status == SolveStatus::solved;
  const std::string got = solved ? std::to_string(solution.moves.size()) : "unsolvable";
  if (countsMoves(row) && row.moves != got) return got + " instead of " + row.moves;
  return solved ? unblocker::faultOf(puzzle, solution) : "";
}

void check(const Row& row, Tally& tally) {
  // The largest boards have more positions than memory has room for.
  constexpr unblocker::SolveLimits limits{0, 2000000, 0};
  ++tally.boards;
  const auto puzzle = unblocker::parseNotation(row.notation);
  if (!puzzle) {
    ++tally.faults;
    std::cout << row.id << " " << row.notation << ": " << puzzle.error().message.text << "\n";
    return;
  }
  const unblocker::Solution solution = unblocker::solve(*puzzle, limits);
  if (solution.status == SolveStatus::stopped) {
    ++tally.stopped;
    return;
  }
  tally.compared += countsMoves(row) ? 1 : 0;
  const std::string fault = faultOf(row, *puzzle, solution);
  if (fault.empty()) return;
  ++tally.faults;
  std::cout << row.id << " " << row.notation << ": " << fault << "\n";
}

int checkTable(const fs::path& path) {
  Tally tally;
  for (const Row& row : readTable(path)) check(row, tally);
  std::cout << path.filename().string() << ": " << tally.boards << " boards, " << tally.compared
            << " compared, " << tally.stopped << " given up, " << tally.faults << " wrong\n";
  return tally.faults;
}

fs::path puzzlesFolder(const fs::path& source) {
  const char* named = std::getenv("UNBLOCKER_SHARED");
  return (named != nullptr ? fs::path(named) : source / "../shared") / "puzzles";
}

}  // namespace

int main(int count, char** words) {
  const fs::path folder = puzzlesFolder(count > 1 ? words[1] : ".");
  if (!fs::is_directory(folder)) {
    std::cout << "No folder " << folder.string() << ": nothing was compared.\n";
    return 0;
  }
  std::vector<fs::path> tables;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".tsv") tables.push_back(entry.path());
  }
  std::sort(tables.begin(), tables.end());
  int faults = 0;
  for (const fs::path& table : tables) faults += checkTable(table);
  return faults == 0 ? 0 : 1;
}
