#include "notation/rows.h"

#include <utility>

#include "notation/text.h"

namespace unblocker {
std::optional<Error> beyond(const Puzzle& puzzle, const Scope& scope, std::string_view title) {
  const bool isSquare = puzzle.cols == puzzle.rows;
  if (!scope.anySize && (!isSquare || (scope.side != 0 && puzzle.cols != scope.side))) {
    return wrong(ErrorCode::badSize,
                 "beyond-size: {title} cannot say that a board has {cols} "
                 "by {rows} cells. Choose another notation.",
                 {title, puzzle.cols, puzzle.rows});
  }
  if (!scope.anyExit && puzzle.exit.side != Side::right) {
    return wrong(ErrorCode::badExit,
                 "beyond-exit: {title} has its exit at the right. Choose another notation.",
                 {title});
  }
  if (!scope.walls && !puzzle.walls.empty()) {
    return wrong(ErrorCode::badWall,
                 "beyond-walls: {title} cannot say where fixed cells are. Choose another notation.",
                 {title});
  }
  if (puzzle.blocks.size() > static_cast<std::size_t>(scope.blocks)) {
    return wrong(
        ErrorCode::badBlock,
        "beyond-blocks: {title} cannot say more than {blocks} blocks. Choose another notation.",
        {title, scope.blocks});
  }
  return std::nullopt;
}

std::optional<Block> listedBlock(const std::vector<std::string_view>& words, int origin) {
  if (words.size() != 4) return std::nullopt;
  const auto col = numberIn(words[0]);
  const auto row = numberIn(words[1]);
  const std::string axis = lowerCase(words[2]);
  const auto length = numberIn(words[3]);
  if (!col || !row || !length || (axis != "h" && axis != "v")) return std::nullopt;
  return Block{
      {*col - origin, *row - origin}, axis == "h" ? Axis::horizontal : Axis::vertical, *length};
}

std::string listed(const Block& block, int origin) {
  return std::to_string(block.cell.col + origin) + " " + std::to_string(block.cell.row + origin) +
         (block.axis == Axis::horizontal ? " h " : " v ") + std::to_string(block.length) + "\n";
}

Result<Imported> checked(Puzzle puzzle, Message note) {
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
