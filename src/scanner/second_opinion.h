// What a closer look makes of a picture in which the usual networks find little to believe in.
#pragma once

#include <optional>

#include "finder.h"
#include "scanner.h"

namespace unblocker::scanner {

/// Whether what the usual networks found is believed in by so little that it is looked at closely.
bool isDoubtful(const Found& found);

/// What was found, or what weights that look closely read at its place or, where little is believed
/// in still, find elsewhere, if that is likelier. Who chooses among several readings finds one to
/// like: it is never relied upon.
Found withCloseLook(const Raster& raster, const std::optional<Weights>& close, Found found,
                    MovesOf movesOf);

/// As findBoards, and where that is doubtful with a closer look.
Found findWithCloseLook(const Raster& raster, const Weights& usual, MovesOf movesOf);

}  // namespace unblocker::scanner
