// Writes JSON on one line: commas and escapes are its business, names and order its caller's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace unblocker {

class JsonWriter {
 public:
  JsonWriter& beginObject() { return open('{'); }
  JsonWriter& endObject() { return close('}'); }
  JsonWriter& beginArray() { return open('['); }
  JsonWriter& endArray() { return close(']'); }

  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(std::uint64_t number);
  JsonWriter& value(double number);  ///< Finite; three decimals.
  JsonWriter& value(bool truth);

  template <typename T>
  JsonWriter& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  const std::string& text() const { return text_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view token);
  void quote(std::string_view text);

  std::string text_;
  bool needsComma_ = false;
};

}  // namespace unblocker
