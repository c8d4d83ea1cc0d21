#include "body/contest_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "body/kinematics.h"

namespace cancha::body {
namespace {

/// How far a shape reaches above its middle.
double reach_up(const Shape& shape, const Quaternion& R_WS) {
  const Vec3 x = R_WS * Vec3{1, 0, 0}, y = R_WS * Vec3{0, 1, 0}, z = R_WS * Vec3{0, 0, 1};
  const Vec3& s = shape.size;
  switch (shape.kind) {
    case ShapeKind::Box:
      return std::abs(x.z) * s.x + std::abs(y.z) * s.y + std::abs(z.z) * s.z;
    case ShapeKind::Sphere:
      return s.x;
    case ShapeKind::Capsule:
      return s.x + std::abs(z.z) * s.z;
    case ShapeKind::Cylinder:
      return s.x * std::hypot(x.z, y.z) + std::abs(z.z) * s.z;
  }
  return 0.0;
}

double height_of(const Robot& robot, std::span<const Shape> shapes) {
  Posture posture{robot};
  (void)stand(posture);
  double highest = 0.0;
  for (const Shape& shape : shapes) {
    const Transform X_WS = posture.links()[shape.link] * shape.X_LS;
    highest = std::max(highest, X_WS.position.z + reach_up(shape, X_WS.rotation));
  }
  return highest;
}

/// A joint of each side whose name holds this word.
bool has_both(const Robot& robot, std::string_view word) {
  const auto has = [&](std::string_view side) {
    return std::ranges::any_of(robot.joints, [&](const Joint& joint) {
      return joint.name.find(side) != joint.name.npos && joint.name.find(word) != joint.name.npos;
    });
  };
  return has("left") && has("right");
}

}  // namespace

std::vector<BodyFinding> check_rules(const Robot& robot, std::span<const Shape> shapes, const BodyRules& rules) {
  constexpr double kCm = 100.0;
  std::vector<BodyFinding> findings;
  const bool limbs = has_both(robot, "shoulder") && has_both(robot, "knee");
  findings.push_back({"two legs, trunk, two jointed arms", limbs ? "has them" : "has not all of them", limbs});
  const double height = height_of(robot, shapes);
  findings.push_back({fmt::format("stretched at most {:g} cm high", rules.most_height * kCm),
                      fmt::format("{:.1f} cm", height * kCm), height <= rules.most_height});
  double foot = 0.0;
  for (const Sole& sole : robot.soles) foot = std::max(foot, std::hypot(sole.length, sole.width));
  const Sole& sole = robot.soles[kLeft];
  findings.push_back({fmt::format("foot at most {:g} cm between any two of its points", rules.most_foot * kCm),
                      fmt::format("{:.1f} cm from corner to corner of {:.1f} x {:.1f} cm", foot * kCm,
                                  sole.length * kCm, sole.width * kCm),
                      foot <= rules.most_foot});
  findings.push_back({fmt::format("at most {:g} kg", rules.most_mass), fmt::format("{:.2f} kg", robot.mass()),
                      robot.mass() <= rules.most_mass});
  return findings;
}

}  // namespace cancha::body
