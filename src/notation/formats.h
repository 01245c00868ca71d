// The text notations in use for such puzzles, one row each: how to tell it, read it and write it,
// and what it cannot say. Whoever adds one adds a row to the table, and its file.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "puzzle.h"

namespace unblocker {

struct Format;

/// A puzzle that was read, and what people should know of how it was understood (empty if nothing).
struct Imported {
  Puzzle puzzle;
  Message note;
  const Format* format = nullptr;
};

/// A puzzle that was written, and what is different about it (empty if nothing).
struct Exported {
  std::string text;
  Message note;
};

struct Format {
  std::string_view name;    ///< For programs: "hex-grid".
  std::string_view title;   ///< For people, a few words.
  std::string_view limits;  ///< What it cannot say, one sentence; "" when it says everything.
  /// Whether a text looks like this one; at most one row says so of any text that a row wrote.
  bool (*detects)(std::string_view text);
  /// The puzzle is legal (see validate). Errors: as parseNotation, and badWall, overlap.
  Result<Imported> (*parse)(std::string_view text);
  /// The text, which parse reads back as the same puzzle (other orders of the blocks are possible,
  /// and what the note tells); or an error that says what the notation has no words for.
  Result<Exported> (*write)(const Puzzle& puzzle);
};

/// All notations, in the order in which they are offered.
std::span<const Format* const> formats();

/// The row with this name, or null.
const Format* formatNamed(std::string_view name);

/// Reads a text in whatever notation it is. Errors: those of the notation that it looks like; one
/// that looks like none is read as the one-line form.
Result<Imported> importPuzzle(std::string_view text);

}  // namespace unblocker
