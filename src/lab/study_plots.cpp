#include "lab/study_plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/geometry.h"
#include "base/svg.h"

namespace cancha::lab {
namespace {

constexpr std::size_t kMostBars = 40;
constexpr std::size_t kMostNamed = 20;  ///< trials that a bar names
constexpr double kWidth = 560;          ///< pixels of a picture
constexpr double kHeight = 110;
constexpr double kShareHeight = 26;
constexpr double kFoot = 20;  ///< for the scale

/// A group of trials.
struct Bar {
  std::vector<std::uint64_t> seeds{};

  [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(seeds.size()); }

  /// Its rectangle, from the corner at the top left to the one at the bottom right.
  [[nodiscard]] std::string rect(const char* css_class, const std::string& what, Vec2 from, Vec2 to) const {
    std::string named;
    for (std::size_t i = 0; i < std::min(seeds.size(), kMostNamed); ++i) {
      named += fmt::format("{}{}", named.empty() ? "" : " ", seeds[i]);
    }
    return fmt::format(
        "<rect class=\"{}\" tabindex=\"0\" role=\"button\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
        "data-what=\"{}\" data-seeds=\"{}\" data-more=\"{}\"><title>{}</title></rect>",
        css_class, svg_number(from.x), svg_number(from.y), svg_number(to.x - from.x), svg_number(to.y - from.y),
        xml_escaped(what), named, seeds.size() > kMostNamed ? "1" : "", xml_escaped(what));
  }
};

std::string begin_plot(const Figure& figure, double height) {
  return fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"group\" aria-label=\"how {} is spread\">", kWidth,
                     height + kFoot, xml_escaped(figure.name));
}

/// The interval, the mean, and what a document notes.
template <class Place>
std::string marks(const Figure& figure, std::optional<double> document, double height, Place x_of) {
  std::string out = fmt::format("<rect class=\"interval\" x=\"{}\" y=\"0\" width=\"{}\" height=\"{}\"/>",
                                svg_number(x_of(figure.low)),
                                svg_number(std::max(1.0, x_of(figure.high) - x_of(figure.low))), height);
  const auto line = [&](const char* css_class, double value) {
    out += fmt::format("<line class=\"{0}\" x1=\"{1}\" x2=\"{1}\" y1=\"0\" y2=\"{2}\"/>", css_class,
                       svg_number(x_of(value)), height);
  };
  line("mean", figure.mean);
  if (document) line("theirs", *document);
  return out;
}

/// The axis with the words at its ends.
std::string scale(double height, const std::string& least, const std::string& most) {
  return fmt::format(
      "<line class=\"axis\" x1=\"0\" x2=\"{0}\" y1=\"{1}\" y2=\"{1}\"/><text x=\"0\" y=\"{2}\">{3}</text>"
      "<text x=\"{0}\" y=\"{2}\" text-anchor=\"end\">{4}</text></svg>",
      kWidth, height, height + 15, xml_escaped(least), xml_escaped(most));
}

/// A picture of how the values of a measure are spread.
class Spread {
 public:
  Spread(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure) : figure_{figure} {
    const bool whole = std::ranges::all_of(trials, [&](const Trial& trial) {
      const double value = trial.values[measure];
      return !std::isfinite(value) || value == std::floor(value);
    });
    const double range = figure.most - figure.least;
    // whole numbers have a bar each where there is room
    step_ = whole ? std::max(1.0, std::ceil(range / kMostBars)) : range / 30;
    first_ = whole ? figure.least - step_ / 2 : figure.least;
    bars_.resize(static_cast<std::size_t>(range / step_) + 1);
    for (const Trial& trial : trials) put(trial.seed, trial.values[measure]);
  }

  [[nodiscard]] std::string svg(std::optional<double> document) const {
    std::int64_t most = 1;
    for (const Bar& bar : bars_) most = std::max(most, bar.count());
    std::string out = begin_plot(figure_, kHeight);
    for (std::size_t i = 0; i < bars_.size(); ++i) {
      if (bars_[i].count() > 0) out += bar_svg(i, most);
    }
    const auto x_of = [&](double value) { return this->x_of(value); };
    if (document && (*document < first_ || *document > first_ + step_ * static_cast<double>(bars_.size()))) {
      document.reset();
    }
    out += marks(figure_, document, kHeight, x_of);
    return out +
           scale(kHeight, fmt::format("{:.3g}", figure_.least), fmt::format("{:.3g} {}", figure_.most, figure_.unit));
  }

 private:
  void put(std::uint64_t seed, double value) {
    if (!std::isfinite(value)) return;
    const auto place = static_cast<std::size_t>(std::max(0.0, (value - first_) / step_));
    bars_[std::min(place, bars_.size() - 1)].seeds.push_back(seed);
  }

  [[nodiscard]] double x_of(double value) const {
    const double whole = step_ * static_cast<double>(bars_.size());
    return std::clamp((value - first_) / whole, 0.0, 1.0) * kWidth;
  }

  [[nodiscard]] std::string bar_svg(std::size_t i, std::int64_t most) const {
    const Bar& bar = bars_[i];
    const double width = kWidth / static_cast<double>(bars_.size());
    const double height = std::max(2.0, (kHeight - 8) * static_cast<double>(bar.count()) / static_cast<double>(most));
    const double low = first_ + step_ * static_cast<double>(i);
    const std::string what =
        fmt::format("{} from {:.3g} to {:.3g} in {} trials", figure_.name, low, low + step_, bar.count());
    const double left = static_cast<double>(i) * width + 0.5;
    return bar.rect("bar", what, {left, kHeight - height}, {left + std::max(1.0, width - 1), kHeight});
  }

  const Figure& figure_;
  double first_ = 0.0;
  double step_ = 1.0;
  std::vector<Bar> bars_;
};

}  // namespace

std::string spread_plot(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure,
                        std::optional<double> document) {
  return Spread{figure, trials, measure}.svg(document);
}

std::string share_plot(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure,
                       std::optional<double> document) {
  Bar yes, no;
  for (const Trial& trial : trials) {
    const double value = trial.values[measure];
    if (std::isfinite(value)) (value >= 0.5 ? yes : no).seeds.push_back(trial.seed);
  }
  const double middle = kWidth * figure.mean;
  std::string out = begin_plot(figure, kShareHeight);
  if (yes.count() > 0) {
    out +=
        yes.rect("bar", fmt::format("{}: yes in {} trials", figure.name, yes.count()), {0, 4}, {middle, kShareHeight});
  }
  if (no.count() > 0) {
    out += no.rect("bar other", fmt::format("{}: no in {} trials", figure.name, no.count()), {middle, 4},
                   {kWidth, kShareHeight});
  }
  out += marks(figure, document, kShareHeight, [](double share) { return kWidth * share; });
  return out + scale(kShareHeight, fmt::format("0 %, here {}", value_text(figure, figure.mean)), "100 %");
}

}  // namespace cancha::lab
