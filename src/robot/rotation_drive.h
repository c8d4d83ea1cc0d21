#pragma once

#include <functional>

#include "model/localisation/turns_by_mark.h"
#include "robot/omni_practice.h"
#include "sense/senses.h"

/// Rotation calibration of a robot on omni wheels: the drive that measures it, and what it is good for.
namespace cancha::robot {

struct RotationDrive {
  model::RotationCalibration found{};
  Duration took{};
};
/// Lets a body turn beside a ball and measures its factors. It needs only what a player has: readings and commands.
/// `seen` hears how many whole turns have ended.
[[nodiscard]] Result<RotationDrive> drive_rotation(Body& body, sense::Senses& senses,
                                                   const model::TurnsByMark::Settings& settings,
                                                   const std::function<void(int)>& seen = {});

/// How far odometry was off after a drive.
struct ReckonedDrive {
  double way = 0.0;                 ///< metres
  double raw_metres = 0.0;          ///< without factors
  double raw_radians = 0.0;         ///< likewise
  double calibrated_metres = 0.0;   ///< with them
  double calibrated_radians = 0.0;  ///< likewise
};
/// Lets a simulated robot drive in bends to both sides for so long, and compares its reckoning with the truth.
[[nodiscard]] Result<ReckonedDrive> drive_and_reckon(OmniPractice& body, sense::Senses& senses,
                                                     const model::RotationCalibration& rotation, Duration lasts,
                                                     Random random);

/// The senses of a player on omni wheels that begin with nothing counted.
[[nodiscard]] std::unique_ptr<sense::Senses> omni_senses(const field::League& league);

}  // namespace cancha::robot
