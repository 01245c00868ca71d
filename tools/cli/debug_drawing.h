// How each stage of the scanner looks: one function draws what one stage returns.
#pragma once

#include <optional>
#include <vector>

#include "render/canvas.h"
#include "scanner/grid_search.h"
#include "scanner/lines.h"
#include "scanner/reader.h"
#include "scanner/target.h"

namespace unblocker::debug {

render::Canvas pictureOf(const scanner::Raster& raster);

/// Vertical lines red, horizontal ones green, the brighter the stronger.
render::Canvas drawLines(const scanner::LineMaps& lines);

/// The grids that are tried, the best of each scale the brightest.
render::Canvas drawCandidates(const scanner::Raster& raster,
                              const std::vector<scanner::GridCandidate>& candidates);

/// The chosen board's lines in the picture.
render::Canvas drawBoard(const scanner::Raster& raster, const scanner::GridReading& reading);

/// The board cut out; seams between cells white where they are stronger than the threshold, black
/// elsewhere.
render::Canvas drawSeams(const scanner::GridReading& reading);

/// Every cell's mean colour, a dot in it the larger the rougher it is.
render::Canvas drawCells(const scanner::GridReading& reading);

/// Blocks outlined, the target filled, walls, strange and sliding cells crossed, an arrow at the
/// exit with what it is believed.
render::Canvas drawReading(const scanner::GridReading& reading,
                           const std::optional<scanner::GoalReading>& goal);

}  // namespace unblocker::debug
