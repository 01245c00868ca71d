#include "debug_drawing.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "render/glyphs.h"
#include "render/warp.h"
#include "scanner/evidence.h"

namespace unblocker::debug {
namespace {

using namespace scanner;
using render::Canvas;

const render::Colour yellow{255, 220, 0};
const render::Colour cyan{0, 220, 255};
const render::Colour magenta{255, 0, 220};
const render::Colour white{255, 255, 255};

constexpr int zoom = 3;  // pixels that one of a patch's takes
constexpr double cell = zoom * patchCell;
constexpr double margin = zoom * patchMargin;

std::uint8_t byteOf(float value) {
  return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L));
}

/// The patch, enlarged.
Canvas enlarged(const Patch& patch) {
  const Canvas small = pictureOf(patch.raster);
  return render::resized(small.view(), zoom * small.width(), zoom * small.height());
}

render::Box boxOf(double col, double row, double cols, double rows) {
  return {margin + col * cell, margin + row * cell, cols * cell, rows * cell};
}

void outline(Canvas& canvas, const render::Box& box, double width, const render::Colour& colour) {
  canvas.fill({box.x, box.y, box.width, width}, colour);
  canvas.fill({box.x, box.bottom() - width, box.width, width}, colour);
  canvas.fill({box.x, box.y, width, box.height}, colour);
  canvas.fill({box.right() - width, box.y, width, box.height}, colour);
}

void cross(Canvas& canvas, const Cell& at, const render::Colour& colour) {
  const render::Box box = boxOf(at.col, at.row, 1, 1).shrunk(0.2 * cell);
  canvas.line({box.x, box.y}, {box.right(), box.bottom()}, 3, colour);
  canvas.line({box.right(), box.y}, {box.x, box.bottom()}, 3, colour);
}

std::string percent(double belief) { return std::to_string(std::lround(100 * belief)); }

void drawLattice(Canvas& canvas, const Lattice& lattice, const render::Colour& colour) {
  const auto stroke = [&](const scanner::Point& from, const scanner::Point& to) {
    canvas.line({from.x, from.y}, {to.x, to.y}, 1.5, colour);
  };
  for (int col = 0; col <= lattice.cols; ++col)
    stroke(lattice.at(col, 0), lattice.at(col, lattice.rows));
  for (int row = 0; row <= lattice.rows; ++row)
    stroke(lattice.at(0, row), lattice.at(lattice.cols, row));
}

/// Out of the board at the exit.
void drawExit(Canvas& canvas, const GridReading& reading, const GoalReading& goal) {
  const double middle = goal.exit.line + 0.5;
  const double far =
      axisOf(goal.exit.side) == Axis::horizontal ? reading.lattice.cols : reading.lattice.rows;
  const auto arrow = [&](double col, double row, double x, double y) {
    canvas.arrowHead({margin + col * cell, margin + row * cell},
                     {x * 0.7 * margin, y * 0.7 * margin}, 0.3 * cell, magenta);
  };
  switch (goal.exit.side) {
    case Side::left: return arrow(0, middle, -1, 0);
    case Side::right: return arrow(far, middle, 1, 0);
    case Side::top: return arrow(middle, 0, 0, -1);
    case Side::bottom: return arrow(middle, far, 0, 1);
  }
}

void drawGoal(Canvas& canvas, const GridReading& reading, const GoalReading& goal) {
  const Block& target = reading.layout.blocks[goal.block];
  const bool lying = target.axis == Axis::horizontal;
  const render::Box box =
      boxOf(target.cell.col, target.cell.row, lying ? target.length : 1, lying ? 1 : target.length);
  canvas.fill(box, magenta, 0.4);
  render::write(canvas, percent(goal.targetBelief), box.middle(), 0.3 * cell, white);
  drawExit(canvas, reading, goal);
  render::write(canvas, "EXIT " + percent(goal.exitBelief), {canvas.width() / 2.0, 0.4 * margin},
                0.25 * cell, magenta);
}

}  // namespace

Canvas pictureOf(const Raster& raster) {
  Canvas canvas(raster.width, raster.height);
  for (int y = 0; y < raster.height; ++y)
    for (int x = 0; x < raster.width; ++x)
      for (int c = 0; c < 3; ++c) canvas.at(x, y)[c] = byteOf(raster.row(y)[3 * x + c]);
  return canvas;
}

Canvas drawLines(const LineMaps& lines) {
  const Plane& vertical = lines.vertical;
  Canvas canvas(vertical.width, vertical.height);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      canvas.at(x, y)[0] = byteOf(255 * vertical.row(y)[x]);
      canvas.at(x, y)[1] = byteOf(255 * lines.horizontal.row(y)[x]);
      canvas.at(x, y)[2] = 0;
    }
  return canvas;
}

Canvas drawCandidates(const Raster& raster, const std::vector<GridCandidate>& candidates) {
  Canvas canvas = pictureOf(raster);
  canvas.fill({0, 0, static_cast<double>(raster.width), static_cast<double>(raster.height)},
              {0, 0, 0}, 0.6);
  for (const GridCandidate& candidate : candidates)
    outline(canvas,
            {candidate.grid.x, candidate.grid.y, candidate.grid.right() - candidate.grid.x,
             candidate.grid.bottom() - candidate.grid.y},
            2, &candidate == candidates.data() ? yellow : cyan);
  return canvas;
}

Canvas drawBoard(const Raster& raster, const GridReading& reading) {
  Canvas canvas = pictureOf(raster);
  drawLattice(canvas, reading.lattice, cyan);
  return canvas;
}

Canvas drawSeams(const GridReading& reading) {
  Canvas canvas = enlarged(reading.patch);
  const Features& features = reading.features;
  const float threshold = seamThreshold(features);
  const auto mark = [&](const render::Box& box, const Seam& seam) {
    const double strength = std::min(1.0, 0.5 * static_cast<double>(seam.strength / threshold));
    canvas.fill(box, seam.strength > threshold ? white : render::Colour{0, 0, 0}, strength);
  };
  for (int line = 0; line <= features.cols; ++line)
    for (int row = 0; row < features.rows; ++row)
      mark(boxOf(line - 0.04, row + 0.1, 0.08, 0.8), features.vertical(line, row));
  for (int line = 0; line <= features.rows; ++line)
    for (int col = 0; col < features.cols; ++col)
      mark(boxOf(col + 0.1, line - 0.04, 0.8, 0.08), features.horizontal(line, col));
  return canvas;
}

Canvas drawCells(const GridReading& reading) {
  Canvas canvas = enlarged(reading.patch);
  const Features& features = reading.features;
  for (int row = 0; row < features.rows; ++row)
    for (int col = 0; col < features.cols; ++col) {
      const CellFeatures& here = features.cells[features.index(col, row)];
      const render::Box box = boxOf(col, row, 1, 1);
      canvas.fill(box.shrunk(2), {here.colour[0], here.colour[1], here.colour[2]});
      canvas.dot(box.middle().x, box.middle().y,
                 std::min(0.4 * cell, static_cast<double>(here.roughness) / 2), white);
    }
  return canvas;
}

Canvas drawReading(const GridReading& reading, const std::optional<GoalReading>& goal) {
  Canvas canvas = enlarged(reading.patch);
  for (const Block& block : reading.layout.blocks) {
    const bool lying = block.axis == Axis::horizontal;
    outline(
        canvas,
        boxOf(block.cell.col, block.cell.row, lying ? block.length : 1, lying ? 1 : block.length)
            .shrunk(4),
        4, cyan);
  }
  for (const Cell& wall : reading.layout.walls) cross(canvas, wall, white);
  for (const Cell& strange : reading.strange) cross(canvas, strange, yellow);
  for (const Cell& sliding : reading.sliding) cross(canvas, sliding, magenta);
  if (goal) drawGoal(canvas, reading, *goal);
  return canvas;
}

}  // namespace unblocker::debug
