// JavaScript values of what the core tells: texts, lists, sentences, errors.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "error.h"
#include "message.h"
#include "notation.h"
#include "puzzle.h"

namespace unblocker {

using emscripten::val;

/// Embind makes a JavaScript string of a std::string, not of a view.
inline val text(std::string_view view) { return val(std::string(view)); }

/// What is no text is an empty one.
inline std::string stringFrom(const val& given) {
  return given.isString() ? given.as<std::string>() : std::string();
}

/// Counts fit a double exactly up to 2^53.
inline val number(std::uint64_t count) { return val(static_cast<double>(count)); }

template <typename Number>
val array(std::initializer_list<Number> numbers) {
  val list = val::array();
  for (const Number one : numbers) list.call<void>("push", one);
  return list;
}

inline val array(Cell cell) { return array({cell.col, cell.row}); }
inline val array(const Rect& rect) { return array({rect.x, rect.y, rect.width, rect.height}); }

template <typename List, typename Convert>
val mapped(const List& items, Convert convert) {
  val list = val::array();
  for (const auto& item : items) list.call<void>("push", convert(item));
  return list;
}

/// The sentence's name and its values are there for those who say it in another language.
inline val messageObject(const Message& message) {
  val object = val::object();
  object.set("message", message.text);
  object.set("sentence", text(message.name));
  val values = val::object();
  for (const Value& value : message.values) values.set(std::string(value.place), value.text);
  object.set("values", values);
  return object;
}

/// An error, or a reason for having no solution.
template <typename Fault>
val faultObject(const Fault& fault) {
  val object = messageObject(fault.message);
  object.set("code", text(name(fault.code)));
  return object;
}

inline val errorObject(const Error& error) {
  val object = faultObject(error);
  if (error.place) object.set("place", array(*error.place));
  return object;
}

inline val failure(const Error& error) {
  val object = val::object();
  object.set("error", errorObject(error));
  return object;
}

inline val exitObject(const Exit& exit) {
  val object = val::object();
  object.set("side", text(name(exit.side)));
  object.set("line", exit.line);
  return object;
}

}  // namespace unblocker
