#include "samples.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "scanner/close_look.h"
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

Lattice shakenLattice(const Lattice& lattice, const Shake& shake, std::mt19937& chance) {
  const double wider = 1 + shake.size * normal(chance);
  const double higher = 1 + shake.size * normal(chance);
  const double right = shake.place * normal(chance);
  const double down = shake.place * normal(chance);
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

/// Clues, followed by a window.
void put(const std::vector<float>& row, std::size_t meaning, Samples& samples, Windows& windows) {
  const float* window = row.data() + samples.width;
  samples.clues.insert(samples.clues.end(), row.data(), window);
  for (std::size_t i = 0; i < windows.width; ++i)
    windows.parts.push_back(static_cast<std::int8_t>(std::lround(Windows::partsOfOne * window[i])));
  samples.meaning.push_back(static_cast<std::uint8_t>(meaning));
  samples.weight.push_back(1);
}

/// As the members of SeamCost: joined, parted, floors.
std::size_t meaningOf(int a, int b) {
  if (a == onFloor && b == onFloor) return 2;
  return a == b && a != inWall ? 0 : 1;
}

std::size_t meaningOf(int owner) {
  if (owner == onFloor) return 0;
  return owner == inWall ? 2 : 1;
}

Lesson lessonOf(const BoardLook& board, FloorClues clues, const std::vector<int>& owners) {
  Lesson lesson;
  lesson.cols = board.patch.cols;
  lesson.rows = board.patch.rows;
  const CloseClues close(board, clues);
  const std::vector<CellClues> cells = clues.ofCells();
  std::vector<float> row(closeCellInputs);
  for (std::size_t i = 0; i < owners.size(); ++i) {
    close.putCell(i, cells[i], row.data());
    put(row, meaningOf(owners[i]), lesson.cells, lesson.cellWindows);
  }
  row.resize(closeSeamInputs);
  clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
    close.putSeam(place, seam, row.data());
    put(row, meaningOf(owners[place.first], owners[place.second]), lesson.seams,
        lesson.seamWindows);
    return true;
  });
  return lesson;
}

/// As the scanner looks at it: in even light, if the floor is plainer there.
Lesson lessonOf(Patch patch, const std::vector<int>& owners) {
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
  if (best.cells == 0) return {};
  const BoardLook board = lookAt(patch, features);
  return lessonOf(board, FloorClues(board, best.floor), owners);
}

}  // namespace

void Samples::append(const Samples& other, float factor) {
  clues.insert(clues.end(), other.clues.begin(), other.clues.end());
  meaning.insert(meaning.end(), other.meaning.begin(), other.meaning.end());
  for (const float value : other.weight) weight.push_back(factor * value);
}

Lesson lessonOf(const Example& example, const Shake& shake, std::mt19937& chance) {
  const Puzzle& truth = example.truth;
  const Lattice lattice = shakenLattice(example.lattice, shake, chance);
  if (!lattice.isSound()) return {};
  return lessonOf(cutPatch(example.raster, lattice),
                  ownersOf(truth.cols, truth.rows, truth.blocks, truth.walls));
}

}  // namespace unblocker::learn
