#include "example.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "file_bytes.h"
#include "image.h"
#include "scanner/finder.h"
#include "scanner/working.h"
#include "specimen.h"
#include "warp.h"

namespace unblocker::learn {
namespace {

using namespace scanner;
namespace fs = std::filesystem;

/// The corners in picture pixels, the lattice in those of a raster `factor` times smaller.
Lattice latticeThrough(std::array<render::Point, 4> corners, int factor, const Puzzle& board) {
  for (render::Point& corner : corners) corner = {corner.x / factor, corner.y / factor};
  const auto& [first, right, far, below] = corners;
  if (first.x == below.x && first.y == right.y && far.x == right.x && far.y == below.y)
    return latticeOf({first.x, first.y, (far.x - first.x) / board.cols,
                      (far.y - first.y) / board.rows, board.cols, board.rows});
  const Lattice square{render::fromUnitSquare(corners), board.cols, board.rows};
  return composed(square, {1.0 / board.cols, 0, 0, 0, 1.0 / board.rows, 0, 0, 0, 1});
}

double disagreement(const std::vector<int>& a, const std::vector<int>& b, int cols) {
  const auto width = static_cast<std::size_t>(cols);
  double differ = 0;
  double all = 0;
  const auto compare = [&](std::size_t i, std::size_t j) {
    const auto joined = [&](const std::vector<int>& owners) {
      return owners[i] == owners[j] && owners[i] != inWall;
    };
    differ += joined(a) == joined(b) ? 0 : 1;
    ++all;
  };
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % width + 1 < width) compare(i, i + 1);
    if (i + width < a.size()) compare(i, i + width);
  }
  return differ / all;
}

// A lattice half a cell off explains no board that well.
constexpr double mostDisagreement = 0.2;

bool sameItems(std::vector<Block> a, std::vector<Block> b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

bool sameItems(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

}  // namespace

Places::Places(const fs::path& file) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    Place place;
    words >> place.picture;
    for (render::Point& corner : place.corners) words >> corner.x >> corner.y;
    if (words) places_.push_back(place);
  }
}

const std::array<render::Point, 4>* Places::find(const std::string& picture) const {
  const auto found = std::find_if(places_.begin(), places_.end(),
                                  [&](const Place& place) { return place.picture == picture; });
  return found == places_.end() ? nullptr : &found->corners;
}

Raster inPalette(Raster raster, Palette palette) {
  if (palette == Palette::coloured) return raster;
  for (std::size_t i = 0; i < raster.values.size(); i += 3) {
    float* pixel = &raster.values[i];
    std::fill_n(pixel, 3, 0.299F * pixel[0] + 0.587F * pixel[1] + 0.114F * pixel[2]);
  }
  return raster;
}

std::optional<Example> exampleOf(const fs::path& folder, const Labelled& picture,
                                 const Places& places, const Weights& weights) {
  const auto image = decode(bytesOf(folder / picture.file));
  if (!image || !picture.truth) return std::nullopt;
  Working working = shrinkToWork(image->view());
  working.raster = inPalette(std::move(working.raster), weights.palette);
  const Puzzle& truth = *picture.truth;
  if (const auto* corners = places.find(picture.file))
    return Example{std::move(working.raster), latticeThrough(*corners, working.factor, truth),
                   truth};
  const Found found = findBoards(working.raster, weights);
  for (const auto* reading : {&found.best, &found.rival})
    if (*reading && disagreement(**reading, truth) <= mostDisagreement)
      return Example{std::move(working.raster), (*reading)->lattice, truth};
  return std::nullopt;
}

std::optional<Example> drawnExample(std::uint32_t seed, const render::Wish& wish, Palette palette) {
  const render::Specimen specimen = render::makeSpecimen(seed, wish);
  if (!specimen.truth) return std::nullopt;
  Working working = shrinkToWork(specimen.picture.view());
  return Example{inPalette(std::move(working.raster), palette),
                 latticeThrough(specimen.corners, working.factor, *specimen.truth),
                 *specimen.truth};
}

std::string familyOf(const std::string& file) {
  const std::size_t start = file.rfind('/') + 1;
  return file.substr(start, file.find("__", start) - start);
}

std::vector<int> ownersOf(int cols, int rows, const std::vector<Block>& blocks,
                          const std::vector<Cell>& walls) {
  std::vector<int> owners(static_cast<std::size_t>(cols * rows), onFloor);
  const auto at = [&](Cell cell) -> int& {
    return owners[static_cast<std::size_t>(cell.row * cols + cell.col)];
  };
  for (const Cell& wall : walls) at(wall) = inWall;
  for (std::size_t i = 0; i < blocks.size(); ++i)
    for (int k = 0; k < blocks[i].length; ++k) at(cellOf(blocks[i], k)) = static_cast<int>(i);
  return owners;
}

double disagreement(const GridReading& reading, const Puzzle& truth) {
  if (reading.lattice.cols != truth.cols || reading.lattice.rows != truth.rows) return 1;
  return disagreement(ownersOf(truth.cols, truth.rows, reading.layout.blocks, reading.layout.walls),
                      ownersOf(truth.cols, truth.rows, truth.blocks, truth.walls), truth.cols);
}

bool isExact(const GridReading& reading, std::size_t target, const Exit& exit,
             const Puzzle& truth) {
  return reading.lattice.cols == truth.cols && reading.lattice.rows == truth.rows &&
         exit == truth.exit && reading.layout.blocks[target] == truth.blocks.front() &&
         sameItems(reading.layout.blocks, truth.blocks) &&
         sameItems(reading.layout.walls, truth.walls);
}

}  // namespace unblocker::learn
