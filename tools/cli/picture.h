// From a file's name to a scanned board: the only place of the command line that reads files.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "checked_scan.h"

namespace unblocker {

/// An error's code and message; "cannot-read" is the one code that the core does not know.
struct Failure {
  std::string code;
  std::string message;
  std::optional<Rect> place;
};

Failure failureFrom(const Error& error);

struct ScannedFile {
  std::optional<Failure> failure;
  Reading reading;  ///< Only without a failure.
  int width = 0;    ///< The picture's, in pixels; 0 when it could not be decoded.
  int height = 0;
  double decodeMillis = 0;
  Solvability solvability = Solvability::unknown;
  double millis = 0;  ///< Of the scan, with trying what was read, without decoding.
};

/// `look`, where there is one, is shown the decoded picture.
ScannedFile scanFile(const std::string& name, const std::function<void(ImageView)>& look = {});

}  // namespace unblocker
