// The scanner knows nothing of this: its stages are functions, which are called here once more, one
// by one, to draw what they return.
#include "debug_pictures.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

#include "checked_scan.h"
#include "debug_drawing.h"
#include "render/png.h"
#include "scanner/grid_search.h"
#include "scanner/lines.h"
#include "scanner/scanner.h"
#include "scanner/second_opinion.h"
#include "scanner/target.h"
#include "scanner/working.h"

namespace unblocker {
namespace {

using namespace scanner;
using render::Canvas;

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
  const Raster raster = shrinkToWork(picture).raster;
  stages.write("1-working", debug::pictureOf(raster));
  const std::vector<LineMaps> levels = searchedLines(raster);
  stages.write("2-lines", debug::drawLines(levels.front()));
  const auto candidates = searchGrids(levels, {usualSide}, gridsPerScale);
  stages.write("3-candidates", debug::drawCandidates(raster, candidates));
  const Weights weights = learned(paletteOf(raster));
  const Found found = findWithCloseLook(raster, weights, movesOf);
  if (!found.best) return stages.fault();
  stages.write("4-board", debug::drawBoard(raster, *found.best));
  stages.write("5-seams", debug::drawSeams(*found.best));
  stages.write("6-cells", debug::drawCells(*found.best));
  stages.write("7-reading", debug::drawReading(*found.best, findGoal(*found.best)));
  return stages.fault();
}

}  // namespace unblocker
