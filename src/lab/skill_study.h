#pragma once

#include "lab/experiment.h"

/// FutRob's tables of what one robot can do, with many bodies instead of one: how exact it walks and turns, how far its
/// kicks reach, and how far away the ball seems to its camera; and the constants of its keeper, measured.
namespace cancha::lab {

[[nodiscard]] ExperimentResult run_walk_accuracy(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_kick_reach(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_save_reach(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_vision_table(const StudySettings& settings);

}  // namespace cancha::lab
