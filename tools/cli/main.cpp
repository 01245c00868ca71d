// The command line: the same core as the page, for files and text.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>

#include "commands.h"
#include "memory.h"

namespace unblocker {
namespace {

constexpr std::string_view help =
    R"(unblocker: reads and solves sliding-block puzzles with the fewest moves.

  unblocker scan [--json] [--debug FOLDER] FILE...
      Reads the board in each picture (PNG or JPEG). --debug writes pictures of what each stage of
      the scanner makes of it into FOLDER.
      Exit status 0 if every picture gave a board.

  unblocker solve [--json] [--levels] [LIMITS] [BOARD...]
      Solves boards, or those on standard input, one a line. --levels adds the counts of each level.
      Exit status 0 if each was solved or proven to have no solution.

  unblocker explore [--json] [LIMITS] [BOARD...]
      Tells of all positions that can be reached: how many, how far from the exit, the farthest.

  unblocker show [--boards] [LIMITS] BOARD
  unblocker show [--boards] [LIMITS] --scan FILE
      Draws a board and tells its solution; --boards draws it after each move too.

  unblocker convert
      Lists the notations, and what each cannot say.
  unblocker convert NOTATION [FILE...]
      Writes the puzzle in each file, or on standard input, in another notation; which one it is
      in is found out.

LIMITS: --millis N, --positions N, --bytes N (2 GiB unless told; 0 is no limit).

A BOARD is its cells, row by row: . (or o) empty, x a wall, other characters blocks, the one that
sorts first being the target. Alone it is square with the exit at the right of the target's row;
otherwise the size and the exit stand before it: 6x6:left3:..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK
Answers name the target A and the other blocks B, C... in order of their first cells, as in the
"board" they come with.

Exit status 2: the command was not understood.
)";

constexpr std::array<Option, 2> scanOptions{{{"--json"}, {"--debug", Takes::text}}};
constexpr std::array<Option, 5> solveOptions{{{"--json"},
                                              {"--levels"},
                                              {"--millis", Takes::number},
                                              {"--positions", Takes::number},
                                              {"--bytes", Takes::number}}};
constexpr std::array<Option, 4> exploreOptions{{{"--json"},
                                                {"--millis", Takes::number},
                                                {"--positions", Takes::number},
                                                {"--bytes", Takes::number}}};
constexpr std::array<Option, 5> showOptions{{{"--scan"},
                                             {"--boards"},
                                             {"--millis", Takes::number},
                                             {"--positions", Takes::number},
                                             {"--bytes", Takes::number}}};

struct Command {
  std::string_view name;
  std::span<const Option> options;
  int (*run)(const Arguments& arguments);
};

constexpr std::array<Command, 5> commands{{
    {"convert", {}, runConvert},
    {"explore", exploreOptions, runExplore},
    {"scan", scanOptions, runScan},
    {"solve", solveOptions, runSolve},
    {"show", showOptions, runShow},
}};

int run(std::span<const char* const> given) {
  const std::string_view name = given.empty() ? std::string_view() : given.front();
  const auto isHelp = [](std::string_view text) { return text == "--help" || text == "-h"; };
  if (std::any_of(given.begin(), given.end(), isHelp)) {
    std::cout << help;
    return 0;
  }
  const auto command = std::find_if(commands.begin(), commands.end(),
                                    [&](const Command& one) { return one.name == name; });
  if (command == commands.end()) {
    complain(
        "The first word must be scan, solve, explore, show or convert; unblocker --help says "
        "more.");
    return exitUsage;
  }
  const Arguments arguments = parseArguments(given.subspan(1), command->options);
  if (arguments.fault.empty()) return command->run(arguments);
  complain(arguments.fault + " See unblocker --help.");
  return exitUsage;
}

}  // namespace

void complain(std::string_view message) { std::cerr << "unblocker: " << message << "\n"; }

}  // namespace unblocker

int main(int count, char** words) {
  unblocker::keepFreedMemory();
  return unblocker::run({words + 1, static_cast<std::size_t>(count - 1)});
}
