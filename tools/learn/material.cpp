#include "material.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <span>
#include <utility>

#include "parallel.h"

namespace unblocker::learn {
namespace {

using namespace scanner;

// The renderer's seeds from here on are learned from; tests draw others.
constexpr std::uint32_t firstSeed = 40'000'001;

// The scanner does not find boards quite exactly, those of odd looks least.
constexpr Shake usualShake{0.015, 0.002};
constexpr Shake oddShake{0.04, 0.006};

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

/// An example once in every place.
Item itemOf(const std::optional<Example>& example, std::span<const Shake> places,
            std::uint32_t seed) {
  Item item;
  if (!example) return item;
  std::mt19937 chance(seed);
  for (const Shake& shake : places) {
    Lesson lesson = lessonOf(*example, shake, chance);
    if (!lesson.isEmpty()) item.lessons.push_back(std::move(lesson));
  }
  item.choice = choiceOf(*example);
  return item;
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

}  // namespace

Material gatherMaterial(const Extent& extent, Palette palette) {
  const std::size_t plain = extent.drawn + (palette == Palette::grey ? 0 : extent.moreDrawn);
  const std::size_t drawn = plain + (palette == Palette::grey ? 0 : extent.doodled);
  Material material{palette, realItems(extent), std::vector<Item>(drawn), extent.drawn};
  const Places places(extent.places);
  std::vector<Shake> realPlaces{{}};
  realPlaces.resize(1 + shakenReal, usualShake);
  inParallel(material.real.size() + drawn, [&](std::size_t i) {
    const auto seed = firstSeed + static_cast<std::uint32_t>(i);
    if (i >= material.real.size()) {
      const std::size_t own = i - material.real.size();
      const Shake shake = own < material.usualDrawn ? Shake{} : oddShake;
      render::Wish wish;
      wish.doodles = own >= plain;
      material.drawn[own] = itemOf(drawnExample(seed, wish, palette), std::array{shake}, seed);
      return;
    }
    RealItem& real = material.real[i];
    real.item =
        itemOf(exampleOf(extent.folder, real.picture, places, learned(palette)), realPlaces, seed);
    if (real.picture.truth && real.item.lessons.empty())
      std::printf("not learned from: %s\n", real.picture.file.c_str());
  });
  return material;
}

}  // namespace unblocker::learn
