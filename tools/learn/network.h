// Fits a network with one hidden layer to samples: stochastic gradient descent with momentum and
// adaptive rates, which fall.
#pragma once

#include <cstdint>
#include <vector>

#include "samples.h"

namespace unblocker::learn {

struct Training {
  std::size_t hidden = 16;
  std::size_t meanings = 2;  ///< All of the samples' that are beyond these count as the last.
  int rounds = 20;           ///< Times that every sample is seen.
  double rate = 3e-3;        ///< At the start.
  double decay = 2e-4;       ///< Keeps weights small.
  double noise = 0.1;        ///< Added to every clue, in its standard deviations.
  double smoothing = 0.01;   ///< Of the meaning's likelihood is given to the others.
  std::size_t batch = 1024;
  std::uint32_t seed = 1;
};

/// The table as scanner/network.h lays it out. Takes at least one sample.
std::vector<float> fitNetwork(const Samples& samples, const Training& training);

}  // namespace unblocker::learn
