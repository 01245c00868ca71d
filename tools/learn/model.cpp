#include "model.h"

#include <cstdio>
#include <fstream>
#include <span>
#include <string_view>

#include "network.h"
#include "parallel.h"
#include "scanner/packed.h"

namespace unblocker::learn {
namespace {

// Of all that is learned; drawn boards are many and all of one hand.
constexpr double drawnPart = 0.4;

Lesson lessonFrom(const Material& material, int leftOut) {
  Lesson real;
  double realWeight = 0;
  for (const RealItem& item : material.real) {
    if (item.fold == leftOut) continue;
    real.append(item.item.lesson, static_cast<float>(item.weight));
  }
  Lesson drawn;
  for (const Item& item : material.drawn) drawn.append(item.lesson, 1);
  for (const float weight : real.cells.weight) realWeight += static_cast<double>(weight);
  const auto count = static_cast<double>(real.cells.count() + drawn.cells.count());
  Lesson all;
  all.append(real, static_cast<float>((1 - drawnPart) * count / realWeight));
  if (drawn.cells.count() > 0)
    all.append(drawn,
               static_cast<float>(drawnPart * count / static_cast<double>(drawn.cells.count())));
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

void writeTable(std::ofstream& out, std::string_view name, const std::vector<float>& table) {
  out << "  // " << name;
  std::size_t written = 0;
  for (const float number : table)
    for (const int byte : scanner::packed(number))
      out << (written++ % 16 == 0 ? "\n  " : " ") << byte << ',';
  out << '\n';
}

void writeTables(std::ofstream& out, const Model& model) {
  out << "  // " << (model.palette == scanner::Palette::grey ? "in grey" : "in colour") << '\n';
  writeTable(out, "seam", model.seam);
  writeTable(out, "cell", model.cell);
  writeTable(out, "goal", model.goal);
  writeTable(out, "belief", model.belief);
}

std::size_t sizeOf(const Model& model) {
  return model.seam.size() + model.cell.size() + model.goal.size() + model.belief.size();
}

}  // namespace

Model fitModel(const Material& material, int leftOut) {
  const Lesson lesson = lessonFrom(material, leftOut);
  Training seams;
  seams.hidden = 24;
  seams.batch = 1024;
  Training cells = seams;
  cells.hidden = 14;
  Model model;
  model.palette = material.palette;
  inParallel(3, [&](std::size_t part) {
    if (part == 0) model.seam = fitNetwork(lesson.seams, seams);
    if (part == 1) model.cell = fitNetwork(lesson.cells, cells);
    if (part == 2) model.goal = fitGoals(material, leftOut);
  });
  // Until it is learned: as the program has it.
  const auto belief = scanner::learned(material.palette).belief;
  model.belief.assign(belief.begin(), belief.end());
  return model;
}

std::vector<float> fitGoals(const Material& material, int leftOut) {
  return fitChoices(choicesFrom(material, leftOut));
}

Model asLearned(scanner::Palette palette) {
  const scanner::Weights weights = scanner::learned(palette);
  const auto copied = [](std::span<const float> table) {
    return std::vector<float>(table.begin(), table.end());
  };
  return {copied(weights.seam), copied(weights.cell), copied(weights.goal), copied(weights.belief),
          palette};
}

bool writeSource(const Model& coloured, const Model& grey, const std::filesystem::path& file) {
  std::ofstream out(file);
  out << R"(// Written by unblocker_learn.
#include "weights.h"

#include <cstddef>
#include <cstdint>
#include <span>

#include "packed.h"

namespace unblocker::scanner {
namespace {

// clang-format off
constexpr std::int8_t bytes[] = {
)";
  writeTables(out, coloured);
  writeTables(out, grey);
  out << R"(};
// clang-format on

constexpr std::size_t half = )"
      << sizeOf(coloured) << R"(;  // numbers for each palette

}  // namespace

Weights learned(Palette palette) {
  static const auto numbers = unpacked<2 * half>(bytes);
  const auto all = std::span(numbers).subspan(palette == Palette::grey ? half : 0, half);
  return {)";
  std::size_t from = 0;
  for (const auto* table : {&coloured.seam, &coloured.cell, &coloured.goal, &coloured.belief}) {
    out << "all.subspan(" << from << ", " << table->size() << "), ";
    from += table->size();
  }
  out << "palette};\n}\n\n}  // namespace unblocker::scanner\n";
  return static_cast<bool>(out.flush());
}

}  // namespace unblocker::learn
