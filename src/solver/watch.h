// Looks at the clock now and then, tells how the search is getting on, and says when to give up.
#pragma once

#include <chrono>

#include "solver.h"

namespace unblocker {

class Watch {
 public:
  Watch(const SolveLimits& limits, const OnSolveProgress& onProgress)
      : limits_(limits), onProgress_(onProgress) {}

  double millis() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  }

  /// Why to give up, if at all; `progress` has its `millis` filled in here. To be asked after each
  /// position: a counter decides when to look at the clock, which costs more than a position does.
  StopReason look(SolveProgress progress) {
    if (limits_.positions != 0 && progress.enqueued > limits_.positions) {
      return StopReason::positions;
    }
    if (++asked_ % askedPerLook != 0) return StopReason::none;
    progress.millis = millis();
    if (limits_.millis != 0 && progress.millis >= limits_.millis) return StopReason::time;
    if (!onProgress_ || progress.millis < nextReport_) return StopReason::none;
    nextReport_ = progress.millis + millisPerReport;
    return onProgress_(progress) ? StopReason::none : StopReason::caller;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr unsigned askedPerLook = 256;  // About a millisecond, on a phone.
  static constexpr double millisPerReport = 50;

  Clock::time_point start_ = Clock::now();
  const SolveLimits& limits_;
  const OnSolveProgress& onProgress_;
  double nextReport_ = millisPerReport;
  unsigned asked_ = 0;
};

}  // namespace unblocker
