// What `solve`, `explore` and `show` share: limits, and where boards come from.
#pragma once

#include <iostream>
#include <string>

#include "arguments.h"
#include "solver/solver.h"

namespace unblocker {

/// From --millis, --positions and --bytes.
inline SolveLimits limitsFrom(const Arguments& arguments) {
  // A large board can fill any memory; without a limit the machine would come to a halt first.
  constexpr std::uint64_t defaultBytes = std::uint64_t{2} << 30;
  SolveLimits limits;
  limits.millis = static_cast<double>(arguments.number("--millis", 0));
  limits.positions = arguments.number("--positions", 0);
  limits.bytes = arguments.number("--bytes", defaultBytes);
  return limits;
}

/// The boards that the arguments name or, where they name none, those on the lines of standard
/// input. `work(board, arguments)` says whether it went well; whether it always did is returned.
template <typename Work>
bool forEachBoard(const Arguments& arguments, Work work) {
  bool all = true;
  for (const std::string& given : arguments.operands) all = work(given, arguments) && all;
  if (!arguments.operands.empty()) return all;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    all = work(line, arguments) && all;
  }
  return all;
}

}  // namespace unblocker
