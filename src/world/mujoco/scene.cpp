#include "world/mujoco/scene.h"

#include <fmt/format.h>

#include <iterator>

#include "base/expects.h"

namespace cancha::world {
namespace {

/// A robot: a box whose mass lies low (the motors and the battery are at the bottom), and two wheels.
void append_robot(std::string& out, int number, const field::RobotModel& r) {
  const double side = r.side.value;
  const double centre = side * (r.clearance + 0.5);
  const double chassis_mass = r.mass.value - 2.0 * r.wheel_mass.value;
  const double chassis_inertia = chassis_mass * side * side / 6.0;
  const double wheel_radius = r.wheel_radius.value;
  const double wheel_mass = r.wheel_mass.value;
  const double wheel_width = r.wheel_width.value;
  const double wheel_spin = wheel_mass * wheel_radius * wheel_radius / 2.0;
  const double wheel_turn = wheel_mass * (3.0 * wheel_radius * wheel_radius + wheel_width * wheel_width) / 12.0;

  const auto add = [&]<class... Args>(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
  };
  add("<body name='robot{}'><freejoint/><inertial pos='0 0 {}' mass='{}' diaginertia='{} {} {}'/>", number,
      r.centre_of_mass.value, chassis_mass, chassis_inertia, chassis_inertia, chassis_inertia);
  add("<geom name='chassis{}' type='box' pos='0 0 {}' size='{} {} {}'/>", number, centre, side / 2, side / 2, side / 2);
  for (const int wheel : {0, 1}) {
    const double y = (wheel == 0 ? 0.5 : -0.5) * r.track.value;
    add("<body name='wheel{}_{}' pos='{} {} {}'>", number, wheel, r.axle_offset.value, y, wheel_radius);
    add("<inertial pos='0 0 0' mass='{}' diaginertia='{} {} {}'/>", wheel_mass, wheel_turn, wheel_spin, wheel_turn);
    add("<joint type='hinge' axis='0 1 0'/></body>");
  }
  add("</body>");
}

int id(const mjModel& model, mjtObj kind, const std::string& name) {
  const int found = mj_name2id(&model, kind, name.c_str());
  CANCHA_EXPECTS(found >= 0);
  return found;
}

}  // namespace

std::string scene_mjcf(int robots, const field::RobotModel& robot, const field::BallModel& ball) {
  std::string out =
      "<mujoco><compiler angle='radian'/><option integrator='Euler'><flag constraint='disable' contact='disable'/>"
      "</option><default><geom contype='0' conaffinity='0'/></default><worldbody>";
  for (int i = 0; i < robots; ++i) append_robot(out, i, robot);
  fmt::format_to(std::back_inserter(out),
                 "<body name='ball'><freejoint/><geom name='ball' type='sphere' size='{}' mass='{}'/></body>",
                 ball.radius.value, ball.mass.value);
  return out + "</worldbody></mujoco>";
}

SceneIndex index_scene(const mjModel& model, int robots) {
  const auto first_joint = [&](int body) { return model.body_jntadr[body]; };
  SceneIndex index;
  for (int i = 0; i < robots; ++i) {
    RobotIndex robot;
    robot.body = id(model, mjOBJ_BODY, fmt::format("robot{}", i));
    robot.chassis_geom = id(model, mjOBJ_GEOM, fmt::format("chassis{}", i));
    for (const int wheel : {0, 1}) {
      robot.wheel_body[static_cast<std::size_t>(wheel)] = id(model, mjOBJ_BODY, fmt::format("wheel{}_{}", i, wheel));
    }
    robot.q = model.jnt_qposadr[first_joint(robot.body)];
    robot.v = model.jnt_dofadr[first_joint(robot.body)];
    index.robots.push_back(robot);
  }
  index.ball.body = id(model, mjOBJ_BODY, "ball");
  index.ball.q = model.jnt_qposadr[first_joint(index.ball.body)];
  index.ball.v = model.jnt_dofadr[first_joint(index.ball.body)];
  return index;
}

}  // namespace cancha::world
