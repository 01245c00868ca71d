// Moves a lattice so that the seams measured on it lie on its lines, by weighted least squares.
#pragma once

#include "lattice.h"
#include "measurements.h"

namespace unblocker::scanner {

/// Screenshots are only moved and scaled; when `tilt` is set and the seams plainly ask for it the
/// lattice may turn and lean as well.
Lattice polished(const Lattice& lattice, const Features& features, bool tilt);

}  // namespace unblocker::scanner
