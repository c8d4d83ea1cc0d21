#include "lab/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace cancha::lab {
namespace {

constexpr double kNinetyFive = 1.959964;  ///< deviations on both sides that hold 95 % of a normal distribution

/// Wilson's interval of a share that was seen in so many of `n`.
void wilson(double share, double n, Figure& figure) {
  const double z2 = kNinetyFive * kNinetyFive;
  const double centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kNinetyFive / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  figure.low = std::max(0.0, centre - half);
  figure.high = std::min(1.0, centre + half);
}

}  // namespace

Figure figure_of(std::string_view name, std::string_view unit, bool share, std::span<const double> values) {
  Figure figure{std::string{name}, std::string{unit}, share};
  std::vector<double> known;
  std::ranges::copy_if(values, std::back_inserter(known), [](double value) { return std::isfinite(value); });
  figure.count = static_cast<std::int64_t>(known.size());
  if (known.empty()) return figure;
  const auto n = static_cast<double>(known.size());
  figure.mean = std::accumulate(known.begin(), known.end(), 0.0) / n;
  double squares = 0.0;
  for (const double value : known) squares += (value - figure.mean) * (value - figure.mean);
  figure.deviation = known.size() > 1 ? std::sqrt(squares / (n - 1)) : 0.0;
  if (share) {
    wilson(figure.mean, n, figure);
  } else {
    const double half = kNinetyFive * figure.deviation / std::sqrt(n);
    figure.low = figure.mean - half;
    figure.high = figure.mean + half;
  }
  std::ranges::sort(known);
  const std::size_t middle = known.size() / 2;
  figure.median = known.size() % 2 == 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2;
  figure.least = known.front();
  figure.most = known.back();
  return figure;
}

std::string value_text(const Figure& figure, double value) {
  if (figure.share) return fmt::format("{:.1f} %", 100 * value);
  return fmt::format("{:.3g}{}{}", value, figure.unit.empty() ? "" : " ", figure.unit);
}

}  // namespace cancha::lab
