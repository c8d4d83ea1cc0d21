#pragma once

#include <string>
#include <vector>

#include "base/geometry.h"

namespace cancha::lab {

/// One line of a chart.
struct ChartLine {
  std::string name;
  std::vector<Vec2> points;
  std::vector<double> deviations{};  ///< bars at the points; as many, or none
  bool dashed = false;               ///< not measured here
};

/// Lines over a common axis.
struct Chart {
  std::string title;
  std::string x_label;
  std::string y_label;
  std::vector<ChartLine> lines;
  double y_most = 0.0;  ///< the highest value shown; 0 = of the data
};

/// The chart as a picture: the same bytes for the same numbers.
[[nodiscard]] std::string draw_chart(const Chart& chart);

}  // namespace cancha::lab
