#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/chart_messages.h"
#include "server/request.h"

/// State charts for those who write them (docs/studio.md). Nothing is read from or written to the disk.
///
///     POST /api/chart         ChartText → ChartView: what is drawn, what is wrong, the truth table
///     POST /api/chart/edit    ChartChange → ChartText: one change in the picture, made in the text
///     POST /api/chart/run     ChartTrial → ChartRun: ticks of the engine with inputs by hand
namespace cancha::server {

inline constexpr std::size_t kMostChartBytes = 1 << 20;     ///< of a text
inline constexpr std::size_t kMostChartBody = 4 << 20;      ///< of a request: texts are longer as JSON
inline constexpr std::size_t kMostChartTicks = 10'000;      ///< of a trial
inline constexpr std::size_t kMostChartValues = 1'000'000;  ///< ticks times variables

struct ChartChange {
  std::string text;
  decide::chart::Edit change{};

  static constexpr std::string_view kName = "cancha.ChartChange";
  static constexpr auto fields() {
    return list_of(entry("text", &ChartChange::text, "SCXML"), entry("change", &ChartChange::change));
  }
};

/// What is tried, from the beginning: as many ticks as there are rows of inputs.
struct ChartTrial {
  std::string path;
  std::string text;
  std::int64_t ticks = 0;
  std::vector<double> inputs{};

  static constexpr std::string_view kName = "cancha.ChartTrial";
  static constexpr auto fields() {
    return list_of(entry("path", &ChartTrial::path), entry("text", &ChartTrial::text),
                   entry("ticks", &ChartTrial::ticks, "10,000 at most"),
                   entry("inputs", &ChartTrial::inputs, "all inputs of the first tick, then of the next"));
  }
};

struct ChartTick {
  int state = 0;
  std::vector<std::int32_t> active{};  ///< all of parallel ones
  std::vector<std::int32_t> way{};     ///< transitions that were taken, through junctions
  std::vector<double> values{};        ///< of all variables, after it

  static constexpr std::string_view kName = "cancha.ChartTick";
  static constexpr auto fields() {
    return list_of(entry("state", &ChartTick::state, "the active one, among the chart's states; of several the first"),
                   entry("active", &ChartTick::active, "all of them"),
                   entry("way", &ChartTick::way, "transitions that were taken, through junctions; none = it stayed"),
                   entry("values", &ChartTick::values, "of all variables, after the tick"));
  }
};

struct ChartRun {
  std::vector<ChartTick> ticks{};

  static constexpr std::string_view kName = "cancha.ChartRun";
  static constexpr auto fields() { return list_of(entry("ticks", &ChartRun::ticks)); }
};

[[nodiscard]] bool is_about_charts(std::string_view path);
/// `path` is one of those above.
[[nodiscard]] Answer chart_answer(const Request& request, std::string_view path);

/// What there is to know of a text.
[[nodiscard]] ChartView view_chart(const ChartText& wish);
/// Runs the chart on the engine. Refuses texts with errors, too many ticks, and inputs that are out of their ranges.
[[nodiscard]] Result<ChartRun> run_chart(const ChartTrial& wish);

}  // namespace cancha::server
