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
template <typename Row>
void put(Samples& samples, const Row& row, std::size_t meaning) {
  const float* window = row.data() + samples.width;
  samples.clues.insert(samples.clues.end(), row.data(), window);
  for (std::size_t i = 0; i < samples.windowSize; ++i)
    samples.windows.push_back(
        static_cast<std::int8_t>(std::lround(Samples::windowParts * window[i])));
  samples.meaning.push_back(static_cast<std::uint8_t>(meaning));
  samples.weight.push_back(1);
}

/// A way to look at a window of so many grains.
struct Turn {
  int width;
  int height;
  bool flipsAcross;
  bool flipsAlong;
  bool turns;  ///< Whether columns become rows.
};

View viewOf(const Turn& turn) {
  View view;
  for (int y = 0; y < turn.height; ++y)
    for (int x = 0; x < turn.width; ++x) {
      const int u = turn.flipsAcross ? turn.width - 1 - x : x;
      const int v = turn.flipsAlong ? turn.height - 1 - y : y;
      const int grain = turn.turns ? u * turn.width + v : v * turn.width + u;
      for (int i = 0; i < grainNumbers; ++i)
        view.push_back(static_cast<std::uint32_t>(grain * grainNumbers + i));
    }
  // What goes for all of the board is the same whichever way one looks.
  for (std::size_t i = 0; i < boardClueCount; ++i)
    view.push_back(static_cast<std::uint32_t>(view.size()));
  return view;
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

void learnFrom(const BoardLook& board, FloorClues clues, const std::vector<int>& owners,
               Lesson& lesson) {
  const CloseClues close(board, clues);
  const std::vector<CellClues> cells = clues.ofCells();
  for (std::size_t i = 0; i < owners.size(); ++i)
    put(lesson.cells, close.ofCell(i, cells[i]), meaningOf(owners[i]));
  clues.eachSeam([&](const SeamPlace& place, const SeamClues& seam) {
    put(lesson.seams, close.ofSeam(place, seam),
        meaningOf(owners[place.first], owners[place.second]));
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
  learnFrom(board, FloorClues(board, best.floor), owners, lesson);
}

}  // namespace

void Samples::append(const Samples& other, float factor) {
  clues.insert(clues.end(), other.clues.begin(), other.clues.end());
  windows.insert(windows.end(), other.windows.begin(), other.windows.end());
  meaning.insert(meaning.end(), other.meaning.begin(), other.meaning.end());
  for (const float value : other.weight) weight.push_back(factor * value);
}

std::vector<View> seamViews() {
  std::vector<View> views;
  for (const bool flipsAcross : {false, true})
    for (const bool flipsAlong : {false, true})
      views.push_back(viewOf({seamWindowLength, cellWindowSide, flipsAcross, flipsAlong, false}));
  return views;
}

std::vector<View> cellViews() {
  std::vector<View> views;
  for (const bool flipsAcross : {false, true})
    for (const bool flipsAlong : {false, true})
      for (const bool turns : {false, true})
        views.push_back(viewOf({cellWindowSide, cellWindowSide, flipsAcross, flipsAlong, turns}));
  return views;
}

void Lesson::append(const Lesson& other, float factor) {
  seams.append(other.seams, factor);
  cells.append(other.cells, factor);
}

void learnFrom(const Example& example, const Shake& shake, std::mt19937& chance, Lesson& lesson) {
  const Puzzle& truth = example.truth;
  const Lattice lattice = shakenLattice(example.lattice, shake, chance);
  if (lattice.isSound())
    learnFrom(cutPatch(example.raster, lattice),
              ownersOf(truth.cols, truth.rows, truth.blocks, truth.walls), lesson);
}

}  // namespace unblocker::learn
