// Sorting few things: the blocks of a board, the walls of one. std::sort is made for many, and each
// use of it is kilobytes of WebAssembly that a phone has to fetch.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

namespace unblocker {

/// By insertion: what is equal keeps its order.
template <typename T, typename Before>
void sortFew(std::span<T> things, Before before) {
  for (std::size_t i = 1; i < things.size(); ++i) {
    T moved = std::move(things[i]);
    std::size_t at = i;
    for (; at > 0 && before(moved, things[at - 1]); --at) things[at] = std::move(things[at - 1]);
    things[at] = std::move(moved);
  }
}

}  // namespace unblocker
