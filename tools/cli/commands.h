// What can be asked of the command line. Each returns the program's exit status.
#pragma once

#include <span>
#include <string_view>

#include "arguments.h"

namespace unblocker {

/// The command was not understood; nothing was done.
inline constexpr int exitUsage = 2;

int runConvert(const Arguments& arguments);
int runExplore(const Arguments& arguments);
int runScan(const Arguments& arguments);
int runSolve(const Arguments& arguments);
int runShow(const Arguments& arguments);

/// One line to standard error.
void complain(std::string_view message);

}  // namespace unblocker
