#include "sources.h"

#include <cstdint>
#include <fstream>
#include <string_view>

#include "scanner/packed.h"
#include "scanner/tape.h"

namespace unblocker::learn {
namespace {

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
  writeTable(out, "seam", model.usual.seam);
  writeTable(out, "cell", model.usual.cell);
  writeTable(out, "goal", model.goal);
  writeTable(out, "belief", model.belief);
}

std::size_t sizeOf(const Model& model) {
  return model.usual.seam.size() + model.usual.cell.size() + model.goal.size() +
         model.belief.size();
}

bool writeUsual(const Model& coloured, const Model& grey, const std::filesystem::path& file) {
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
  for (const auto* table :
       {&coloured.usual.seam, &coloured.usual.cell, &coloured.goal, &coloured.belief}) {
    out << "all.subspan(" << from << ", " << table->size() << "), ";
    from += table->size();
  }
  out << "palette};\n}\n\n}  // namespace unblocker::scanner\n";
  return static_cast<bool>(out.flush());
}

/// Packed, in words with the lowest byte first.
std::vector<std::uint64_t> wordsOf(const Model& model) {
  std::vector<std::uint64_t> words;
  std::size_t count = 0;
  for (const auto* table : {&model.close, &model.closeBelief})
    for (const float number : *table)
      for (const int byte : scanner::packed(number)) {
        const std::size_t place = count++ % scanner::wordBytes;
        if (place == 0) words.push_back(0);
        words.back() |= std::uint64_t{static_cast<std::uint8_t>(byte)} << (8 * place);
      }
  return words;
}

bool writeCloseLook(const Model& model, const std::filesystem::path& file) {
  constexpr std::size_t wordsInRow = 250;  // compilers take no more than 256 at a time
  const std::vector<std::uint64_t> words = wordsOf(model);
  std::ofstream out(file);
  out << R"(// Written by unblocker_learn.
#include "tape.h"

namespace unblocker::scanner {

// clang-format off
void putCloseLook(Tape& tape) {)"
      << std::hex;
  for (std::size_t i = 0; i < words.size(); ++i) {
    out << (i % wordsInRow == 0 ? "\n  tape.putAll(" : ", ") << "0x" << words[i] << 'U';
    if (i + 1 == words.size() || (i + 1) % wordsInRow == 0) out << ");";
  }
  out << "\n}\n// clang-format on\n\n}  // namespace unblocker::scanner\n";
  return static_cast<bool>(out.flush());
}

}  // namespace

bool writeSources(const Model& coloured, const Model& grey, const std::filesystem::path& folder) {
  return writeUsual(coloured, grey, folder / "weights.cpp") &&
         (coloured.close.empty() || writeCloseLook(coloured, folder / "close_look_table.cpp"));
}

}  // namespace unblocker::learn
