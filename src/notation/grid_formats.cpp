// The notations that draw the board on several lines: hexadecimal digits (wayneyu), letters with
// `P` and `K` (Tucil), and tokens between blanks (`.puzzle` files).
#include <algorithm>
#include <cstddef>

#include "notation/grid.h"
#include "notation/rows.h"
#include "notation/text.h"

namespace unblocker {
namespace {

using Lines = std::vector<std::string_view>;

Result<Imported> imported(const Result<Puzzle>& puzzle, Message note = {}) {
  if (!puzzle) return puzzle.error();
  return Imported{*puzzle, std::move(note), nullptr};
}

std::string without(std::string_view line, std::string_view signs) {
  std::string kept;
  for (const char sign : line) {
    if (signs.find(sign) == signs.npos) kept += sign;
  }
  return kept;
}

bool isMadeOf(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == text.npos;
}

// Hexadecimal digits. The printed form has `|` at either end, but for the target's row, which has
// a blank at its right, where the exit is; and blanks between the cells.

constexpr std::string_view hexDigits = "0123456789abcdef";

std::vector<std::string> hexRows(std::string_view text) {
  std::vector<std::string> rows;
  for (const std::string_view line : fullLinesOf(text)) {
    rows.push_back(lowerCase(without(line, "| \t")));
  }
  return rows;
}

bool isHexGrid(std::string_view text) {
  const auto rows = hexRows(text);
  return rows.size() >= 3 && rows[0].size() >= 3 &&
         std::all_of(rows.begin(), rows.end(), [&](const std::string& row) {
           return row.size() == rows[0].size() && isMadeOf(row, "-0123456789abcdef");
         });
}

Result<Imported> parseHexGrid(std::string_view text) {
  const auto rows = hexRows(text);
  const auto grid = gridFromLines(Lines(rows.begin(), rows.end()));
  if (!grid) return grid.error();
  return imported(puzzleFromGrid(*grid, {"-", 0, 0}, std::nullopt));
}

Result<Exported> writeHexGrid(const Puzzle& puzzle) {
  if (auto error = beyond(puzzle, {true, 0, false, false, 16}, hexGridFormat.title)) return *error;
  return Exported{linesFrom(drawGrid(puzzle, labelsFrom(puzzle, hexDigits), '-', '-')), {}};
}

// Letters. `A B`, then the number of blocks besides the target, then the board with `K` outside it
// where the exit is.

struct Framed {
  Lines rows;
  std::optional<Side> side;
  std::size_t at = 0;  // The K's column in its line, or its line's row.
};

bool isLetterGrid(std::string_view text) {
  const auto lines = fullLinesOf(text);
  if (lines.size() < 5) return false;
  const auto sizes = wordsOf(lines[0]);
  return sizes.size() == 2 && numberIn(sizes[0]) && numberIn(sizes[1]) && numberIn(trim(lines[1]));
}

// Takes the K out of the lines, and the blanks that the other lines have where it stands.
Framed unframe(Lines lines) {
  Framed framed;
  const auto line = std::find_if(lines.begin(), lines.end(),
                                 [](std::string_view one) { return one.find('K') != one.npos; });
  if (line == lines.end()) return framed.rows = std::move(lines), framed;
  const auto row = static_cast<std::size_t>(line - lines.begin());
  const bool isLeft = trim(*line).front() == 'K';
  if (trim(*line) == "K") {
    framed.side = row == 0 ? Side::top : Side::bottom;
    framed.at = line->find('K');
    lines.erase(line);
  } else {
    framed.side = isLeft ? Side::left : Side::right;
    framed.at = row;
    if (!isLeft) line->remove_suffix(line->size() - line->find('K'));
    for (std::string_view& one : lines) {
      if (isLeft && (one.front() == ' ' || one.front() == 'K')) one.remove_prefix(1);
    }
  }
  framed.rows = std::move(lines);
  return framed;
}

Message letterNote(std::string_view said, std::size_t blocks) {
  const auto count = numberIn(trim(said));
  if (count && static_cast<std::size_t>(*count) + 1 == blocks) return {};
  return say("other-count: The text says {said} blocks besides the target; the board has {blocks}.",
             {trim(said), static_cast<int>(blocks) - 1});
}

Result<Imported> parseLetterGrid(std::string_view text) {
  Lines lines = fullLinesOf(text);
  if (lines.size() < 3) return wrong(ErrorCode::badNotation, emptyText);
  const std::string_view said = lines[1];
  const Framed framed = unframe(Lines(lines.begin() + 2, lines.end()));
  if (!framed.side) {
    return wrong(ErrorCode::badExit,
                 "no-k: There is no K, which stands outside the board at its exit.");
  }
  const auto grid = gridFromLines(framed.rows);
  if (!grid) return grid.error();
  const Exit exit{*framed.side, static_cast<int>(framed.at)};
  const auto puzzle = puzzleFromGrid(*grid, {".", '#', 'P'}, exit);
  return imported(puzzle, puzzle ? letterNote(said, puzzle->blocks.size()) : Message());
}

std::string framedText(const Grid& grid, const Exit& exit) {
  const std::string ownLine = std::string(static_cast<std::size_t>(exit.line), ' ') + "K\n";
  std::string text = exit.side == Side::top ? ownLine : std::string();
  for (int row = 0; row < grid.rows; ++row) {
    const bool isExit = row == exit.line;
    if (exit.side == Side::left) text += isExit ? 'K' : ' ';
    text += grid.cells.substr(static_cast<std::size_t>(row) * grid.cols,
                              static_cast<std::size_t>(grid.cols));
    if (exit.side == Side::right && isExit) text += 'K';
    text += '\n';
  }
  return exit.side == Side::bottom ? text + ownLine : text;
}

Result<Exported> writeLetterGrid(const Puzzle& puzzle) {
  if (auto error = beyond(puzzle, {true, 0, true, true, 25}, letterGridFormat.title)) return *error;
  const std::string labels = labelsFrom(puzzle, lettersWithout('P', "K").substr(0, 25));
  return Exported{std::to_string(puzzle.rows) + " " + std::to_string(puzzle.cols) + "\n" +
                      std::to_string(puzzle.blocks.size() - 1) + "\n" +
                      framedText(drawGrid(puzzle, labels, '.', '#'), puzzle.exit),
                  {}};
}

// Tokens. The number of blocks, then six rows of tokens between blanks, `X` being the target.

bool isTokenGrid(std::string_view text) {
  const auto lines = fullLinesOf(text);
  return lines.size() == 7 && numberIn(trim(lines[0])) &&
         std::all_of(lines.begin() + 1, lines.end(),
                     [](std::string_view line) { return wordsOf(line).size() == 6; });
}

Result<Imported> parseTokenGrid(std::string_view text) {
  Grid grid{6, 6, {}};
  const auto lines = fullLinesOf(text);
  for (std::size_t row = 1; row < lines.size(); ++row) {
    for (const std::string_view token : wordsOf(lines[row])) {
      if (token.size() != 1) {
        return wrong(ErrorCode::badNotation, "long-token: A cell is one sign here, not {token}.",
                     {token});
      }
      grid.cells += token;
    }
  }
  return imported(puzzleFromGrid(grid, {"-", 0, 'X'}, std::nullopt));
}

Result<Exported> writeTokenGrid(const Puzzle& puzzle) {
  if (auto error = beyond(puzzle, {false, 6, false, false, 36}, tokenGridFormat.title)) {
    return *error;
  }
  if (puzzle.exit.line != 2) {
    return wrong(
        ErrorCode::badExit,
        "beyond-third-row: {title} has its exit in the third row. Choose another notation.",
        {tokenGridFormat.title});
  }
  std::string text = std::to_string(puzzle.blocks.size()) + "\n";
  const Grid grid = drawGrid(puzzle, labelsFrom(puzzle, lettersWithout('X', "")), '-', '-');
  for (std::size_t at = 0; at < grid.cells.size(); ++at) {
    text += grid.cells[at];
    text += at % 6 == 5 ? '\n' : ' ';
  }
  return Exported{text, {}};
}

}  // namespace

constexpr Format hexGridFormat{"hex-grid",
                               "Grid of hexadecimal digits (wayneyu)",
                               "No fixed cells; the exit at the right; at most 16 blocks.",
                               isHexGrid,
                               parseHexGrid,
                               writeHexGrid};

constexpr Format letterGridFormat{
    "letter-grid",
    "Grid of letters, P and K (Tucil)",
    "At most 25 blocks; fixed cells (#) are read by one dialect only.",
    isLetterGrid,
    parseLetterGrid,
    writeLetterGrid};

constexpr Format tokenGridFormat{
    "puzzle-file",
    "Grid of tokens (.puzzle)",
    "Boards of 6 by 6 with the exit at the right of the third row; no fixed cells.",
    isTokenGrid,
    parseTokenGrid,
    writeTokenGrid};

}  // namespace unblocker
