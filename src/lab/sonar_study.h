#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "lab/figures.h"
#include "lab/sonar_stage.h"

/// Experiments with sonars, each run many times with other distances and other chance.
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
};

struct StudySettings {
  int runs = 200;
  std::uint64_t seed = 1;
  std::function<void(double)> progress = {};  ///< is told the share done
};

/// An experiment.
struct SonarStudy {
  std::string_view name;
  std::string_view about;
  StudyReport (*run)(const SonarKit& kit, const StudySettings& settings);
};
/// All of them: median, moving, twins, facing, calibration, stopping.
[[nodiscard]] std::span<const SonarStudy> sonar_studies();

}  // namespace cancha::lab
