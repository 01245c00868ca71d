// The scanner knows nothing of this: its stages are functions, which are called here once more, one
// by one, to draw what they return.
#include "debug_pictures.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

#include "debug_drawing.h"
#include "render/png.h"
#include "scanner/finder.h"
#include "scanner/grid_search.h"
#include "scanner/lines.h"
#include "scanner/scanner.h"
#include "scanner/target.h"

namespace unblocker {
namespace {

using namespace scanner;
using render::Canvas;

// As scan() and findBoards() have them.
constexpr int workingSize = 900;
constexpr int largestSearch = 512;
constexpr int smallestSearch = 36;
constexpr std::size_t gridsPerScale = 6;
constexpr int usualSide = 6;

Raster working(ImageView picture) {
  const int factor = std::max(1, std::max(picture.width, picture.height) / workingSize);
  return shrink(picture, factor, factor);
}

std::vector<LineMaps> linesOf(const Raster& raster) {
  const int longer = std::max(raster.width, raster.height);
  return lineMaps(raster, std::max(1, (longer + largestSearch - 1) / largestSearch),
                  smallestSearch);
}

class Stages {
 public:
  Stages(const std::string& path, std::string prefix) : path_(path), prefix_(std::move(prefix)) {
    std::error_code failed;
    std::filesystem::create_directories(path_, failed);
  }

  void write(const char* stage, const Canvas& canvas) {
    const auto bytes = render::encodePng(canvas.view());
    const std::filesystem::path to = path_ / (prefix_ + "-" + stage + ".png");
    std::ofstream file(to, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    if (!file) fault_ = "Cannot write " + to.string() + ".";
  }

  const std::string& fault() const { return fault_; }

 private:
  std::filesystem::path path_;
  std::string prefix_;
  std::string fault_;
};

}  // namespace

std::string writeDebugPictures(ImageView picture, const std::string& folder,
                               const std::string& file) {
  Stages stages(folder, std::filesystem::path(file).stem().string());
  const Raster raster = working(picture);
  stages.write("1-working", debug::pictureOf(raster));
  const std::vector<LineMaps> levels = linesOf(raster);
  stages.write("2-lines", debug::drawLines(levels.front()));
  const auto candidates = searchGrids(levels, usualSide, usualSide, gridsPerScale);
  stages.write("3-candidates", debug::drawCandidates(raster, candidates));
  const Found found = findBoards(raster);
  if (!found.best) return stages.fault();
  stages.write("4-board", debug::drawBoard(raster, *found.best));
  stages.write("5-seams", debug::drawSeams(*found.best));
  stages.write("6-cells", debug::drawCells(*found.best));
  stages.write("7-reading", debug::drawReading(*found.best, findGoal(*found.best)));
  return stages.fault();
}

}  // namespace unblocker
