#pragma once

#include <string_view>
#include <vector>

#include "lab/experiment.h"
#include "lab/offset_tuner.h"

/// What it is worth to know how the servos of a robot sit on its joints, and what of it can be found out.
namespace cancha::lab {

/// How well a body walks and kicks with the offsets that its player believes in.
struct OffsetOutcome {
  double error = 0.0;          ///< radians that the legs' joints are off, on average
  double ahead = 0.0;          ///< metres in a walk straight on, on average over walks without a fall; no number: none
  double aside = 0.0;          ///< metres that it came aside there, likewise
  double turned = 0.0;         ///< radians that it turned there, likewise
  double falls = 0.0;          ///< share of walks that ended with one
  double upright_kicks = 0.0;  ///< share of kicks after which it stood; no number: it has no kicks
};

struct OffsetTrials {
  int walks = 3;  ///< each of six seconds, at 0.7 of the gait's limit
  int kicks = 4;  ///< right and left in turn, the ball before the foot
};

/// Tries a body that was put together as `body` says. Robot: with the offsets that its player believes in.
[[nodiscard]] Result<OffsetOutcome> try_offsets(const body::Robot& robot, const act::MotionLibrary& skills,
                                                const UnknownBody& body, const OffsetTrials& trials);

/// What is done with each body.
struct OffsetStudyPlan {
  std::string_view robot = "bioloid";
  double spread = from_degrees(2.5);  ///< radians, deviation of how servos are put on
  int rounds = 3;
  OffsetTrials trials{};
  OffsetTunerSettings settings{};
};
[[nodiscard]] ExperimentResult study_offsets(const StudySettings& settings, const OffsetStudyPlan& plan);

[[nodiscard]] ExperimentResult run_pose_calibration(const StudySettings& settings);

}  // namespace cancha::lab
