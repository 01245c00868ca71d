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

  /// Why to give up, if at all. To be asked after each flight of positions: a counter decides when
  /// to look at the clock, which costs more than a flight does. `search` tells how far it is.
  template <typename Search>
  StopReason look(const Search& search) {
    if (limits_.positions != 0 && search.store().size() > limits_.positions) {
      return StopReason::positions;
    }
    if (++asked_ % askedPerLook != 0) return StopReason::none;
    const double now = millis();
    if (limits_.millis != 0 && now >= limits_.millis) return StopReason::time;
    if (!onProgress_ || now < nextReport_) return StopReason::none;
    nextReport_ = now + millisPerReport;
    return onProgress_(progressOf(search, now)) ? StopReason::none : StopReason::caller;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr unsigned askedPerLook = 64;  // Some milliseconds, on a phone.
  static constexpr double millisPerReport = 50;

  template <typename Search>
  static SolveProgress progressOf(const Search& search, double now) {
    SolveProgress progress;
    progress.level = search.ruledOut() + 1;
    for (const LevelStatistics& level : search.statistics()) {
      progress.examined += level.examined;
      progress.enqueued += level.enqueued;
    }
    progress.generated = search.generated();
    progress.queued = search.queueFinal();
    progress.millis = now;
    return progress;
  }

  Clock::time_point start_ = Clock::now();
  const SolveLimits& limits_;
  const OnSolveProgress& onProgress_;
  double nextReport_ = millisPerReport;
  unsigned asked_ = 0;
};

}  // namespace unblocker
