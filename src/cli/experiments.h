#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "lab/experiment.h"

/// Experiments that are no matches, for `./cancha study run`.
namespace cancha::cli {

struct ExperimentOptions {
  int runs = 0;     ///< 0: the experiment's own
  int threads = 0;  ///< 0: one for each core
  std::uint64_t seed = 1;
  bool json = false;
  std::string csv;
  std::string report;  ///< empty: studies/NAME.html
};

/// The experiment of that name; none where there is none.
[[nodiscard]] const lab::Experiment* find_experiment(const std::string& name);
/// Runs it, prints its table and writes its page.
int run_experiment(const lab::Experiment& experiment, const ExperimentOptions& options);
/// Prints what can be studied, one a line.
int list_studies(const std::filesystem::path& content);

}  // namespace cancha::cli
