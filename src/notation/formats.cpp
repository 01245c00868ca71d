#include "notation/formats.h"

#include <algorithm>
#include <array>

#include "notation.h"
#include "notation/rows.h"
#include "notation/text.h"

namespace unblocker {
namespace {

constexpr std::array<const Format*, 9> table{
    &oneLineFormat, &databaseFormat, &hexGridFormat, &letterGridFormat, &tokenGridFormat,
    &answersFormat, &jamListFormat,  &csvFormat,     &jsonFormat,
};

// Some editors put one at a file's beginning.
std::string_view withoutByteOrderMark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

}  // namespace

std::span<const Format* const> formats() { return table; }

const Format* formatNamed(std::string_view name) {
  const auto* const found = std::find_if(table.begin(), table.end(),
                                         [name](const Format* one) { return one->name == name; });
  return found == table.end() ? nullptr : *found;
}

Result<Imported> importPuzzle(std::string_view text) {
  text = withoutByteOrderMark(text);
  for (const Format* format : table) {
    if (!format->detects(text)) continue;
    Result<Imported> imported = format->parse(text);
    if (imported) (*imported).format = format;
    return imported;
  }
  const bool isLine = fullLinesOf(text).size() <= 1;
  if (isLine) {
    const auto puzzle = parseNotation(text);
    if (!puzzle) return puzzle.error();
    return Imported{*puzzle, {}, &oneLineFormat};
  }
  return wrong(
      ErrorCode::badNotation,
      "unknown-notation: This text is a puzzle in none of the known notations. Write one as "
      "in 6x6:right2:BOARD.");
}

}  // namespace unblocker
