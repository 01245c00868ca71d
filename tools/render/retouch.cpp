#include "retouch.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

double brightness(const std::uint8_t* p) { return 0.299 * p[0] + 0.587 * p[1] + 0.114 * p[2]; }

std::uint8_t clamped(double value) {
  return static_cast<std::uint8_t>(std::clamp(value + 0.5, 0.0, 255.0));
}

template <typename Change>
void forEachPixel(Canvas& canvas, Change change) {
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) change(canvas.at(x, y));
}

/// Replaces each channel's value by what a table holds for it.
void look(Canvas& canvas, const std::array<std::array<std::uint8_t, 256>, 3>& tables) {
  forEachPixel(canvas, [&](std::uint8_t* pixel) {
    for (std::size_t c = 0; c < 3; ++c) pixel[c] = tables[c][pixel[c]];
  });
}

/// One pass along lines of `length` pixels that lie `step` bytes apart.
void blurLine(std::uint8_t* line, int length, std::ptrdiff_t step,
              const std::vector<double>& kernel) {
  const int reach = static_cast<int>(kernel.size()) / 2;
  std::vector<double> source(static_cast<std::size_t>(length));
  for (int c = 0; c < 3; ++c) {
    for (int i = 0; i < length; ++i) source[static_cast<std::size_t>(i)] = line[i * step + c];
    for (int i = 0; i < length; ++i) {
      double sum = 0;
      for (int k = -reach; k <= reach; ++k)
        sum += kernel[static_cast<std::size_t>(k + reach)] *
               source[static_cast<std::size_t>(std::clamp(i + k, 0, length - 1))];
      line[i * step + c] = clamped(sum);
    }
  }
}

std::vector<double> gaussian(double sigma) {
  const int reach = std::max(1, static_cast<int>(std::ceil(2.5 * sigma)));
  std::vector<double> kernel;
  double sum = 0;
  for (int i = -reach; i <= reach; ++i) {
    kernel.push_back(std::exp(-i * i / (2 * sigma * sigma)));
    sum += kernel.back();
  }
  for (double& weight : kernel) weight /= sum;
  return kernel;
}

}  // namespace

void adjust(Canvas& canvas, const std::array<double, 3>& gain, double offset) {
  std::array<std::array<std::uint8_t, 256>, 3> tables{};
  for (std::size_t c = 0; c < 3; ++c)
    for (std::size_t v = 0; v < 256; ++v)
      tables[c][v] = clamped(gain[c] * static_cast<double>(v) + offset);
  look(canvas, tables);
}

void light(Canvas& canvas, const Lamp& lamp) {
  const auto squared = [&](double x, double y) {
    return (x - lamp.at.x) * (x - lamp.at.x) + (y - lamp.at.y) * (y - lamp.at.y);
  };
  const double farthest = std::max({squared(0, 0), squared(1, 0), squared(0, 1), squared(1, 1)});
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const double away =
          squared((x + 0.5) / canvas.width(), (y + 0.5) / canvas.height()) / farthest;
      std::uint8_t* pixel = canvas.at(x, y);
      for (int c = 0; c < 3; ++c) pixel[c] = clamped((1 - lamp.fall * away) * pixel[c]);
    }
}

void bendTones(Canvas& canvas, double gamma) {
  std::array<std::uint8_t, 256> table{};
  for (std::size_t v = 0; v < 256; ++v)
    table[v] = clamped(255 * std::pow(static_cast<double>(v) / 255, gamma));
  look(canvas, {table, table, table});
}

void turnHues(Canvas& canvas, double degrees) {
  // In YIQ, where a hue is an angle.
  const double c = std::cos(degrees * 3.14159265358979323846 / 180);
  const double s = std::sin(degrees * 3.14159265358979323846 / 180);
  forEachPixel(canvas, [&](std::uint8_t* p) {
    const double y = brightness(p);
    const double i = 0.596 * p[0] - 0.274 * p[1] - 0.322 * p[2];
    const double q = 0.211 * p[0] - 0.523 * p[1] + 0.312 * p[2];
    const double turnedI = c * i - s * q;
    const double turnedQ = s * i + c * q;
    p[0] = clamped(y + 0.956 * turnedI + 0.621 * turnedQ);
    p[1] = clamped(y - 0.272 * turnedI - 0.647 * turnedQ);
    p[2] = clamped(y - 1.106 * turnedI + 1.703 * turnedQ);
  });
}

void turnGrey(Canvas& canvas) {
  forEachPixel(canvas, [](std::uint8_t* p) { std::fill_n(p, 3, clamped(brightness(p))); });
}

void blur(Canvas& canvas, double sigma) {
  const std::vector<double> kernel = gaussian(sigma);
  for (int y = 0; y < canvas.height(); ++y) blurLine(canvas.at(0, y), canvas.width(), 4, kernel);
  for (int x = 0; x < canvas.width(); ++x)
    blurLine(canvas.at(x, 0), canvas.height(), 4 * static_cast<std::ptrdiff_t>(canvas.width()),
             kernel);
}

void addNoise(Canvas& canvas, double amount, std::uint32_t seed) {
  const Paint noise{{}, Material::speckled, amount, seed};
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      for (int c = 0; c < 3; ++c)
        canvas.at(x, y)[c] = clamped(canvas.at(x, y)[c] + shadeAt(noise, {}, 3 * x + c, y));
}

}  // namespace unblocker::render
