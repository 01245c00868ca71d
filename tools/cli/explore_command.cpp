// `explore`: what is known of all positions that can be reached from a board.
#include <algorithm>
#include <iostream>
#include <string>

#include "commands.h"
#include "json.h"
#include "notation.h"
#include "solve_options.h"
#include "solver/distance_field.h"

namespace unblocker {
namespace {

template <typename List, typename Write>
void writeList(JsonWriter& json, std::string_view key, const List& list, Write write) {
  json.key(key).beginArray();
  for (const auto& one : list) write(one);
  json.endArray();
}

std::string jsonLine(const DistanceField& field) {
  const FieldSummary& summary = field.summary();
  JsonWriter json;
  json.beginObject().member("board", formatBoard(field.puzzle()));
  json.member("notation", formatNotation(field.puzzle())).member("status", name(summary.status()));
  if (summary.stoppedBy != StopReason::none) json.member("stoppedBy", name(summary.stoppedBy));
  json.member("moves", summary.moves).member("positions", summary.positions);
  json.member("solved", summary.solved).member("solutions", summary.solutions);
  writeList(json, "forced", summary.forced, [&](bool forced) { json.value(forced); });
  writeList(json, "atDistance", summary.atDistance, [&](std::uint64_t n) { json.value(n); });
  writeList(json, "farthest", summary.farthest,
            [&](const Puzzle& board) { json.value(formatNotation(board)); });
  json.member("peakBytes", summary.peakBytes).member("millis", summary.millis).endObject();
  return json.text();
}

std::string counted(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string textOf(const DistanceField& field) {
  const FieldSummary& summary = field.summary();
  std::string text = formatNotation(field.puzzle()) + ": ";
  if (summary.stoppedBy != StopReason::none) {
    return text + "stopped (" + std::string(name(summary.stoppedBy)) + ") after " +
           counted(summary.positions, "position");
  }
  text += counted(summary.positions, "position") + " can be reached. ";
  if (!summary.solvable) return text + "None of them has a way out.";
  const auto forced = std::count(summary.forced.begin(), summary.forced.end(), true);
  text += "All have a way out, because every move can be taken back: there are no dead ends.\n";
  text += "  " + counted(summary.solved, "position") + " solved, " +
          counted(summary.solutions, "shortest solution") + " of " +
          counted(static_cast<std::uint64_t>(summary.moves), "move") + ", " +
          std::to_string(forced) + " of them the same in all.\n";
  return text + "  The farthest need " + counted(summary.atDistance.size() - 1, "move") + ": " +
         formatNotation(summary.farthest.front());
}

bool exploreOne(const std::string& given, const Arguments& arguments) {
  const Result<Puzzle> puzzle = parseNotation(given);
  if (!puzzle) {
    complain(given + ": " + puzzle.error().message.text);
    return false;
  }
  const auto field = explore(*puzzle, limitsFrom(arguments));
  std::cout << (arguments.has("--json") ? jsonLine(*field) : textOf(*field)) << std::endl;
  return field->summary().stoppedBy == StopReason::none;
}

}  // namespace

int runExplore(const Arguments& arguments) { return forEachBoard(arguments, exploreOne) ? 0 : 1; }

}  // namespace unblocker
