// Labelled pictures: a folder with a manifest.tsv whose columns size, exit and board tell each
// picture's board; NONE where none is to be read.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "puzzle.h"

namespace unblocker {

struct Labelled {
  std::string file;  ///< Within the folder.
  std::optional<Puzzle> truth;
};

/// Where other people's pictures lie, if they do: in ../shared/screenshots beside the source folder
/// or in UNBLOCKER_SHARED/screenshots.
std::optional<std::filesystem::path> sharedScreenshots(const std::filesystem::path& source);

std::vector<Labelled> readManifest(const std::filesystem::path& folder);

}  // namespace unblocker
