#pragma once

#include "base/geometry.h"
#include "base/result.h"
#include "body/robot.h"

namespace cancha::act {

/// What turns a leg about its upright axis.
enum class HipYaw {
  Own,     ///< a servo of its own
  Shared,  ///< one servo turns both legs, each as much outwards as the other (the NAO's)
  None,    ///< nothing (the Robonova's)
};

/// A leg whose hip axes and whose ankle axes cross, each in a point; only the pitch of the hip may lie below the rest.
struct LegGeometry {
  Vec3 hip;                  ///< where the hip's axes cross, trunk frame, metres
  Vec3 thigh;                ///< from its pitch axis to the knee, straight leg
  Vec3 shank;                ///< from the knee to where the ankle's axes cross, straight leg
  double sole;               ///< of the ankle's axes above the ground
  HipYaw yaw = HipYaw::Own;  ///< how it is turned about its upright axis
  double yaw_slant = 0.0;    ///< radians by which that axis leans, up and to the right: 45 degrees in a NAO's left leg
  double hip_drop = 0.0;     ///< metres of the pitch axis below the roll axis
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

/// The same for a leg whose hip cannot turn as it likes: the foot's yaw gives way, all else is as asked.
[[nodiscard]] LegAngles leg_angles_at_yaw(const LegGeometry& leg, FootPose foot, double hip_yaw);

/// Where a foot is with these joint angles.
[[nodiscard]] FootPose foot_pose(const LegGeometry& leg, const LegAngles& angles);

/// The mirror image.
[[nodiscard]] LegGeometry mirrored(LegGeometry leg);

/// The left leg of a robot, whose right one is its mirror image; fails where its hip or ankle axes do not cross.
[[nodiscard]] Result<LegGeometry> left_leg_of(const body::Robot& robot);

}  // namespace cancha::act
