// Errors are values: what went wrong, what to do about it, and where in the picture.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "message.h"

namespace unblocker {

/// An axis-aligned rectangle in picture pixels, origin at the top left.
struct Rect {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  bool operator==(const Rect&) const = default;
};

enum class ErrorCode {
  // Decoding a picture
  emptyFile,
  notAPicture,
  unsupportedFormat,
  damagedPicture,
  pictureTooLarge,
  pictureTooSmall,
  // Finding a board in it
  noBoard,
  manyBoards,
  noTarget,
  blockOffGrid,
  boardCutOff,
  notBelieved,
  // Reading or checking a puzzle
  badNotation,
  badSize,
  badBlock,
  badWall,
  overlap,
  badExit,
  // Asking about a position
  otherPuzzle,
  notExplored,
};

/// The code's name as it stands in JSON, for example "no-board".
std::string_view name(ErrorCode code);

struct Error {
  ErrorCode code;
  Message message;  ///< One or two sentences for people; says what to do next.
  std::optional<Rect> place = std::nullopt;
};

/// An error with a sentence that has a name (see say).
Error wrong(ErrorCode code, std::string_view sentence, std::initializer_list<Given> values = {});

/// Either a value or an Error. `error()` may be asked only when there is no value.
template <typename T>
class Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T& operator*() { return *std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace unblocker
