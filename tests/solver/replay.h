// Plays a solution on the board, refusing every move that the rules do not allow.
#pragma once

#include <string>

#include "solver/solver.h"

namespace unblocker {

/// What is wrong with a solution; empty when each move is legal, the last one, and no earlier one,
/// frees the target, and the steps add up.
std::string faultOf(const Puzzle& puzzle, const Solution& solution);

}  // namespace unblocker
