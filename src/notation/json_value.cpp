#include "notation/json_value.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

namespace unblocker {
namespace {

constexpr int deepest = 8;  // Levels; a text made of brackets alone must not fill the stack.

// Reads from the front; each function leaves off behind what it has read.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  std::optional<JsonValue> value(int level) {
    skipBlanks();
    if (rest_.empty() || level > deepest) return std::nullopt;
    switch (rest_.front()) {
      case '{': return object(level);
      case '[': return list(level);
      case '"': return text();
      default: return rest_.front() >= 'a' ? word() : number();
    }
  }

  bool isAtEnd() {
    skipBlanks();
    return rest_.empty();
  }

 private:
  void skipBlanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
  }

  bool take(char sign) {
    skipBlanks();
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<JsonValue> text() {
    const std::size_t end = rest_.find('"', 1);
    if (end == rest_.npos) return std::nullopt;
    JsonValue value;
    value.kind = JsonValue::Kind::text;
    value.text = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    if (value.text.find('\\') != std::string::npos) return std::nullopt;
    return value;
  }

  std::optional<JsonValue> word() {
    for (const auto& [name, truth] : {std::pair<std::string_view, int>{"true", 1}, {"false", 0}}) {
      if (!rest_.starts_with(name)) continue;
      rest_.remove_prefix(name.size());
      JsonValue value;
      value.kind = JsonValue::Kind::number;
      value.number = truth;
      return value;
    }
    if (!rest_.starts_with("null")) return std::nullopt;
    rest_.remove_prefix(4);
    return JsonValue();
  }

  std::optional<JsonValue> number() {
    JsonValue value;
    value.kind = JsonValue::Kind::number;
    const char* begin = rest_.data();
    const auto [end, failed] = std::from_chars(begin, begin + rest_.size(), value.number);
    if (failed != std::errc{}) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - begin));
    if (!rest_.empty() && (rest_.front() == '.' || rest_.front() == 'e')) return std::nullopt;
    return value;
  }

  std::optional<JsonValue> list(int level) {
    JsonValue list;
    list.kind = JsonValue::Kind::list;
    take('[');
    while (!take(']')) {
      if (!list.items.empty() && !take(',')) return std::nullopt;
      auto item = value(level + 1);
      if (!item) return std::nullopt;
      list.items.push_back(std::move(*item));
    }
    return list;
  }

  std::optional<JsonValue> object(int level) {
    JsonValue object;
    object.kind = JsonValue::Kind::object;
    take('{');
    while (!take('}')) {
      if (!object.items.empty() && !take(',')) return std::nullopt;
      skipBlanks();
      auto key = rest_.starts_with('"') ? text() : std::nullopt;
      if (!key || !take(':')) return std::nullopt;
      auto item = value(level + 1);
      if (!item) return std::nullopt;
      object.keys.push_back(std::move(key->text));
      object.items.push_back(std::move(*item));
    }
    return object;
  }

  std::string_view rest_;
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view key) const {
  const auto found = std::find(keys.begin(), keys.end(), key);
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

std::optional<JsonValue> parseJson(std::string_view text) {
  JsonReader reader(text);
  auto value = reader.value(0);
  return value && reader.isAtEnd() ? value : std::nullopt;
}

}  // namespace unblocker
