#include "model.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string_view>

#include "network.h"
#include "parallel.h"

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
  for (std::size_t i = 0; i < table.size(); ++i)
    out << (i % 16 == 0 ? "\n  " : " ") << std::lround(1000 * static_cast<double>(table[i])) << ',';
  out << '\n';
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
  inParallel(3, [&](std::size_t part) {
    if (part == 0) model.seam = fitNetwork(lesson.seams, seams);
    if (part == 1) model.cell = fitNetwork(lesson.cells, cells);
    if (part == 2) model.goal = fitChoices(choicesFrom(material, leftOut));
  });
  // Until it is learned: as the program has it.
  const auto belief = scanner::learned().belief;
  model.belief.assign(belief.begin(), belief.end());
  return model;
}

bool writeSource(const Model& model, const std::filesystem::path& file) {
  std::ofstream out(file);
  out << "// Written by unblocker_learn.\n#include \"weights.h\"\n\n#include <array>\n"
         "#include <cstdint>\n\nnamespace unblocker::scanner {\nnamespace {\n\n"
         "// Thousandths, which are half as many bytes to load as numbers with fractions.\n"
         "// clang-format off\nconstexpr std::int16_t thousandths[] = {\n";
  writeTable(out, "seam", model.seam);
  writeTable(out, "cell", model.cell);
  writeTable(out, "goal", model.goal);
  writeTable(out, "belief", model.belief);
  out << "};\n// clang-format on\n\n"
         "std::array<float, std::size(thousandths)> unpacked() {\n"
         "  std::array<float, std::size(thousandths)> numbers{};\n"
         "  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = thousandths[i] / "
         "1000.0F;\n"
         "  return numbers;\n}\n\n}  // namespace\n\nWeights learned() {\n"
         "  static const auto numbers = unpacked();\n  const std::span<const float> all(numbers);\n"
         "  return {";
  std::size_t from = 0;
  for (const auto* table : {&model.seam, &model.cell, &model.goal, &model.belief}) {
    out << (from == 0 ? "" : ", ") << "all.subspan(" << from << ", " << table->size() << ")";
    from += table->size();
  }
  out << "};\n}\n\n}  // namespace unblocker::scanner\n";
  return static_cast<bool>(out.flush());
}

}  // namespace unblocker::learn
