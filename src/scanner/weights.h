// What the scanner has learned from labelled boards, as tables of numbers. unblocker_learn fits
// them and writes weights.cpp and close_look_table.cpp; nobody does so by hand.
#pragma once

#include <optional>
#include <span>

#include "palette.h"

namespace unblocker::scanner {

struct BoardLook;
struct Evidence;
struct FloorCandidate;
struct Weights;

/// The evidence of a board under a floor, as by `weigh` in evidence.h but whatever it is worth.
using Weigh = std::optional<Evidence>(const BoardLook& board, const FloorCandidate& floor,
                                      const Weights& weights);

/// One table for each thing that was learned; what uses it says how it is laid out.
struct Weights {
  std::span<const float> seam;          ///< network.h; board_network.h where it looks closely
  std::span<const float> cell;          ///< network.h; nothing where it looks closely
  std::span<const float> goal;          ///< target.h
  std::span<const float> belief;        ///< confidence.h
  Palette palette = Palette::coloured;  ///< Of the pictures that they were learned from.
  Weigh* closely = nullptr;             ///< How the evidence is gathered, if not by clues alone.
};

/// The tables that come with the program, for pictures in colour or in grey.
Weights learned(Palette palette = Palette::coloured);

}  // namespace unblocker::scanner
