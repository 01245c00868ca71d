// `solve`: boards in, solutions out, one line each.
#include <iostream>
#include <string>

#include "board_text.h"
#include "commands.h"
#include "json.h"
#include "notation.h"
#include "solve_options.h"

namespace unblocker {
namespace {

void writeCell(JsonWriter& json, std::string_view key, Cell cell) {
  json.key(key).beginArray().value(cell.col).value(cell.row).endArray();
}

void writeMoves(JsonWriter& json, const Puzzle& puzzle, const Solution& solution) {
  const std::string labels = blockLabels(puzzle);
  json.key("solution").beginArray();
  for (const Move& move : solution.moves) {
    json.beginObject();
    json.member("block", std::string(1, labels[static_cast<std::size_t>(move.block)]));
    writeCell(json, "from", move.from);
    writeCell(json, "to", move.to);
    json.endObject();
  }
  json.endArray();
}

void writeLevels(JsonWriter& json, const Solution& solution) {
  json.key("levels").beginArray();
  for (const LevelStatistics& level : solution.levels) {
    json.beginObject().member("examined", level.examined).member("enqueued", level.enqueued);
    json.endObject();
  }
  json.endArray();
}

std::string jsonLine(const Puzzle& puzzle, const Solution& solution, bool withLevels) {
  JsonWriter json;
  json.beginObject().member("board", formatBoard(puzzle)).member("status", name(solution.status));
  json.member("moves", static_cast<std::uint64_t>(solution.moves.size()));
  json.member("steps", solution.steps).member("enqueued", solution.enqueued);
  json.member("examined", solution.examined).member("millis", solution.millis);
  json.member("notation", formatNotation(puzzle)).member("level", solution.level);
  json.member("generated", solution.generated).member("peakBytes", solution.peakBytes);
  json.member("queueMaximum", solution.queueMaximum).member("queueFinal", solution.queueFinal);
  if (solution.status == SolveStatus::stopped) json.member("stoppedBy", name(solution.stoppedBy));
  json.member("complete", solution.complete);
  if (solution.reason) {
    json.key("reason").beginObject().member("code", name(solution.reason->code));
    json.member("message", solution.reason->message.text).endObject();
  }
  if (withLevels) writeLevels(json, solution);
  writeMoves(json, puzzle, solution);
  json.endObject();
  return json.text();
}

std::string jsonLine(const std::string& given, const Error& error) {
  JsonWriter json;
  json.beginObject().member("board", given).member("status", "invalid");
  json.member("moves", 0).member("steps", 0).member("enqueued", 0).member("examined", 0);
  json.member("millis", 0).key("solution").beginArray().endArray();
  json.key("error").beginObject().member("code", name(error.code));
  json.member("message", error.message.text).endObject().endObject();
  return json.text();
}

std::string textLine(const Puzzle& puzzle, const Solution& solution) {
  std::string text = formatNotation(puzzle) + ": " + outcome(solution);
  const char* separator = ": ";
  for (const Move& move : solution.moves) {
    text += separator + moveText(puzzle, move);
    separator = ", ";
  }
  return text;
}

// Whether the question was answered.
bool solveOne(const std::string& given, const Arguments& arguments) {
  const bool asJson = arguments.has("--json");
  const Result<Puzzle> puzzle = parseNotation(given);
  if (!puzzle) {
    const Error& error = puzzle.error();
    std::cout << (asJson ? jsonLine(given, error) : given + ": " + error.message.text) << std::endl;
    return false;
  }
  const Solution solution = solve(*puzzle, limitsFrom(arguments));
  std::cout << (asJson ? jsonLine(*puzzle, solution, arguments.has("--levels"))
                       : textLine(*puzzle, solution))
            << std::endl;
  return solution.status != SolveStatus::stopped;
}

}  // namespace

int runSolve(const Arguments& arguments) { return forEachBoard(arguments, solveOne) ? 0 : 1; }

}  // namespace unblocker
