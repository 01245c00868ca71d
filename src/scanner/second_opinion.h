// What specialists make of a picture in which the usual networks find little to believe in.
// (Experts for a part of all cases each: Jacobs, Jordan, Nowlan and Hinton, "Adaptive mixtures of
// local experts", 1991. There another network tells whose word counts; here the belief in a reading
// does.)
#pragma once

#include <span>

#include "finder.h"

namespace unblocker::scanner {

/// Whether what the usual networks found is believed in by so little that others are asked.
bool isDoubtful(const Found& found, const Weights& usual);

/// What was found, or what one of the specialists reads at its place or finds elsewhere, if that is
/// much likelier. Who chooses among several readings finds one to like: it is never relied upon.
Found withOpinions(const Raster& raster, std::span<const Weights> specialists, Found found);

/// As findBoards, and where that is doubtful with the opinions of the specialists that there are.
Found findWithOpinions(const Raster& raster, const Weights& usual);

}  // namespace unblocker::scanner
