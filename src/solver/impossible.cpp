// A block keeps to its lane, between two obstacles, and those beside it in the same stretch need
// their room there too. So the cells that it can ever cover are known, and where its first and its
// last possible place overlap are cells that it always covers: they are as good as walls for
// everybody else, which may narrow the stretches of other blocks, and so on until nothing changes.
// Every narrowing holds for all positions that can be reached; so then does what follows from it.
#include "impossible.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "../notation.h"
#include "../sort_few.h"

namespace unblocker {
namespace {

constexpr int nobody = -1;  // Owns a free cell,
constexpr int wall = -2;    // and a wall.

// One lane of the board, cell by cell, whichever way it lies.
struct Lane {
  Axis axis = Axis::horizontal;
  int line = 0;
  int length = 0;

  Cell operator[](int along) const {
    return axis == Axis::horizontal ? Cell{along, line} : Cell{line, along};
  }
};

int alongOf(Cell cell, Axis axis) { return axis == Axis::horizontal ? cell.col : cell.row; }
int lineOf(Cell cell, Axis axis) { return axis == Axis::horizontal ? cell.row : cell.col; }

class Stuck {
 public:
  explicit Stuck(const Puzzle& puzzle)
      : puzzle_(puzzle), owners_(static_cast<std::size_t>(puzzle.cols * puzzle.rows), nobody) {
    for (const Cell cell : puzzle.walls) at(cell) = wall;
    sortIntoLanes();
    while (narrow()) {
    }
  }

  /// Who always covers a cell: a block, a wall, nobody.
  int owner(Cell cell) const {
    return owners_[static_cast<std::size_t>(cell.row * puzzle_.cols + cell.col)];
  }

  Lane laneOf(Axis axis, int line) const {
    return {axis, line, axis == Axis::horizontal ? puzzle_.cols : puzzle_.rows};
  }

  /// Blocks along a lane, from its beginning on.
  const std::vector<int>& blocksIn(const Lane& lane) const {
    return blocks_[lane.axis == Axis::horizontal ? 0 : 1][static_cast<std::size_t>(lane.line)];
  }

  /// Where the stretch around a cell of a lane ends, going by -1 or 1: the last cell of it.
  int endOf(const Lane& lane, int from, int direction) const {
    int cell = from;
    while (cell + direction >= 0 && cell + direction < lane.length &&
           !isObstacle(lane, cell + direction)) {
      cell += direction;
    }
    return cell;
  }

  int along(int block) const {
    const Block& one = puzzle_.blocks[static_cast<std::size_t>(block)];
    return alongOf(one.cell, one.axis);
  }
  int length(int block) const { return puzzle_.blocks[static_cast<std::size_t>(block)].length; }

 private:
  int& at(Cell cell) {
    return owners_[static_cast<std::size_t>(cell.row * puzzle_.cols + cell.col)];
  }

  void sortIntoLanes() {
    blocks_[0].resize(static_cast<std::size_t>(puzzle_.rows));
    blocks_[1].resize(static_cast<std::size_t>(puzzle_.cols));
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i) {
      const Block& block = puzzle_.blocks[i];
      const auto line = static_cast<std::size_t>(lineOf(block.cell, block.axis));
      blocks_[block.axis == Axis::horizontal ? 0 : 1][line].push_back(static_cast<int>(i));
    }
    for (auto& lanes : blocks_) {
      for (auto& blocks : lanes) {
        sortFew(std::span(blocks), [&](int a, int b) { return along(a) < along(b); });
      }
    }
  }

  // Walls, and what blocks of the other axis always cover.
  bool isObstacle(const Lane& lane, int along) const {
    const int by = owner(lane[along]);
    return by == wall ||
           (by != nobody && puzzle_.blocks[static_cast<std::size_t>(by)].axis != lane.axis);
  }

  // Whether a cell more is found that some block always covers.
  bool narrow() {
    bool changed = false;
    for (const Axis axis : {Axis::horizontal, Axis::vertical}) {
      const int lines = axis == Axis::horizontal ? puzzle_.rows : puzzle_.cols;
      for (int line = 0; line < lines; ++line) {
        const Lane lane = laneOf(axis, line);
        for (const int block : blocksIn(lane)) changed = hold(lane, block) || changed;
      }
    }
    return changed;
  }

  bool hold(const Lane& lane, int block) {
    const int here = along(block);
    int low = endOf(lane, here, -1);
    int high = endOf(lane, here, 1) + 1 - length(block);
    const int first = low;
    const int last = high + length(block);
    for (const int other : blocksIn(lane)) {
      if (along(other) >= first && along(other) < here) low += length(other);
      if (along(other) > here && along(other) < last) high -= length(other);
    }
    bool changed = false;
    for (int cell = high; cell < low + length(block); ++cell) {
      changed = changed || at(lane[cell]) != block;
      at(lane[cell]) = block;
    }
    return changed;
  }

  const Puzzle& puzzle_;
  std::vector<int> owners_;
  std::array<std::vector<std::vector<int>>, 2> blocks_;  // By axis and line.
};

class Verdict {
 public:
  explicit Verdict(const Puzzle& puzzle) : puzzle_(puzzle), stuck_(puzzle) {}

  std::optional<Impossible> find() const {
    const Block& target = puzzle_.blocks.front();
    const Lane lane = stuck_.laneOf(target.axis, puzzle_.exit.line);
    const bool ahead = puzzle_.exit.side == Side::right || puzzle_.exit.side == Side::bottom;
    const int direction = ahead ? 1 : -1;
    int cell = stuck_.along(0) + (ahead ? target.length : -1);
    for (; cell >= 0 && cell < lane.length; cell += direction) {
      if (auto reason = barrierAt(lane, cell)) return reason;
    }
    return std::nullopt;
  }

 private:
  static bool isFlat(const Lane& lane) { return lane.axis == Axis::horizontal; }

  std::optional<Impossible> barrierAt(const Lane& lane, int along) const {
    if (stuck_.owner(lane[along]) == wall) {
      return Impossible{
          ImpossibleBecause::wallInLane,
          say(isFlat(lane)
                  ? "wall-in-row: A wall stands in row {row} between the target and the exit."
                  : "wall-in-column: A wall stands in column {col} between the target and the "
                    "exit.",
              {lane.line + 1})};
    }
    for (const int block : stuck_.blocksIn(lane)) {
      if (stuck_.along(block) > along || stuck_.along(block) + stuck_.length(block) <= along) {
        continue;
      }
      return Impossible{
          ImpossibleBecause::blockInLane,
          say(isFlat(lane) ? "block-in-row: Block {label} lies along row {row} between the target "
                             "and the exit, and cannot leave it."
                           : "block-in-column: Block {label} stands along column {col} between the "
                             "target and the exit, and cannot leave it.",
              {labelsInWords(puzzle_, {block}), lane.line + 1})};
    }
    return crossingAt(lane, along);
  }

  // The blocks of a stretch across the lane must all fit beside it: the first ones on one side, the
  // others on the other.
  std::optional<Impossible> crossingAt(const Lane& lane, int along) const {
    const Axis across = lane.axis == Axis::horizontal ? Axis::vertical : Axis::horizontal;
    const Lane crossing = stuck_.laneOf(across, along);
    const int first = stuck_.endOf(crossing, lane.line, -1);
    const int last = stuck_.endOf(crossing, lane.line, 1);
    std::vector<int> blocks;
    int after = 0;
    for (const int block : stuck_.blocksIn(crossing)) {
      if (stuck_.along(block) < first || stuck_.along(block) > last) continue;
      blocks.push_back(block);
      after += stuck_.length(block);
    }
    int before = 0;
    for (std::size_t split = 0; split <= blocks.size(); ++split) {
      if (before <= lane.line - first && after <= last - lane.line) return std::nullopt;
      if (split == blocks.size()) break;
      before += stuck_.length(blocks[split]);
      after -= stuck_.length(blocks[split]);
    }
    return Impossible{ImpossibleBecause::neverClear, crossed(blocks, lane, crossing)};
  }

  Message crossed(const std::vector<int>& blocks, const Lane& lane, const Lane& crossing) const {
    const std::string labels = labelsInWords(puzzle_, blocks);
    if (blocks.size() == 1) {
      return say(isFlat(lane)
                     ? "block-across-row: Block {label} stands across row {row} and has not "
                       "enough room in column {col} to let the target pass."
                     : "block-across-column: Block {label} lies across column {col} and has "
                       "not enough room in row {row} to let the target pass.",
                 {labels, lane.line + 1, crossing.line + 1});
    }
    return say(isFlat(lane) ? "blocks-across-row: Blocks {labels} have not enough room in column "
                              "{col} to leave row {row} free."
                            : "blocks-across-column: Blocks {labels} have not enough room in row "
                              "{row} to leave column {col} free.",
               {labels, crossing.line + 1, lane.line + 1});
  }

  const Puzzle& puzzle_;
  Stuck stuck_;
};

}  // namespace

std::string_view name(ImpossibleBecause code) {
  switch (code) {
    case ImpossibleBecause::wallInLane: return "wall-in-lane";
    case ImpossibleBecause::blockInLane: return "block-in-lane";
    case ImpossibleBecause::neverClear: return "never-clear";
    case ImpossibleBecause::lockedIn: return "locked-in";
  }
  return {};
}

std::string labelsInWords(const Puzzle& puzzle, const std::vector<int>& blocks) {
  const std::string labels = blockLabels(puzzle);
  std::string words;
  for (const int block : blocks) {
    if (!words.empty()) words += ", ";
    words += labels[static_cast<std::size_t>(block)];
  }
  return words;
}

std::optional<Impossible> impossible(const Puzzle& puzzle) { return Verdict(puzzle).find(); }

}  // namespace unblocker
