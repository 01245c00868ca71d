#include "turned.h"

#include <algorithm>
#include <cstddef>

#include "scanner/board_graph.h"
#include "scanner/grains.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

/// Where each number of a window that is seen in some way comes from.
using View = std::vector<std::size_t>;

View viewOf(int width, int height, const Way& way) {
  View view;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const int u = way.turns ? y : x;
      const int v = way.turns ? x : y;
      const int grain =
          (way.flipsDown ? height - 1 - v : v) * width + (way.flipsAcross ? width - 1 - u : u);
      for (int i = 0; i < grainNumbers; ++i)
        view.push_back(static_cast<std::size_t>(grain * grainNumbers + i));
    }
  // What goes for all of the board is the same whichever way one looks.
  for (std::size_t i = 0; i < boardClueCount; ++i) view.push_back(view.size());
  return view;
}

/// Where the seams and cells of a board are when it is seen in some way.
class Turning {
 public:
  Turning(int cols, int rows, const Way& way) : cols_(cols), rows_(rows), way_(way) {}

  int cols() const { return way_.turns ? rows_ : cols_; }
  int rows() const { return way_.turns ? cols_ : rows_; }

  std::size_t cellAt(int col, int row) const {
    const int x = way_.flipsAcross ? cols_ - 1 - col : col;
    const int y = way_.flipsDown ? rows_ - 1 - row : row;
    return static_cast<std::size_t>(way_.turns ? x * rows_ + y : y * cols_ + x);
  }

  std::size_t seamAt(int col, int row, bool isUpright) const {
    // Mirrored, a seam's second cell is its first.
    const int x = way_.flipsAcross ? cols_ - 1 - col - (isUpright ? 1 : 0) : col;
    const int y = way_.flipsDown ? rows_ - 1 - row - (isUpright ? 0 : 1) : row;
    const int u = way_.turns ? y : x;
    const int v = way_.turns ? x : y;
    return static_cast<std::size_t>(isUpright != way_.turns ? seamRightOf(cols(), rows(), u, v)
                                                            : seamBelow(cols(), u, v));
  }

 private:
  int cols_;
  int rows_;
  Way way_;
};

/// Clues, and a window as it is seen.
void putRow(const Samples& samples, const Windows& windows, std::size_t row, const View& view,
            const Scale& scale, float* out) {
  for (std::size_t i = 0; i < samples.width; ++i)
    *out++ = scale(samples.clues[row * samples.width + i], i);
  const std::int8_t* window = &windows.parts[row * windows.width];
  for (std::size_t i = 0; i < view.size(); ++i)
    *out++ = scale(static_cast<float>(window[view[i]]) / Windows::partsOfOne, samples.width + i);
}

}  // namespace

Way wayOf(std::uint32_t number) {
  return {(number & 1U) != 0, (number & 2U) != 0, (number & 4U) != 0};
}

TurnedLesson::TurnedLesson(const Lesson& lesson, const Way& way, const SightScale& scale)
    : thoughts(way.turns ? lesson.rows : lesson.cols, way.turns ? lesson.cols : lesson.rows),
      seamMeaning(lesson.seams.count()),
      cellMeaning(lesson.cells.count()) {
  const Turning turning(lesson.cols, lesson.rows, way);
  const View cellView = viewOf(cellWindowSide, cellWindowSide, way);
  // Windows of seams are turned so that these are upright.
  const View uprightView =
      viewOf(seamWindowLength, cellWindowSide, {way.flipsAcross, way.flipsDown, false});
  const View levelView =
      viewOf(seamWindowLength, cellWindowSide, {way.flipsDown, way.flipsAcross, false});
  std::size_t seam = 0;
  const auto putSeam = [&](int col, int row, bool isUpright) {
    const std::size_t place = turning.seamAt(col, row, isUpright);
    putRow(lesson.seams, lesson.seamWindows, seam, isUpright ? uprightView : levelView, scale.seam,
           thoughts.seams.at(place));
    seamMeaning[place] = lesson.seams.meaning[seam++];
  };
  std::size_t cell = 0;
  for (int row = 0; row < lesson.rows; ++row)
    for (int col = 0; col < lesson.cols; ++col) {
      const std::size_t place = turning.cellAt(col, row);
      putRow(lesson.cells, lesson.cellWindows, cell, cellView, scale.cell,
             thoughts.cells.at(place));
      cellMeaning[place] = lesson.cells.meaning[cell++];
      if (col + 1 < lesson.cols) putSeam(col, row, true);
      if (row + 1 < lesson.rows) putSeam(col, row, false);
    }
}

}  // namespace unblocker::learn
