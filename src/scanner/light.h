// Light that falls unevenly on a board: a gradient, a vignette, a lamp at one side.
//
// Nothing is known of the light but that it changes slowly, and that the floor shows it: cells that
// would look alike if one were a little brightened, and the next ones a little more.
#pragma once

#include <array>
#include <optional>

#include "measurements.h"

namespace unblocker::scanner {

/// The logarithm of the brightness across a board, less that at its middle: the weights of u, v,
/// u², v² and uv, which run from -1 to 1 from edge to edge.
using Light = std::array<double, 5>;

/// The uneven light in which most cells look alike that do not as they are; nothing where even
/// light explains as much.
std::optional<Light> unevenLightOn(const Features& features);

/// The patch as it would look were the light even.
Patch inEvenLight(Patch patch, const Light& light);

}  // namespace unblocker::scanner
