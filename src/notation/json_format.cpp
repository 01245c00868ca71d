// `{"nrow","ncol","exit","pieces"}`: the first piece is the target, on whose line the exit is; a
// piece that is fixed is made of walls.
#include <array>
#include <utility>

#include "notation/json_value.h"
#include "notation/rows.h"
#include "notation/text.h"

namespace unblocker {
namespace {

constexpr std::array<std::pair<Side, std::string_view>, 4> letters{
    {{Side::left, "l"}, {Side::right, "r"}, {Side::top, "t"}, {Side::bottom, "b"}}};

std::optional<int> numberAt(const JsonValue& object, std::string_view key) {
  const JsonValue* member = object.member(key);
  if (!member || member->kind != JsonValue::Kind::number) return std::nullopt;
  if (member->number < -largestNumber || member->number > largestNumber) return std::nullopt;
  return member->number;
}

std::string textAt(const JsonValue& object, std::string_view key) {
  const JsonValue* member = object.member(key);
  return member ? lowerCase(member->text) : std::string();
}

bool isJson(std::string_view text) {
  text = trim(text);
  return text.starts_with('{') && text.find("\"pieces\"") != text.npos;
}

std::optional<Side> sideIn(const JsonValue& document) {
  const std::string word = textAt(document, "exit");
  for (const auto& [side, letter] : letters) {
    if (word.starts_with(letter)) return side;
  }
  return std::nullopt;
}

// Adds a piece as a block, or its cells as walls; false when it is not described.
bool addPiece(Puzzle& puzzle, const JsonValue& piece) {
  const auto col = numberAt(piece, "col");
  const auto row = numberAt(piece, "row");
  const auto length = numberAt(piece, "len");
  const std::string axis = textAt(piece, "dir");
  if (!col || !row || !length || (axis != "h" && axis != "v")) return false;
  const Block block{{*col, *row}, axis == "h" ? Axis::horizontal : Axis::vertical, *length};
  if (numberAt(piece, "fix").value_or(0) == 0) {
    puzzle.blocks.push_back(block);
    return true;
  }
  if (*length > maximumBoardSide) return false;
  for (int i = 0; i < *length; ++i) puzzle.walls.push_back(cellOf(block, i));
  return true;
}

Result<Imported> parseDocument(const JsonValue& document) {
  const auto cols = numberAt(document, "ncol");
  const auto rows = numberAt(document, "nrow");
  const auto side = sideIn(document);
  const JsonValue* pieces = document.member("pieces");
  if (!cols || !rows || !side || !pieces) {
    return wrong(ErrorCode::badNotation,
                 "json-lacks: The JSON must have nrow, ncol, exit (l, r, t or b) and pieces.");
  }
  Puzzle puzzle{*cols, *rows, {*side, 0}, {}, {}};
  for (const JsonValue& piece : pieces->items) {
    if (!addPiece(puzzle, piece)) {
      return wrong(ErrorCode::badBlock,
                   "piece-lacks: Each piece must have dir (h or v), len, row and col.");
    }
  }
  if (puzzle.blocks.empty()) return wrong(ErrorCode::badBlock, noBlock);
  const Cell target = puzzle.blocks[0].cell;
  puzzle.exit.line = axisOf(*side) == Axis::horizontal ? target.row : target.col;
  return checked(std::move(puzzle));
}

Result<Imported> parseJsonPuzzle(std::string_view text) {
  const auto document = parseJson(text);
  if (document) return parseDocument(*document);
  return wrong(ErrorCode::badNotation,
               "json-broken: The text begins like JSON but does not end like it.");
}

std::string pieceText(const Block& block, bool fixed) {
  return std::string(R"({"dir":")") + (block.axis == Axis::horizontal ? "h" : "v") + R"(","len":)" +
         std::to_string(block.length) + R"(,"row":)" + std::to_string(block.cell.row) +
         R"(,"col":)" + std::to_string(block.cell.col) + (fixed ? R"(,"fix":1})" : "}");
}

Result<Exported> writeJson(const Puzzle& puzzle) {
  std::string text = R"({"nrow":)" + std::to_string(puzzle.rows) + R"(,"ncol":)" +
                     std::to_string(puzzle.cols) + R"(,"exit":")";
  for (const auto& [side, letter] : letters) {
    if (side == puzzle.exit.side) text += letter;
  }
  text += R"(","pieces":[)";
  const char* separator = "\n";
  const auto add = [&](const Block& block, bool fixed) {
    text += separator + pieceText(block, fixed);
    separator = ",\n";
  };
  for (const Block& block : puzzle.blocks) add(block, false);
  for (const Cell wall : puzzle.walls) add({wall, Axis::horizontal, 1}, true);
  return Exported{text + "]}\n", {}};
}

}  // namespace

constexpr Format jsonFormat{
    "json", "JSON (nrow, ncol, exit, pieces)", "", isJson, parseJsonPuzzle, writeJson};

}  // namespace unblocker
