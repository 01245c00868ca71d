// What the core says to people: an English sentence, and what it takes to say the same in another
// language, which is the sentence's name and the values in it.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace unblocker {

/// What stood for a place in a sentence.
struct Value {
  std::string_view place;  ///< Its name, without the braces.
  std::string text;
};

struct Message {
  Message();
  /// A sentence that is always the same where it is said, so that whoever knows the occasion (an
  /// error's code) can say it in any language.
  Message(const char* sentence);
  // Not in line: they would be in every function that can fail.
  Message(const Message& other);
  Message(Message&& other) noexcept;
  Message& operator=(const Message& other);
  Message& operator=(Message&& other) noexcept;
  ~Message();

  std::string text;           ///< In English; empty if there is nothing to say.
  std::string_view name;      ///< The sentence's, or empty.
  std::vector<Value> values;  ///< In the order in which the sentence names them first.
};

/// A number or a text, which is only looked at.
class Given {
 public:
  Given(int value) : number_(value) {}
  Given(const std::string& value) : Given(std::string_view(value)) {}
  Given(std::string_view value)
      : text_(value.empty() ? "" : value.data()), number_(static_cast<int>(value.size())) {}

  std::string spelled() const;

 private:
  const char* text_ = nullptr;
  int number_;  // Of characters, if there is a text.
};

/// A sentence, with values for the places that it names: the first for the place named first, and
/// so on; a place for which there is no value stays as it is. Rows and columns are counted from 1,
/// as people do. The literal begins with the sentence's own name, by which translations are found:
/// `uneven-row: Row {row} has {cells} cells, the first has {first}.`
Message say(std::string_view named, std::initializer_list<Given> values = {});

}  // namespace unblocker
