#include "notation/rows.h"

#include <utility>

#include "notation/text.h"

namespace unblocker {
namespace {

Error cannot(std::string_view title, const std::string& what, ErrorCode code) {
  return {code, std::string(title) + " cannot say " + what + ". Choose another notation."};
}

std::string sizeOf(const Puzzle& puzzle) {
  return std::to_string(puzzle.cols) + " by " + std::to_string(puzzle.rows) + " cells";
}

}  // namespace

std::optional<Error> beyond(const Puzzle& puzzle, const Scope& scope, std::string_view title) {
  const bool isSquare = puzzle.cols == puzzle.rows;
  if (!scope.anySize && (!isSquare || (scope.side != 0 && puzzle.cols != scope.side))) {
    return cannot(title, "that a board has " + sizeOf(puzzle), ErrorCode::badSize);
  }
  if (!scope.anyExit && puzzle.exit.side != Side::right) {
    return cannot(title, "that the exit is elsewhere than at the right", ErrorCode::badExit);
  }
  if (!scope.walls && !puzzle.walls.empty()) {
    return cannot(title, "where fixed cells are", ErrorCode::badWall);
  }
  if (puzzle.blocks.size() > static_cast<std::size_t>(scope.blocks)) {
    return cannot(title, "more than " + std::to_string(scope.blocks) + " blocks",
                  ErrorCode::badBlock);
  }
  return std::nullopt;
}

Result<Block> listedBlock(std::string_view line, int origin) {
  const auto words = wordsOf(line);
  const auto bad = [&] {
    return Error{ErrorCode::badBlock, "A block is written COLUMN ROW h|v LENGTH, counted from " +
                                          std::to_string(origin) +
                                          "; this is no such line: " + std::string(trim(line))};
  };
  if (words.size() != 4) return bad();
  const auto col = numberIn(words[0]);
  const auto row = numberIn(words[1]);
  const std::string axis = lowerCase(words[2]);
  const auto length = numberIn(words[3]);
  if (!col || !row || !length || (axis != "h" && axis != "v")) return bad();
  return Block{
      {*col - origin, *row - origin}, axis == "h" ? Axis::horizontal : Axis::vertical, *length};
}

std::string listed(const Block& block, int origin) {
  return std::to_string(block.cell.col + origin) + " " + std::to_string(block.cell.row + origin) +
         (block.axis == Axis::horizontal ? " h " : " v ") + std::to_string(block.length) + "\n";
}

Result<Imported> checked(Puzzle puzzle, std::string note) {
  if (auto error = validate(puzzle)) return *error;
  return Imported{std::move(puzzle), std::move(note), nullptr};
}

std::string lettersWithout(char target, std::string_view taken) {
  std::string letters(1, target);
  for (const char first : {'A', 'a'}) {
    for (int i = 0; i < 26; ++i) {
      const char letter = static_cast<char>(first + i);
      if (letter != target && taken.find(letter) == taken.npos) letters += letter;
    }
  }
  return letters;
}

}  // namespace unblocker
