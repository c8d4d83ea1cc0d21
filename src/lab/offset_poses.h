#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "act/humanoid/motion_library.h"
#include "body/kinematics.h"
#include "lab/stage.h"

/// Poses in which a robot stands still and is measured, to find out how its servos sit on its joints.
namespace cancha::lab {

/// Three marks of one sole as a ruler tells: both corners of the toes and the middle of the heel, metres. They are
/// measured from the trunk, along its axes, with a set square held against it.
using FootMarks = std::array<Vec3, 3>;

/// What was measured in one pose.
struct PoseMeasure {
  std::string pose{};
  bool stood = true;                 ///< false: it could not, and was measured lying on its back
  std::vector<double> servo{};       ///< what the servos told, radians, without any offset
  Vec3 up_T{};                       ///< where up is for the accelerometer in the trunk, length 1
  std::array<FootMarks, 2> marks{};  ///< by Side
};

/// A pose: joints of the legs bent so that both soles lie flat if the robot is as drawn.
struct StandPose {
  std::string name;
  std::vector<double> angles;  ///< of all joints, radians
};

/// The poses for a robot that walks: upright, crouched, tall, astride, one foot ahead, leaning to a side, toes out.
[[nodiscard]] Result<std::vector<StandPose>> stand_poses(const body::Robot& robot, const act::MotionLibrary& skills);

/// The joints between trunk and soles, in the robot's order: those that such measures can tell of.
[[nodiscard]] std::vector<std::size_t> leg_joints(const body::Robot& robot);

struct MeasureSettings {
  double ruler = 0.001;   ///< metres, deviation of what a person reads off a ruler
  double seconds = 1.0;   ///< for which sensors are averaged
  double settling = 1.0;  ///< seconds before, in the pose
};

/// Lets the robot take each pose once, as the offsets that it believes in have it, and measures it there. Where it
/// falls, it is measured lying on its back, with its legs bent the same way.
[[nodiscard]] std::vector<PoseMeasure> measure_poses(Stage& stage, const act::MotionLibrary& skills, Start start,
                                                     std::span<const StandPose> poses, const MeasureSettings& settings);

/// The feet of a robot with these angles; the posture is moved there.
[[nodiscard]] std::array<FootMarks, 2> marks_of(body::Posture& posture, std::span<const double> angles);

}  // namespace cancha::lab
