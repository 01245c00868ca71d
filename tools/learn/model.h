// All that is learned, fitted to a part of the material or to all of it.
#pragma once

#include <optional>
#include <vector>

#include "material.h"
#include "scanner/weights.h"

namespace unblocker::learn {

struct Networks {
  std::vector<float> seam;
  std::vector<float> cell;
};

struct Model {
  Networks usual;
  std::vector<float> close;  ///< The network that looks closely; none in grey.
  std::vector<float> goal;
  std::vector<float> belief;
  std::vector<float> closeBelief;  ///< In what a closer look reads; none in grey.

  scanner::Palette palette = scanner::Palette::coloured;

  scanner::Weights weights() const { return {usual.seam, usual.cell, goal, belief, palette}; }
  std::optional<scanner::Weights> closeLook() const;
};

inline constexpr int noFold = -1;

/// Everything but the belief, from what is not in the fold that is left out.
Model fitModel(const Material& material, int leftOut);

/// Of these, the network that looks closely; none in grey.
std::vector<float> fitCloseLook(const Material& material, int leftOut);

/// Of these, the weights of the goals alone.
std::vector<float> fitGoals(const Material& material, int leftOut);

/// What the program has.
Model asLearned(scanner::Palette palette);

}  // namespace unblocker::learn
