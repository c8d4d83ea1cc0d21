#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/fields.h"

namespace cancha::lab {

/// What many trials say about one measure. Trials in which it could not be told do not count.
struct Figure {
  std::string name;
  std::string unit;
  bool share = false;      ///< it happened or not; then mean is the share of trials in which it did
  std::int64_t count = 0;  ///< of trials
  double mean = 0.0;
  double deviation = 0.0;  ///< of single trials
  double low = 0.0;        ///< the true mean lies between these in 95 of 100 studies
  double high = 0.0;
  double median = 0.0;
  double least = 0.0;
  double most = 0.0;

  static constexpr std::string_view kName = "cancha.StudyFigure";
  static constexpr auto fields() {
    return list_of(entry("name", &Figure::name), entry("unit", &Figure::unit),
                   entry("share", &Figure::share, "it happened or not"), entry("count", &Figure::count, "of trials"),
                   entry("mean", &Figure::mean), entry("deviation", &Figure::deviation, "of single trials"),
                   entry("low", &Figure::low, "of the 95 % interval of the mean"),
                   entry("high", &Figure::high, "of the 95 % interval of the mean"), entry("median", &Figure::median),
                   entry("least", &Figure::least), entry("most", &Figure::most));
  }
};

/// The figure of a measure's values; what is not a number is left out. A share's interval is Wilson's, which holds for
/// few trials and for shares near 0 and 1, too; others use the normal distribution.
[[nodiscard]] Figure figure_of(std::string_view name, std::string_view unit, bool share,
                               std::span<const double> values);

/// A value of this measure with its unit; of a share in percent.
[[nodiscard]] std::string value_text(const Figure& figure, double value);

}  // namespace cancha::lab
