// All that is learned, fitted to a part of the material or to all of it.
#pragma once

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
  std::vector<Networks> special;
  std::vector<float> goal;
  std::vector<float> belief;

  scanner::Palette palette = scanner::Palette::coloured;

  scanner::Weights weights() const { return weightsWith(usual); }
  std::vector<scanner::Weights> specialists() const;

 private:
  scanner::Weights weightsWith(const Networks& networks) const {
    return {networks.seam, networks.cell, goal, belief, palette};
  }
};

inline constexpr int noFold = -1;

/// Everything but the belief, from what is not in the fold that is left out.
Model fitModel(const Material& material, int leftOut);

/// Of these, the specialists' networks alone, one after the other as in `specialties`; none where
/// there is nothing special to learn from.
std::vector<Networks> fitSpecialists(const Material& material, int leftOut);

/// Of these, the weights of the goals alone.
std::vector<float> fitGoals(const Material& material, int leftOut);

/// What the program has.
Model asLearned(scanner::Palette palette);

}  // namespace unblocker::learn
