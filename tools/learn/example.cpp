#include "example.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "scanner/finder.h"
#include "scanner/working.h"
#include "specimen.h"

namespace unblocker::learn {
namespace {

using namespace scanner;
namespace fs = std::filesystem;

/// The projective map that takes the unit square's corners, clockwise from the origin, to `to`
/// (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989).
std::array<double, 9> squareTo(const std::array<Point, 4>& to) {
  const double dx1 = to[1].x - to[2].x;
  const double dx2 = to[3].x - to[2].x;
  const double dx3 = to[0].x - to[1].x + to[2].x - to[3].x;
  const double dy1 = to[1].y - to[2].y;
  const double dy2 = to[3].y - to[2].y;
  const double dy3 = to[0].y - to[1].y + to[2].y - to[3].y;
  const double area = dx1 * dy2 - dx2 * dy1;
  const double g = (dx3 * dy2 - dx2 * dy3) / area;
  const double h = (dx1 * dy3 - dx3 * dy1) / area;
  return {to[1].x - to[0].x + g * to[1].x,
          to[3].x - to[0].x + h * to[3].x,
          to[0].x,
          to[1].y - to[0].y + g * to[1].y,
          to[3].y - to[0].y + h * to[3].y,
          to[0].y,
          g,
          h,
          1};
}

Lattice latticeThrough(const std::array<Point, 4>& corners, int cols, int rows) {
  const Lattice square{squareTo(corners), cols, rows};
  return composed(square, {1.0 / cols, 0, 0, 0, 1.0 / rows, 0, 0, 0, 1});
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
    for (Point& corner : place.corners) words >> corner.x >> corner.y;
    if (words) places_.push_back(place);
  }
}

const std::array<Point, 4>* Places::find(const std::string& picture) const {
  const auto found = std::find_if(places_.begin(), places_.end(),
                                  [&](const Place& place) { return place.picture == picture; });
  return found == places_.end() ? nullptr : &found->corners;
}

std::optional<Example> exampleOf(const fs::path& folder, const Labelled& picture,
                                 const Places& places, const Weights& weights) {
  std::ifstream file(folder / picture.file, std::ios::binary);
  const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
  const auto image = decode(bytes);
  if (!image || !picture.truth) return std::nullopt;
  Working working = shrinkToWork(image->view());
  const Puzzle& truth = *picture.truth;
  if (const auto* known = places.find(picture.file)) {
    std::array<Point, 4> corners = *known;
    for (Point& corner : corners) corner = {corner.x / working.factor, corner.y / working.factor};
    return Example{std::move(working.raster), latticeThrough(corners, truth.cols, truth.rows),
                   truth};
  }
  const Found found = findBoards(working.raster, weights);
  for (const auto& reading : {found.best, found.rival})
    if (reading && disagreement(*reading, truth) <= mostDisagreement)
      return Example{std::move(working.raster), reading->lattice, truth};
  return std::nullopt;
}

std::optional<Example> drawnExample(std::uint32_t seed) {
  const render::Specimen specimen = render::makeSpecimen(seed);
  if (!specimen.truth) return std::nullopt;
  Working working = shrinkToWork(specimen.picture.view());
  std::array<Point, 4> corners;
  for (std::size_t i = 0; i < 4; ++i)
    corners[i] = {specimen.corners[i].x / working.factor, specimen.corners[i].y / working.factor};
  return Example{std::move(working.raster),
                 latticeThrough(corners, specimen.truth->cols, specimen.truth->rows),
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
