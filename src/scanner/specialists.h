// Networks that learned mostly from boards of one kind: drawn roads and toys, boards tiled cell by
// cell, pale ones. Each reads its own kind better than the usual networks, which have to do for all
// kinds, and others worse.
#pragma once

#include <cstddef>
#include <vector>

#include "weights.h"

namespace unblocker::scanner {

// Hidden units: twice as many as the usual networks have, which are asked about every picture.
inline constexpr std::size_t specialSeamHidden = 48;
inline constexpr std::size_t specialCellHidden = 28;

/// As those that come with the program, but for the two networks; none for pictures in grey.
std::vector<Weights> specialists(Palette palette);

}  // namespace unblocker::scanner
