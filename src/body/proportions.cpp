#include "body/proportions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "body/kinematics.h"

namespace cancha::body {
namespace {

constexpr std::array<const char*, 2> kSides{"left", "right"};

/// How far a shape reaches from its middle in a direction of length 1.
double reach(const Shape& shape, const Quaternion& R_WS, Vec3 way) {
  const Vec3& s = shape.size;
  const double x = dot(R_WS * Vec3{1, 0, 0}, way);
  const double y = dot(R_WS * Vec3{0, 1, 0}, way);
  const double z = dot(R_WS * Vec3{0, 0, 1}, way);
  switch (shape.kind) {
    case ShapeKind::Box:
      return std::abs(x) * s.x + std::abs(y) * s.y + std::abs(z) * s.z;
    case ShapeKind::Sphere:
      return s.x;
    case ShapeKind::Capsule:
      return s.x + std::abs(z) * s.z;
    case ShapeKind::Cylinder:
      return s.x * std::hypot(x, y) + std::abs(z) * s.z;
  }
  return 0.0;
}

/// A standing robot with its shapes.
struct Figure {
  const Posture& posture;
  std::span<const Shape> shapes;

  /// How far what hangs on a link reaches in a direction, from the origin.
  [[nodiscard]] double farthest(Vec3 way, std::size_t whole = 0) const {
    double most = -1e9;
    for (const Shape& shape : shapes) {
      if (!belongs_to(posture.robot(), shape.link, whole)) continue;
      const Transform X_WS = posture.links()[shape.link] * shape.X_LS;
      most = std::max(most, dot(X_WS.position, way) + reach(shape, X_WS.rotation, way));
    }
    return most;
  }
  /// Where the joint of a link is.
  [[nodiscard]] Vec3 joint(std::size_t link) const {
    return posture.links()[link] * posture.robot().links[link].anchor;
  }
};

double cylinder_around(const Figure& figure) {
  const auto middle = [&](Vec3 way) { return (figure.farthest(way) - figure.farthest(way * -1.0)) / 2; };
  const Vec3 centre{middle({1, 0, 0}), middle({0, 1, 0}), 0.0};
  double radius = 0.0;
  constexpr int kWays = 72;
  for (int i = 0; i < kWays; ++i) {
    const Vec2 way = direction(2 * kPi * i / kWays);
    const Vec3 level{way.x, way.y, 0.0};
    radius = std::max(radius, figure.farthest(level) - dot(centre, level));
  }
  return 2 * radius;
}

/// The link that a joint turns; kNone where there is no such joint.
std::size_t turned_by(const Robot& robot, const std::string& joint) {
  const std::size_t place = robot.find(joint);
  if (place == kNone) return kNone;
  const auto found = std::ranges::find(robot.links, place, &Link::joint);
  return found == robot.links.end() ? kNone : static_cast<std::size_t>(found - robot.links.begin());
}

/// The piece next to the trunk that a link hangs on.
std::size_t next_to_trunk(const Robot& robot, std::size_t link) {
  while (robot.links[link].parent != kNone && robot.links[link].parent != 0) link = robot.links[link].parent;
  return link;
}

}  // namespace

double upward_reach(const Shape& shape, const Quaternion& R_WS) {
  return reach(shape, R_WS, {0, 0, 1});
}

std::size_t arm_of(const Robot& robot, Side side) {
  return turned_by(robot, std::string{kSides[side]} + "_shoulder_pitch");
}

std::size_t leg_of(const Robot& robot, Side side) {
  return next_to_trunk(robot, robot.soles[side].link);
}

bool belongs_to(const Robot& robot, std::size_t link, std::size_t whole) {
  while (link != whole && robot.links[link].parent != kNone) link = robot.links[link].parent;
  return link == whole;
}

Proportions proportions_of(const Robot& robot, std::span<const Shape> shapes) {
  Posture posture{robot};
  (void)stand(posture);
  const Figure figure{posture, shapes};
  Proportions found;
  found.height = figure.farthest({0, 0, 1});
  found.mass_height = posture.centre_of_mass().z;
  found.cylinder = cylinder_around(figure);
  std::array<Vec3, 2> shoulders{};
  for (const Side side : {kLeft, kRight}) {
    found.legs[side] = figure.joint(leg_of(robot, side)).z;
    const std::size_t arm = arm_of(robot, side);
    if (arm == kNone) continue;
    shoulders[side] = figure.joint(arm);
    found.arms[side] = shoulders[side].z + figure.farthest({0, 0, -1}, arm);
  }
  found.shoulders = length(shoulders[kLeft] - shoulders[kRight]);
  found.shoulder_height = std::max(shoulders[kLeft].z, shoulders[kRight].z);
  const std::size_t neck = turned_by(robot, "head_pan");
  if (neck != kNone) found.head = found.height - figure.joint(neck).z;
  return found;
}

}  // namespace cancha::body
