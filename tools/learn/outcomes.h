// How readings turned out: what the belief in a reading is learned from, and the honest measure of
// what was learned, as long as the pictures are others than those learned from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model.h"
#include "models.h"

namespace unblocker::learn {

struct Trial {
  std::string picture;  ///< And what was done to it.
  int fold = 0;
  bool original = false;  ///< A real picture as it is.
  bool hasBoard = false;  ///< Else every reading is a wrong one.
  bool read = false;      ///< Else nothing like a board was found, and the rest says nothing.
  bool guessed = false;   ///< Some part of it was only the likeliest: never reported as certain.
  std::string fault;      ///< What is wrong with it, in words.
  bool close = false;     ///< Whether a closer look read it.
  Outcome outcome;
  std::optional<Outcome> first;     ///< Of what was read without one.
  std::vector<Outcome> closeLooks;  ///< Wherever one was taken.
};

/// Reads the picture by what a model knows.
Trial tryPicture(ImageView picture, const std::optional<Puzzle>& truth, const Model& model);

/// The belief's weights, from what the trials of all folds but one read without a closer look.
std::vector<float> fitBeliefs(const std::vector<Trial>& trials, int leftOut);

/// The same for what a closer look reads, near to that belief.
std::vector<float> fitCloseBeliefs(const std::vector<Trial>& trials, int leftOut,
                                   const std::vector<float>& belief);

/// Tables of what became of the trials, were they judged by beliefs fitted to the other folds:
/// real pictures as they are, real pictures changed, drawn ones.
void report(const std::vector<Trial>& trials, int folds);

}  // namespace unblocker::learn
