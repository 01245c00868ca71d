// The whole boundary between C++ and JavaScript: bytes go in through a buffer, plain objects come
// out. Nothing that crosses needs to be freed by JavaScript, and no function throws.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "checked_scan.h"
#include "image.h"
#include "notation.h"
#include "notation/formats.h"
#include "solver/distance_field.h"
#include "solver/solver.h"

namespace unblocker {
namespace {

using emscripten::val;

constexpr std::size_t maximumInput = std::size_t{64} << 20;  // Bytes; no screenshot comes near.

// The picture file that JavaScript is filling in, from `input` to the end of `scan`'s decoding.
struct Input {
  std::unique_ptr<std::uint8_t, void (*)(void*)> bytes{nullptr, std::free};
  std::size_t size = 0;
};

Input& pendingInput() {
  static Input input;
  return input;
}

double now() {
  const auto sinceEpoch = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(sinceEpoch).count();
}

// Embind makes a JavaScript string of a std::string, not of a view.
val text(std::string_view view) { return val(std::string(view)); }

// What is no text is an empty one.
std::string stringFrom(const val& given) {
  return given.isString() ? given.as<std::string>() : std::string();
}

// Counts fit a double exactly up to 2^53.
val number(std::uint64_t count) { return val(static_cast<double>(count)); }

template <typename Number>
val array(std::initializer_list<Number> numbers) {
  val list = val::array();
  for (const Number one : numbers) list.call<void>("push", one);
  return list;
}

val array(Cell cell) { return array({cell.col, cell.row}); }
val array(const Rect& rect) { return array({rect.x, rect.y, rect.width, rect.height}); }

template <typename List, typename Convert>
val mapped(const List& items, Convert convert) {
  val list = val::array();
  for (const auto& item : items) list.call<void>("push", convert(item));
  return list;
}

// The sentence's name and its values are there for those who say it in another language.
val messageObject(const Message& message) {
  val object = val::object();
  object.set("message", message.text);
  object.set("sentence", text(message.name));
  val values = val::object();
  for (const Value& value : message.values) values.set(std::string(value.place), value.text);
  object.set("values", values);
  return object;
}

// An error, or a reason for having no solution.
template <typename Fault>
val faultObject(const Fault& fault) {
  val object = messageObject(fault.message);
  object.set("code", text(name(fault.code)));
  return object;
}

val errorObject(const Error& error) {
  val object = faultObject(error);
  if (error.place) object.set("place", array(*error.place));
  return object;
}

val failure(const Error& error) {
  val object = val::object();
  object.set("error", errorObject(error));
  return object;
}

val exitObject(const Exit& exit) {
  val object = val::object();
  object.set("side", text(name(exit.side)));
  object.set("line", exit.line);
  return object;
}

val notationOf(const Puzzle& puzzle) { return val(formatNotation(puzzle)); }

// What `scan` and `describe` both say of a puzzle.
val puzzleObject(const Puzzle& puzzle) {
  val object = val::object();
  object.set("cols", puzzle.cols);
  object.set("rows", puzzle.rows);
  object.set("exit", exitObject(puzzle.exit));
  object.set("board", formatBoard(puzzle));
  object.set("notation", formatNotation(puzzle));
  return object;
}

// A fresh view of `size` bytes to be filled at once, or null: too many, or no memory.
val input(double size) {
  Input& pending = pendingInput();
  pending = {};
  if (!(size >= 0) || size > static_cast<double>(maximumInput)) return val::null();
  const auto count = static_cast<std::size_t>(size);
  pending.bytes.reset(static_cast<std::uint8_t*>(std::malloc(count + 1)));  // Never of 0 bytes.
  if (!pending.bytes) return val::null();
  pending.size = count;
  return val(emscripten::typed_memory_view(count, pending.bytes.get()));
}

val readingObject(const CheckedReading& checked) {
  const Reading& reading = checked.reading;
  val object = puzzleObject(reading.puzzle);
  object.set("confidence", reading.confidence);
  object.set("rect", array(reading.rect));
  object.set("corners", mapped(reading.corners, [](const PicturePoint& corner) {
               return array({corner.x, corner.y});
             }));
  object.set("cells", mapped(reading.cells, [](double cell) { return val(cell); }));
  object.set("targetConfidence", reading.targetConfidence);
  object.set("exitConfidence", reading.exitConfidence);
  object.set("alternatives", mapped(reading.alternatives, notationOf));
  object.set("solvability", text(name(checked.solvability)));
  return object;
}

val scanned(const Image& image) {
  const double begin = now();
  const Result<CheckedReading> checked = checkedScan(image.view());
  val object = checked ? readingObject(*checked) : failure(checked.error());
  object.set("millis", now() - begin);
  val picture = val::object();
  picture.set("width", image.width);
  picture.set("height", image.height);
  object.set("picture", picture);
  return object;
}

val scanInput() {
  const double begin = now();
  const Input file = std::move(pendingInput());
  pendingInput() = {};
  Result<Image> image = decode({file.bytes.get(), file.size});
  if (!image) return failure(image.error());
  const double decodeMillis = now() - begin;
  val object = scanned(*image);
  object.set("decodeMillis", decodeMillis);
  return object;
}

val blockObject(const Block& block, char label) {
  val object = val::object();
  object.set("label", std::string(1, label));
  object.set("col", block.cell.col);
  object.set("row", block.cell.row);
  object.set("axis", std::string(block.axis == Axis::horizontal ? "horizontal" : "vertical"));
  object.set("length", block.length);
  return object;
}

Result<Puzzle> puzzleFrom(const val& notation) { return parseNotation(stringFrom(notation)); }

val describePuzzle(const Puzzle& puzzle) {
  val object = puzzleObject(puzzle);
  const std::string labels = blockLabels(puzzle);
  std::size_t next = 0;
  object.set("blocks", mapped(puzzle.blocks, [&](const Block& block) {
               return blockObject(block, labels[next++]);
             }));
  object.set("walls", mapped(puzzle.walls, [](Cell wall) { return array(wall); }));
  object.set("solved", isSolved(puzzle));
  object.set("cellsCovered", cellsCovered(puzzle));
  return object;
}

// Reads any of the notations, and says which one it was.
val describe(const val& given) {
  const auto imported = importPuzzle(stringFrom(given));
  if (!imported) return failure(imported.error());
  val object = describePuzzle(imported->puzzle);
  object.set("format", text(imported->format->name));
  if (!imported->note.text.empty()) object.set("note", messageObject(imported->note));
  return object;
}

val formatObject(const Format* format) {
  val object = val::object();
  object.set("name", text(format->name));
  object.set("title", text(format->title));
  object.set("limits", text(format->limits));
  return object;
}

val formatList() { return mapped(formats(), formatObject); }

val exportAs(const val& notation, const val& formatName) {
  const Result<Puzzle> puzzle = puzzleFrom(notation);
  if (!puzzle) return failure(puzzle.error());
  const Format* format = formatNamed(stringFrom(formatName));
  if (!format) return failure({ErrorCode::badNotation, "There is no notation of this name."});
  const Result<Exported> exported = format->write(*puzzle);
  if (!exported) return failure(exported.error());
  val object = val::object();
  object.set("text", exported->text);
  if (!exported->note.text.empty()) object.set("note", messageObject(exported->note));
  return object;
}

// What is counted of a level, of a search under way and of one that has ended.
template <typename Counted>
val countsObject(const Counted& counted) {
  val object = val::object();
  object.set("examined", number(counted.examined));
  object.set("enqueued", number(counted.enqueued));
  return object;
}

val progressObject(const SolveProgress& progress) {
  val object = countsObject(progress);
  object.set("level", progress.level);
  object.set("generated", number(progress.generated));
  object.set("queued", number(progress.queued));
  object.set("millis", progress.millis);
  return object;
}

val moveList(const std::vector<Move>& moves, const Puzzle& puzzle) {
  return mapped(moves, [labels = blockLabels(puzzle)](const Move& move) {
    val object = val::object();
    object.set("block", std::string(1, labels[static_cast<std::size_t>(move.block)]));
    object.set("from", array(move.from));
    object.set("to", array(move.to));
    return object;
  });
}

val solutionObject(const Puzzle& puzzle, const Solution& solution) {
  val object = countsObject(solution);
  object.set("board", formatBoard(puzzle));
  object.set("status", text(name(solution.status)));
  const StopReason stop = solution.stoppedBy;
  if (stop != StopReason::none) object.set("stoppedBy", text(name(stop)));
  if (solution.reason) object.set("reason", faultObject(*solution.reason));
  object.set("complete", solution.complete);
  object.set("moves", static_cast<int>(solution.moves.size()));
  object.set("steps", solution.steps);
  object.set("generated", number(solution.generated));
  object.set("peakBytes", number(solution.peakBytes));
  object.set("queueMaximum", number(solution.queueMaximum));
  object.set("queueFinal", number(solution.queueFinal));
  object.set("level", solution.level);
  object.set("millis", solution.millis);
  object.set("levels", mapped(solution.levels, countsObject<LevelStatistics>));
  object.set("solution", moveList(solution.moves, puzzle));
  return object;
}

val invalidObject(const val& notation, const Error& error) {
  val object = failure(error);
  object.set("board", notation);
  object.set("status", std::string("invalid"));
  return object;
}

// A limit that is missing or no positive number is none.
double limitFrom(const val& limits, const char* key) {
  if (limits.isUndefined() || limits.isNull()) return 0;
  const val limit = limits[key];
  if (!limit.isNumber()) return 0;
  const auto value = limit.as<double>();
  return value > 0 && value < 9e15 ? value : 0;
}

SolveLimits limitsFrom(const val& limits) {
  SolveLimits chosen;
  chosen.millis = limitFrom(limits, "millis");
  chosen.positions = static_cast<std::uint64_t>(limitFrom(limits, "positions"));
  const double bytes = limitFrom(limits, "bytes");
  chosen.bytes = bytes < static_cast<double>(SIZE_MAX) ? static_cast<std::size_t>(bytes) : 0;
  return chosen;
}

// What is no function is never called.
OnSolveProgress reporterTo(const val& onProgress) {
  if (onProgress.typeOf().as<std::string>() != "function") return {};
  return [onProgress](const SolveProgress& progress) {
    return onProgress(progressObject(progress)).as<bool>();
  };
}

val solveNotation(const val& notation, const val& limits, const val& onProgress) {
  const Result<Puzzle> puzzle = puzzleFrom(notation);
  if (!puzzle) return invalidObject(notation, puzzle.error());
  return solutionObject(*puzzle, solve(*puzzle, limitsFrom(limits), reporterTo(onProgress)));
}

// Of one puzzle among many, in any notation, only what is counted: handing whole solutions across
// would take as long as finding them. -1 stands for what is not known, or not to be had.
val countNotation(const val& given, const val& limits) {
  const auto imported = importPuzzle(stringFrom(given));
  if (!imported) return failure(imported.error());
  const Solution solution = count(imported->puzzle, limitsFrom(limits));
  const bool solved = solution.status == SolveStatus::solved;
  const bool stopped = solution.status == SolveStatus::stopped;
  val object = val::object();
  object.set("notation", formatNotation(imported->puzzle));
  object.set("moves", solved ? solution.level : -1);
  object.set("positions", stopped ? val(-1) : number(solution.enqueued));
  return object;
}

// The field explored last, kept for `distance`; its memory is free again with the next.
std::unique_ptr<DistanceField>& keptField() {
  static std::unique_ptr<DistanceField> field;
  return field;
}

val fieldObject(const DistanceField& field) {
  const FieldSummary& summary = field.summary();
  val object = val::object();
  object.set("board", formatBoard(field.puzzle()));
  object.set("notation", notationOf(field.puzzle()));
  object.set("status", text(name(summary.status())));
  const StopReason stop = summary.stoppedBy;
  if (stop != StopReason::none) object.set("stoppedBy", text(name(stop)));
  object.set("moves", summary.moves);
  object.set("positions", number(summary.positions));
  object.set("solved", number(summary.solved));
  object.set("solutions", number(summary.solutions));
  object.set("forced", mapped(summary.forced, [](bool forced) { return val(forced); }));
  object.set("atDistance", mapped(summary.atDistance, number));
  object.set("farthest", mapped(summary.farthest, notationOf));
  object.set("peakBytes", number(summary.peakBytes));
  object.set("millis", summary.millis);
  return object;
}

val exploreNotation(const val& notation, const val& limits, const val& onProgress) {
  keptField().reset();
  const Result<Puzzle> puzzle = puzzleFrom(notation);
  if (!puzzle) return invalidObject(notation, puzzle.error());
  keptField() = explore(*puzzle, limitsFrom(limits), reporterTo(onProgress));
  return fieldObject(*keptField());
}

val distanceOf(const val& notation) {
  const DistanceField* field = keptField().get();
  if (field == nullptr || field->summary().stoppedBy != StopReason::none) {
    return failure({ErrorCode::notExplored, "The puzzle has not been explored. Explore it first."});
  }
  const Result<Puzzle> position = puzzleFrom(notation);
  if (!position) return failure(position.error());
  const auto distance = field->at(*position);
  if (!distance) return failure(distance.error());
  val object = val::object();
  object.set("moves", *distance ? val((*distance)->moves) : val::null());
  object.set("best",
             moveList(*distance ? (*distance)->best : std::vector<Move>(), field->puzzle()));
  return object;
}

}  // namespace
}  // namespace unblocker

EMSCRIPTEN_BINDINGS(unblocker) {
  emscripten::function("input", &unblocker::input);
  emscripten::function("scan", &unblocker::scanInput);
  emscripten::function("describe", &unblocker::describe);
  emscripten::function("solve", &unblocker::solveNotation);
  emscripten::function("count", &unblocker::countNotation);
  emscripten::function("explore", &unblocker::exploreNotation);
  emscripten::function("distance", &unblocker::distanceOf);
  emscripten::function("formats", &unblocker::formatList);
  emscripten::function("exportAs", &unblocker::exportAs);
}
