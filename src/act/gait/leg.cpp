#include "act/gait/leg.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

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

/// From the hip's roll axis to its pitch axis, in the leg's plane seen from the foot: at right angles to the trunk's x,
/// along which the roll axis lies.
Vec3 drop_in_plane(const LegGeometry& leg, const Turn& foot_turn, double ankle_roll) {
  const Vec3 ahead = about_x(ankle_roll) * (back(foot_turn) * Vec3{1, 0, 0});
  const double size = std::hypot(ahead.x, ahead.z);
  return Vec3{ahead.z, 0, -ahead.x} * (leg.hip_drop / std::max(size, 1e-9));
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
  Vec3 h = about_x(a.ankle_roll) * r;
  if (leg.hip_drop != 0) h = h + drop_in_plane(leg, foot_turn, a.ankle_roll);

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

  Turn hip = foot_turn * about_x(-a.ankle_roll) * about_y(-a.ankle_pitch - a.knee);
  // seen along a slanted yaw axis, the roll begins that much further
  if (leg.yaw_slant != 0) hip = about_x(-leg.yaw_slant) * hip;
  a.hip_roll = std::asin(std::clamp(hip.m[2][1], -1.0, 1.0)) + leg.yaw_slant;
  a.hip_yaw = std::atan2(-hip.m[0][1], hip.m[1][1]);
  a.hip_pitch = std::atan2(-hip.m[2][0], hip.m[2][2]);
  return a;
}

LegAngles leg_angles_at_yaw(const LegGeometry& leg, FootPose foot, double hip_yaw) {
  constexpr int kTries = 6;
  constexpr double kExact = 1e-7;  // radians
  LegAngles angles = leg_angles(leg, foot);
  double slope = 1 / std::cos(leg.yaw_slant);  // of the hip's yaw with the foot's
  for (int i = 0; i < kTries && std::abs(angles.hip_yaw - hip_yaw) > kExact; ++i) {
    const double moved = std::clamp((hip_yaw - angles.hip_yaw) / slope, -0.5, 0.5);
    const double before = angles.hip_yaw;
    foot.yaw += moved;
    angles = leg_angles(leg, foot);
    if (std::abs(moved) > kExact) slope = std::clamp((angles.hip_yaw - before) / moved, 0.5, 3.0);
  }
  angles.hip_yaw = hip_yaw;
  return angles;
}

FootPose foot_pose(const LegGeometry& leg, const LegAngles& a) {
  const Turn yaw = about_x(leg.yaw_slant) * about_z(a.hip_yaw) * about_x(a.hip_roll - leg.yaw_slant);
  const Turn hip = yaw * about_y(a.hip_pitch);
  const Turn knee = hip * about_y(a.knee);
  const Turn foot = knee * about_y(a.ankle_pitch) * about_x(a.ankle_roll);
  FootPose pose;
  pose.place =
      leg.hip + yaw * Vec3{0, 0, -leg.hip_drop} + hip * leg.thigh + knee * leg.shank + foot * Vec3{0, 0, -leg.sole};
  pose.pitch = std::asin(std::clamp(-foot.m[2][0], -1.0, 1.0));
  pose.roll = std::atan2(foot.m[2][1], foot.m[2][2]);
  pose.yaw = std::atan2(foot.m[1][0], foot.m[0][0]);
  return pose;
}

LegGeometry mirrored(LegGeometry leg) {
  leg.hip.y = -leg.hip.y;
  leg.thigh.y = -leg.thigh.y;
  leg.shank.y = -leg.shank.y;
  leg.yaw_slant = -leg.yaw_slant;
  return leg;
}

namespace {

/// An axis of the straight robot: a point of it and its direction, in the trunk's frame.
struct Axis {
  Vec3 point;
  Vec3 along;
};

std::optional<Axis> axis_of(const body::Robot& robot, const body::Posture& straight, std::string_view joint) {
  const body::Side side = body::kLeft;
  // of a joint that turns several links, the one that the left sole hangs on
  for (std::size_t i = robot.soles[side].link; i != body::kNone; i = robot.links[i].parent) {
    const body::Link& link = robot.links[i];
    if (link.joint == body::kNone || robot.joints[link.joint].name != joint) continue;
    const Transform& X_WL = straight.links()[i];
    return Axis{X_WL * link.anchor - straight.trunk().position, X_WL.rotation * link.axis};
  }
  return std::nullopt;
}

/// How far a point lies beside an axis.
double beside(const Axis& axis, Vec3 point) {
  const Vec3 off = point - axis.point;
  return length(off - axis.along * dot(off, axis.along));
}

}  // namespace

Result<LegGeometry> left_leg_of(const body::Robot& robot) {
  constexpr double kCrossing = 0.002;  // metres
  const body::Posture straight{robot};
  const auto axis = [&](std::string_view joint) { return axis_of(robot, straight, joint); };
  const auto roll = axis("left_hip_roll");
  const auto hip = axis("left_hip_pitch");
  const auto knee = axis("left_knee");
  const auto ankle = axis("left_ankle_pitch");
  const auto ankle_roll = axis("left_ankle_roll");
  const auto own = axis("left_hip_yaw");
  const auto shared = axis("hip_yaw_pitch");
  const auto yaw = own ? own : shared;
  const bool whole = roll && hip && knee && ankle && ankle_roll;
  // the pitch axis may lie below the roll axis where nothing turns the leg about its upright axis
  const bool crossing = whole && beside(*ankle, ankle_roll->point) < kCrossing &&
                        length((roll->point - hip->point).xy()) < kCrossing &&
                        (!yaw || (beside(*yaw, hip->point) < kCrossing && beside(*roll, hip->point) < kCrossing));
  if (!crossing) {
    return fail(robot.name, "cannot walk: this robot's hip or ankle axes do not cross in a point",
                "the walk needs left_hip_roll, left_hip_pitch, left_knee, left_ankle_pitch and left_ankle_roll; and "
                "left_hip_yaw or hip_yaw_pitch, or none of them");
  }
  const Vec3 sole = straight.sole(body::kLeft).position - straight.trunk().position;
  LegGeometry leg{.hip = hip->point,
                  .thigh = knee->point - hip->point,
                  .shank = ankle->point - knee->point,
                  .sole = ankle->point.z - sole.z};
  leg.yaw = own ? HipYaw::Own : shared ? HipYaw::Shared : HipYaw::None;
  if (leg.yaw == HipYaw::Shared) leg.yaw_slant = std::atan2(std::abs(shared->along.y), std::abs(shared->along.z));
  if (leg.yaw == HipYaw::None) {
    leg.hip = roll->point;
    leg.hip_drop = roll->point.z - hip->point.z;
  }
  return leg;
}

}  // namespace cancha::act
