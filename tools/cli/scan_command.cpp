// `scan`: pictures in, boards out.
#include <iostream>
#include <string_view>
#include <vector>

#include "commands.h"
#include "debug_pictures.h"
#include "json.h"
#include "notation.h"
#include "picture.h"

namespace unblocker {
namespace {

void writeFailure(JsonWriter& json, const Failure& failure) {
  json.key("error").beginObject();
  json.member("code", failure.code).member("message", failure.message);
  if (failure.place) {
    const Rect& place = *failure.place;
    json.key("place").beginArray().value(place.x).value(place.y);
    json.value(place.width).value(place.height).endArray();
  }
  json.endObject();
}

void writeNumbers(JsonWriter& json, std::string_view key, const std::vector<double>& numbers) {
  json.key(key).beginArray();
  for (const double number : numbers) json.value(number);
  json.endArray();
}

/// Where the reading may be wrong, and what it may be instead.
void writeDoubts(JsonWriter& json, const Reading& reading) {
  writeNumbers(json, "cells", reading.cells);
  json.member("targetConfidence", reading.targetConfidence);
  json.member("exitConfidence", reading.exitConfidence);
  json.key("alternatives").beginArray();
  for (const Puzzle& other : reading.alternatives) json.value(formatNotation(other));
  json.endArray();
  json.key("corners").beginArray();
  for (const PicturePoint& corner : reading.corners)
    json.beginArray().value(corner.x).value(corner.y).endArray();
  json.endArray();
}

void writeReading(JsonWriter& json, const Reading& reading) {
  const Puzzle& puzzle = reading.puzzle;
  json.member("cols", puzzle.cols).member("rows", puzzle.rows);
  json.key("exit").beginObject();
  json.member("side", name(puzzle.exit.side)).member("line", puzzle.exit.line).endObject();
  json.member("board", formatBoard(puzzle)).member("notation", formatNotation(puzzle));
  json.member("confidence", reading.confidence);
  const Rect& rect = reading.rect;
  json.key("rect").beginArray().value(rect.x).value(rect.y);
  json.value(rect.width).value(rect.height).endArray();
}

std::string jsonLine(const std::string& file, const ScannedFile& scanned) {
  JsonWriter json;
  json.beginObject().member("file", file);
  if (scanned.failure) {
    writeFailure(json, *scanned.failure);
  } else {
    writeReading(json, scanned.reading);
    json.member("solvability", name(scanned.solvability));
    writeDoubts(json, scanned.reading);
  }
  if (scanned.width > 0) {
    json.key("picture").beginObject();
    json.member("width", scanned.width).member("height", scanned.height).endObject();
    json.member("decodeMillis", scanned.decodeMillis).member("millis", scanned.millis);
  }
  json.endObject();
  return json.text();
}

std::string textLine(const std::string& file, const ScannedFile& scanned) {
  if (scanned.failure) return file + ": " + scanned.failure->message;
  const int percent = static_cast<int>(100 * scanned.reading.confidence);
  return file + ": " + formatNotation(scanned.reading.puzzle) + " (" + std::to_string(percent) +
         " % sure)";
}

}  // namespace

int runScan(const Arguments& arguments) {
  if (arguments.operands.empty()) {
    complain("Give the pictures to be scanned: unblocker scan FILE...");
    return exitUsage;
  }
  bool allRead = true;
  const std::string folder = arguments.text("--debug");
  for (const std::string& file : arguments.operands) {
    std::string fault;
    const ScannedFile scanned = scanFile(file, [&](ImageView picture) {
      if (!folder.empty()) fault = writeDebugPictures(picture, folder, file);
    });
    if (!fault.empty()) complain(fault);
    allRead = allRead && !scanned.failure;
    std::cout << (arguments.has("--json") ? jsonLine(file, scanned) : textLine(file, scanned))
              << std::endl;
  }
  return allRead ? 0 : 1;
}

}  // namespace unblocker
