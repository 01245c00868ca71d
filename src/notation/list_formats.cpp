// The notations that list the blocks one a line: a script of answers (Kunakbaev), the jam list
// (Princeton) and a table of comma-separated values.
#include <algorithm>
#include <cstddef>

#include "notation.h"
#include "notation/rows.h"
#include "notation/text.h"

namespace unblocker {
namespace {

using Lines = std::vector<std::string_view>;

// Answers to the questions of a program: width, height, scale, exit, "yes", then the blocks, ended
// by an empty line or a hyphen; `undo` takes the last one back. Everything counts from 1.

Error noListedBlock(std::string_view line, int origin) {
  return wrong(ErrorCode::badBlock,
               "listed-badly: A block is written COLUMN ROW h|v LENGTH, "
               "counted from {origin}; this is no such line: {line}",
               {origin, trim(line)});
}

std::optional<Exit> exitIn(std::string_view line) {
  const auto words = wordsOf(line);
  if (words.size() != 2) return std::nullopt;
  const std::string word = lowerCase(words[0]);
  const auto number = numberIn(words[1]);
  for (const Side side : allSides) {
    if (word == name(side) && number) return Exit{side, *number - 1};
  }
  return std::nullopt;
}

// Where the exit stands: fourth, or third where the scale is left out; 0 if it is no script.
std::size_t exitLine(const Lines& lines) {
  for (const std::size_t at : {std::size_t{2}, std::size_t{3}}) {
    if (lines.size() > at && exitIn(lines[at])) return at;
  }
  return 0;
}

bool areAnswers(std::string_view text) { return exitLine(fullLinesOf(text)) != 0; }

// The lines from the first that holds anything.
Lines fromFirst(std::string_view text) {
  Lines lines = linesOf(text);
  const auto isEmpty = [](std::string_view line) { return trim(line).empty(); };
  lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), isEmpty));
  return lines;
}

Result<Imported> parseAnswers(std::string_view text) {
  const Lines lines = fromFirst(text);
  const std::size_t exit = exitLine(lines);
  const auto cols = lines.empty() ? std::nullopt : numberIn(trim(lines[0]));
  const auto rows = lines.size() < 2 ? std::nullopt : numberIn(trim(lines[1]));
  if (exit == 0 || !cols || !rows || lines.size() < exit + 2 || trim(lines[exit + 1]) != "yes") {
    return wrong(ErrorCode::badNotation,
                 "answers-lack: The answers are, a line each: width, height, scale, side and "
                 "number of the exit, yes, then the blocks.");
  }
  Puzzle puzzle{*cols, *rows, *exitIn(lines[exit]), {}, {}};
  for (std::size_t at = exit + 2; at < lines.size(); ++at) {
    const std::string_view line = trim(lines[at]);
    if (line.empty() || line == "-") break;
    if (line == "undo") {
      if (!puzzle.blocks.empty()) puzzle.blocks.pop_back();
      continue;
    }
    const auto block = listedBlock(wordsOf(line), 1);
    if (!block) return noListedBlock(line, 1);
    puzzle.blocks.push_back(*block);
  }
  return checked(puzzle);
}

Result<Exported> writeAnswers(const Puzzle& puzzle) {
  if (auto error = beyond(puzzle, {true, 0, true, false}, answersFormat.title)) return *error;
  std::string text = std::to_string(puzzle.cols) + "\n" + std::to_string(puzzle.rows) + "\n2\n" +
                     std::string(name(puzzle.exit.side)) + " " +
                     std::to_string(puzzle.exit.line + 1) + "\nyes\n";
  for (const Block& block : puzzle.blocks) text += listed(block, 1);
  return Exported{text + "-\n", {}};
}

// A name, the size, the blocks counted from 0, a full stop; the exit is at the right.

bool isJam(std::string_view text) {
  const auto lines = fullLinesOf(text);
  return lines.size() >= 3 && lowerCase(trim(lines[0])).starts_with("jam");
}

Result<Imported> parseJam(std::string_view text) {
  const auto lines = fullLinesOf(text);
  const auto sizes = lines.size() < 2 ? Lines() : wordsOf(lines[1]);
  const auto side = sizes.empty() ? std::nullopt : numberIn(sizes[0]);
  if (!side) {
    return wrong(ErrorCode::badNotation, "jam-size: After the jam's name comes the board's size.");
  }
  Puzzle puzzle{*side, *side, {}, {}, {}};
  std::size_t at = 2;
  for (; at < lines.size() && trim(lines[at]) != "."; ++at) {
    const auto block = listedBlock(wordsOf(lines[at]), 0);
    if (!block) return noListedBlock(lines[at], 0);
    puzzle.blocks.push_back(*block);
  }
  if (!puzzle.blocks.empty()) puzzle.exit = {Side::right, puzzle.blocks[0].cell.row};
  const bool more = at + 1 < lines.size();
  return checked(puzzle,
                 more ? say("first-jam: This is the first of the jams in the text.") : Message());
}

Result<Exported> writeJam(const Puzzle& puzzle) {
  if (auto error = beyond(puzzle, {false, 0, false, false}, jamListFormat.title)) return *error;
  std::string text = std::string("Jam-1\n") + std::to_string(puzzle.cols) + "\n";
  for (const Block& block : puzzle.blocks) text += listed(block, 0);
  return Exported{text + ".\n", {}};
}

// Comma-separated values, counted from 1. The size of the board is not in it.

constexpr std::string_view csvHeader = "car,orientation,col,row,length";

bool isHeader(std::string_view line) {
  std::string joined;
  for (const std::string_view word : wordsOf(line, ", \t\"")) {
    if (!joined.empty()) joined += ',';
    joined += word;
  }
  return lowerCase(joined) == csvHeader;
}

bool isCsv(std::string_view text) {
  const auto lines = fullLinesOf(text);
  return lines.size() >= 2 && isHeader(lines[0]);
}

// The smallest square that holds every block; boards of such games have six cells at least.
int leastSide(const std::vector<Block>& blocks) {
  int side = 6;
  for (const Block& block : blocks) {
    const Cell last = cellOf(block, block.length - 1);
    side = std::max({side, last.col + 1, last.row + 1});
  }
  return side;
}

Result<Imported> parseCsv(std::string_view text) {
  const auto lines = fullLinesOf(text);
  Puzzle puzzle;
  std::optional<std::size_t> target;
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const auto words = wordsOf(lines[at], ", \t\"");
    const auto block =
        words.size() == 5 ? listedBlock({words[2], words[3], words[1], words[4]}, 1) : std::nullopt;
    if (!block) {
      return wrong(ErrorCode::badBlock,
                   "bad-row: A row is written car,orientation,col,row,length, counted from 1; "
                   "this is no such row: {row}",
                   {lines[at]});
    }
    if (lowerCase(words[0]) == "x") target = puzzle.blocks.size();
    puzzle.blocks.push_back(*block);
  }
  if (!target) return wrong(ErrorCode::badBlock, "no-x: No car is called X, the one to be freed.");
  const auto first = puzzle.blocks.begin();
  const auto place = first + static_cast<std::ptrdiff_t>(*target);
  std::rotate(first, place, place + 1);
  puzzle.cols = puzzle.rows = leastSide(puzzle.blocks);
  puzzle.exit = {Side::right, puzzle.blocks[0].cell.row};
  return checked(puzzle, say("size-taken: The board's size is not in the text: {side} by {side} "
                             "was taken, the smallest that holds all blocks.",
                             {puzzle.cols}));
}

Result<Exported> writeCsv(const Puzzle& puzzle) {
  const Scope scope{false, leastSide(puzzle.blocks), false, false, 52};
  if (auto error = beyond(puzzle, scope, csvFormat.title)) return *error;
  const std::string names = lettersWithout('X', "x") + "12";  // x is the target as well
  std::string text = std::string(csvHeader) + "\n";
  for (std::size_t at = 0; at < puzzle.blocks.size(); ++at) {
    const Block& block = puzzle.blocks[at];
    text += names[at];
    text += block.axis == Axis::horizontal ? ",H," : ",V,";
    text += std::to_string(block.cell.col + 1) + "," + std::to_string(block.cell.row + 1) + "," +
            std::to_string(block.length) + "\n";
  }
  return Exported{text, {}};
}

}  // namespace

constexpr Format answersFormat{"answers",         "Script of answers (Kunakbaev)",
                               "No fixed cells.", areAnswers,
                               parseAnswers,      writeAnswers};

constexpr Format jamListFormat{"jam-list",
                               "Jam list (Princeton)",
                               "Square boards with the exit at the right; no fixed cells.",
                               isJam,
                               parseJam,
                               writeJam};

constexpr Format csvFormat{
    "csv",
    "Table (car,orientation,col,row,length)",
    "Not the board's size, which is taken to be the smallest square of 6 or more that holds all "
    "blocks; no fixed cells; the exit at the right; at most 52 blocks.",
    isCsv,
    parseCsv,
    writeCsv};

}  // namespace unblocker
