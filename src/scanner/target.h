// Picks the target among the blocks. Only colour can tell it, so colour votes here, and here alone.
#pragma once

#include <optional>
#include <vector>

#include "../puzzle.h"
#include "measurements.h"

namespace unblocker::scanner {

struct TargetReading {
  std::size_t block = 0;  ///< Index into the blocks given.
  double belief = 0;      ///< 0: as likely another block; 1: one block stands out plainly.
};

/// The block that stands out, by being red or by looking like no other. Nothing when none does.
std::optional<TargetReading> findTarget(const Features& features, const std::vector<Block>& blocks);

}  // namespace unblocker::scanner
