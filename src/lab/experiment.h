#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "lab/chart.h"
#include "lab/figures.h"

/// Experiments that are no matches: each is run many times with other chance, and gives a table, a chart and what it
/// says beside a document.
namespace cancha::lab {

/// One way of doing it.
struct StudyRow {
  std::string name;
  std::vector<Figure> figures;

  static constexpr std::string_view kName = "cancha.StudyRow";
  static constexpr auto fields() {
    return list_of(entry("name", &StudyRow::name), entry("figures", &StudyRow::figures));
  }
  /// The mean of a figure by its name; there must be one.
  [[nodiscard]] double mean(std::string_view figure) const;
};

struct StudyReport {
  std::string study;
  int runs = 0;  ///< of each row
  std::uint64_t seed = 0;
  std::vector<StudyRow> rows;

  static constexpr std::string_view kName = "cancha.StudyReport";
  static constexpr auto fields() {
    return list_of(entry("study", &StudyReport::study), entry("runs", &StudyReport::runs, "of each row"),
                   entry("seed", &StudyReport::seed), entry("rows", &StudyReport::rows));
  }
  /// A row by its name; there must be one.
  [[nodiscard]] const StudyRow& row(std::string_view name) const;
};

struct StudySettings {
  int runs = 200;
  std::uint64_t seed = 1;
  std::function<void(double)> progress = {};  ///< is told the share done
  int threads = 1;                            ///< results do not depend on it; experiments with sonars use one
  std::filesystem::path content = "content";  ///< for experiments with robots that are described there
};

/// What came of an experiment.
struct ExperimentResult {
  StudyReport report;
  std::vector<Chart> charts;
  std::vector<std::string> findings;  ///< sentences, beside what a document says
  std::optional<Error> trouble{};     ///< why there is no result
};

struct Experiment {
  std::string_view name;
  std::string_view about;
  int runs;  ///< where nobody says how many
  ExperimentResult (*run)(const StudySettings& settings);
};
/// All that `./cancha study run` knows by name: odometry_100m, localisation, camera_tilt, ball_fusion, team_fusion,
/// opponent_fusion, discovery, pose_calibration, walk_accuracy, kick_reach, save_reach,
/// vision_table.
[[nodiscard]] std::span<const Experiment> experiments();

/// Calls `one(run)` for each run, on as many threads as asked for. Each call writes to its own run's place only.
template <class One>
void for_each_run(const StudySettings& settings, One&& one) {
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int run = next++; run < settings.runs; run = next++) one(run);
  };
  std::vector<std::jthread> helpers;
  for (int i = 1; i < settings.threads; ++i) helpers.emplace_back(work);
  work();
}

/// A page that needs nothing else: charts, findings, and the table with intervals.
[[nodiscard]] std::string experiment_page(const ExperimentResult& result);
/// The table for a terminal.
[[nodiscard]] std::string experiment_text(const ExperimentResult& result);
/// A line for each row and figure: row, figure, unit, runs, mean, deviation, low, high, median, least, most.
[[nodiscard]] std::string experiment_csv(const ExperimentResult& result);

}  // namespace cancha::lab
