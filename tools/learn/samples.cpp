#include "samples.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "scanner/floor.h"
#include "scanner/light.h"
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

/// A candidate, and how much of the true floor it shows.
struct TrueFloor {
  FloorCandidate floor;
  std::size_t cells = 0;
};

/// The candidate that shows most of the true floor and little else; of no cells if none does.
TrueFloor trueFloor(const Features& features, const std::vector<int>& owners) {
  constexpr double mostly = 0.7;
  TrueFloor best;
  for (FloorCandidate& candidate : floorCandidates(features)) {
    const auto right = static_cast<std::size_t>(
        std::count_if(candidate.cells.begin(), candidate.cells.end(),
                      [&](std::size_t cell) { return owners[cell] == onFloor; }));
    if (static_cast<double>(right) < mostly * static_cast<double>(candidate.cells.size())) continue;
    if (right > best.cells) best = {std::move(candidate), right};
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

/// As the scanner looks at it: in even light, if the floor is plainer there.
void learnFrom(Patch patch, const std::vector<int>& owners, Lesson& lesson) {
  Features features = measure(patch);
  TrueFloor best = trueFloor(features, owners);
  if (const auto light = unevenLightOn(features)) {
    Patch even = inEvenLight(patch, *light);
    Features inLight = measure(even);
    TrueFloor other = trueFloor(inLight, owners);
    if (other.cells > best.cells) {
      patch = std::move(even);
      features = std::move(inLight);
      best = std::move(other);
    }
  }
  if (best.cells == 0) return;
  const BoardLook board = lookAt(patch, features);
  learnFrom(FloorClues(board, best.floor), owners, lesson);
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
    learnFrom(cutPatch(example.raster, lattice), owners, lesson);
  }
  return lesson;
}

}  // namespace unblocker::learn
