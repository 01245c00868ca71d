#include "sort_few.h"

#include <doctest.h>

#include <algorithm>
#include <random>
#include <vector>

using namespace unblocker;

TEST_CASE("few things are sorted as many are, and equal ones keep their order") {
  std::mt19937 random(1);
  const auto tens = [](int a, int b) { return a / 10 < b / 10; };
  for (int size = 0; size < 60; ++size) {
    std::vector<int> few(static_cast<std::size_t>(size));
    for (int& one : few) one = static_cast<int>(random() % 100);
    std::vector<int> expected = few;
    sortFew(std::span(few), tens);
    std::stable_sort(expected.begin(), expected.end(), tens);
    CHECK(few == expected);
  }
}
