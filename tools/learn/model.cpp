#include "model.h"

#include <algorithm>
#include <span>

#include "board_fit.h"
#include "network.h"
#include "parallel.h"
#include "scanner/close_look.h"

namespace unblocker::learn {
namespace {

// Of all that is learned; drawn boards are many and all of one hand.
constexpr double drawnPart = 0.4;

/// The lessons of so many drawn boards, and of real ones of families that are not left out.
std::vector<WeightedLesson> lessonsFrom(const Material& material, int leftOut,
                                        std::size_t drawnCount) {
  std::vector<WeightedLesson> lessons;
  double all = 0;
  const auto append = [&](const Item& item, double weight) {
    double counted = 0;
    for (const Lesson& lesson : item.lessons) {
      lessons.push_back({&lesson, static_cast<float>(weight)});
      counted += weight * static_cast<double>(lesson.cells.count());
      all += static_cast<double>(lesson.cells.count());
    }
    return counted;
  };
  double real = 0;
  for (const RealItem& item : material.real)
    if (item.fold != leftOut) real += append(item.item, item.weight);
  const std::size_t realCount = lessons.size();
  double drawn = 0;
  for (const Item& item : std::span(material.drawn).first(drawnCount)) drawn += append(item, 1);
  for (std::size_t i = 0; i < lessons.size(); ++i)
    lessons[i].weight *=
        static_cast<float>(i < realCount ? (1 - drawnPart) * all / real : drawnPart * all / drawn);
  return lessons;
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
                      static_cast<double>(std::max<std::size_t>(1, material.usualDrawn));
  for (const Item& item : std::span(material.drawn).first(material.usualDrawn)) {
    if (!item.choice) continue;
    choices.push_back(*item.choice);
    choices.back().weight = each;
  }
  return choices;
}

std::vector<float> copied(std::span<const float> table) { return {table.begin(), table.end()}; }

Networks fitUsual(const std::vector<WeightedLesson>& lessons) {
  Samples seams{scanner::seamClueCount, {}, {}, {}};
  Samples cells{scanner::cellClueCount, {}, {}, {}};
  for (const WeightedLesson& each : lessons) {
    seams.append(each.lesson->seams, each.weight);
    cells.append(each.lesson->cells, each.weight);
  }
  Training forSeams;
  forSeams.hidden = 24;
  forSeams.meanings = scanner::seamMeanings;
  Training forCells;
  forCells.hidden = 14;
  forCells.meanings = scanner::cellMeanings;
  Networks networks;
  inParallel(2, [&](std::size_t part) {
    if (part == 0) networks.seam = fitNetwork(seams, forSeams);
    if (part == 1) networks.cell = fitNetwork(cells, forCells);
  });
  return networks;
}

}  // namespace

std::optional<scanner::Weights> Model::closeLook() const {
  if (close.empty()) return std::nullopt;
  // As much is believed in as usual until it is known what that is worth.
  return scanner::lookingClosely(weights(), close, closeBelief.empty() ? belief : closeBelief);
}

Model fitModel(const Material& material, int leftOut) {
  Model model;
  model.palette = material.palette;
  model.usual = fitUsual(lessonsFrom(material, leftOut, material.usualDrawn));
  model.close = fitCloseLook(material, leftOut);
  model.goal = fitGoals(material, leftOut);
  // The beliefs until they are learned.
  model.belief = copied(scanner::learned(material.palette).belief);
  if (const auto own = scanner::closeLook(material.palette))
    model.closeBelief = copied(own->belief);
  return model;
}

std::vector<float> fitCloseLook(const Material& material, int leftOut) {
  if (material.palette == scanner::Palette::grey) return {};
  return fitBoardNetwork(lessonsFrom(material, leftOut, material.drawn.size()), {});
}

std::vector<float> fitGoals(const Material& material, int leftOut) {
  return fitChoices(choicesFrom(material, leftOut));
}

Model asLearned(scanner::Palette palette) {
  const scanner::Weights weights = scanner::learned(palette);
  Model model{{copied(weights.seam), copied(weights.cell)},
              {},
              copied(weights.goal),
              copied(weights.belief),
              {},
              palette};
  if (const auto own = scanner::closeLook(palette)) {
    model.close = copied(own->seam);
    model.closeBelief = copied(own->belief);
  }
  return model;
}

}  // namespace unblocker::learn
