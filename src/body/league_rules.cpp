#include "body/league_rules.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "body/kinematics.h"
#include "body/league_looks.h"
#include "body/proportions.h"

namespace cancha::body {
namespace {

constexpr double kCm = 100.0;

BodyFinding share(const std::string& what, double metres, double height, double least, double most) {
  const double part = metres / height;
  return {fmt::format("{} {:.2f} to {:.2f} of the height", what, least, most),
          fmt::format("{:.1f} cm, {:.2f} of it", metres * kCm, part), part >= least && part <= most};
}

void check_feet(const Robot& robot, double mass_height, std::vector<BodyFinding>& findings) {
  const double most = std::pow(2.2 * mass_height, 2) / 32;
  double area = 0.0;
  double longer = 0.0;
  for (const Sole& sole : robot.soles) {
    area = std::max(area, sole.length * sole.width);
    longer = std::max(longer, std::max(sole.length, sole.width) / std::min(sole.length, sole.width));
  }
  findings.push_back(
      {fmt::format("foot at most {:.1f} cm2: (2.2 x {:.1f} cm)2 / 32", most * kCm * kCm, mass_height * kCm),
       fmt::format("{:.1f} cm2", area * kCm * kCm), area <= most});
  findings.push_back({"foot at most 2.5 times as long as wide", fmt::format("{:.2f} times", longer), longer <= 2.5});
}

void check_arms(const Proportions& p, std::vector<BodyFinding>& findings) {
  const double span = p.arms[kLeft] + p.arms[kRight] + p.shoulders;
  const bool alike = std::abs(p.arms[kLeft] - p.arms[kRight]) < 0.001;
  findings.push_back({"both arms equally long",
                      fmt::format("{:.1f} and {:.1f} cm", p.arms[kLeft] * kCm, p.arms[kRight] * kCm),
                      alike && p.arms[kLeft] > 0});
  findings.push_back({fmt::format("arms and shoulders below 1.22 of the height ({:.1f} cm)", 1.22 * p.height * kCm),
                      fmt::format("{:.1f} cm", span * kCm), span < 1.22 * p.height});
  const double up = std::max({p.height, span, p.shoulder_height + std::max(p.arms[kLeft], p.arms[kRight])});
  findings.push_back({fmt::format("never beyond 1.5 of the height ({:.1f} cm)", 1.5 * p.height * kCm),
                      fmt::format("{:.1f} cm with its arms up or spread", up * kCm), up <= 1.5 * p.height});
}

/// From the left to the right edge of its pictures, radians.
double view_wide(const Camera& camera) {
  if (camera.lens.kind == LensKind::Mirror) return 2 * kPi;
  const double v = camera.lens.centre.y;
  const auto left = camera.lens.ray({0.0, v});
  const auto right = camera.lens.ray({static_cast<double>(camera.lens.width), v});
  return left && right ? std::acos(std::clamp(dot(*left, *right), -1.0, 1.0)) : kPi;
}

/// What all cameras see together, by directions around a robot that stands and looks ahead.
struct View {
  double wide = 0.0;   ///< radians of all directions that any of them sees
  double apart = 0.0;  ///< between the two directions that are furthest apart
};

View view_of(const Robot& robot, std::span<const Camera> cameras) {
  constexpr int kDirections = 720;
  constexpr double kStep = 2 * kPi / kDirections;
  Posture posture{robot};
  (void)stand(posture);
  std::vector<int> seen;
  for (int i = 0; i < kDirections; ++i) {
    const auto sees = [&](const Camera& camera) {
      const Vec3 ahead = pose_of(camera, posture).rotation * Vec3{0, 0, 1};
      return std::abs(wrap_angle(kStep * (i + 0.5) - angle_of(ahead.xy()))) <= view_wide(camera) / 2;
    };
    if (std::ranges::any_of(cameras, sees)) seen.push_back(i);
  }
  View view{kStep * static_cast<double>(seen.size()), 0.0};
  for (const int one : seen) {
    for (const int other : seen) {
      const int between = std::abs(one - other);
      view.apart = std::max(view.apart, kStep * std::min(between, kDirections - between));
    }
  }
  return view;
}

void check_cameras(const Robot& robot, std::span<const Camera> cameras, const SizeClass& size,
                   std::vector<BodyFinding>& findings) {
  const std::size_t pan = robot.find("head_pan");
  const auto neck = std::ranges::find(robot.links, pan, &Link::joint);
  std::vector<std::string> names, elsewhere;
  for (const Camera& camera : cameras) {
    names.push_back(camera.name);
    const bool on_head = pan != kNone && neck != robot.links.end() &&
                         belongs_to(robot, camera.link, static_cast<std::size_t>(neck - robot.links.begin()));
    if (!on_head) elsewhere.push_back(fmt::format("{} on {}", camera.name, robot.links[camera.link].name));
  }
  findings.push_back(
      {"at most 2 cameras", cameras.empty() ? "none" : fmt::format("{}", fmt::join(names, ", ")), cameras.size() <= 2});
  findings.push_back({"cameras on head or neck only",
                      elsewhere.empty() ? "yes" : fmt::format("{}", fmt::join(elsewhere, ", ")), elsewhere.empty()});
  const View view = view_of(robot, cameras);
  findings.push_back({"cameras together see at most 180 degrees", fmt::format("{:.0f} degrees", in_degrees(view.wide)),
                      view.wide <= kPi + 1e-6});
  const double goals = between_goals(size);
  findings.push_back({fmt::format("never both goals from the centre mark ({:.0f} degrees)", in_degrees(goals)),
                      fmt::format("{:.0f} degrees", in_degrees(view.apart)), view.apart < goals});
}

void check_neck(const Robot& robot, std::vector<BodyFinding>& findings) {
  const auto within = [&](const char* joint, const char* rule, double most) {
    const std::size_t place = robot.find(joint);
    if (place == kNone) return findings.push_back({rule, "has no such joint", true});
    const Joint& turns = robot.joints[place];
    findings.push_back({rule, fmt::format("{:.0f} to {:.0f} degrees", in_degrees(turns.least), in_degrees(turns.most)),
                        turns.least >= -most && turns.most <= most});
  };
  within("head_pan", "head turns by at most 135 degrees", from_degrees(135));
  within("head_tilt", "head nods by at most 90 degrees", from_degrees(90));
}

void check_sensors(const Robot& robot, std::vector<BodyFinding>& findings) {
  std::vector<std::string> lights;
  for (const LaserSensor& laser : robot.sensors.lasers) lights.push_back(laser.name);
  if (robot.sensors.depth) lights.push_back(robot.sensors.depth->name);
  findings.push_back({"no sensor that emits light",
                      lights.empty() ? "none" : fmt::format("{}", fmt::join(lights, ", ")), lights.empty()});
  const int loudspeakers = robot.sensors.sonar ? 2 : 0;
  findings.push_back({"at most one loudspeaker", fmt::format("{} in its sonars", loudspeakers), loudspeakers <= 1});
}

}  // namespace

double between_goals(const SizeClass& size) {
  return kPi - 2 * std::atan2(size.goal_width / 2, kPitchLength / 2);
}

std::vector<BodyFinding> check_league_rules(const Robot& robot, std::span<const Shape> shapes,
                                            std::span<const Camera> cameras, const SizeClass& size) {
  const Proportions p = proportions_of(robot, shapes);
  std::vector<BodyFinding> findings;
  findings.push_back({fmt::format("{:g} to {:g} cm high", size.least_height * kCm, size.most_height * kCm),
                      fmt::format("{:.1f} cm", p.height * kCm),
                      p.height >= size.least_height && p.height <= size.most_height});
  check_feet(robot, p.mass_height, findings);
  findings.push_back({fmt::format("fits a cylinder of 0.55 of the height ({:.1f} cm)", 0.55 * p.height * kCm),
                      fmt::format("{:.1f} cm", p.cylinder * kCm), p.cylinder <= 0.55 * p.height});
  check_arms(p, findings);
  findings.push_back(share("legs", std::max(p.legs[kLeft], p.legs[kRight]), p.height, 0.35, 0.70));
  if (p.head) findings.push_back(share("head with neck", *p.head, p.height, 0.05, 0.25));
  if (!p.head) findings.push_back({"a head with a neck", "has no joint in it", true});
  check_cameras(robot, cameras, size, findings);
  check_neck(robot, findings);
  check_sensors(robot, findings);
  std::ranges::move(check_looks(robot, shapes), std::back_inserter(findings));
  return findings;
}

}  // namespace cancha::body
