#include "network.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <span>

namespace unblocker::learn {
namespace {

/// Mean and spread of each input.
struct Scale {
  std::vector<float> mean;
  std::vector<float> spread;
};

/// Appends those of rows of numbers, each taken so many times.
template <typename Number>
void addScale(const std::vector<Number>& rows, std::size_t width, double factor, Scale& scale) {
  std::vector<double> sums(width);
  std::vector<double> squares(width);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double value = factor * static_cast<double>(rows[i]);
    sums[i % width] += value;
    squares[i % width] += value * value;
  }
  const std::size_t rowCount = rows.size() / width;
  const auto count = static_cast<double>(rowCount);
  for (std::size_t i = 0; i < width; ++i) {
    const double mean = sums[i] / count;
    scale.mean.push_back(static_cast<float>(mean));
    // What never changes must not be divided by nothing.
    scale.spread.push_back(
        static_cast<float>(std::sqrt(std::max(0.0, squares[i] / count - mean * mean)) + 1e-3));
  }
}

Scale scaleOf(const Samples& samples, bool withWindows) {
  Scale scale;
  addScale(samples.clues, samples.width, 1, scale);
  if (withWindows)
    addScale(samples.windows, samples.windowSize, 1 / static_cast<double>(Samples::windowParts),
             scale);
  return scale;
}

/// The sum of products, in an order that suits a processor that multiplies several at once.
float product(const std::vector<float>& a, const float* b) {
  constexpr std::size_t lanes = 16;
  std::array<float, lanes> sums{};
  const std::size_t whole = a.size() / lanes * lanes;
  for (std::size_t i = 0; i < whole; i += lanes)
    for (std::size_t lane = 0; lane < lanes; ++lane) sums[lane] += a[i + lane] * b[i + lane];
  float sum = std::accumulate(sums.begin(), sums.end(), 0.0F);
  for (std::size_t i = whole; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// Numbers that are learned, with what Adam remembers of their slopes.
class Parameters {
 public:
  explicit Parameters(std::size_t count)
      : values(count), slopes(count), first_(count), second_(count) {}

  std::vector<float> values;
  std::vector<float> slopes;

  void step(double rate, double decay, int time) {
    constexpr float keepFirst = 0.9F;
    constexpr float keepSecond = 0.999F;
    const auto bias1 = static_cast<float>(1 / (1 - std::pow(keepFirst, time)));
    const auto bias2 = static_cast<float>(1 / (1 - std::pow(keepSecond, time)));
    for (std::size_t i = 0; i < values.size(); ++i) {
      const float slope = slopes[i] + static_cast<float>(decay) * values[i];
      first_[i] = keepFirst * first_[i] + (1 - keepFirst) * slope;
      second_[i] = keepSecond * second_[i] + (1 - keepSecond) * slope * slope;
      values[i] -=
          static_cast<float>(rate) * first_[i] * bias1 / (std::sqrt(second_[i] * bias2) + 1e-8F);
      slopes[i] = 0;
    }
  }

 private:
  std::vector<float> first_;
  std::vector<float> second_;
};

class Fit {
 public:
  Fit(const Samples& samples, const Training& training)
      : samples_(samples),
        training_(training),
        scale_(scaleOf(samples, !training.views.empty())),
        chance_(training.seed),
        inner_(training.hidden * (scale_.mean.size() + 1)),
        outer_(training.meanings * (training.hidden + 1)),
        input_(scale_.mean.size()),
        hidden_(training.hidden),
        back_(training.hidden),
        output_(training.meanings) {
    scatter(inner_.values, input_.size());
    scatter(outer_.values, training.hidden);
  }

  std::vector<float> run() {
    std::vector<std::size_t> order(samples_.count());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int round = 0; round < training_.rounds; ++round) {
      for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[chance_() % i]);
      const double part = static_cast<double>(round) / training_.rounds;
      const double rate = training_.rate * 0.5 * (1 + std::cos(3.14159265358979 * part));
      for (std::size_t from = 0; from < order.size(); from += training_.batch)
        learnBatch(std::span(order).subspan(from, std::min(training_.batch, order.size() - from)),
                   rate);
    }
    return table();
  }

 private:
  float even() { return static_cast<float>(chance_()) / 4294967296.0F - 0.5F; }  // -½…½

  // Wider layers start with smaller weights, so that sums start alike.
  void scatter(std::vector<float>& values, std::size_t inputs) {
    const float width = training_.spread * std::sqrt(12.0F / static_cast<float>(inputs));
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = i % (inputs + 1) == inputs ? 0 : width * even();
  }

  void learnBatch(std::span<const std::size_t> batch, double rate) {
    for (const std::size_t sample : batch)
      learnOne(sample, samples_.weight[sample] / static_cast<float>(batch.size()));
    ++time_;
    inner_.step(rate, training_.decay, time_);
    outer_.step(rate, training_.decay, time_);
  }

  float scaled(float value, std::size_t i) const {
    return (value - scale_.mean[i]) / scale_.spread[i];
  }

  void look(std::size_t sample) {
    const float noise = static_cast<float>(training_.noise) * std::sqrt(12.0F);
    const float* clues = &samples_.clues[sample * samples_.width];
    for (std::size_t i = 0; i < samples_.width; ++i)
      input_[i] = scaled(clues[i], i) + noise * even();
    if (training_.views.empty()) return;
    const View& view = training_.views[chance_() % training_.views.size()];
    const std::int8_t* window = &samples_.windows[sample * samples_.windowSize];
    for (std::size_t i = 0; i < view.size(); ++i)
      input_[samples_.width + i] =
          scaled(static_cast<float>(window[view[i]]) / Samples::windowParts, samples_.width + i);
  }

  void forward(std::size_t sample) {
    look(sample);
    const float* row = inner_.values.data();
    for (float& value : hidden_) {
      value = std::tanh(row[input_.size()] + product(input_, row));
      row += input_.size() + 1;
    }
    row = outer_.values.data();
    for (float& value : output_) {
      value = row[hidden_.size()] + product(hidden_, row);
      row += hidden_.size() + 1;
    }
  }

  /// Puts into output_ by how much each meaning was thought too likely.
  void judge(std::size_t meaning) {
    const float most = *std::max_element(output_.begin(), output_.end());
    float total = 0;
    for (float& value : output_) total += value = std::exp(value - most);
    const auto spared = static_cast<float>(training_.smoothing);
    for (std::size_t o = 0; o < output_.size(); ++o)
      output_[o] = output_[o] / total - (o == meaning ? 1 - spared : 0) -
                   spared / static_cast<float>(output_.size());
  }

  void learnOne(std::size_t sample, float weight) {
    forward(sample);
    judge(std::min<std::size_t>(samples_.meaning[sample], output_.size() - 1));
    std::fill(back_.begin(), back_.end(), 0.0F);
    for (std::size_t o = 0; o < output_.size(); ++o) {
      const float slope = weight * output_[o];
      const float* row = &outer_.values[o * (hidden_.size() + 1)];
      float* slopes = &outer_.slopes[o * (hidden_.size() + 1)];
      for (std::size_t h = 0; h < hidden_.size(); ++h) {
        slopes[h] += slope * hidden_[h];
        back_[h] += slope * row[h];
      }
      slopes[hidden_.size()] += slope;
    }
    for (std::size_t h = 0; h < hidden_.size(); ++h) {
      const float slope = back_[h] * (1 - hidden_[h] * hidden_[h]);
      float* slopes = &inner_.slopes[h * (input_.size() + 1)];
      for (std::size_t i = 0; i < input_.size(); ++i) slopes[i] += slope * input_[i];
      slopes[input_.size()] += slope;
    }
  }

  /// The scale becomes part of the first layer.
  std::vector<float> table() const {
    std::vector<float> out;
    for (std::size_t h = 0; h < hidden_.size(); ++h) {
      const float* row = &inner_.values[h * (input_.size() + 1)];
      float bias = row[input_.size()];
      for (std::size_t i = 0; i < input_.size(); ++i) {
        out.push_back(row[i] / scale_.spread[i]);
        bias -= out.back() * scale_.mean[i];
      }
      out.push_back(bias);
    }
    out.insert(out.end(), outer_.values.begin(), outer_.values.end());
    return out;
  }

  const Samples& samples_;
  const Training& training_;
  Scale scale_;
  std::mt19937 chance_;
  Parameters inner_;
  Parameters outer_;
  std::vector<float> input_;
  std::vector<float> hidden_;
  std::vector<float> back_;
  std::vector<float> output_;
  int time_ = 0;
};

}  // namespace

std::vector<float> fitNetwork(const Samples& samples, const Training& training) {
  return Fit(samples, training).run();
}

}  // namespace unblocker::learn
