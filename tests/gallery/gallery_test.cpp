// The scanner on tens of thousands of synthetic screenshots: what it reads is what was drawn, or it
// says that it is unsure, or it refuses. Prints the counts by look, damage and every other trait,
// and fails where a certain reading is wrong or a clean look is read less often than it was.
//
//   gallery_test [COUNT [FIRST_SEED]]
//
// `unblocker_render --count 1 --seed S --out FOLDER` draws one of them to look at.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "notation.h"
#include "scanner/scanner.h"
#include "specimen.h"
#include "tally.h"

namespace {

using namespace unblocker;

std::string sizeOf(const Puzzle& puzzle) {
  if (puzzle.cols != puzzle.rows) return "not square";
  return std::to_string(puzzle.cols) + "x" + std::to_string(puzzle.rows);
}

void enter(Report& report, const render::Specimen& specimen, Verdict verdict, std::uint32_t seed) {
  if (verdict == Verdict::wrong) report.faults.push_back("WRONG: seed " + std::to_string(seed));
  report.add("all", verdict);
  if (!specimen.truth) {
    for (const std::string& trait : specimen.traits)
      if (trait.starts_with("spoiler ")) report.add("no board: " + trait, verdict);
    return;
  }
  for (const std::string& damage : specimen.damage) report.add("damage: " + damage, verdict);
  if (!specimen.damage.empty()) return report.add("damaged: " + specimen.look, verdict);
  report.add("clean: " + specimen.look, verdict);
  for (const std::string& trait : specimen.traits) report.add("trait: " + trait, verdict);
  report.add("size: " + sizeOf(*specimen.truth), verdict);
}

Report readOne(std::uint32_t seed) {
  Report report;
  const render::Specimen specimen = render::makeSpecimen(seed);
  enter(report, specimen, judge(scan(specimen.picture.view()), specimen.truth), seed);
  return report;
}

/// What must be kept: of each look's undamaged pictures, so many in a hundred read exactly.
struct Floor {
  std::string_view look;
  double percent;
};

constexpr Floor floors[] = {
    {"wood", 60},
    {"wood on light floor", 50},
    {"flat vector", 38},
    {"many colours", 65},
    {"cars", 40},
    {"pale on pale", 40},
    {"target not red", 45},
    {"other red things", 58},
    {"touching, thin seams", 38},
    {"one tile a cell", 36},
    {"traffic", 8},
    {"toys", 45},
};

// Of the readings reported as certain, so many may be wrong. None of a hundred was; one more of the
// few that a short run has must not fail it.
constexpr double mostWrong = 0.01;

int countBroken(const Report& report) {
  int broken = 0;
  for (const Floor& floor : floors) {
    const auto found = report.tallies.find("clean: " + std::string(floor.look));
    if (found == report.tallies.end()) continue;
    if (percentExact(found->second) >= floor.percent) continue;
    std::printf("BROKEN: of clean \"%s\" fewer than %.0f in 100 are read exactly\n",
                std::string(floor.look).c_str(), floor.percent);
    ++broken;
  }
  const Tally& all = report.tallies.at("all");
  const int certain = count(all, Verdict::exact) + count(all, Verdict::wrong);
  if (count(all, Verdict::wrong) <= mostWrong * certain) return broken;
  std::printf("BROKEN: %d of %d certain readings are wrong\n", count(all, Verdict::wrong), certain);
  return broken + 1;
}

std::uint32_t numberIn(int count, char** words, int at, std::uint32_t otherwise) {
  return at < count ? static_cast<std::uint32_t>(std::strtoul(words[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** words) {
  const std::uint32_t pictures = numberIn(count, words, 1, 20'000);
  const auto began = std::chrono::steady_clock::now();
  const std::uint32_t first = numberIn(count, words, 2, 1);
  const Report report = inParallel(
      pictures, [&](std::size_t i) { return readOne(first + static_cast<std::uint32_t>(i)); });
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
  report.print();
  std::printf("%u pictures, %.0f s\n", pictures, passed.count());
  return countBroken(report) == 0 ? 0 : 1;
}
