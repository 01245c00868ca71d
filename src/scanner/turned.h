// A small picture turned by some degrees: a board that leans in the picture is upright there, and
// can be searched for like any other.
#pragma once

#include "lattice.h"
#include "raster.h"

namespace unblocker::scanner {

class Turned {
 public:
  /// `source` reduced by a whole factor and turned about its middle, counterclockwise, by an angle
  /// of this sine. What is turned out of the picture is lost; where nothing comes in, its edges are
  /// repeated.
  Turned(const Raster& source, int factor, double sine);

  const Raster& raster() const { return raster_; }

  /// Where a lattice of the turned picture lies in the source.
  Lattice inSource(const Lattice& lattice) const;

 private:
  Raster raster_;
  Lattice toSource_;  ///< From pixels of the turned picture to those of the source.
};

}  // namespace unblocker::scanner
