#include "manifest.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "notation.h"

namespace unblocker {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> cellsOf(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream stream(line);
  for (std::string cell; std::getline(stream, cell, '\t');) cells.push_back(cell);
  return cells;
}

std::optional<Puzzle> truthOf(const std::string& size, std::string exit, const std::string& board) {
  if (board == "NONE") return std::nullopt;
  exit.erase(std::remove(exit.begin(), exit.end(), ' '), exit.end());
  std::string line = size + ":";
  line += exit + ":" + board;
  const auto puzzle = parseNotation(line);
  return puzzle ? std::optional(*puzzle) : std::nullopt;
}

}  // namespace

std::optional<fs::path> sharedScreenshots(const fs::path& source) {
  const char* named = std::getenv("UNBLOCKER_SHARED");
  const fs::path folder = (named ? fs::path(named) : source / "../shared") / "screenshots";
  return fs::exists(folder / "manifest.tsv") ? std::optional(folder) : std::nullopt;
}

std::vector<Labelled> readManifest(const fs::path& folder) {
  std::ifstream file(folder / "manifest.tsv");
  std::string line;
  std::getline(file, line);
  const std::vector<std::string> names = cellsOf(line);
  std::vector<Labelled> rows;
  while (std::getline(file, line)) {
    const std::vector<std::string> cells = cellsOf(line);
    const auto cell = [&](const char* name) {
      const auto at = std::find(names.begin(), names.end(), name) - names.begin();
      return static_cast<std::size_t>(at) < cells.size() ? cells[static_cast<std::size_t>(at)]
                                                         : std::string();
    };
    rows.push_back({cell("file"), truthOf(cell("size"), cell("exit"), cell("board"))});
  }
  return rows;
}

}  // namespace unblocker
