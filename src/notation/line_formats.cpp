// The two notations of one line: our own, and that of the published databases of boards.
#include <algorithm>

#include "notation.h"
#include "notation/grid.h"
#include "notation/rows.h"
#include "notation/text.h"

namespace unblocker {
namespace {

constexpr std::string_view digits = "0123456789";

// `6x6:`
bool hasHeader(std::string_view text) {
  text = trim(text);
  const std::size_t x = text.find_first_not_of(digits);
  if (x == 0 || x == text.npos || text[x] != 'x') return false;
  const std::size_t colon = text.find_first_not_of(digits, x + 1);
  return colon > x + 1 && colon != text.npos && text[colon] == ':';
}

Result<Imported> parseLine(std::string_view text) {
  const auto puzzle = parseNotation(text);
  if (!puzzle) return puzzle.error();
  return Imported{*puzzle, {}, nullptr};
}

Result<Exported> writeLine(const Puzzle& puzzle) { return Exported{formatNotation(puzzle), {}}; }

// The least side of a board in a list of boards: below it, several lines are the rows of one.
constexpr std::size_t leastListed = 16;

// The word of a line that holds the cells, which may stand behind a count of moves.
std::string_view boardIn(std::string_view line) {
  const auto words = wordsOf(line);
  if (words.empty()) return {};
  const bool isCount = words[0].size() < 5 && words[0].find_first_not_of(digits) == words[0].npos;
  return isCount && words.size() > 1 ? words[1] : words[0];
}

bool isSquare(std::size_t count) {
  std::size_t side = 3;
  while (side * side < count) ++side;
  return side * side == count;
}

// A board's rows on lines of their own, written with dots.
bool areRows(const std::vector<std::string_view>& lines) {
  const auto isRow = [&](std::string_view line) {
    return line.size() == lines[0].size() && line.find_first_of(" \t|,") == line.npos;
  };
  const auto hasDot = [](std::string_view line) { return line.find('.') != line.npos; };
  return lines.size() >= 3 && lines[0].size() >= 3 && lines[0].size() < leastListed &&
         std::all_of(lines.begin(), lines.end(), isRow) &&
         std::any_of(lines.begin(), lines.end(), hasDot);
}

bool isDatabase(std::string_view text) {
  const auto lines = fullLinesOf(text);
  if (lines.empty() || hasHeader(text)) return false;
  const std::string_view board = boardIn(lines[0]);
  const bool plain = board.find_first_of("\",:") == board.npos;
  if (lines.size() == 1) return plain && isSquare(board.size());
  return areRows(lines) || (plain && board.size() >= leastListed && isSquare(board.size()));
}

Result<Imported> parseRows(const std::vector<std::string_view>& lines) {
  const auto grid = gridFromLines(lines);
  if (!grid) return grid.error();
  const auto puzzle = puzzleFromGrid(*grid, {".", 'x', 0}, std::nullopt);
  if (!puzzle) return puzzle.error();
  return Imported{*puzzle, {}, nullptr};
}

Result<Imported> parseDatabase(std::string_view text) {
  const auto lines = fullLinesOf(text);
  if (lines.empty()) return parseLine(text);
  if (areRows(lines)) return parseRows(lines);
  const auto puzzle = parseNotation(lines[0]);
  if (!puzzle) return puzzle.error();
  const int boards = static_cast<int>(lines.size());
  const Message note =
      boards == 1
          ? Message()
          : say("first-board: This is the first of the {boards} boards in the text.", {boards});
  return Imported{*puzzle, note, nullptr};
}

Puzzle mirrored(Puzzle puzzle) {
  puzzle.exit.side = Side::right;
  for (Block& block : puzzle.blocks) {
    const int width = block.axis == Axis::horizontal ? block.length : 1;
    block.cell.col = puzzle.cols - width - block.cell.col;
  }
  for (Cell& wall : puzzle.walls) wall.col = puzzle.cols - 1 - wall.col;
  return puzzle;
}

Result<Exported> writeDatabase(const Puzzle& puzzle) {
  const bool turns = puzzle.exit.side == Side::left;
  const Puzzle shown = turns ? mirrored(puzzle) : puzzle;
  if (auto error = beyond(shown, {false, 0, false, true}, databaseFormat.title)) return *error;
  std::string board = formatBoard(shown);
  // Without a dot on it, `o` would be read as empty; with one, `n` and `o` can both be labels.
  const bool plainLabels = board.find('o') == board.npos;
  if (plainLabels) std::replace(board.begin(), board.end(), '.', 'o');
  return Exported{
      board,
      turns ? say("turned-around: Mirrored, because the exit is at the right in this notation.")
            : Message()};
}

}  // namespace

constexpr Format oneLineFormat{"one-line", "One line, everything in it", "", hasHeader, parseLine,
                               writeLine};

constexpr Format databaseFormat{
    "database",
    "Line of a database (36 characters)",
    "Square boards with the exit at the right; one at the left is mirrored.",
    isDatabase,
    parseDatabase,
    writeDatabase};

}  // namespace unblocker
