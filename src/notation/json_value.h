// As much of JSON as a puzzle is written in: objects, lists, whole numbers, texts and truth values.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unblocker {

/// One value. Which member holds it, `kind` tells.
struct JsonValue {
  enum class Kind { null, number, text, list, object };

  Kind kind = Kind::null;
  int number = 0;  ///< Truth values are 1 and 0.
  std::string text;
  std::vector<std::string> keys;  ///< Of an object, index for index with its items.
  std::vector<JsonValue> items;

  /// The member of an object, or null where there is none.
  const JsonValue* member(std::string_view key) const;
};

/// Nothing where the text is not JSON, or has what a puzzle needs not: fractions, escapes, more
/// than a few levels.
std::optional<JsonValue> parseJson(std::string_view text);

}  // namespace unblocker
