#include "tally.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <numeric>
#include <thread>

#include "notation.h"

namespace unblocker {
namespace {

constexpr std::array verdictNames{"exact", "exact?", "unsure", "refused", "WRONG"};

}  // namespace

Verdict judge(const Result<Reading>& reading, const std::optional<Puzzle>& truth) {
  if (!reading) return Verdict::refused;
  const bool certain = reading->confidence >= sure;
  const bool right = truth && formatNotation(reading->puzzle) == formatNotation(*truth);
  if (right) return certain ? Verdict::exact : Verdict::exactUnsure;
  return certain ? Verdict::wrong : Verdict::unsure;
}

int total(const Tally& tally) { return std::accumulate(tally.begin(), tally.end(), 0); }

int count(const Tally& tally, Verdict verdict) { return tally[static_cast<std::size_t>(verdict)]; }

double percentExact(const Tally& tally) {
  const int right = count(tally, Verdict::exact) + count(tally, Verdict::exactUnsure);
  return 100.0 * right / std::max(1, total(tally));
}

void Report::merge(const Report& other) {
  for (const auto& [name, tally] : other.tallies)
    for (std::size_t i = 0; i < tally.size(); ++i) tallies[name][i] += tally[i];
  faults.insert(faults.end(), other.faults.begin(), other.faults.end());
}

void Report::print() const {
  std::printf("%-34s%8s", "", "n");
  for (const char* name : verdictNames) std::printf("%9s", name);
  std::printf("%9s\n", "% exact");
  for (const auto& [name, tally] : tallies) {
    std::printf("%-34s%8d", name.c_str(), total(tally));
    for (const int number : tally) std::printf("%9d", number);
    std::printf("%9.1f\n", percentExact(tally));
  }
  for (const std::string& fault : faults) std::printf("%s\n", fault.c_str());
}

Report inParallel(std::size_t count, const std::function<Report(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<Report> reports(std::max(1U, std::thread::hardware_concurrency()));
  std::vector<std::thread> workers;
  for (Report& report : reports)
    workers.emplace_back([&] {
      for (std::size_t i = next++; i < count; i = next++) report.merge(work(i));
    });
  for (std::thread& worker : workers) worker.join();
  Report whole;
  for (const Report& report : reports) whole.merge(report);
  std::sort(whole.faults.begin(), whole.faults.end());
  return whole;
}

}  // namespace unblocker
