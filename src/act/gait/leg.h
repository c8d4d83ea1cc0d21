#pragma once

#include "base/geometry.h"
#include "base/result.h"
#include "body/robot.h"

namespace cancha::act {

/// A leg of six joints whose hip axes cross in one point and whose ankle axes cross in another.
struct LegGeometry {
  Vec3 hip;     ///< where the hip's axes cross, trunk frame, metres
  Vec3 thigh;   ///< from there to the knee, straight leg
  Vec3 shank;   ///< from the knee to where the ankle's axes cross, straight leg
  double sole;  ///< of the ankle's axes above the ground
};

/// Where a foot is wanted: its sole in the trunk's frame, turned first by roll, then pitch, then yaw.
struct FootPose {
  Vec3 place;
  double roll = 0.0;
  double pitch = 0.0;
  double yaw = 0.0;
};

struct LegAngles {
  double hip_yaw = 0.0;
  double hip_roll = 0.0;
  double hip_pitch = 0.0;
  double knee = 0.0;
  double ankle_pitch = 0.0;
  double ankle_roll = 0.0;
};

/// The joint angles that bring a foot there. Where it is out of reach, the leg stretches towards it; `stretched`, if
/// given, is then set.
[[nodiscard]] LegAngles leg_angles(const LegGeometry& leg, const FootPose& foot, bool* stretched = nullptr);

/// Where a foot is with these joint angles.
[[nodiscard]] FootPose foot_pose(const LegGeometry& leg, const LegAngles& angles);

/// The left leg of a robot, whose right one is its mirror image; fails where its hip or ankle axes do not cross.
[[nodiscard]] Result<LegGeometry> left_leg_of(const body::Robot& robot);

}  // namespace cancha::act
