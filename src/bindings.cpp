// The whole boundary between C++ and JavaScript: bytes or a text go in through a buffer, JSON comes
// out. Nothing that crosses needs to be freed by JavaScript, and no function throws. web/core.js
// makes plain functions of it.
#include <emscripten.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checked_scan.h"
#include "image.h"
#include "json_writer.h"
#include "notation.h"
#include "notation/formats.h"
#include "solver/distance_field.h"
#include "solver/solver.h"

// Asks the function that web/core.js has put there whether to go on.
EM_JS(int, askPage, (const char* progress), { return Module.report(progress); });

namespace unblocker {
namespace {

constexpr std::size_t maximumInput = std::size_t{64} << 20;  // Bytes; no screenshot comes near.

// The picture file or text that JavaScript is filling in, from `input` to the call that takes it.
struct Input {
  std::unique_ptr<std::uint8_t, void (*)(void*)> bytes{nullptr, std::free};
  std::size_t size = 0;
};

Input& pendingInput() {
  static Input input;
  return input;
}

Input takeInput() { return std::exchange(pendingInput(), Input()); }

std::string takeText() {
  const Input input = takeInput();
  return std::string(input.bytes.get(), input.bytes.get() + input.size);
}

// The answer given last; its bytes stay until the next.
const char* answer(const JsonWriter& json) {
  static std::string text;
  text = json.text();
  return text.c_str();
}

double now() {
  const auto sinceEpoch = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(sinceEpoch).count();
}

constexpr int fineDecimals =
    6;  // Confidences are compared with bounds, so they are not rounded much.

void fine(JsonWriter& json, std::string_view name, double number) {
  json.key(name).fixed(number, fineDecimals);
}

void numbers(JsonWriter& json, std::initializer_list<int> list) {
  json.beginArray();
  for (const int one : list) json.value(one);
  json.endArray();
}

void cell(JsonWriter& json, std::string_view name, Cell at) {
  numbers(json.key(name), {at.col, at.row});
}

template <typename List, typename Write>
void list(JsonWriter& json, std::string_view name, const List& items, Write write) {
  json.key(name).beginArray();
  for (const auto& item : items) write(item);
  json.endArray();
}

void rect(JsonWriter& json, std::string_view name, const Rect& area) {
  numbers(json.key(name), {area.x, area.y, area.width, area.height});
}

void fault(JsonWriter& json, const Error& error) {
  json.key("error").beginObject();
  json.member("code", name(error.code)).member("message", error.message);
  if (error.place) rect(json, "place", *error.place);
  json.endObject();
}

const char* failure(const Error& error) {
  JsonWriter json;
  json.beginObject();
  fault(json, error);
  return answer(json.endObject());
}

// What `scan` and `describe` both say of a puzzle.
void puzzleMembers(JsonWriter& json, const Puzzle& puzzle) {
  json.member("cols", puzzle.cols).member("rows", puzzle.rows);
  json.key("exit").beginObject();
  json.member("side", name(puzzle.exit.side)).member("line", puzzle.exit.line).endObject();
  json.member("board", formatBoard(puzzle)).member("notation", formatNotation(puzzle));
}

void notationOf(JsonWriter& json, const Puzzle& puzzle) { json.value(formatNotation(puzzle)); }

void readingMembers(JsonWriter& json, const CheckedReading& checked) {
  const Reading& reading = checked.reading;
  puzzleMembers(json, reading.puzzle);
  fine(json, "confidence", reading.confidence);
  rect(json, "rect", reading.rect);
  list(json, "corners", reading.corners, [&](const PicturePoint& corner) {
    json.beginArray().value(corner.x).value(corner.y).endArray();
  });
  list(json, "cells", reading.cells, [&](double one) { json.fixed(one, fineDecimals); });
  fine(json, "targetConfidence", reading.targetConfidence);
  fine(json, "exitConfidence", reading.exitConfidence);
  list(json, "alternatives", reading.alternatives,
       [&](const Puzzle& puzzle) { notationOf(json, puzzle); });
  json.member("solvability", name(checked.solvability));
}

const char* scanned(const Image& image, double decodeMillis) {
  const double begin = now();
  const Result<CheckedReading> checked = checkedScan(image.view());
  JsonWriter json;
  json.beginObject();
  if (checked) {
    readingMembers(json, *checked);
  } else {
    fault(json, checked.error());
  }
  json.member("millis", now() - begin);
  json.key("picture").beginObject();
  json.member("width", image.width).member("height", image.height).endObject();
  return answer(json.member("decodeMillis", decodeMillis).endObject());
}

void blockObject(JsonWriter& json, const Block& block, char label) {
  json.beginObject().member("label", std::string_view(&label, 1));
  json.member("col", block.cell.col).member("row", block.cell.row);
  json.member("axis", block.axis == Axis::horizontal ? "horizontal" : "vertical");
  json.member("length", block.length).endObject();
}

void description(JsonWriter& json, const Puzzle& puzzle) {
  puzzleMembers(json, puzzle);
  const std::string labels = blockLabels(puzzle);
  std::size_t next = 0;
  list(json, "blocks", puzzle.blocks,
       [&](const Block& block) { blockObject(json, block, labels[next++]); });
  list(json, "walls", puzzle.walls, [&](Cell wall) { numbers(json, {wall.col, wall.row}); });
  json.member("solved", isSolved(puzzle)).member("cellsCovered", cellsCovered(puzzle));
}

void moveObject(JsonWriter& json, const Move& move, const std::string& labels) {
  const char label = labels[static_cast<std::size_t>(move.block)];
  json.beginObject().member("block", std::string_view(&label, 1));
  cell(json, "from", move.from);
  cell(json, "to", move.to);
  json.endObject();
}

void moveList(JsonWriter& json, std::string_view name, const std::vector<Move>& moves,
              const std::string& labels) {
  list(json, name, moves, [&](const Move& move) { moveObject(json, move, labels); });
}

void outcomeMembers(JsonWriter& json, const Puzzle& puzzle, const Solution& solution) {
  json.member("board", formatBoard(puzzle)).member("status", name(solution.status));
  if (solution.status == SolveStatus::stopped) {
    json.member("stoppedBy", name(solution.stoppedBy));
  }
  if (!solution.reason) return;
  json.key("reason").beginObject();
  json.member("code", name(solution.reason->code)).member("message", solution.reason->message);
  json.endObject();
}

const char* solutionObject(const Puzzle& puzzle, const Solution& solution) {
  JsonWriter json;
  outcomeMembers(json.beginObject(), puzzle, solution);
  json.member("complete", solution.complete);
  json.member("moves", static_cast<std::int64_t>(solution.moves.size()));
  json.member("steps", solution.steps);
  json.member("enqueued", solution.enqueued).member("examined", solution.examined);
  json.member("generated", solution.generated).member("peakBytes", solution.peakBytes);
  json.member("queueMaximum", solution.queueMaximum).member("queueFinal", solution.queueFinal);
  json.member("level", solution.level).member("millis", solution.millis);
  list(json, "levels", solution.levels, [&](const LevelStatistics& level) {
    json.beginObject().member("examined", level.examined);
    json.member("enqueued", level.enqueued).endObject();
  });
  moveList(json, "solution", solution.moves, blockLabels(puzzle));
  return answer(json.endObject());
}

const char* invalid(const std::string& notation, const Error& error) {
  JsonWriter json;
  fault(json.beginObject(), error);
  return answer(json.member("board", notation).member("status", "invalid").endObject());
}

// What is no positive number is no limit.
double limitFrom(double value) { return value > 0 && value < 9e15 ? value : 0; }

SolveLimits limitsFrom(double millis, double positions, double bytes) {
  SolveLimits chosen;
  chosen.millis = limitFrom(millis);
  chosen.positions = static_cast<std::uint64_t>(limitFrom(positions));
  const double most = limitFrom(bytes);
  chosen.bytes = most < static_cast<double>(SIZE_MAX) ? static_cast<std::size_t>(most) : 0;
  return chosen;
}

bool report(const SolveProgress& progress) {
  JsonWriter json;
  json.beginObject().member("level", progress.level);
  json.member("examined", progress.examined).member("enqueued", progress.enqueued);
  json.member("generated", progress.generated).member("queued", progress.queued);
  json.member("millis", progress.millis).endObject();
  return askPage(json.text().c_str()) != 0;
}

// The field explored last, kept for `distance`; its memory is free again with the next.
std::unique_ptr<DistanceField>& keptField() {
  static std::unique_ptr<DistanceField> field;
  return field;
}

const char* fieldObject(const DistanceField& field) {
  const FieldSummary& summary = field.summary();
  JsonWriter json;
  json.beginObject().member("board", formatBoard(field.puzzle()));
  json.member("notation", formatNotation(field.puzzle()));
  json.member("status", name(summary.status()));
  if (summary.stoppedBy != StopReason::none) json.member("stoppedBy", name(summary.stoppedBy));
  json.member("moves", summary.moves).member("positions", summary.positions);
  json.member("solved", summary.solved).member("solutions", summary.solutions);
  list(json, "forced", summary.forced, [&](bool forced) { json.value(forced); });
  list(json, "atDistance", summary.atDistance, [&](std::uint64_t n) { json.value(n); });
  list(json, "farthest", summary.farthest, [&](const Puzzle& puzzle) { notationOf(json, puzzle); });
  json.member("peakBytes", summary.peakBytes).member("millis", summary.millis);
  return answer(json.endObject());
}

const char* distanceObject(const DistanceField& field, const std::optional<Distance>& distance) {
  JsonWriter json;
  json.beginObject().key("moves");
  if (distance) {
    json.value(distance->moves);
  } else {
    json.null();
  }
  moveList(json, "best", distance ? distance->best : std::vector<Move>(),
           blockLabels(field.puzzle()));
  return answer(json.endObject());
}

const char* exported(std::string_view formatName, std::string_view notation) {
  const Result<Puzzle> puzzle = parseNotation(notation);
  if (!puzzle) return failure(puzzle.error());
  const Format* format = formatNamed(formatName);
  if (!format) return failure({ErrorCode::badNotation, "There is no notation of this name."});
  const Result<Exported> written = format->write(*puzzle);
  if (!written) return failure(written.error());
  JsonWriter json;
  json.beginObject().member("text", written->text);
  if (!written->note.empty()) json.member("note", written->note);
  return answer(json.endObject());
}

}  // namespace

extern "C" {

// A buffer of `size` bytes to be filled at once, or null: too many, or no memory.
EMSCRIPTEN_KEEPALIVE std::uint8_t* unblockerInput(double size) {
  Input& pending = pendingInput();
  pending = {};
  if (!(size >= 0) || size > static_cast<double>(maximumInput)) return nullptr;
  const auto count = static_cast<std::size_t>(size);
  pending.bytes.reset(static_cast<std::uint8_t*>(std::malloc(count + 1)));  // Never of 0 bytes.
  pending.size = pending.bytes ? count : 0;
  return pending.bytes.get();
}

EMSCRIPTEN_KEEPALIVE const char* unblockerScan() {
  const double begin = now();
  const Input file = takeInput();
  Result<Image> image = decode({file.bytes.get(), file.size});
  return image ? scanned(*image, now() - begin) : failure(image.error());
}

// Reads any of the notations, and says which one it was.
EMSCRIPTEN_KEEPALIVE const char* unblockerDescribe() {
  const auto imported = importPuzzle(takeText());
  if (!imported) return failure(imported.error());
  JsonWriter json;
  description(json.beginObject(), imported->puzzle);
  json.member("format", imported->format->name);
  if (!imported->note.empty()) json.member("note", imported->note);
  return answer(json.endObject());
}

EMSCRIPTEN_KEEPALIVE const char* unblockerFormats() {
  JsonWriter json;
  json.beginArray();
  for (const Format* format : formats()) {
    json.beginObject().member("name", format->name).member("title", format->title);
    json.member("limits", format->limits).endObject();
  }
  return answer(json.endArray());
}

// The text: the notation's name, a line's end, the puzzle.
EMSCRIPTEN_KEEPALIVE const char* unblockerExport() {
  const std::string text = takeText();
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view view = text;
  return exported(view.substr(0, end), view.substr(std::min(end + 1, text.size())));
}

EMSCRIPTEN_KEEPALIVE const char* unblockerSolve(double millis, double positions, double bytes) {
  const std::string notation = takeText();
  const Result<Puzzle> puzzle = parseNotation(notation);
  if (!puzzle) return invalid(notation, puzzle.error());
  return solutionObject(*puzzle, solve(*puzzle, limitsFrom(millis, positions, bytes), report));
}

EMSCRIPTEN_KEEPALIVE const char* unblockerExplore(double millis, double positions, double bytes) {
  keptField().reset();
  const std::string notation = takeText();
  const Result<Puzzle> puzzle = parseNotation(notation);
  if (!puzzle) return invalid(notation, puzzle.error());
  keptField() = explore(*puzzle, limitsFrom(millis, positions, bytes), report);
  return fieldObject(*keptField());
}

EMSCRIPTEN_KEEPALIVE const char* unblockerDistance() {
  const std::string notation = takeText();
  const DistanceField* field = keptField().get();
  if (field == nullptr || field->summary().stoppedBy != StopReason::none) {
    return failure({ErrorCode::notExplored, "The puzzle has not been explored. Explore it first."});
  }
  const Result<Puzzle> position = parseNotation(notation);
  if (!position) return failure(position.error());
  const auto distance = field->at(*position);
  return distance ? distanceObject(*field, *distance) : failure(distance.error());
}
}

}  // namespace unblocker
