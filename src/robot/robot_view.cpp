#include "robot/robot_view.h"

#include <cmath>

#include "base/text_file.h"
#include "body/shapes.h"

namespace cancha::robot {
namespace {

int number_of(std::size_t place) {
  return place == body::kNone ? -1 : static_cast<int>(place);
}

double rounded(double value, double step) {
  const double made = std::round(value / step) * step;
  // 0.30000000000000004 would be long in JSON
  return std::round(made * 1e6) / 1e6;
}

}  // namespace

Result<RobotView> view_of(const body::Robot& robot, std::span<const double> standing) {
  auto model = read_text(robot.model);
  if (!model) return pass_on(std::move(model));
  auto shapes = body::parse_shapes(*model, robot.model.filename().string());
  if (!shapes) return pass_on(std::move(shapes));

  RobotView view{.name = robot.name, .title = robot.title, .servo = robot.servo_kind};
  view.free_speed = rounded(in_degrees(robot.free_speed()), 0.1);
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    const body::Joint& joint = robot.joints[i];
    // towards the middle, so that the page's limits are never beyond the joint's
    view.joints.push_back({.name = joint.name,
                           .id = joint.id,
                           .least = rounded(std::ceil(in_degrees(joint.least) * 10) / 10, 0.1),
                           .most = rounded(std::floor(in_degrees(joint.most) * 10) / 10, 0.1),
                           .mirror = number_of(joint.mirror),
                           .mirror_sign = joint.mirror_sign,
                           .standing = rounded(in_degrees(standing[i]), 0.1)});
  }
  for (const body::Link& link : robot.links) {
    view.links.push_back({.name = link.name,
                          .parent = number_of(link.parent),
                          .position = link.X_PL.position,
                          .rotation = link.X_PL.rotation,
                          .joint = number_of(link.joint),
                          .ratio = link.ratio,
                          .bias = in_degrees(link.bias),
                          .axis = link.axis,
                          .anchor = link.anchor});
  }
  for (const body::Shape& s : *shapes) {
    view.shapes.push_back({.name = s.name,
                           .link = number_of(s.link),
                           .kind = s.kind,
                           .size = s.size,
                           .position = s.X_LS.position,
                           .rotation = s.X_LS.rotation,
                           .rgba = {s.rgba.begin(), s.rgba.end()}});
  }
  for (const body::Sole& s : robot.soles) {
    view.soles.push_back({number_of(s.link), s.X_LS.position, s.X_LS.rotation, s.length, s.width});
  }
  return view;
}

}  // namespace cancha::robot
