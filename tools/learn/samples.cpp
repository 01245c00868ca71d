#include "samples.h"

#include <algorithm>
#include <optional>

#include "scanner/floor.h"
#include "scanner/patch.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

double normal(std::mt19937& chance) {
  // The sum of twelve even numbers: the same on every machine, as the library's own is not.
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(chance()) / 4294967296.0;
  return sum;
}

// Parts of a cell, and of the board's size.
constexpr double placeError = 0.015;
constexpr double sizeError = 0.002;

Lattice shakenLattice(const Lattice& lattice, std::mt19937& chance) {
  const double wider = 1 + sizeError * normal(chance);
  const double higher = 1 + sizeError * normal(chance);
  const double right = placeError * normal(chance);
  const double down = placeError * normal(chance);
  return composed(lattice, {wider, 0, right, 0, higher, down, 0, 0, 1});
}

/// The candidate that shows most of the true floor and little else; nothing if none does.
std::optional<FloorCandidate> trueFloor(const Features& features, const std::vector<int>& owners) {
  constexpr double mostly = 0.7;
  std::optional<FloorCandidate> best;
  std::size_t most = 0;
  for (FloorCandidate& candidate : floorCandidates(features)) {
    const auto right = static_cast<std::size_t>(
        std::count_if(candidate.cells.begin(), candidate.cells.end(),
                      [&](std::size_t cell) { return owners[cell] == onFloor; }));
    if (static_cast<double>(right) < mostly * static_cast<double>(candidate.cells.size())) continue;
    if (right <= most) continue;
    most = right;
    best = std::move(candidate);
  }
  return best;
}

template <typename Row>
void put(Samples& samples, const Row& row, std::size_t meaning) {
  samples.clues.insert(samples.clues.end(), row.begin(), row.end());
  samples.meaning.push_back(static_cast<std::uint8_t>(meaning));
  samples.weight.push_back(1);
}

/// As the members of SeamCost: joined, parted, floors.
std::size_t meaningOf(int a, int b) {
  if (a == onFloor && b == onFloor) return 2;
  return a == b && a != inWall ? 0 : 1;
}

void learnFrom(FloorClues clues, const std::vector<int>& owners, Lesson& lesson) {
  const std::vector<CellClues> cells = clues.ofCells();
  for (std::size_t i = 0; i < owners.size(); ++i)
    put(lesson.cells, cells[i], owners[i] == onFloor ? 0 : 1);
  clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
    put(lesson.seams, seam, meaningOf(owners[place.first], owners[place.second]));
    return true;
  });
}

}  // namespace

void Samples::append(const Samples& other, float factor) {
  clues.insert(clues.end(), other.clues.begin(), other.clues.end());
  meaning.insert(meaning.end(), other.meaning.begin(), other.meaning.end());
  for (const float value : other.weight) weight.push_back(factor * value);
}

void Lesson::append(const Lesson& other, float factor) {
  seams.append(other.seams, factor);
  cells.append(other.cells, factor);
}

Lesson lessonOf(const Example& example, int shaken, std::mt19937& chance) {
  Lesson lesson;
  const Puzzle& truth = example.truth;
  const auto owners = ownersOf(truth.cols, truth.rows, truth.blocks, truth.walls);
  for (int i = 0; i <= shaken; ++i) {
    const Lattice lattice = i == 0 ? example.lattice : shakenLattice(example.lattice, chance);
    if (!lattice.isSound()) continue;
    const Patch patch = cutPatch(example.raster, lattice);
    const Features features = measure(patch);
    const auto floor = trueFloor(features, owners);
    if (!floor) continue;
    const BoardLook board = lookAt(patch, features);
    learnFrom(FloorClues(board, *floor), owners, lesson);
  }
  return lesson;
}

}  // namespace unblocker::learn
