#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>

#include "notation.h"
#include "notation/grid.h"
#include "notation/text.h"

namespace unblocker {
namespace {

constexpr std::array<std::pair<Side, std::string_view>, 4> sideNames{{
    {Side::left, "left"},
    {Side::right, "right"},
    {Side::top, "top"},
    {Side::bottom, "bottom"},
}};

constexpr std::string_view labelsInOrder =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwyz[\\]^_`{|}~";

Error bad(std::string_view sentence) { return wrong(ErrorCode::badNotation, sentence); }

// A text before its cells are looked at. Without a header (`exit` is empty) the board is square.
struct Form {
  int cols = 0;
  int rows = 0;
  std::optional<Exit> exit;
  std::string_view cells;
};

// Takes pieces off the front of a text.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::string_view rest() const { return rest_; }
  void skipBlanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

  bool take(std::string_view piece) {
    if (!rest_.starts_with(piece)) return false;
    rest_.remove_prefix(piece.size());
    return true;
  }

  std::optional<int> number() {
    int value = 0;
    const char* begin = rest_.data();
    const auto [end, failed] = std::from_chars(begin, begin + rest_.size(), value);
    if (failed != std::errc{} || value < 0 || value > largestNumber) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - begin));
    return value;
  }

  std::optional<Side> side() {
    for (const auto& [side, word] : sideNames) {
      if (take(word)) return side;
    }
    return std::nullopt;
  }

 private:
  std::string_view rest_;
};

// `COLSxROWS:` at the front; what does not begin so is a board alone.
std::optional<Form> readSize(Reader& reader) {
  Form form;
  const auto cols = reader.number();
  if (!cols || !reader.take("x")) return std::nullopt;
  const auto rows = reader.number();
  if (!rows || !reader.take(":")) return std::nullopt;
  form.cols = *cols;
  form.rows = *rows;
  return form;
}

Result<Form> readFull(Form form, Reader reader) {
  const auto side = reader.side();
  if (!side) {
    return bad(
        "side-missing: After the size comes left, right, top or bottom, as in 6x6:right2:BOARD.");
  }
  reader.skipBlanks();
  const auto line = reader.number();
  if (!line) {
    return bad(
        "line-missing: After the exit's side comes its line, a number from 0, as in "
        "6x6:right2:BOARD.");
  }
  if (!reader.take(":"))
    return bad("colon-missing: After the exit comes a colon, as in 6x6:right2:BOARD.");
  form.exit = Exit{*side, *line};
  form.cells = reader.rest();
  return form;
}

// The cells in `BOARD` or in a database's `MOVES BOARD CLUSTER …`.
std::string_view cellsAlone(std::string_view text) {
  const std::size_t blank = text.find_first_of(" \t");
  const std::string_view first = text.substr(0, blank);
  if (blank == std::string_view::npos) return first;
  const bool isCount = first.size() < 5 && first.find_first_not_of("0123456789") == first.npos;
  return isCount ? cellsAlone(trim(text.substr(blank))) : first;
}

Result<Form> readAlone(std::string_view text) {
  Form form;
  form.cells = cellsAlone(text);
  const auto count = static_cast<int>(std::min<std::size_t>(form.cells.size(), 1000));
  while (form.cols * form.cols < count) ++form.cols;
  if (form.cols * form.cols != count) {
    return wrong(ErrorCode::badSize,
                 "not-square: The board has {cells} cells, which do not make a square. Say its "
                 "size and its exit, as in 6x6:right2:BOARD.",
                 {countOf(form.cells)});
  }
  form.rows = form.cols;
  return form;
}

Result<Form> readForm(std::string_view text) {
  text = trim(text);
  if (text.empty()) return bad(emptyText);
  Reader reader(text);
  const auto full = readSize(reader);
  return full ? readFull(*full, reader) : readAlone(text);
}

bool hasEmptyCell(const Puzzle& puzzle) {
  return cellsCovered(puzzle) + static_cast<int>(puzzle.walls.size()) < puzzle.cols * puzzle.rows;
}

}  // namespace

Result<Puzzle> parseNotation(std::string_view text) {
  const auto form = readForm(text);
  if (!form) return form.error();
  const Grid grid{form->cols, form->rows, std::string(form->cells)};
  const bool dotsAndN =
      grid.cells.find('.') != grid.cells.npos && grid.cells.find('n') != grid.cells.npos;
  return puzzleFromGrid(grid, {dotsAndN ? "." : ".o", 'x', 0}, form->exit);
}

std::string blockLabels(const Puzzle& puzzle) {
  std::string names(labelsInOrder);
  if (!hasEmptyCell(puzzle)) names.erase(names.find('o'), 1);
  return labelsFrom(puzzle, names);
}

std::string formatBoard(const Puzzle& puzzle) {
  return drawGrid(puzzle, blockLabels(puzzle), '.', 'x').cells;
}

std::string formatNotation(const Puzzle& puzzle) {
  return std::to_string(puzzle.cols) + "x" + std::to_string(puzzle.rows) + ":" +
         std::string(name(puzzle.exit.side)) + std::to_string(puzzle.exit.line) + ":" +
         formatBoard(puzzle);
}

std::string_view name(Side side) {
  for (const auto& [candidate, word] : sideNames) {
    if (candidate == side) return word;
  }
  return {};
}

}  // namespace unblocker
