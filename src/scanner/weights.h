// What the classifiers have learned: tables written by tools/learn, not by hand.
#pragma once

#include <span>

namespace unblocker::scanner {

std::span<const float> seamWeights();
std::span<const float> cellWeights();

}  // namespace unblocker::scanner
