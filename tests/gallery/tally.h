// Counts of how pictures were read, by anything they have in common.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scanner/scanner.h"

namespace unblocker {

/// What became of one picture. `wrong` is the one thing that must not be: another board than the
/// picture shows, reported as certain.
enum class Verdict { exact, exactUnsure, unsure, refused, wrong };

/// From this confidence on, a reading is reported as certain.
inline constexpr double sure = 0.9;

/// How the reading compares with the truth; without one, only an error is right.
Verdict judge(const Result<Reading>& reading, const std::optional<Puzzle>& truth);

using Tally = std::array<int, 5>;

int total(const Tally& tally);
int count(const Tally& tally, Verdict verdict);
/// Of the pictures, how many in a hundred were read exactly, surely or not.
double percentExact(const Tally& tally);

/// Tallies by name, and what must be looked at.
struct Report {
  std::map<std::string, Tally> tallies;
  std::vector<std::string> faults;

  void add(const std::string& name, Verdict verdict) {
    ++tallies[name][static_cast<std::size_t>(verdict)];
  }
  void merge(const Report& other);
  void print() const;  ///< To standard output.
};

/// Calls `work(i)` for 0 ≤ i < count on all processors and merges what it reports, in no order.
Report inParallel(std::size_t count, const std::function<Report(std::size_t)>& work);

}  // namespace unblocker
