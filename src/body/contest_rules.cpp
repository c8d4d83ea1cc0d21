#include "body/contest_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "body/proportions.h"

namespace cancha::body {
namespace {

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
  const double height = proportions_of(robot, shapes).height;
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
