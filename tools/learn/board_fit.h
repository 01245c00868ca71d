// Fits the network that sees a whole board to lessons: as network.h does, but board by board, each
// seen in one of eight ways at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "samples.h"

namespace unblocker::learn {

struct WeightedLesson {
  const Lesson* lesson = nullptr;
  float weight = 1;  ///< Of each of its samples; 1 on the average of all.
};

struct BoardTraining {
  int rounds = 12;          ///< Times that every board is seen.
  double rate = 1e-3;       ///< At the start.
  double decay = 2e-4;      ///< Keeps weights small.
  double noise = 0.1;       ///< Added to every clue, in its standard deviations.
  float smoothing = 0.01F;  ///< Of the meaning's likelihood is given to the others.
  std::size_t batch = 6;    ///< Boards.
  std::uint32_t seed = 1;
};

/// The table as scanner/board_network.h lays it out. Takes at least one lesson. However many
/// threads there are, the same.
std::vector<float> fitBoardNetwork(std::span<const WeightedLesson> lessons,
                                   const BoardTraining& training);

}  // namespace unblocker::learn
