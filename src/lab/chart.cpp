#include "lab/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/svg.h"

namespace cancha::lab {
namespace {

// the sheet in pixels: a frame for the lines, names on its right
constexpr double kLeft = 56, kRight = 616, kBottom = 46, kTop = 376, kWide = 880, kHigh = 412;
constexpr std::array<std::string_view, 10> kColours{"#1b6ca8", "#c0392b", "#2e7d4f", "#8e44ad", "#d68910",
                                                    "#117a8b", "#7f5539", "#e07a9b", "#5d6d7e", "#111111"};

/// A round step that divides a range into about five parts.
double step_of(double range) {
  const double rough = range / 5;
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
    if (rough <= factor * power * 1.0001) return factor * power;
  }
  return 10 * power;
}

/// From numbers to the sheet.
struct Scale {
  double x_low = 0.0, x_high = 1.0, y_high = 1.0;

  [[nodiscard]] Vec2 at(Vec2 p) const {
    const double y = std::clamp(p.y / y_high, 0.0, 1.0);
    return {kLeft + (p.x - x_low) / (x_high - x_low) * (kRight - kLeft), kBottom + y * (kTop - kBottom)};
  }
};

Scale scale_of(const Chart& chart) {
  Scale scale{1e9, -1e9, chart.y_most};
  double most = 1e-9;
  for (const ChartLine& line : chart.lines) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      scale.x_low = std::min(scale.x_low, line.points[i].x);
      scale.x_high = std::max(scale.x_high, line.points[i].x);
      most = std::max(most, line.points[i].y + (line.deviations.empty() ? 0.0 : line.deviations[i]));
    }
  }
  scale.x_low = std::min(scale.x_low, 0.0);
  if (!(scale.x_high > scale.x_low)) scale = {0.0, 1.0, 1.0};
  if (chart.y_most <= 0) scale.y_high = most * 1.05;
  return scale;
}

void draw_axes(Svg& svg, const Chart& chart, const Scale& scale) {
  const double dx = step_of(scale.x_high - scale.x_low);
  for (double x = scale.x_low; x <= scale.x_high * 1.0001; x += dx) {
    const Vec2 foot = scale.at({x, 0});
    svg.line(foot, {foot.x, kTop}, {.stroke = "#e3e8e5", .width = 1});
    svg.text(foot - Vec2{0, 14}, fmt::format("{:g}", std::round(x * 1000) / 1000), {.fill = "#333333", .size = 12});
  }
  const double dy = step_of(scale.y_high);
  for (double y = 0.0; y <= scale.y_high * 1.0001; y += dy) {
    const Vec2 foot = scale.at({scale.x_low, y});
    svg.line(foot, {kRight, foot.y}, {.stroke = "#e3e8e5", .width = 1});
    svg.text(foot - Vec2{8, 0}, fmt::format("{:g}", std::round(y * 1000) / 1000),
             {.fill = "#333333", .size = 12, .anchor = "end"});
  }
  svg.text({(kLeft + kRight) / 2, 12}, chart.x_label, {.fill = "#333333", .size = 13});
  svg.text({14, (kTop + kBottom) / 2}, chart.y_label, {.fill = "#333333", .size = 13, .turn = 90});
  svg.text({kLeft, kHigh - 16}, chart.title, {.fill = "#111111", .size = 15, .anchor = "start", .bold = true});
}

}  // namespace

std::string draw_chart(const Chart& chart) {
  Svg svg{{.low = {0, 0}, .high = {kWide, kHigh}, .pixels_per_unit = 1}};
  svg.rect({0, 0}, {kWide, kHigh}, {.fill = "#ffffff"});
  const Scale scale = scale_of(chart);
  draw_axes(svg, chart, scale);
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    const ChartLine& line = chart.lines[i];
    const std::string_view colour = kColours[i % kColours.size()];
    const bool dashed = line.dashed || i >= kColours.size();
    std::vector<Vec2> points;
    for (const Vec2 p : line.points) points.push_back(scale.at(p));
    for (std::size_t k = 0; k < line.deviations.size(); ++k) {
      const Vec2 p = line.points[k];
      // side by side, so that bars of several lines can be told apart
      const Vec2 aside{2.0 * static_cast<double>(i), 0};
      svg.line(scale.at({p.x, p.y - line.deviations[k]}) + aside, scale.at({p.x, p.y + line.deviations[k]}) + aside,
               {.stroke = colour, .width = 1, .opacity = 0.5});
    }
    svg.polyline(points, {.fill = "none", .stroke = colour, .width = 2, .dash = dashed ? "6 4" : ""});
    const double y = kTop - 8 - 20.0 * static_cast<double>(i);
    svg.line({kRight + 14, y}, {kRight + 38, y}, {.stroke = colour, .width = 2, .dash = dashed ? "6 4" : ""});
    svg.text({kRight + 44, y}, line.name, {.fill = "#222222", .size = 12, .anchor = "start"});
  }
  return svg.finish();
}

}  // namespace cancha::lab
