#include "message.h"

#include <algorithm>
#include <cstddef>

namespace unblocker {

Message::Message() = default;
Message::Message(const char* sentence) : text(sentence) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

std::string Given::spelled() const {
  if (text_ == nullptr) return std::to_string(number_);
  return {text_, static_cast<std::size_t>(number_)};
}

Message say(std::string_view named, std::initializer_list<Given> values) {
  Message message;
  std::string_view rest = named;
  if (const std::size_t colon = named.find(": "); colon != named.npos) {
    message.name = named.substr(0, colon);
    rest.remove_prefix(colon + 2);
  }
  const Given* next = values.begin();
  for (std::size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}');
    const std::string_view place = rest.substr(open + 1, close - open - 1);
    auto known = std::find_if(message.values.begin(), message.values.end(),
                              [place](const Value& value) { return value.place == place; });
    if (known == message.values.end()) {
      if (next == values.end()) break;
      message.values.push_back({place, next++->spelled()});
      known = message.values.end() - 1;
    }
    message.text.append(rest.substr(0, open)).append(known->text);
    rest.remove_prefix(close + 1);
  }
  message.text += rest;
  return message;
}

}  // namespace unblocker
