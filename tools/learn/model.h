// All that is learned, fitted to a part of the material or to all of it.
#pragma once

#include <filesystem>
#include <vector>

#include "material.h"
#include "scanner/weights.h"

namespace unblocker::learn {

struct Model {
  std::vector<float> seam;
  std::vector<float> cell;
  std::vector<float> goal;
  std::vector<float> belief;

  scanner::Palette palette = scanner::Palette::coloured;

  scanner::Weights weights() const { return {seam, cell, goal, belief, palette}; }
};

inline constexpr int noFold = -1;

/// Everything but the belief, from what is not in the fold that is left out.
Model fitModel(const Material& material, int leftOut);

/// Of these, the weights of the goals alone.
std::vector<float> fitGoals(const Material& material, int leftOut);

/// What the program has.
Model asLearned(scanner::Palette palette);

/// Writes the tables for pictures in colour and those for pictures in grey as the source file that
/// the scanner has. Errors: false, when it cannot.
bool writeSource(const Model& coloured, const Model& grey, const std::filesystem::path& file);

}  // namespace unblocker::learn
