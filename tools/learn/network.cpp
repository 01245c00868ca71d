#include "network.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <span>

#include "judgement.h"
#include "parameters.h"
#include "scale.h"

namespace unblocker::learn {
namespace {

Scale scaleOf(const Samples& samples) {
  ScaleSums sums(samples.width);
  sums.add(samples.clues, 1);
  Scale scale;
  sums.appendTo(scale);
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

class Fit {
 public:
  Fit(const Samples& samples, const Training& training)
      : samples_(samples),
        training_(training),
        scale_(scaleOf(samples)),
        chance_(training.seed),
        inner_(training.hidden * (scale_.mean.size() + 1)),
        outer_(training.meanings * (training.hidden + 1)),
        input_(scale_.mean.size()),
        hidden_(training.hidden),
        back_(training.hidden),
        output_(training.meanings) {
    inner_.scatter(0, inner_.values.size(), input_.size(), 1, chance_);
    outer_.scatter(0, outer_.values.size(), training.hidden, 1, chance_);
  }

  std::vector<float> run() {
    std::vector<std::size_t> order(samples_.count());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int round = 0; round < training_.rounds; ++round) {
      shuffle(order, chance_);
      const double rate = training_.rate * rateLeft(static_cast<double>(round) / training_.rounds);
      for (std::size_t from = 0; from < order.size(); from += training_.batch)
        learnBatch(std::span(order).subspan(from, std::min(training_.batch, order.size() - from)),
                   rate);
    }
    return table();
  }

 private:
  void learnBatch(std::span<const std::size_t> batch, double rate) {
    for (const std::size_t sample : batch)
      learnOne(sample, samples_.weight[sample] / static_cast<float>(batch.size()));
    ++time_;
    inner_.step(rate, training_.decay, time_);
    outer_.step(rate, training_.decay, time_);
  }

  void look(std::size_t sample) {
    const float* clues = &samples_.clues[sample * samples_.width];
    for (std::size_t i = 0; i < samples_.width; ++i)
      input_[i] = scale_(clues[i], i) + evenNoise(chance_, training_.noise);
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

  void learnOne(std::size_t sample, float weight) {
    forward(sample);
    judge(output_, std::min<std::size_t>(samples_.meaning[sample], output_.size() - 1),
          static_cast<float>(training_.smoothing));
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
    std::vector<float> out = inner_.values;
    for (std::size_t h = 0; h < hidden_.size(); ++h) scale_.fold(&out[h * (input_.size() + 1)]);
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
