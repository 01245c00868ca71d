#include "models.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace unblocker::learn {
namespace {

/// Steps downhill with a rate for each number (Adam; Kingma and Ba, 2015): few numbers, so that all
/// samples are seen in every step and nothing has to be tuned.
template <std::size_t count, typename SlopesOf>
std::array<double, count> descend(int steps, SlopesOf slopesOf) {
  constexpr double rate = 0.05;
  std::array<double, count> values{};
  std::array<double, count> first{};
  std::array<double, count> second{};
  for (int step = 1; step <= steps; ++step) {
    const std::array<double, count> slopes = slopesOf(values);
    for (std::size_t i = 0; i < count; ++i) {
      first[i] = 0.9 * first[i] + 0.1 * slopes[i];
      second[i] = 0.999 * second[i] + 0.001 * slopes[i] * slopes[i];
      values[i] -= rate * first[i] / (1 - std::pow(0.9, step)) /
                   (std::sqrt(second[i] / (1 - std::pow(0.999, step))) + 1e-8);
    }
  }
  return values;
}

template <typename Values, typename Clues>
double vote(const Values& values, const Clues& clues) {
  double sum = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) sum += values[i] * static_cast<double>(clues[i]);
  return sum;
}

using GoalSlopes = std::array<double, scanner::goalClueCount>;

void addSlopes(const Choice& choice, const GoalSlopes& values, double weight, GoalSlopes& slopes) {
  std::vector<double> likely;
  double total = 0;
  for (const scanner::GoalClues& clues : choice.goals) {
    likely.push_back(std::exp(std::clamp(vote(values, clues), -30.0, 30.0)));
    total += likely.back();
  }
  for (std::size_t k = 0; k < choice.goals.size(); ++k) {
    const double excess = weight * (likely[k] / total - (k == choice.right ? 1 : 0));
    for (std::size_t i = 0; i < slopes.size(); ++i)
      slopes[i] += excess * static_cast<double>(choice.goals[k][i]);
  }
}

/// Means and spreads of the clues, so that all of them are held back alike.
struct Scale {
  std::array<double, scanner::beliefClueCount> mean{};
  std::array<double, scanner::beliefClueCount> spread{};
};

Scale scaleOf(const std::vector<Outcome>& outcomes) {
  Scale scale;
  const auto count = static_cast<double>(outcomes.size());
  for (std::size_t i = 0; i < scale.mean.size(); ++i) {
    for (const Outcome& outcome : outcomes)
      scale.mean[i] += static_cast<double>(outcome.clues[i]) / count;
    double squares = 0;
    for (const Outcome& outcome : outcomes)
      squares += std::pow(static_cast<double>(outcome.clues[i]) - scale.mean[i], 2) / count;
    scale.spread[i] = std::sqrt(squares) + 1e-6;
  }
  return scale;
}

template <typename Items>
double totalWeight(const Items& items) {
  double total = 0;
  for (const auto& item : items) total += item.weight;
  return total;
}

}  // namespace

std::vector<float> fitChoices(const std::vector<Choice>& choices) {
  constexpr double decay = 0.01;
  const double total = totalWeight(choices);
  const GoalSlopes fitted = descend<scanner::goalClueCount>(500, [&](const GoalSlopes& values) {
    GoalSlopes slopes;
    for (std::size_t i = 0; i < slopes.size(); ++i) slopes[i] = decay * values[i];
    for (const Choice& choice : choices) addSlopes(choice, values, choice.weight / total, slopes);
    return slopes;
  });
  return {fitted.begin(), fitted.end()};
}

std::vector<float> fitOutcomes(const std::vector<Outcome>& outcomes, double decay,
                               const std::vector<float>& prior) {
  constexpr std::size_t clueCount = scanner::beliefClueCount;
  std::vector<float> table(prior);
  table.resize(clueCount + 1);
  const Scale scale = scaleOf(outcomes);
  const double total = totalWeight(outcomes);
  using Values = std::array<double, clueCount + 1>;
  const Values fitted = descend<clueCount + 1>(2000, [&](const Values& values) {
    Values slopes{};
    for (std::size_t i = 0; i < clueCount; ++i) slopes[i] = decay * values[i] / total;
    for (const Outcome& outcome : outcomes) {
      std::array<double, clueCount> scaled;
      for (std::size_t i = 0; i < clueCount; ++i)
        scaled[i] = (static_cast<double>(outcome.clues[i]) - scale.mean[i]) / scale.spread[i];
      const double before = vote(table, outcome.clues) + static_cast<double>(table[clueCount]);
      const double belief = 1 / (1 + std::exp(-vote(values, scaled) - values[clueCount] - before));
      const double excess = outcome.weight / total * (belief - (outcome.right ? 1 : 0));
      for (std::size_t i = 0; i < clueCount; ++i) slopes[i] += excess * scaled[i];
      slopes[clueCount] += excess;
    }
    return slopes;
  });
  double bias = fitted[clueCount];
  for (std::size_t i = 0; i < clueCount; ++i) {
    table[i] += static_cast<float>(fitted[i] / scale.spread[i]);
    bias -= fitted[i] / scale.spread[i] * scale.mean[i];
  }
  table[clueCount] += static_cast<float>(bias);
  return table;
}

}  // namespace unblocker::learn
