#pragma once

#include <span>
#include <string_view>

#include "lab/experiment.h"
#include "lab/sonar_stage.h"

/// Experiments with sonars, each run many times with other distances and other chance.
namespace cancha::lab {

/// An experiment.
struct SonarStudy {
  std::string_view name;
  std::string_view about;
  StudyReport (*run)(const SonarKit& kit, const StudySettings& settings);
};
/// All of them: median, moving, twins, facing, calibration, stopping.
[[nodiscard]] std::span<const SonarStudy> sonar_studies();

}  // namespace cancha::lab
