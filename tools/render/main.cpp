// unblocker_render: a synthetic screenshot of a puzzle, as PNG on standard output.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "notation.h"
#include "png.h"
#include "scene.h"

namespace {

using namespace unblocker;

constexpr const char* usage =
    "usage: unblocker_render [--width PIXELS] [--height PIXELS] [--theme NAME] [--bare] BOARD\n"
    "Writes a synthetic screenshot of BOARD (one-line notation) as PNG to standard output.\n"
    "--bare leaves out frame, header and buttons.\nThemes:";

struct Arguments {
  render::Scene scene;
  const render::Theme* theme = &render::themes()[1];
  std::string board;
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

/// Reads one option and its value; false when it is not one.
bool readOption(Arguments& arguments, std::string_view option, const char* value) {
  if (option == "--width") arguments.scene.width = std::atoi(value);
  if (option == "--height") arguments.scene.height = std::atoi(value);
  if (option == "--theme") arguments.theme = themeNamed(value);
  return option == "--width" || option == "--height" || option == "--theme";
}

}  // namespace

int main(int count, char** values) {
  Arguments arguments;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = values[i];
    if (word == "--bare") {
      arguments.scene.chrome = arguments.scene.frame = false;
      arguments.scene.margin = 0;
    } else if (i + 1 < count && readOption(arguments, word, values[i + 1])) {
      ++i;
    } else {
      arguments.board = word;
    }
  }
  if (arguments.theme == nullptr) return fail("there is no such theme");
  if (arguments.scene.width < 48 || arguments.scene.height < 48)
    return fail("the picture must be at least 48 pixels wide and high");
  const auto puzzle = parseNotation(arguments.board);
  if (!puzzle) return fail(puzzle.error().message);
  const render::Canvas canvas = render::draw(*puzzle, *arguments.theme, arguments.scene);
  const auto file = render::encodePng(canvas.view());
  return std::fwrite(file.data(), 1, file.size(), stdout) == file.size() ? 0 : 1;
}
