#include "sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace unblocker::scanner {
namespace {

// Two prints of a letter differ by less, if they are as large as those on buttons.
constexpr float alike = 0.3F;
// A cell is so many times as large as its letter at least, and less than so many times. What fills
// it better is its outline.
constexpr double roomy = 1.08;
constexpr int mostCell = 13;
// So often letters come again at the same distance, each way, on a board of a few blocks.
constexpr std::size_t leastTwins = 2;
constexpr std::size_t leastTwinsInAll = 5;
constexpr std::size_t mostDistances = 3;
// What is no higher than this part of a letter stands for an empty cell, what is higher than that
// is something else.
constexpr double lowPart = 0.4;
constexpr double highPart = 1.5;
// Bars are higher than letters, if not by as much.
constexpr double barHeight = 1.15;
// How far from a cell's middle a letter may lie, in cells.
constexpr double mostOff = 0.3;
// How thick lines between cells are at most, and how far from where they should be, in cells.
constexpr double mostRule = 0.16;
constexpr int mostCells = 32;  // a side
constexpr int beyond = 4;      // empty rows that a board may have beyond its letters

/// Whether two prints stand in one line of text.
bool areLevel(const Print& a, const Print& b) {
  return std::abs(a.top - b.top) <= 1 && std::abs(a.height - b.height) <= 1;
}

/// Whether one stands below the other.
bool arePlumb(const Print& a, const Print& b) {
  return std::abs(a.middleX() - b.middleX()) <= 1.5 && std::abs(a.height - b.height) <= 1;
}

double along(const Print& print, Axis axis) {
  return axis == Axis::horizontal ? print.middleX() : print.middleY();
}

std::vector<Twins> twinsAlong(const std::vector<Print>& prints, bool areDark, Axis axis) {
  std::vector<Twins> all;
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const Print& print = prints[i];
    if (print.isDark != areDark || isSpeck(print)) continue;
    std::optional<Twins> nearest;
    for (std::size_t j = 0; j < prints.size(); ++j) {
      const Print& next = prints[j];
      const double far = along(next, axis) - along(print, axis);
      const double least = roomy * (axis == Axis::horizontal ? print.width : print.height);
      if (far <= least || far > mostCell * print.height || (nearest && far >= nearest->distance))
        continue;
      const bool isInLine =
          axis == Axis::horizontal ? areLevel(print, next) : arePlumb(print, next);
      if (isInLine && difference(print, next) < alike) nearest = Twins{i, j, far};
    }
    if (nearest) all.push_back(*nearest);
  }
  return all;
}

/// Those at the distance that comes most often, the smaller of two that do.
std::vector<Twins> mostUsual(const std::vector<Twins>& all) {
  std::vector<Twins> best;
  for (const Twins& middle : all) {
    std::vector<Twins> like;
    std::copy_if(all.begin(), all.end(), std::back_inserter(like), [&](const Twins& twins) {
      return std::abs(twins.distance - middle.distance) <= 1;
    });
    const bool isSmaller =
        like.size() == best.size() && !best.empty() && middle.distance < best.front().distance;
    if (like.size() > best.size() || isSmaller) best = std::move(like);
  }
  return best;
}

/// Twins by their distance, the most usual first, without those that come but once.
std::vector<std::vector<Twins>> byDistance(std::vector<Twins> all) {
  std::vector<std::vector<Twins>> groups;
  while (groups.size() < mostDistances) {
    std::vector<Twins> next = mostUsual(all);
    if (next.size() < leastTwins) break;
    const double own = next.front().distance;
    const auto isOwn = [&](const Twins& twins) { return std::abs(twins.distance - own) <= 2; };
    all.erase(std::remove_if(all.begin(), all.end(), isOwn), all.end());
    groups.push_back(std::move(next));
  }
  return groups;
}

double meanDistance(const std::vector<Twins>& twins) {
  double sum = 0;
  for (const Twins& pair : twins) sum += pair.distance;
  return sum / static_cast<double>(twins.size());
}

double wholes(double value) { return static_cast<double>(std::lround(value)); }

/// Where the middles of cells lie along an axis: a place of one of them.
double phaseOf(const std::vector<Print>& prints, const std::vector<std::size_t>& own, Axis axis,
               double distance) {
  const double first = along(prints[own.front()], axis);
  double off = 0;
  for (const std::size_t i : own) {
    const double far = along(prints[i], axis) - first;
    off += far - wholes(far / distance) * distance;
  }
  return first + off / static_cast<double>(own.size());
}

/// One axis of a sheet: where its first cell begins, and how many there are.
struct Span {
  double start = 0;
  double cell = 0;
  int count = 0;
};

Span spanOf(const std::vector<Print>& prints, const std::vector<std::size_t>& own, Axis axis,
            double distance) {
  const auto place = [&](std::size_t i) { return along(prints[i], axis); };
  const auto [least, most] = std::minmax_element(
      own.begin(), own.end(), [&](std::size_t i, std::size_t j) { return place(i) < place(j); });
  const double phase = phaseOf(prints, own, axis, distance);
  const double first = wholes((place(*least) - phase) / distance);
  const double last = wholes((place(*most) - phase) / distance);
  return {phase + (first - beyond - 0.5) * distance, distance,
          static_cast<int>(last - first) + 1 + 2 * beyond};
}

std::vector<std::size_t> membersOf(const std::vector<Twins>& a, const std::vector<Twins>& b) {
  std::vector<std::size_t> own;
  for (const auto* twins : {&a, &b})
    for (const Twins& pair : *twins) own.insert(own.end(), {pair.first, pair.second});
  std::sort(own.begin(), own.end());
  own.erase(std::unique(own.begin(), own.end()), own.end());
  return own;
}

/// One of usual height.
const Print& usualOf(const std::vector<Print>& prints, std::vector<std::size_t> own) {
  const auto middle = own.begin() + static_cast<std::ptrdiff_t>(own.size() / 2);
  std::nth_element(own.begin(), middle, own.end(), [&](std::size_t i, std::size_t j) {
    return prints[i].height < prints[j].height;
  });
  return prints[*middle];
}

}  // namespace

Grid gridOf(const Grid& all, const Section& section) {
  return {all.x + section.col * all.cellWidth,
          all.y + section.row * all.cellHeight,
          all.cellWidth,
          all.cellHeight,
          section.cols,
          section.rows};
}

std::vector<Sheet> sheetsOver(const std::vector<Print>& prints) {
  std::vector<Sheet> sheets;
  for (const bool areDark : {true, false}) {
    const auto right = byDistance(twinsAlong(prints, areDark, Axis::horizontal));
    const auto below = byDistance(twinsAlong(prints, areDark, Axis::vertical));
    for (const std::vector<Twins>& across : right)
      for (const std::vector<Twins>& down : below)
        if (auto sheet = Sheet::by(prints, across, down)) sheets.push_back(std::move(*sheet));
  }
  return sheets;
}

std::optional<Sheet> Sheet::by(const std::vector<Print>& prints, const std::vector<Twins>& right,
                               const std::vector<Twins>& below) {
  if (right.size() + below.size() < leastTwinsInAll) return std::nullopt;
  const std::vector<std::size_t> own = membersOf(right, below);
  const Span across = spanOf(prints, own, Axis::horizontal, meanDistance(right));
  const Span down = spanOf(prints, own, Axis::vertical, meanDistance(below));
  if (std::max(across.count, down.count) > mostCells) return std::nullopt;
  return Sheet(prints, {across.start, down.start, across.cell, down.cell, across.count, down.count},
               usualOf(prints, own));
}

Sheet::Sheet(const std::vector<Print>& prints, const Grid& grid, const Print& usual)
    : grid_(grid),
      height_(usual.height),
      isDark_(usual.isDark),
      imprints_(static_cast<std::size_t>(grid.cols) * static_cast<std::size_t>(grid.rows)),
      letters_(imprints_.size()) {
  for (const Print& print : prints) {
    if (print.isDark != isDark_) continue;
    if (areTouching(print))
      enterEach(print);
    else
      enter(print);
  }
  for (int row = 0; row < grid.rows; ++row)
    for (int col = 0; col < grid.cols; ++col) {
      unlikeRight_.push_back(unlike({col, row}, {col + 1, row}));
      unlikeBelow_.push_back(unlike({col, row}, {col, row + 1}));
    }
}

float Sheet::unlike(const Cell& cell, const Cell& next) const {
  return hasLetter(cell) && hasLetter(next) ? difference(at(cell), at(next)) : 1;
}

/// Whether a print is a piece of the line between two cells, or a bar as text has them for lines.
bool Sheet::isRule(const Print& print, double x, double y) const {
  if (print.height > barHeight * height_ && 6 * print.width < print.height) return true;
  const auto isOne = [](double thickness, double place) {
    return thickness < mostRule && std::abs(place - wholes(place)) < mostRule;
  };
  return isOne(print.width / grid_.cellWidth, x) || isOne(print.height / grid_.cellHeight, y);
}

/// Whether a print is several letters in one line that touch each other.
bool Sheet::areTouching(const Print& print) const {
  return roomy * print.width > grid_.cellWidth && print.height > lowPart * height_ &&
         print.height < highPart * height_;
}

/// Takes note of each of several letters that touch.
void Sheet::enterEach(const Print& print) {
  const auto line = [&](int i) {
    return std::clamp(static_cast<int>(std::lround(grid_.x + i * grid_.cellWidth)) - print.left, 0,
                      print.width);
  };
  for (int col = 0; col < grid_.cols; ++col) {
    if (line(col) == line(col + 1)) continue;
    const Print piece = cut(print, line(col), line(col + 1));
    if (piece.width > 0) enter(piece);
  }
}

/// Takes note of a print in its cell.
void Sheet::enter(const Print& print) {
  const double x = (print.middleX() - grid_.x) / grid_.cellWidth;
  const double y = (print.middleY() - grid_.y) / grid_.cellHeight;
  const Cell cell{static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))};
  const bool isLine = print.width > grid_.cellWidth || roomy * print.height > grid_.cellHeight;
  if (!Section{0, 0, grid_.cols, grid_.rows}.has(cell) || isLine || isRule(print, x, y)) return;
  Imprint& imprint = imprints_[index(cell)];
  const bool isLevel = std::abs(x - cell.col - 0.5) < mostOff;
  if (print.height <= lowPart * height_) {
    if (isLevel && imprint == Imprint::none) imprint = Imprint::dot;
    return;
  }
  const bool isLetter =
      isLevel && print.height < highPart * height_ && std::abs(y - cell.row - 0.5) < mostOff;
  const bool isOnly = imprint == Imprint::none || imprint == Imprint::dot;
  imprint = isLetter && isOnly ? Imprint::letter : Imprint::clutter;
  letters_[index(cell)] = print;
}

}  // namespace unblocker::scanner
