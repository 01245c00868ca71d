#include "prints.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace unblocker::scanner {
namespace {

// What lies about as far from a pixel tells its ground; letters are printed with thinner strokes.
constexpr int around = 20;
// Grain, gradients and compression stay under so many grey levels, print does not.
constexpr float leastContrast = 24.0F;

constexpr int mostHeight = 48;
constexpr int mostWidth = 120;  // of several that touch
constexpr std::size_t mostPrints = 1500;

enum class Tone : std::uint8_t { none, dark, light };

/// Mean lightness within `around` pixels of each, both ways, by running sums.
Plane groundOf(const Plane& light) {
  Plane rows(light.width, light.height);
  Plane out(light.width, light.height);
  const auto running = [](int count, const auto& at, const auto& put) {
    double sum = 0;
    int held = 0;
    const auto take = [&](int i, int sign) {
      if (i < 0 || i >= count) return;
      sum += sign * static_cast<double>(at(i));
      held += sign;
    };
    for (int i = 0; i < around; ++i) take(i, 1);
    for (int i = 0; i < count; ++i) {
      take(i + around, 1);
      take(i - around - 1, -1);
      put(i, static_cast<float>(sum / held));
    }
  };
  for (int y = 0; y < light.height; ++y)
    running(
        light.width, [&](int x) { return light.row(y)[x]; },
        [&](int x, float mean) { rows.row(y)[x] = mean; });
  for (int x = 0; x < light.width; ++x)
    running(
        light.height, [&](int y) { return rows.row(y)[x]; },
        [&](int y, float mean) { out.row(y)[x] = mean; });
  return out;
}

Plane lightnessOf(const Raster& raster) {
  Plane light(raster.width, raster.height);
  for (int y = 0; y < raster.height; ++y)
    for (int x = 0; x < raster.width; ++x) {
      const float* pixel = raster.row(y) + 3 * static_cast<std::ptrdiff_t>(x);
      light.row(y)[x] = 0.3F * pixel[0] + 0.6F * pixel[1] + 0.1F * pixel[2];
    }
  return light;
}

/// Which pixels stand out from their ground, and what hangs together among them.
class Pieces {
 public:
  explicit Pieces(const Raster& raster)
      : width_(raster.width), height_(raster.height), tones_(sizeOf(raster)) {
    const Plane light = lightnessOf(raster);
    const Plane ground = groundOf(light);
    for (std::size_t i = 0; i < tones_.size(); ++i) {
      const float over = light.values[i] - ground.values[i];
      tones_[i] = over < -leastContrast  ? Tone::dark
                  : over > leastContrast ? Tone::light
                                         : Tone::none;
    }
  }

  /// The pieces of letters' size, from the top.
  std::vector<Print> take() {
    std::vector<Print> prints;
    for (int y = 0; y < height_; ++y)
      for (int x = 0; x < width_; ++x) {
        if (tones_[index(x, y)] == Tone::none) continue;
        Print print = takeAt(x, y);
        if (print.height <= mostHeight && print.width <= mostWidth && print.width > 1)
          prints.push_back(std::move(print));
      }
    return prints;
  }

 private:
  static std::size_t sizeOf(const Raster& raster) {
    return static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height);
  }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  /// The place of the piece at a pixel, which is forgotten.
  Print takeAt(int x, int y) {
    const Tone tone = tones_[index(x, y)];
    int right = x;
    int bottom = y;
    Print print{x, y, 0, 0, tone == Tone::dark, {}, {}};
    open_ = {{x, y}};
    tones_[index(x, y)] = Tone::none;
    while (!open_.empty()) {
      const auto [col, row] = open_.back();
      open_.pop_back();
      print.left = std::min(print.left, col);
      print.top = std::min(print.top, row);
      right = std::max(right, col);
      bottom = std::max(bottom, row);
      openAround(col, row, tone);
    }
    print.width = right - print.left + 1;
    print.height = bottom - print.top + 1;
    return print;
  }

  void openAround(int col, int row, Tone tone) {
    for (int y = std::max(0, row - 1); y <= std::min(height_ - 1, row + 1); ++y)
      for (int x = std::max(0, col - 1); x <= std::min(width_ - 1, col + 1); ++x) {
        if (tones_[index(x, y)] != tone) continue;
        tones_[index(x, y)] = Tone::none;
        open_.push_back({x, y});
      }
  }

  int width_;
  int height_;
  std::vector<Tone> tones_;
  std::vector<Cell> open_;
};

/// Mean colour of the pixels around a print's box.
Colour groundAround(const Raster& raster, const Print& print) {
  Colour sum{};
  float count = 0;
  const auto add = [&](int x, int y) {
    const Colour colour = colourAt(raster, x, y);
    for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += colour[c];
    ++count;
  };
  for (int x = print.left - 2; x <= print.left + print.width + 1; ++x)
    for (const int y : {print.top - 2, print.top + print.height + 1}) add(x, y);
  for (int y = print.top - 1; y <= print.top + print.height; ++y)
    for (const int x : {print.left - 2, print.left + print.width + 1}) add(x, y);
  for (float& channel : sum) channel /= count;
  return sum;
}

/// The ink at a pixel of a print, or right beside it; none farther off.
float inkAt(const Print& print, int x, int y) {
  if (x < -1 || y < -1 || x > print.width || y > print.height) return 0;
  return print.ink[static_cast<std::size_t>((y + 1) * (print.width + 2) + x + 1)];
}

/// Some ink of a box, as it is around each pixel and beside the box: letters that do not begin at
/// whole pixels look the same then.
std::vector<float> blurred(const std::vector<float>& ink, int width, int height) {
  const auto at = [&](int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height
               ? 0
               : ink[static_cast<std::size_t>(y * width + x)];
  };
  std::vector<float> out;
  for (int y = -1; y <= height; ++y)
    for (int x = -1; x <= width; ++x) {
      float sum = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
          sum += at(x + dx, y + dy) / static_cast<float>(4 << (dx * dx + dy * dy));
      out.push_back(sum);
    }
  return out;
}

void lookAt(const Raster& raster, Print& print) {
  print.ground = groundAround(raster, print);
  std::vector<float> ink;
  float most = 1;
  for (int y = 0; y < print.height; ++y)
    for (int x = 0; x < print.width; ++x) {
      ink.push_back(distance(colourAt(raster, print.left + x, print.top + y), print.ground));
      most = std::max(most, ink.back());
    }
  for (float& value : ink) value /= most;
  print.ink = blurred(ink, print.width, print.height);
}

/// What is most unlike where the second print lies so many pixels off the first.
float differenceAt(const Print& a, const Print& b, int dx, int dy) {
  float most = 0;
  for (int y = std::min(0, dy) - 1; y <= std::max(a.height, b.height + dy); ++y)
    for (int x = std::min(0, dx) - 1; x <= std::max(a.width, b.width + dx); ++x)
      most = std::max(most, std::abs(inkAt(a, x, y) - inkAt(b, x - dx, y - dy)));
  return most;
}

Print mirrored(Print print) {
  const auto width = static_cast<std::ptrdiff_t>(print.width) + 2;
  for (auto row = print.ink.begin(); row != print.ink.end(); row += width)
    std::reverse(row, row + width);
  return print;
}

/// Where one of a length's three parts begins, the outer two alike.
int third(int size, int part) {
  const int outer = std::max(1, (size + 1) / 3);
  return part == 0 ? 0 : part == 1 ? outer : part == 2 ? size - outer : size;
}

/// How much of one of a print's nine parts is inked, 0…1.
float inkIn(const Print& print, int col, int row) {
  float sum = 0;
  float count = 0;
  for (int y = third(print.height, row); y < third(print.height, row + 1); ++y)
    for (int x = third(print.width, col); x < third(print.width, col + 1); ++x) {
      sum += inkAt(print, x, y);
      ++count;
    }
  return count > 0 ? sum / count : 0;
}

}  // namespace

std::vector<Print> printsIn(const Raster& raster) {
  std::vector<Print> prints = Pieces(raster).take();
  if (prints.size() > mostPrints) std::erase_if(prints, isSpeck);
  if (prints.size() > mostPrints) return {};
  for (Print& print : prints) lookAt(raster, print);
  return prints;
}

Print cut(const Print& print, int from, int to) {
  constexpr float leastInk = 0.2F;
  const auto isInked = [&](int x, int y) { return inkAt(print, x, y) > leastInk; };
  int left = to;
  int right = from;
  int top = print.height;
  int bottom = 0;
  for (int y = 0; y < print.height; ++y)
    for (int x = from; x < to; ++x) {
      if (!isInked(x, y)) continue;
      left = std::min(left, x);
      right = std::max(right, x + 1);
      top = std::min(top, y);
      bottom = std::max(bottom, y + 1);
    }
  Print out{print.left + left,
            print.top + top,
            std::max(0, right - left),
            std::max(0, bottom - top),
            print.isDark,
            print.ground,
            {}};
  for (int y = top - 1; y <= bottom; ++y)
    for (int x = left - 1; x <= right; ++x)
      out.ink.push_back(x < from || x >= to ? 0 : inkAt(print, x, y));
  return out;
}

float difference(const Print& a, const Print& b) {
  constexpr int slack = 2;  // pixels by which boxes of the same letter may differ
  if (a.isDark != b.isDark || std::abs(a.width - b.width) > slack ||
      std::abs(a.height - b.height) > slack)
    return 1;
  float least = 1;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) least = std::min(least, differenceAt(a, b, dx, dy));
  return least;
}

bool isCross(const Print& print) {
  constexpr float leastUnlike = 0.3F;  // of letters that are not the same from left and right
  const auto ink = [&](int col, int row) { return inkIn(print, col, row); };
  const float corners = std::min({ink(0, 0), ink(2, 0), ink(0, 2), ink(2, 2)});
  return corners > 1.3F * std::max(ink(0, 1), ink(2, 1)) &&
         ink(1, 1) > 1.2F * std::max(ink(1, 0), ink(1, 2)) &&
         difference(print, mirrored(print)) < leastUnlike;
}

}  // namespace unblocker::scanner
