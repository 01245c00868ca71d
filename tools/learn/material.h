// Everything that is learned from, measured once: real pictures by family, and drawn ones.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "models.h"
#include "samples.h"

namespace unblocker::learn {

/// What one board teaches in each of its places, and the choice among its goals.
struct Item {
  std::vector<Lesson> lessons;
  std::optional<Choice> choice;  ///< Nothing where no goal is the right one.
};

struct RealItem {
  Labelled picture;
  int fold = 0;       ///< The same for all of a family.
  double weight = 1;  ///< Less for each of a large family.
  Item item;          ///< Empty where the board's place is not known.
};

struct Material {
  scanner::Palette palette = scanner::Palette::coloured;
  std::vector<RealItem> real;
  std::vector<Item> drawn;
  std::size_t usualDrawn = 0;  ///< The usual networks learn from the first, the others from all.
};

struct Extent {
  std::filesystem::path folder;  ///< Of labelled pictures.
  std::filesystem::path places;  ///< Of boards that are not found by themselves.
  std::size_t drawn = 3000;
  std::size_t moreDrawn = 12000;  ///< For those who look closely; not in grey.
  std::size_t doodled = 6000;     ///< The same, but with pictures of chance on them.
  int folds = 4;
};

/// As it looks in a palette.
Material gatherMaterial(const Extent& extent, scanner::Palette palette);

}  // namespace unblocker::learn
