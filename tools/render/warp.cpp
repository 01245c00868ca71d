#include "warp.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

/// The inverse, but for a factor, which does not matter here.
Matrix inverse(const Matrix& m) {
  return {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
          m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
          m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
}

Point mapped(const Matrix& m, const Point& p) {
  const double w = m[6] * p.x + m[7] * p.y + m[8];
  return {(m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w};
}

/// Sets every pixel of a new picture to what `source(x, y)` points to, or to black.
template <typename Source>
Canvas copied(int width, int height, Source source) {
  Canvas out(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const std::uint8_t* from = source(x, y);
      for (int c = 0; c < 3; ++c) out.at(x, y)[c] = from == nullptr ? std::uint8_t{0} : from[c];
    }
  return out;
}

/// Of a mean of bytes.
std::uint8_t rounded(double value) { return static_cast<std::uint8_t>(std::lround(value)); }

/// Bilinear; places outside repeat the edge.
void sample(ImageView picture, double x, double y, std::uint8_t* out) {
  const double inX = std::clamp(x - 0.5, 0.0, picture.width - 1.0);
  const double inY = std::clamp(y - 0.5, 0.0, picture.height - 1.0);
  const int left = static_cast<int>(inX);
  const int top = static_cast<int>(inY);
  const int right = std::min(left + 1, picture.width - 1);
  const int bottom = std::min(top + 1, picture.height - 1);
  const double dx = inX - left;
  const double dy = inY - top;
  for (int c = 0; c < 3; ++c)
    out[c] =
        rounded((1 - dy) * ((1 - dx) * picture.at(left, top)[c] + dx * picture.at(right, top)[c]) +
                dy * ((1 - dx) * picture.at(left, bottom)[c] + dx * picture.at(right, bottom)[c]));
}

/// A pixel that covers [x, x + width) × [y, y + height): the mean of what lies there.
void average(ImageView picture, const Box& box, std::uint8_t* out) {
  std::array<double, 3> sum{};
  double weight = 0;
  const int endX = std::min(picture.width, static_cast<int>(std::ceil(box.right())));
  const int endY = std::min(picture.height, static_cast<int>(std::ceil(box.bottom())));
  for (int y = static_cast<int>(box.y); y < endY; ++y)
    for (int x = static_cast<int>(box.x); x < endX; ++x) {
      const double part = (std::min(x + 1.0, box.right()) - std::max(double(x), box.x)) *
                          (std::min(y + 1.0, box.bottom()) - std::max(double(y), box.y));
      weight += part;
      for (std::size_t c = 0; c < 3; ++c) sum[c] += part * picture.at(x, y)[c];
    }
  for (std::size_t c = 0; c < 3; ++c) out[c] = rounded(sum[c] / std::max(weight, 1e-9));
}

Matrix forward(ImageView picture, const std::array<Point, 4>& corners) {
  Matrix m = fromUnitSquare(corners);
  for (const std::size_t i : {0, 3, 6}) m[i] /= picture.width;
  for (const std::size_t i : {1, 4, 7}) m[i] /= picture.height;
  return m;
}

}  // namespace

Matrix fromUnitSquare(const std::array<Point, 4>& to) {
  const double sumX = to[0].x - to[1].x + to[2].x - to[3].x;
  const double sumY = to[0].y - to[1].y + to[2].y - to[3].y;
  const double ax = to[1].x - to[2].x;
  const double ay = to[1].y - to[2].y;
  const double bx = to[3].x - to[2].x;
  const double by = to[3].y - to[2].y;
  const double area = ax * by - bx * ay;
  const double g = (sumX * by - bx * sumY) / area;
  const double h = (ax * sumY - sumX * ay) / area;
  return {to[1].x - to[0].x + g * to[1].x,
          to[3].x - to[0].x + h * to[3].x,
          to[0].x,
          to[1].y - to[0].y + g * to[1].y,
          to[3].y - to[0].y + h * to[3].y,
          to[0].y,
          g,
          h,
          1};
}

Canvas cropped(ImageView picture, const Cut& cut) {
  return copied(cut.width, cut.height, [&](int x, int y) -> const std::uint8_t* {
    const int fromX = cut.left + x;
    const int fromY = cut.top + y;
    const bool inside = fromX >= 0 && fromY >= 0 && fromX < picture.width && fromY < picture.height;
    return inside ? picture.at(fromX, fromY) : nullptr;
  });
}

Canvas mirrored(ImageView picture) {
  return copied(picture.width, picture.height,
                [&](int x, int y) { return picture.at(picture.width - 1 - x, y); });
}

Canvas quarterTurned(ImageView picture) {
  return copied(picture.height, picture.width,
                [&](int x, int y) { return picture.at(y, picture.height - 1 - x); });
}

Canvas resized(ImageView picture, int width, int height) {
  Canvas out(width, height);
  const double scaleX = static_cast<double>(picture.width) / width;
  const double scaleY = static_cast<double>(picture.height) / height;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      if (scaleX > 1 || scaleY > 1) {
        average(picture, {x * scaleX, y * scaleY, scaleX, scaleY}, out.at(x, y));
      } else {
        sample(picture, (x + 0.5) * scaleX, (y + 0.5) * scaleY, out.at(x, y));
      }
    }
  return out;
}

Canvas shrunk(ImageView picture, int longest) {
  const int longer = std::max(picture.width, picture.height);
  if (longer <= longest) return Canvas(picture);
  const double by = static_cast<double>(longest) / longer;
  return resized(picture, static_cast<int>(by * picture.width),
                 static_cast<int>(by * picture.height));
}

Canvas slanted(ImageView picture, const std::array<Point, 4>& corners) {
  const Matrix back = inverse(forward(picture, corners));
  Canvas out(picture.width, picture.height);
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x) {
      const Point from = mapped(back, {x + 0.5, y + 0.5});
      const bool inside =
          from.x >= 0 && from.y >= 0 && from.x < picture.width && from.y < picture.height;
      if (inside) {
        sample(picture, from.x, from.y, out.at(x, y));
      } else {
        std::fill_n(out.at(x, y), 3, std::uint8_t{0});
      }
    }
  return out;
}

std::array<Point, 4> turnedCorners(ImageView picture, double degrees) {
  const double angle = degrees * 3.14159265358979323846 / 180;
  const double x = 0.5 * picture.width;
  const double y = 0.5 * picture.height;
  const auto turned = [&](double right, double down) {
    return Point{x + std::cos(angle) * right - std::sin(angle) * down,
                 y + std::sin(angle) * right + std::cos(angle) * down};
  };
  return {turned(-x, -y), turned(x, -y), turned(x, y), turned(-x, y)};
}

Canvas leaning(ImageView picture, double degrees) {
  return slanted(picture, turnedCorners(picture, degrees));
}

Point slantedPoint(ImageView picture, const std::array<Point, 4>& corners, const Point& point) {
  return mapped(forward(picture, corners), point);
}

}  // namespace unblocker::render
