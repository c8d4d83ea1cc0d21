#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/figures.h"
#include "match/fixture.h"
#include "match/scenario.h"

/// Matches played many times: `./cancha study`.
namespace cancha::lab {

/// What is played, how often.
struct Study {
  match::Scenario scenario;
  match::Fixture fixture;  ///< league, teams and length; its seed is the first trial's
  int trials = 100;        ///< seeds follow each other
  std::filesystem::path content;

  [[nodiscard]] std::uint64_t seed_of(int trial) const { return fixture.seed + static_cast<std::uint64_t>(trial); }
};

/// A study of a scenario; teams and league are the scenario's where none are given.
[[nodiscard]] Result<Study> study_of(match::Scenario scenario, match::Fixture fixture, std::filesystem::path content);

/// What came of one trial.
struct Trial {
  std::uint64_t seed = 0;
  std::string ended{};           ///< why: a word of a scenario's end, "goal", or "time"
  std::uint64_t hash = 0;        ///< of the match at its end
  std::vector<double> values{};  ///< one for each of match_measures()
};

/// Plays one trial. The same study and seed give the same bits.
[[nodiscard]] Result<Trial> play_trial(const Study& study, std::uint64_t seed);

/// Plays all seeds of a list on so many threads. Each trial is handed over as it ends, in any order but never two at
/// once; `stop` ends it after the trials that are being played. Fails with the first trial that cannot be played.
[[nodiscard]] Result<void> play_trials(const Study& study, const std::vector<std::uint64_t>& seeds, int threads,
                                       const std::function<Result<void>(const Trial&)>& take,
                                       const std::atomic<bool>& stop);

/// The figures of many trials, whatever the order in which they were played.
[[nodiscard]] std::vector<Figure> figures_of(std::vector<Trial> trials);

}  // namespace cancha::lab
