#include "json.h"

#include <array>
#include <cstddef>
#include <cstdio>

namespace unblocker {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD, for bytes that are no text.

// Length of the UTF-8 sequence at the front of a text, or 0 where there is none (RFC 3629).
std::size_t sequenceLength(std::string_view text) {
  const auto at = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = at(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((at(i) & 0xC0) != 0x80) return 0;
  }
  const unsigned lead = first << 8 | at(1);
  const bool overlong = (lead >= 0xE080 && lead < 0xE0A0) || (lead >= 0xF080 && lead < 0xF090);
  const bool surrogate = lead >= 0xEDA0 && lead < 0xEE00;
  return overlong || surrogate || lead > 0xF48F ? 0 : length;
}

std::string escaped(char symbol) {
  switch (symbol) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\t': return "\\t";
    default: break;
  }
  if (static_cast<unsigned char>(symbol) >= ' ') return std::string(1, symbol);
  std::array<char, 8> code{};
  std::snprintf(code.data(), code.size(), "\\u%04x", static_cast<unsigned>(symbol));
  return code.data();
}

}  // namespace

JsonWriter& JsonWriter::raw(std::string_view token) {
  if (needsComma_) text_ += ',';
  text_ += token;
  needsComma_ = true;
  return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
  raw(std::string_view(&bracket, 1));
  needsComma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  needsComma_ = true;
  return *this;
}

void JsonWriter::quote(std::string_view text) {
  text_ += '"';
  while (!text.empty()) {
    const std::size_t length = sequenceLength(text);
    if (length == 0) {
      text_ += replacement;
    } else if (length == 1) {
      text_ += escaped(text.front());
    } else {
      text_ += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  text_ += '"';
}

JsonWriter& JsonWriter::key(std::string_view name) {
  raw({});
  quote(name);
  text_ += ':';
  needsComma_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  raw({});
  quote(text);
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) { return raw(std::to_string(number)); }
JsonWriter& JsonWriter::value(std::uint64_t number) { return raw(std::to_string(number)); }
JsonWriter& JsonWriter::value(bool truth) { return raw(truth ? "true" : "false"); }

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 400> digits{};
  std::snprintf(digits.data(), digits.size(), "%.3f", number);
  return raw(digits.data());
}

}  // namespace unblocker
