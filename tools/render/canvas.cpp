#include "canvas.h"

#include <algorithm>
#include <cmath>

namespace unblocker::render {
namespace {

/// How much of pixel `at` lies in [from, to].
double coverage(int at, double from, double to) {
  return std::clamp(std::min(at + 1.0, to) - std::max(static_cast<double>(at), from), 0.0, 1.0);
}

double coverage(const Box& box, int x, int y) {
  return coverage(x, box.x, box.right()) * coverage(y, box.y, box.bottom());
}

/// How much of pixel (x, y) lies in the box with round corners, by its distance from the edge.
double coverage(const Box& box, double radius, int x, int y) {
  const Point middle = box.middle();
  const double dx = std::abs(x + 0.5 - middle.x) - box.width / 2 + radius;
  const double dy = std::abs(y + 0.5 - middle.y) - box.height / 2 + radius;
  if (dx <= 0 || dy <= 0) return coverage(box, x, y);
  return std::clamp(radius - std::hypot(dx, dy) + 0.5, 0.0, 1.0);
}

struct Span {
  int first = 0;
  int end = 0;
};

/// Pixels that [from, to] touches, of `count`.
Span touched(double from, double to, int count) {
  return {std::max(0, static_cast<int>(std::floor(from))),
          std::min(count, static_cast<int>(std::ceil(to)))};
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      pixels_(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255) {}

Canvas::Canvas(ImageView picture)
    : width_(picture.width),
      height_(picture.height),
      pixels_(picture.pixels, picture.at(0, picture.height)) {}

void Canvas::blend(int x, int y, const Colour& colour, double opacity) {
  if (opacity <= 0) return;
  std::uint8_t* pixel = at(x, y);
  for (std::size_t c = 0; c < 3; ++c)
    pixel[c] = static_cast<std::uint8_t>(
        std::clamp(pixel[c] * (1 - opacity) + colour[c] * opacity, 0.0, 255.0));
}

void Canvas::fill(const Box& box, const Colour& colour, double opacity) {
  fill(box, 0, {colour}, opacity);
}

void Canvas::fill(const Box& box, double radius, const Paint& paint, double opacity) {
  const Span across = touched(box.x, box.right(), width_);
  const Span down = touched(box.y, box.bottom(), height_);
  const double round = std::clamp(radius, 0.0, std::min(box.width, box.height) / 2);
  for (int y = down.first; y < down.end; ++y)
    for (int x = across.first; x < across.end; ++x)
      blend(x, y, shaded(paint.colour, shadeAt(paint, box, x, y)),
            opacity * coverage(box, round, x, y));
}

void Canvas::fillWood(const Box& box, const Colour& colour, double contrast, std::uint32_t seed) {
  fill(box, 0, {colour, Material::wood, contrast, seed});
}

void Canvas::dot(double x, double y, double radius, const Colour& colour, double opacity) {
  fill({x - radius, y - radius, 2 * radius, 2 * radius}, radius, {colour}, opacity);
}

void Canvas::arrowHead(const Point& base, const Point& reach, double half, const Colour& colour) {
  const double length = std::hypot(reach.x, reach.y);
  const double most = length + half;
  const Span across = touched(base.x - most, base.x + most, width_);
  const Span down = touched(base.y - most, base.y + most, height_);
  for (int y = down.first; y < down.end; ++y)
    for (int x = across.first; x < across.end; ++x) {
      const double dx = x + 0.5 - base.x;
      const double dy = y + 0.5 - base.y;
      const double along = (dx * reach.x + dy * reach.y) / length;
      const double aside = std::abs(dx * reach.y - dy * reach.x) / length;
      const double inside = std::min(half * (1 - along / length) - aside, along);
      blend(x, y, colour, std::clamp(inside + 0.5, 0.0, 1.0));
    }
}

void Canvas::line(const Point& from, const Point& to, double width, const Colour& colour,
                  double opacity) {
  const double length = std::max(1e-6, std::hypot(to.x - from.x, to.y - from.y));
  const Point way{(to.x - from.x) / length, (to.y - from.y) / length};
  const Span across =
      touched(std::min(from.x, to.x) - width, std::max(from.x, to.x) + width, width_);
  const Span down =
      touched(std::min(from.y, to.y) - width, std::max(from.y, to.y) + width, height_);
  for (int y = down.first; y < down.end; ++y)
    for (int x = across.first; x < across.end; ++x) {
      const double dx = x + 0.5 - from.x;
      const double dy = y + 0.5 - from.y;
      const double along = std::clamp(dx * way.x + dy * way.y, 0.0, length);
      const double away = std::hypot(dx - along * way.x, dy - along * way.y);
      blend(x, y, colour, opacity * std::clamp(width / 2 - away + 0.5, 0.0, 1.0));
    }
}

}  // namespace unblocker::render
