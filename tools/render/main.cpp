// unblocker_render: synthetic screenshots. One of a given board to standard output, or a folder of
// random ones with a manifest.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "notation.h"
#include "png.h"
#include "scene.h"
#include "specimen.h"

namespace {

using namespace unblocker;

constexpr const char* usage =
    "usage: unblocker_render [--width PIXELS] [--height PIXELS] [--theme NAME] [--bare] BOARD\n"
    "       unblocker_render --count N [--seed S] [--cell PIXELS] [--doodles] --out FOLDER\n"
    "The first writes a synthetic screenshot of BOARD (one-line notation) as PNG to standard\n"
    "output; --bare leaves out frame, header and buttons. The second writes N random ones in all\n"
    "looks, from seed S on, with cells of 14 to 30 pixels unless told, and a manifest.tsv that\n"
    "tells each one's board; --doodles draws pictures of chance on them.\nThemes:";

struct Arguments {
  render::Scene scene;
  const render::Theme* theme = &render::themes()[1];
  std::string board;
  int count = 0;
  std::uint32_t seed = 1;
  render::Wish wish;
  std::string out;
};

int fail(const std::string& message) {
  std::fprintf(stderr, "unblocker_render: %s\n%s", message.c_str(), usage);
  for (const render::Theme& theme : render::themes())
    std::fprintf(stderr, " \"%s\"", std::string(theme.name).c_str());
  std::fputc('\n', stderr);
  return 2;
}

const render::Theme* themeNamed(std::string_view name) {
  for (const render::Theme& theme : render::themes())
    if (theme.name == name) return &theme;
  return nullptr;
}

struct Option {
  std::string_view name;
  void (*read)(Arguments& arguments, const char* value);
};

constexpr Option options[] = {
    {"--width", [](Arguments& a, const char* value) { a.scene.width = std::atoi(value); }},
    {"--height", [](Arguments& a, const char* value) { a.scene.height = std::atoi(value); }},
    {"--theme", [](Arguments& a, const char* value) { a.theme = themeNamed(value); }},
    {"--count", [](Arguments& a, const char* value) { a.count = std::atoi(value); }},
    {"--seed",
     [](Arguments& a, const char* value) {
       a.seed = static_cast<std::uint32_t>(std::strtoul(value, nullptr, 10));
     }},
    {"--cell",
     [](Arguments& a, const char* value) {
       a.wish.smallestCell = a.wish.largestCell = std::atof(value);
     }},
    {"--out", [](Arguments& a, const char* value) { a.out = value; }},
};

/// Reads one option and its value; false when it is not one.
bool readOption(Arguments& arguments, std::string_view word, const char* value) {
  for (const Option& option : options)
    if (option.name == word) {
      option.read(arguments, value);
      return true;
    }
  return false;
}

/// The columns are class, what, size, exit, board, notes and source, as in collections of real
/// pictures.
std::string manifestLine(const std::string& file, const render::Specimen& specimen,
                         std::uint32_t seed) {
  std::string what = specimen.look;
  for (const std::string& damage : specimen.damage) what += ", " + damage;
  std::string notes;
  for (const std::string& trait : specimen.traits) notes += trait + "; ";
  const Rect& rect = specimen.rect;
  notes += "rect " + std::to_string(rect.x) + "," + std::to_string(rect.y) + "," +
           std::to_string(rect.width) + "," + std::to_string(rect.height);
  std::string truth = "-\t-\tNONE";
  if (specimen.truth) {
    const Puzzle& puzzle = *specimen.truth;
    truth = std::to_string(puzzle.cols) + "x" + std::to_string(puzzle.rows) + "\t" +
            std::string(name(puzzle.exit.side)) + " " + std::to_string(puzzle.exit.line) + "\t" +
            formatBoard(puzzle);
  }
  return file + "\tsynthetic\t" + what + "\t" + truth + "\t" + notes + "\tseed " +
         std::to_string(seed) + "\n";
}

bool writeFile(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  return static_cast<bool>(file);
}

int writeFolder(const Arguments& arguments) {
  const std::filesystem::path folder(arguments.out);
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  std::ofstream manifest(folder / "manifest.tsv");
  manifest << "file\tclass\twhat\tsize\texit\tboard\tnotes\tsource\n";
  for (int i = 0; i < arguments.count; ++i) {
    const std::uint32_t seed = arguments.seed + static_cast<std::uint32_t>(i);
    const render::Specimen specimen = render::makeSpecimen(seed, arguments.wish);
    const std::string file = std::to_string(seed) + ".png";
    if (!writeFile(folder / file, render::encodePng(specimen.picture.view())))
      return fail("cannot write " + (folder / file).string());
    manifest << manifestLine(file, specimen, seed);
  }
  return manifest ? 0 : fail("cannot write the manifest");
}

int writeOne(const Arguments& arguments) {
  if (arguments.theme == nullptr) return fail("there is no such theme");
  if (arguments.scene.width < 48 || arguments.scene.height < 48)
    return fail("the picture must be at least 48 pixels wide and high");
  const auto puzzle = parseNotation(arguments.board);
  if (!puzzle) return fail(puzzle.error().message.text);
  const render::Canvas canvas = render::draw(*puzzle, *arguments.theme, arguments.scene);
  const auto file = render::encodePng(canvas.view());
  return std::fwrite(file.data(), 1, file.size(), stdout) == file.size() ? 0 : 1;
}

}  // namespace

int main(int count, char** values) {
  Arguments arguments;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = values[i];
    if (word == "--bare") {
      arguments.scene.chrome = arguments.scene.frame = false;
      arguments.scene.margin = 0;
    } else if (word == "--doodles") {
      arguments.wish.doodles = true;
    } else if (i + 1 < count && readOption(arguments, word, values[i + 1])) {
      ++i;
    } else {
      arguments.board = word;
    }
  }
  if (arguments.count <= 0) return writeOne(arguments);
  return arguments.out.empty() ? fail("--count needs --out FOLDER") : writeFolder(arguments);
}
