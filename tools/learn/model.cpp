#include "model.h"

#include <algorithm>
#include <initializer_list>
#include <span>

#include "network.h"
#include "parallel.h"
#include "scanner/specialists.h"

namespace unblocker::learn {
namespace {

// Of all that is learned; drawn boards are many and all of one hand.
constexpr double drawnPart = 0.4;
// Of what a specialist learns: its own kind; and any kind.
constexpr double specialPart = 0.6;
constexpr double otherPart = 0.2;

/// Drawn boards, and the part that they count for of all that is learned.
struct Share {
  const std::vector<Item>& items;
  double part;
};

/// Appends a lesson that is to count as much as so many samples.
void appendAs(double samples, const Lesson& lesson, Lesson& all) {
  double weight = 0;
  for (const float value : lesson.cells.weight) weight += static_cast<double>(value);
  if (weight > 0) all.append(lesson, static_cast<float>(samples / weight));
}

/// What the shares leave is for real boards, of families that are not left out.
Lesson lessonFrom(const Material& material, int leftOut, std::initializer_list<Share> shares) {
  Lesson real;
  for (const RealItem& item : material.real)
    if (item.fold != leftOut) real.append(item.item.lesson, static_cast<float>(item.weight));
  auto count = static_cast<double>(real.cells.count());
  double realPart = 1;
  std::vector<Lesson> drawn;
  for (const Share& share : shares) {
    Lesson& lesson = drawn.emplace_back();
    for (const Item& item : share.items) lesson.append(item.lesson, 1);
    count += static_cast<double>(lesson.cells.count());
    realPart -= share.part;
  }
  Lesson all;
  appendAs(realPart * count, real, all);
  for (std::size_t i = 0; i < drawn.size(); ++i)
    appendAs(shares.begin()[i].part * count, drawn[i], all);
  return all;
}

std::vector<Choice> choicesFrom(const Material& material, int leftOut) {
  std::vector<Choice> choices;
  double realWeight = 0;
  for (const RealItem& item : material.real) {
    if (item.fold == leftOut || !item.item.choice) continue;
    choices.push_back(*item.item.choice);
    choices.back().weight = item.weight;
    realWeight += item.weight;
  }
  const double each = realWeight * drawnPart / (1 - drawnPart) /
                      static_cast<double>(std::max<std::size_t>(1, material.drawn.size()));
  for (const Item& item : material.drawn) {
    if (!item.choice) continue;
    choices.push_back(*item.choice);
    choices.back().weight = each;
  }
  return choices;
}

/// How many hidden units the two networks have; those of the usual ones, if nothing else is said.
struct Hidden {
  std::size_t seam = 24;
  std::size_t cell = 14;
};

Networks fitNetworks(const Lesson& lesson, Hidden hidden) {
  Training seams;
  seams.hidden = hidden.seam;
  seams.batch = 1024;
  Training cells = seams;
  cells.hidden = hidden.cell;
  Networks networks;
  inParallel(2, [&](std::size_t part) {
    if (part == 0) networks.seam = fitNetwork(lesson.seams, seams);
    if (part == 1) networks.cell = fitNetwork(lesson.cells, cells);
  });
  return networks;
}

}  // namespace

std::vector<scanner::Weights> Model::specialists() const {
  std::vector<scanner::Weights> all;
  for (const Networks& networks : special) all.push_back(weightsWith(networks));
  return all;
}

Model fitModel(const Material& material, int leftOut) {
  Model model;
  model.palette = material.palette;
  model.usual = fitNetworks(lessonFrom(material, leftOut, {{material.drawn, drawnPart}}), {});
  model.special = fitSpecialists(material, leftOut);
  model.goal = fitGoals(material, leftOut);
  // Until it is learned: as the program has it.
  const auto belief = scanner::learned(material.palette).belief;
  model.belief.assign(belief.begin(), belief.end());
  return model;
}

std::vector<Networks> fitSpecialists(const Material& material, int leftOut) {
  constexpr Hidden hidden{scanner::specialSeamHidden, scanner::specialCellHidden};
  std::vector<Networks> all;
  for (const std::vector<Item>& items : material.special) {
    if (items.empty()) continue;
    const Lesson lesson =
        lessonFrom(material, leftOut, {{items, specialPart}, {material.drawn, otherPart}});
    all.push_back(fitNetworks(lesson, hidden));
  }
  return all;
}

std::vector<float> fitGoals(const Material& material, int leftOut) {
  return fitChoices(choicesFrom(material, leftOut));
}

Model asLearned(scanner::Palette palette) {
  const scanner::Weights weights = scanner::learned(palette);
  const auto copied = [](std::span<const float> table) {
    return std::vector<float>(table.begin(), table.end());
  };
  Model model{{copied(weights.seam), copied(weights.cell)},
              {},
              copied(weights.goal),
              copied(weights.belief),
              palette};
  for (const scanner::Weights& own : scanner::specialists(palette))
    model.special.push_back({copied(own.seam), copied(own.cell)});
  return model;
}

}  // namespace unblocker::learn
