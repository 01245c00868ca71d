// Independent work on all processors.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace unblocker::learn {

/// Calls work(i) for 0 ≤ i < count, in no order, from several threads.
template <typename Work>
void inParallel(std::size_t count, Work work) {
  std::atomic<std::size_t> next{0};
  const auto run = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
    others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

}  // namespace unblocker::learn
