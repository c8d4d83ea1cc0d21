#include "act/gait/leg.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "body/kinematics.h"

namespace cancha::act {
namespace {

/// A rotation as rows.
struct Turn {
  double m[3][3];
};

Turn operator*(const Turn& a, const Turn& b) {
  Turn c{};
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      for (int k = 0; k < 3; ++k) c.m[i][j] += a.m[i][k] * b.m[k][j];
    }
  }
  return c;
}
Vec3 operator*(const Turn& a, Vec3 v) {
  return {a.m[0][0] * v.x + a.m[0][1] * v.y + a.m[0][2] * v.z, a.m[1][0] * v.x + a.m[1][1] * v.y + a.m[1][2] * v.z,
          a.m[2][0] * v.x + a.m[2][1] * v.y + a.m[2][2] * v.z};
}
Turn back(const Turn& a) {
  Turn t{};
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) t.m[i][j] = a.m[j][i];
  }
  return t;
}
Turn about_x(double a) {
  const double c = std::cos(a);
  const double s = std::sin(a);
  return {{{1, 0, 0}, {0, c, -s}, {0, s, c}}};
}
Turn about_y(double a) {
  const double c = std::cos(a);
  const double s = std::sin(a);
  return {{{c, 0, s}, {0, 1, 0}, {-s, 0, c}}};
}
Turn about_z(double a) {
  const double c = std::cos(a);
  const double s = std::sin(a);
  return {{{c, -s, 0}, {s, c, 0}, {0, 0, 1}}};
}
double bounded_acos(double c) {
  return std::acos(std::clamp(c, -1.0, 1.0));
}

}  // namespace

LegAngles leg_angles(const LegGeometry& leg, const FootPose& foot, bool* stretched) {
  const Turn foot_turn = about_z(foot.yaw) * about_y(foot.pitch) * about_x(foot.roll);
  const Vec3 ankle = foot.place + foot_turn * Vec3{0, 0, leg.sole};
  // the hip seen from the ankle, in the foot's frame
  const Vec3 r = back(foot_turn) * (leg.hip - ankle);

  LegAngles a;
  // knee and hip lie in the plane that the ankle's roll brings upright
  a.ankle_roll = std::atan2(r.y, r.z);
  const Vec3 h = about_x(a.ankle_roll) * r;

  const double upper = std::hypot(leg.thigh.x, leg.thigh.z);
  const double lower = std::hypot(leg.shank.x, leg.shank.z);
  const double far = std::hypot(h.x, h.z);
  const double reach = std::clamp(far, std::abs(upper - lower) + 1e-6, upper + lower);
  if (stretched) *stretched = reach != far;
  // angles of thigh and shank against the vertical in the straight leg
  const double thigh_slant = std::atan2(leg.thigh.x, -leg.thigh.z);
  const double shank_slant = std::atan2(-leg.shank.x, -leg.shank.z);
  a.knee = kPi - bounded_acos((upper * upper + lower * lower - reach * reach) / (2 * upper * lower)) - thigh_slant -
           shank_slant;
  const double at_ankle = bounded_acos((reach * reach + lower * lower - upper * upper) / (2 * reach * lower));
  a.ankle_pitch = shank_slant - std::atan2(h.x, h.z) - at_ankle;

  const Turn hip = foot_turn * about_x(-a.ankle_roll) * about_y(-a.ankle_pitch - a.knee);
  a.hip_roll = std::asin(std::clamp(hip.m[2][1], -1.0, 1.0));
  a.hip_yaw = std::atan2(-hip.m[0][1], hip.m[1][1]);
  a.hip_pitch = std::atan2(-hip.m[2][0], hip.m[2][2]);
  return a;
}

FootPose foot_pose(const LegGeometry& leg, const LegAngles& a) {
  const Turn hip = about_z(a.hip_yaw) * about_x(a.hip_roll) * about_y(a.hip_pitch);
  const Turn knee = hip * about_y(a.knee);
  const Turn foot = knee * about_y(a.ankle_pitch) * about_x(a.ankle_roll);
  FootPose pose;
  pose.place = leg.hip + hip * leg.thigh + knee * leg.shank + foot * Vec3{0, 0, -leg.sole};
  pose.pitch = std::asin(std::clamp(-foot.m[2][0], -1.0, 1.0));
  pose.roll = std::atan2(foot.m[2][1], foot.m[2][2]);
  pose.yaw = std::atan2(foot.m[1][0], foot.m[0][0]);
  return pose;
}

Result<LegGeometry> left_leg_of(const body::Robot& robot) {
  const body::Posture straight{robot};
  const auto joint_at = [&](const char* name) {
    for (std::size_t i = 0; i < robot.links.size(); ++i) {
      const body::Link& link = robot.links[i];
      if (link.joint != body::kNone && robot.joints[link.joint].name == name) {
        return straight.links()[i] * link.anchor - straight.trunk().position;
      }
    }
    return Vec3{0, 0, 1e3};
  };
  const Vec3 roll = joint_at("left_hip_roll");
  const Vec3 hip = joint_at("left_hip_pitch");
  const Vec3 knee = joint_at("left_knee");
  const Vec3 ankle = joint_at("left_ankle_pitch");
  const Vec3 ankle_roll = joint_at("left_ankle_roll");
  const Vec3 sole = straight.sole(body::kLeft).position - straight.trunk().position;
  constexpr double kCrossing = 0.002;  // metres
  // the yaw's axis is upright, so it crosses the others where it stands above them
  const Vec3 yaw = joint_at("left_hip_yaw");
  if (length(roll - hip) > kCrossing || length(ankle - ankle_roll) > kCrossing ||
      length((yaw - hip).xy()) > kCrossing) {
    return fail(robot.name, "cannot walk: this robot's hip or ankle axes do not cross in a point",
                "the walk needs left_hip_yaw, _roll, _pitch, left_knee, left_ankle_pitch and _roll");
  }
  return LegGeometry{.hip = hip, .thigh = knee - hip, .shank = ankle - knee, .sole = ankle.z - sole.z};
}

}  // namespace cancha::act
