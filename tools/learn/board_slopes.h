// How each number of the network that sees a whole board should change, by what it thought of one
// board: the chain rule from its meanings back through all that was heard (Rumelhart, Hinton and
// Williams, "Learning representations by back-propagating errors", 1986).
#pragma once

#include <span>
#include <vector>

#include "scanner/board_network.h"

namespace unblocker::learn {

/// Adds the slopes of what was thought wrongly to those of the table, in its layout. The meanings
/// of `thoughts` are by how much each was thought too likely.
void addSlopes(const scanner::BoardThoughts& thoughts, std::span<const float> table,
               std::vector<float>& slopes);

}  // namespace unblocker::learn
