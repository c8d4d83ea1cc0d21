#pragma once

#include <array>
#include <vector>

#include "base/random.h"
#include "lab/experiment.h"

/// FutRob's study case 3: robots of a team that start one after another, and must get to know each other by messages of
/// which many are lost.
namespace cancha::lab {

inline constexpr int kDiscoverers = 3;  ///< a keeper and two field players

struct DiscoverySetup {
  double loss = 0.0;                                ///< share of messages that one who listens does not get
  std::array<int, kDiscoverers> order = {0, 1, 2};  ///< who starts first, second, third
  double last_start = 3.0;                          ///< seconds: all have started by then
};

/// Seconds from the last start until everybody knows number and role of everybody; not finite where 30 s are not
/// enough. The robots say nothing but what they must: nothing they see changes.
[[nodiscard]] double seconds_until_known(const DiscoverySetup& setup, Random random);

[[nodiscard]] ExperimentResult run_discovery(const StudySettings& settings);

}  // namespace cancha::lab
