// What was learned, as the source files that the scanner has.
#pragma once

#include <filesystem>

#include "model.h"

namespace unblocker::learn {

/// Writes the tables for pictures in colour and those for pictures in grey as the source files that
/// the scanner has in this folder. Errors: false, when it cannot.
bool writeSources(const Model& coloured, const Model& grey, const std::filesystem::path& folder);

}  // namespace unblocker::learn
