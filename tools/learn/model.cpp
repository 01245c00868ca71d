#include "model.h"

#include <algorithm>
#include <span>

#include "network.h"
#include "parallel.h"
#include "scanner/close_look.h"

namespace unblocker::learn {
namespace {

// Of all that is learned; drawn boards are many and all of one hand.
constexpr double drawnPart = 0.4;

/// Appends a lesson that is to count as much as so many samples.
void appendAs(double samples, const Lesson& lesson, Lesson& all) {
  double weight = 0;
  for (const float value : lesson.cells.weight) weight += static_cast<double>(value);
  if (weight > 0) all.append(lesson, static_cast<float>(samples / weight));
}

/// From so many drawn boards, and real ones of families that are not left out.
Lesson lessonFrom(const Material& material, int leftOut, std::size_t drawnCount) {
  Lesson real;
  for (const RealItem& item : material.real)
    if (item.fold != leftOut) real.append(item.item.lesson, static_cast<float>(item.weight));
  Lesson drawn;
  for (const Item& item : std::span(material.drawn).first(drawnCount)) drawn.append(item.lesson, 1);
  const auto count = static_cast<double>(real.cells.count() + drawn.cells.count());
  Lesson all;
  appendAs((1 - drawnPart) * count, real, all);
  appendAs(drawnPart * count, drawn, all);
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
                      static_cast<double>(std::max<std::size_t>(1, material.usualDrawn));
  for (const Item& item : std::span(material.drawn).first(material.usualDrawn)) {
    if (!item.choice) continue;
    choices.push_back(*item.choice);
    choices.back().weight = each;
  }
  return choices;
}

std::vector<float> copied(std::span<const float> table) { return {table.begin(), table.end()}; }

Networks fitBoth(const Lesson& lesson, const Training& seams, const Training& cells) {
  Networks networks;
  inParallel(2, [&](std::size_t part) {
    if (part == 0) networks.seam = fitNetwork(lesson.seams, seams);
    if (part == 1) networks.cell = fitNetwork(lesson.cells, cells);
  });
  return networks;
}

Networks fitUsual(const Lesson& lesson) {
  Training seams;
  seams.hidden = 24;
  seams.meanings = scanner::seamMeanings;
  seams.batch = 1024;
  Training cells = seams;
  cells.hidden = 14;
  cells.meanings = scanner::cellMeanings;
  return fitBoth(lesson, seams, cells);
}

}  // namespace

std::optional<scanner::Weights> Model::closeLook() const {
  if (!close) return std::nullopt;
  scanner::Weights own = weights();
  own.seam = close->seam;
  own.cell = close->cell;
  own.belief = closeBelief;
  own.closely = scanner::weighClosely;
  return own;
}

Model fitModel(const Material& material, int leftOut) {
  Model model;
  model.palette = material.palette;
  model.usual = fitUsual(lessonFrom(material, leftOut, material.usualDrawn));
  model.close = fitCloseLook(material, leftOut);
  model.goal = fitGoals(material, leftOut);
  // The beliefs until they are learned.
  model.belief = copied(scanner::learned(material.palette).belief);
  if (const auto own = scanner::closeLook(material.palette))
    model.closeBelief = copied(own->belief);
  return model;
}

std::optional<Networks> fitCloseLook(const Material& material, int leftOut) {
  if (material.palette == scanner::Palette::grey) return std::nullopt;
  Training seams;
  seams.hidden = scanner::closeSeamHidden;
  seams.meanings = scanner::seamMeanings;
  seams.views = seamViews();
  seams.rounds = 12;
  seams.rate = 1e-3;
  seams.spread = 0.5F;
  seams.batch = 256;
  Training cells = seams;
  cells.hidden = scanner::closeCellHidden;
  cells.meanings = scanner::closeCellMeanings;
  cells.views = cellViews();
  return fitBoth(lessonFrom(material, leftOut, material.drawn.size()), seams, cells);
}

std::vector<float> fitGoals(const Material& material, int leftOut) {
  return fitChoices(choicesFrom(material, leftOut));
}

Model asLearned(scanner::Palette palette) {
  const scanner::Weights weights = scanner::learned(palette);
  Model model{{copied(weights.seam), copied(weights.cell)},
              std::nullopt,
              copied(weights.goal),
              copied(weights.belief),
              {},
              palette};
  if (const auto own = scanner::closeLook(palette)) {
    model.close = {copied(own->seam), copied(own->cell)};
    model.closeBelief = copied(own->belief);
  }
  return model;
}

}  // namespace unblocker::learn
