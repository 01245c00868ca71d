// Counts of how pictures were read, by anything they have in common.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace unblocker {

/// What became of one picture. `wrong` is the one thing that must not be: another board than the
/// picture shows, reported as certain.
enum class Verdict { exact, exactUnsure, unsure, refused, wrong };

inline constexpr std::array verdictNames{"exact", "exact?", "unsure", "refused", "WRONG"};

using Tally = std::array<int, verdictNames.size()>;

inline int total(const Tally& tally) {
  int sum = 0;
  for (const int count : tally) sum += count;
  return sum;
}

inline int count(const Tally& tally, Verdict verdict) {
  return tally[static_cast<std::size_t>(verdict)];
}

/// Tallies by name, and the seeds of what must be looked at.
struct Report {
  std::map<std::string, Tally> tallies;
  std::vector<std::uint32_t> wrong;

  void add(const std::string& name, Verdict verdict) {
    ++tallies[name][static_cast<std::size_t>(verdict)];
  }

  void merge(const Report& other) {
    for (const auto& [name, tally] : other.tallies)
      for (std::size_t i = 0; i < tally.size(); ++i) tallies[name][i] += tally[i];
    wrong.insert(wrong.end(), other.wrong.begin(), other.wrong.end());
  }
};

}  // namespace unblocker
