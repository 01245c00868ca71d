#include "notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>

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

constexpr std::string_view formHint =
    " Write COLSxROWS:SIDE LINE:BOARD, for example 6x6:right2:BOARD.";

Error bad(std::string message) { return {ErrorCode::badNotation, std::move(message)}; }

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
    if (failed != std::errc{} || value < 0) return std::nullopt;
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

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

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
  if (!side) return bad("After the size comes left, right, top or bottom." + std::string(formHint));
  reader.skipBlanks();
  const auto line = reader.number();
  if (!line) {
    return bad("After the exit's side comes its line, a number from 0." + std::string(formHint));
  }
  if (!reader.take(":")) return bad("After the exit comes a colon." + std::string(formHint));
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
    return Error{ErrorCode::badSize, "The board has " + std::to_string(form.cells.size()) +
                                         " cells, which do not make a square." +
                                         std::string(formHint)};
  }
  form.rows = form.cols;
  return form;
}

Result<Form> readForm(std::string_view text) {
  text = trim(text);
  if (text.empty()) return bad("There is no board." + std::string(formHint));
  Reader reader(text);
  const auto full = readSize(reader);
  return full ? readFull(*full, reader) : readAlone(text);
}

std::string spell(Cell cell) {
  return "column " + std::to_string(cell.col) + ", row " + std::to_string(cell.row);
}

std::optional<Error> checkCells(const Form& form) {
  const bool sizeLegal = std::clamp(form.cols, minimumBoardSide, maximumBoardSide) == form.cols &&
                         std::clamp(form.rows, minimumBoardSide, maximumBoardSide) == form.rows;
  const std::string size = std::to_string(form.cols) + " by " + std::to_string(form.rows);
  if (!sizeLegal) {
    return Error{ErrorCode::badSize, "A board of " + size + " cells; each side must have 3 to 12."};
  }
  if (form.cells.size() != static_cast<std::size_t>(form.cols) * form.rows) {
    return Error{ErrorCode::badSize, "The board is said to be " + size + " but has " +
                                         std::to_string(form.cells.size()) + " cells."};
  }
  for (std::size_t i = 0; i < form.cells.size(); ++i) {
    if (form.cells[i] > ' ' && form.cells[i] <= '~') continue;
    const int at = static_cast<int>(i);
    return bad("The character at " + spell({at % form.cols, at / form.cols}) +
               " is none of a board: `.` is empty, `x` a wall, a letter a block.");
  }
  return std::nullopt;
}

// What has been gathered of one label, read row by row.
struct Gathered {
  char label = 0;
  Block block;
  int cells = 0;
};

// Adds a cell to a block; false when it does not go on straight where the block ends.
bool extend(Gathered& gathered, Cell cell) {
  Block& block = gathered.block;
  if (gathered.cells == 1) {
    block.axis = cell.row == block.cell.row ? Axis::horizontal : Axis::vertical;
  }
  if (cell != cellOf(block, gathered.cells)) return false;
  block.length = ++gathered.cells;
  return true;
}

Result<std::vector<Gathered>> gather(const Form& form, std::vector<Cell>& walls) {
  const bool dotsAndN =
      form.cells.find('.') != form.cells.npos && form.cells.find('n') != form.cells.npos;
  std::vector<Gathered> found;
  for (int at = 0; at < form.cols * form.rows; ++at) {
    const char label = form.cells[static_cast<std::size_t>(at)];
    const Cell cell{at % form.cols, at / form.cols};
    if (label == '.' || (label == 'o' && !dotsAndN)) continue;
    if (label == 'x') {
      walls.push_back(cell);
      continue;
    }
    const auto same = std::find_if(found.begin(), found.end(),
                                   [label](const Gathered& other) { return other.label == label; });
    if (same == found.end()) {
      found.push_back({label, {cell, Axis::horizontal, 1}, 1});
    } else if (!extend(*same, cell)) {
      return Error{ErrorCode::badBlock, std::string("Block ") + label +
                                            " is not one straight piece: its cell at " +
                                            spell(cell) + " does not go on where the others end."};
    }
  }
  return found;
}

std::optional<Error> checkLengths(const std::vector<Gathered>& found) {
  if (found.empty()) return Error{ErrorCode::badBlock, "The board has no block to be freed."};
  for (const Gathered& one : found) {
    if (one.cells >= 2) continue;
    return Error{ErrorCode::badBlock, std::string("Block ") + one.label +
                                          " has a single cell, at " + spell(one.block.cell) +
                                          "; blocks have two or more. A fixed cell is an x."};
  }
  return std::nullopt;
}

Result<Exit> exitOf(const Form& form, const Block& target) {
  if (form.exit) return *form.exit;
  if (target.axis == Axis::horizontal) return Exit{Side::right, target.cell.row};
  return Error{
      ErrorCode::badExit,
      "The target stands upright, so it cannot leave at the right, where a board alone has "
      "its exit. Say where it is: " +
          std::to_string(form.cols) + "x" + std::to_string(form.rows) + ":top" +
          std::to_string(target.cell.col) + ":BOARD (or bottom)."};
}

// Index for index with the blocks: their places in the order in which a reader meets them.
std::vector<std::size_t> orderOfAppearance(const Puzzle& puzzle) {
  std::vector<std::size_t> order(puzzle.blocks.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin() + 1, order.end(), [&](std::size_t a, std::size_t b) {
    const Cell first = puzzle.blocks[a].cell;
    const Cell second = puzzle.blocks[b].cell;
    return std::pair(first.row, first.col) < std::pair(second.row, second.col);
  });
  return order;
}

bool hasEmptyCell(const Puzzle& puzzle) {
  return cellsCovered(puzzle) + static_cast<int>(puzzle.walls.size()) < puzzle.cols * puzzle.rows;
}

}  // namespace

Result<Puzzle> parseNotation(std::string_view text) {
  const auto form = readForm(text);
  if (!form) return form.error();
  if (auto error = checkCells(*form)) return *error;
  Puzzle puzzle{form->cols, form->rows, {}, {}, {}};
  const auto gathered = gather(*form, puzzle.walls);
  if (!gathered) return gathered.error();
  std::vector<Gathered> found = *gathered;
  if (auto error = checkLengths(found)) return *error;
  const auto target = std::min_element(
      found.begin(), found.end(), [](const auto& a, const auto& b) { return a.label < b.label; });
  std::rotate(found.begin(), target, target + 1);
  for (const Gathered& one : found) puzzle.blocks.push_back(one.block);
  const auto exit = exitOf(*form, puzzle.blocks.front());
  if (!exit) return exit.error();
  puzzle.exit = *exit;
  if (auto error = validate(puzzle)) return *error;
  return puzzle;
}

std::string blockLabels(const Puzzle& puzzle) {
  std::string names(labelsInOrder);
  if (!hasEmptyCell(puzzle)) names.erase(names.find('o'), 1);
  std::string labels(puzzle.blocks.size(), 'A');
  std::size_t next = 0;
  for (const std::size_t block : orderOfAppearance(puzzle)) labels[block] = names[next++];
  return labels;
}

std::string formatBoard(const Puzzle& puzzle) {
  std::string cells(static_cast<std::size_t>(puzzle.cols) * puzzle.rows, '.');
  const auto put = [&](Cell cell, char label) {
    cells[static_cast<std::size_t>(cell.row) * puzzle.cols + cell.col] = label;
  };
  const std::string labels = blockLabels(puzzle);
  for (const Cell wall : puzzle.walls) put(wall, 'x');
  for (std::size_t at = 0; at < labels.size(); ++at) {
    for (int i = 0; i < puzzle.blocks[at].length; ++i)
      put(cellOf(puzzle.blocks[at], i), labels[at]);
  }
  return cells;
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
