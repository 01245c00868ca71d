// Where a reading is doubtful: cells whose own evidence is weak, or was overruled by the rest of
// the board, or that the next best tiling reads otherwise.
#pragma once

#include <vector>

#include "evidence.h"
#include "tiling.h"

namespace unblocker::scanner {

/// 0…1 for every cell, row-major: how sure it is that the cell, and how it goes together with its
/// neighbours, is read right.
std::vector<double> cellConfidences(const Evidence& evidence, const TilingPair& tilings);

}  // namespace unblocker::scanner
