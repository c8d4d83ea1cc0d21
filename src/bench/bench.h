#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "field/league.h"

/// Measurements that every issue's figures are read from: `./cancha bench [GROUP...] --json`.
namespace cancha::bench {

enum class Better : std::uint8_t { Higher, Lower };
constexpr std::array<std::string_view, 2> names(Better) {
  return {"higher", "lower"};
}

/// One figure: the median of several repetitions.
struct Measurement {
  std::string group;
  std::string name;  ///< "engine.random_steps_per_s"
  double value = 0.0;
  std::string unit;
  Better better = Better::Higher;
  std::optional<double> bar;  ///< the figure to beat, where one was set
  double spread = 0.0;        ///< between the best and the worst repetition
  std::string signature;      ///< of what was computed: equal signatures did equal work

  /// Is the bar reached? Nothing to say where there is none.
  [[nodiscard]] std::optional<bool> reached() const;
};

/// A list as the bench contract has it: group, name, value, unit, better, bar (or null), spread, signature.
[[nodiscard]] std::string json_of(std::span<const Measurement> measurements);

struct Settings {
  int repetitions = 5;
  std::filesystem::path content;                   ///< the folder with leagues
  std::function<void(std::string_view)> progress;  ///< told what is being measured now
  std::function<void(const Error&)> left_out{};    ///< told which figure cannot be measured here, and why
};

/// A group of figures that are measured together.
struct Group {
  std::string_view name;
  std::string_view about;
  Result<std::vector<Measurement>> (*run)(const Settings& settings);
};

/// All groups, in the order in which they run.
[[nodiscard]] std::span<const Group> groups();

/// Median and spread of repeated values, as a figure.
[[nodiscard]] Measurement figure(std::string_view group, std::string_view name, std::vector<double> values,
                                 std::string_view unit, Better better, std::optional<double> bar,
                                 std::string signature = "");

/// Seconds of processor time that this thread has used.
[[nodiscard]] double cpu_seconds();

// the groups
Result<std::vector<Measurement>> measure_engine(const Settings& settings);
Result<std::vector<Measurement>> measure_record(const Settings& settings);
Result<std::vector<Measurement>> measure_studio(const Settings& settings);
Result<std::vector<Measurement>> measure_xabsl(const Settings& settings);
Result<std::vector<Measurement>> measure_rules(const Settings& settings);
Result<std::vector<Measurement>> measure_codegen(const Settings& settings);
Result<std::vector<Measurement>> measure_humanoid(const Settings& settings);
/// A NAO and a Robonova: figures of the group "nao".
Result<std::vector<Measurement>> measure_nao(const Settings& settings);
Result<std::vector<Measurement>> measure_ceabot(const Settings& settings);
/// FutRob's study cases, 100 trials of each scenario, and those of the SPL striker, improved and as printed, most
/// in 20.
Result<std::vector<Measurement>> measure_study(const Settings& settings);
Result<std::vector<Measurement>> measure_match(const Settings& settings);
Result<std::vector<Measurement>> measure_player(const Settings& settings);
Result<std::vector<Measurement>> measure_model(const Settings& settings);
/// Middle-size robots without a match: figures of the group "model", too.
Result<std::vector<Measurement>> measure_msl_model(const Settings& settings);
/// Where players believe to be: figures of the group "model".
Result<std::vector<Measurement>> measure_poses(const Settings& settings);
/// Simulated sensors of distance: figures of the group "senses".
Result<std::vector<Measurement>> measure_ranges(const Settings& settings);
/// Simulated cameras: likewise.
Result<std::vector<Measurement>> measure_cameras(const Settings& settings);
Result<std::vector<Measurement>> measure_senses(const Settings& settings);
/// Omni robots: a figure of the group "engine" and one of "match".
Result<std::vector<Measurement>> measure_msl(const Settings& settings);
Result<std::vector<Measurement>> measure_rtdb(const Settings& settings);
Result<std::vector<Measurement>> measure_radio(const Settings& settings);
Result<std::vector<Measurement>> measure_vision(const Settings& settings);
/// How exact impacts are: figures of the group "engine".
Result<std::vector<Measurement>> measure_impacts(const Settings& settings, const field::League& league);
/// From a letter typed into a large behaviour to the diagnostics and the list of completions.
Result<Measurement> measure_typing(const Settings& settings);

}  // namespace cancha::bench
