// Limits that `solve` and `show` share.
#pragma once

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

}  // namespace unblocker
