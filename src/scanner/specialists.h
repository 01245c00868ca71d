// Networks that learned mostly from boards of one kind: drawn roads and toys, boards tiled cell by
// cell, pale ones. Each reads its own kind better than the usual networks, which have to do for all
// kinds, and others worse.
#pragma once

#include <vector>

#include "weights.h"

namespace unblocker::scanner {

/// As those that come with the program, but for the two networks; none for pictures in grey.
std::vector<Weights> specialists(Palette palette);

}  // namespace unblocker::scanner
