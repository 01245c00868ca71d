#include "target.h"

#include <algorithm>
#include <cmath>

#include "exit_finder.h"
#include "way_out.h"

namespace unblocker::scanner {
namespace {

/// Mean colour of a block's cells.
Colour colourOf(const Features& features, const Block& block) {
  Colour sum{};
  for (int i = 0; i < block.length; ++i) {
    const Cell cell = cellOf(block, i);
    for (std::size_t c = 0; c < 3; ++c)
      sum[c] += features.cells[features.index(cell.col, cell.row)].colour[c];
  }
  for (float& value : sum) value /= static_cast<float>(block.length);
  return sum;
}

/// 0…1: how much red exceeds the other channels. Orange wood has about 0.4, a red block 0.7 to 1.
float redness(const Colour& colour) {
  return std::max(0.0F, colour[0] - std::max(colour[1], colour[2])) / (colour[0] + 24.0F);
}

/// Each value's lead over the largest of the others.
std::vector<float> leads(const std::vector<float>& values) {
  std::vector<float> out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    float most = 0;
    for (std::size_t j = 0; j < values.size(); ++j)
      if (j != i) most = std::max(most, values[j]);
    out.push_back(values[i] - most);
  }
  return out;
}

/// How odd the frame is beside each line of a side, as far as that speaks for an exit. Nearly all
/// games have it at the right; elsewhere, where the next line is as odd, what makes them so lies
/// beside the board.
std::vector<float> gaps(const std::vector<float>& oddness, Side side) {
  std::vector<float> all = oddness;
  if (side == Side::right) return all;
  const auto lower = [&](std::size_t line, std::size_t next) {
    all[line] = std::max(0.0F, std::min(all[line], oddness[line] - oddness[next]));
  };
  for (std::size_t i = 1; i < all.size(); ++i) {
    lower(i, i - 1);
    lower(i - 1, i);
  }
  return all;
}

/// How a block's colour stands among the others'.
struct Standing {
  float redness = 0;
  float redLead = 0;      // over the reddest of the others
  float singularity = 0;  // colour distance to the most similar other block
  float singularLead = 0;
};

float nearestOther(const std::vector<Colour>& colours, std::size_t i) {
  float nearest = 255;
  for (std::size_t j = 0; j < colours.size(); ++j)
    if (j != i) nearest = std::min(nearest, distance(colours[i], colours[j]));
  return nearest / 64;
}

std::vector<Standing> standings(const GridReading& reading) {
  std::vector<Colour> colours;
  std::vector<float> reds;
  std::vector<float> singulars;
  for (const Block& block : reading.layout.blocks) {
    colours.push_back(colourOf(reading.features, block));
    reds.push_back(redness(colours.back()));
  }
  for (std::size_t i = 0; i < colours.size(); ++i) singulars.push_back(nearestOther(colours, i));
  const std::vector<float> redLeads = leads(reds);
  const std::vector<float> singularLeads = leads(singulars);
  std::vector<Standing> all;
  for (std::size_t i = 0; i < colours.size(); ++i)
    all.push_back({reds[i], redLeads[i], singulars[i], singularLeads[i]});
  return all;
}

class GoalFinder {
 public:
  explicit GoalFinder(const GridReading& reading)
      : reading_(reading), standings_(standings(reading)) {
    for (const Side side : allSides) {
      oddness_[static_cast<std::size_t>(side)] = exitOddness(reading.patch, side);
      gaps_[static_cast<std::size_t>(side)] = gaps(oddness_[static_cast<std::size_t>(side)], side);
      for (const float odd : oddness_[static_cast<std::size_t>(side)]) {
        next_ = std::max(next_, std::min(odd, most_));
        most_ = std::max(most_, odd);
      }
    }
  }

  std::vector<Goal> goals() const {
    std::vector<Goal> all;
    for (std::size_t i = 0; i < reading_.layout.blocks.size(); ++i)
      for (const Side side : allSides)
        if (axisOf(side) == reading_.layout.blocks[i].axis) all.push_back(goal(i, side));
    return all;
  }

 private:
  using Oddnesses = std::array<std::vector<float>, 4>;  // of each side

  static float at(const Oddnesses& all, Side side, int line) {
    return all[static_cast<std::size_t>(side)][static_cast<std::size_t>(line)];
  }

  bool isOddest(float odd) const { return odd > 6 && odd == most_; }

  /// Whether the frame shows the exit there. Nearly all games have it at the right; elsewhere a
  /// shadow or a damaged frame is as likely, unless it is plain.
  bool shows(float odd, Side side) const {
    constexpr float plain = 28.0F;
    constexpr float plainLead = 2.5F;
    return isOddest(odd) && (side == Side::right || (odd >= plain && odd >= plainLead * next_));
  }

  Goal goal(std::size_t i, Side side) const {
    const Block& block = reading_.layout.blocks[i];
    const bool sideways = block.axis == Axis::horizontal;
    const int line = sideways ? block.cell.row : block.cell.col;
    const int lines = sideways ? reading_.patch.rows : reading_.patch.cols;
    const float odd = at(oddness_, side, line);
    const float gap = at(gaps_, side, line);
    const float lead = std::clamp((gap - at(gaps_, opposite(side), line)) / 16, -1.5F, 1.5F);
    const Standing& standing = standings_[i];
    const auto flag = [](bool is) { return is ? 1.0F : 0.0F; };
    return {i,
            {side, line},
            {standing.redness, standing.redLead, std::min(standing.singularity, 2.0F),
             standing.singularLead, flag(block.length == 2), flag(sideways),
             flag(line == (lines - 1) / 2), flag(line == lines / 2), std::log1p(gap / 8),
             flag(isOddest(odd)), flag(side == Side::right), flag(side == Side::bottom),
             flag(isBarred(reading_, block, side)), flag(standing.redLead > 0) * standing.redness,
             lead, flag(wayOf(reading_, block, side).length == 1)},
            shows(odd, side)};
  }

  const GridReading& reading_;
  std::vector<Standing> standings_;
  Oddnesses oddness_;
  Oddnesses gaps_;
  float most_ = 0;  // of all oddnesses, and the next
  float next_ = 0;
};

// By redness or by unlikeness to all others; wood has a redness of 0.4, and shades of one colour
// differ by a tenth. Less is needed where the frame shows an exit in the block's line.
bool standsOut(const Goal& goal) {
  return goal.clues[0] >= 0.5F || goal.clues[2] >= (goal.exitShows ? 0.15F : 0.25F);
}

}  // namespace

std::vector<Goal> possibleGoals(const GridReading& reading) { return GoalFinder(reading).goals(); }

std::vector<double> likelihoods(const std::vector<Goal>& goals, const Weights& weights) {
  std::vector<double> all;
  double sum = 0;
  for (const Goal& goal : goals) {
    double vote = 0;
    for (std::size_t i = 0; i < goalClueCount; ++i)
      vote += static_cast<double>(weights.goal[i] * goal.clues[i]);
    all.push_back(std::exp(vote));
    sum += all.back();
  }
  for (double& value : all) value /= sum;
  return all;
}

std::optional<GoalReading> findGoal(const GridReading& reading) {
  const std::vector<Goal> goals = possibleGoals(reading);
  return likeliestGoal(goals, likelihoods(goals, reading.weights));
}

std::optional<GoalReading> likeliestGoal(const std::vector<Goal>& goals,
                                         const std::vector<double>& likely) {
  if (goals.empty()) return std::nullopt;
  GoalReading best;
  for (std::size_t i = 0; i < goals.size(); i += 2) {  // both ends of a block's line
    const double belief = likely[i] + likely[i + 1];
    if (belief <= best.targetBelief) continue;
    const std::size_t end = likely[i] > likely[i + 1] ? i : i + 1;
    best = {goals[end].block,     goals[end].exit,      belief,
            likely[end] / belief, goals[end].exitShows, standsOut(goals[end])};
  }
  return best;
}

std::optional<GoalReading> findPuzzleGoal(const GridReading& reading) {
  if (reading.puzzleGoal) return *reading.puzzleGoal;
  auto goal = findGoal(reading);
  const bool needsColour = reading.weights.palette == Palette::coloured;
  reading.puzzleGoal = goal && (goal->standsOut || !needsColour) ? goal : std::nullopt;
  return *reading.puzzleGoal;
}

}  // namespace unblocker::scanner
