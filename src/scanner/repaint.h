// Paints blocks over the letters that tell of them.
#pragma once

#include <vector>

#include "../puzzle.h"
#include "geometry.h"
#include "raster.h"
#include "sheet.h"

namespace unblocker::scanner {

/// A picture in which the blocks of a lettered board are painted over, and where that board is.
struct Painted {
  Raster raster;
  Grid grid;
};

/// `section` is where the letters are; the board may have empty rows beyond. Blocks are given in
/// the sheet's cells.
Painted paintedOver(const Raster& raster, const Sheet& sheet, const Section& section,
                    const std::vector<Block>& blocks);

}  // namespace unblocker::scanner
