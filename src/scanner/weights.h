// What the scanner has learned from labelled boards, as tables of numbers. unblocker_learn fits
// them and writes weights.cpp; nobody does so by hand.
#pragma once

#include <span>

#include "palette.h"

namespace unblocker::scanner {

/// One table for each thing that was learned; what uses it says how it is laid out.
struct Weights {
  std::span<const float> seam;          ///< classifier.h
  std::span<const float> cell;          ///< classifier.h
  std::span<const float> goal;          ///< target.h
  std::span<const float> belief;        ///< confidence.h
  Palette palette = Palette::coloured;  ///< Of the pictures that they were learned from.
};

/// The tables that come with the program, for pictures in colour or in grey.
Weights learned(Palette palette = Palette::coloured);

}  // namespace unblocker::scanner
