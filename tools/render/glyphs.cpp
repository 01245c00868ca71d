#include "glyphs.h"

#include <array>
#include <cstdint>

namespace unblocker::render {
namespace {

constexpr int columns = 3;
constexpr int lines = 5;

/// A glyph's pixels, three bits a line from the top, as octal digits.
constexpr std::array<std::uint16_t, 36> glyphs{
    075557, 026227, 071747, 071717, 055711, 074717, 074757, 071122, 075757,  // 0…8
    075717, 025755, 065656, 034443, 065556, 074647, 074644, 034553, 055755,  // 9, A…H
    072227, 011152, 055655, 044447, 057755, 065555, 025552, 065644, 025563,  // I…Q
    065655, 034216, 072222, 055557, 055552, 055775, 055255, 055222, 071247,  // R…Z
};

int indexOf(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'A' && letter <= 'Z') return letter - 'A' + 10;
  return -1;
}

}  // namespace

void write(Canvas& canvas, std::string_view text, const Point& middle, double height,
           const Colour& colour, double opacity) {
  const double pixel = height / lines;
  double left = middle.x - pixel * ((columns + 1) * static_cast<double>(text.size()) - 1) / 2;
  const double top = middle.y - height / 2;
  for (const char letter : text) {
    const int index = indexOf(letter);
    for (int bit = 0; index >= 0 && bit < columns * lines; ++bit) {
      const int col = bit % columns;
      const int row = bit / columns;
      if ((glyphs[static_cast<std::size_t>(index)] >> (columns * lines - 1 - bit) & 1) != 0)
        canvas.fill({left + pixel * col, top + pixel * row, pixel, pixel}, colour, opacity);
    }
    left += pixel * (columns + 1);
  }
}

}  // namespace unblocker::render
