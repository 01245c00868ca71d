#include "material.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "parallel.h"
#include "specimen.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

// The renderer's seeds from here on are learned from; tests draw others.
constexpr std::uint32_t firstSeed = 40'000'001;
constexpr std::uint32_t firstSpecialSeed = 41'000'001;

constexpr int shakenReal = 7;  // there are few of them

GridReading trueReading(const Example& example) {
  GridReading reading;
  reading.lattice = example.lattice;
  reading.patch = cutPatch(example.raster, example.lattice);
  reading.features = measure(reading.patch);
  reading.layout = {example.truth.blocks, example.truth.walls};
  return reading;
}

std::optional<Choice> choiceOf(const Example& example) {
  const GridReading reading = trueReading(example);
  Choice choice;
  bool known = false;
  for (const Goal& goal : possibleGoals(reading)) {
    if (goal.block == 0 && goal.exit == example.truth.exit) {
      choice.right = choice.goals.size();
      known = true;
    }
    choice.goals.push_back(goal.clues);
  }
  return known ? std::optional(std::move(choice)) : std::nullopt;
}

Item itemOf(const std::optional<Example>& example, int shaken, std::uint32_t seed) {
  if (!example) return {};
  std::mt19937 chance(seed);
  return {lessonOf(*example, shaken, chance), choiceOf(*example)};
}

std::vector<RealItem> realItems(const Extent& extent) {
  std::vector<RealItem> items;
  std::map<std::string, int> sizes;
  for (const Labelled& picture : readManifest(extent.folder)) {
    items.push_back({picture, 0, 1, {}});
    ++sizes[familyOf(picture.file)];
  }
  for (RealItem& item : items) {
    const auto family = sizes.find(familyOf(item.picture.file));
    // Families in turn, so that neighbours in the alphabet, often one author's, part company.
    item.fold = static_cast<int>(std::distance(sizes.begin(), family)) % extent.folds;
    item.weight = 1 / std::sqrt(static_cast<double>(family->second));
  }
  return items;
}

/// Drawn boards of one specialty.
std::vector<Item> specialItems(std::size_t specialty, std::size_t count, Palette palette) {
  const auto& looks = specialties[specialty];
  std::vector<std::uint32_t> seeds;
  for (std::uint32_t seed = firstSpecialSeed; seeds.size() < count; ++seed)
    if (std::find(looks.begin(), looks.end(), render::lookOf(seed)) != looks.end())
      seeds.push_back(seed);
  std::vector<Item> items(count);
  inParallel(count, [&](std::size_t i) {
    items[i] = itemOf(drawnExample(seeds[i], palette), 0, seeds[i]);
  });
  return items;
}

}  // namespace

Material gatherMaterial(const Extent& extent, Palette palette) {
  Material material{palette, realItems(extent), std::vector<Item>(extent.drawn), {}};
  const Places places(extent.places);
  inParallel(material.real.size() + extent.drawn, [&](std::size_t i) {
    const auto seed = firstSeed + static_cast<std::uint32_t>(i);
    if (i >= material.real.size()) {
      material.drawn[i - material.real.size()] = itemOf(drawnExample(seed, palette), 0, seed);
      return;
    }
    RealItem& real = material.real[i];
    real.item =
        itemOf(exampleOf(extent.folder, real.picture, places, learned(palette)), shakenReal, seed);
    if (real.picture.truth && real.item.lesson.cells.count() == 0)
      std::printf("not learned from: %s\n", real.picture.file.c_str());
  });
  if (palette == Palette::coloured)
    for (std::size_t i = 0; i < specialties.size(); ++i)
      material.special[i] = specialItems(i, extent.special, palette);
  return material;
}

}  // namespace unblocker::learn
