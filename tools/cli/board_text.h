// Boards, moves and solutions as people read them.
#pragma once

#include <string>
#include <string_view>

#include "solver/solver.h"

namespace unblocker {

/// The board in a frame, an arrow where the exit is; ends with a new line. `labels` are the
/// blocks', index for index.
std::string drawing(const Puzzle& puzzle, std::string_view labels);

/// "B down 2".
std::string moveText(const Puzzle& puzzle, const Move& move);

/// "Solved in 23 moves (37 steps)" and its like, with the time and the positions it took.
std::string outcome(const Solution& solution);

}  // namespace unblocker
