#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <vector>

#include "field/league.h"
#include "world/wheeled_world.h"

namespace cancha::world {

/// A pitch for tests: the default league, any robots, built and ready to step.
struct TestPitch {
  field::League league;
  std::unique_ptr<WheeledWorld> world = make_mujoco_world();

  void build(std::initializer_list<Pose2> robots, Vec2 ball = {0.9, 0.7}) {
    const std::vector<Pose2> poses{robots};
    const auto built = world->create_field(league.walls)
                           .and_then([&] { return world->create_ball(ball, league.ball); })
                           .and_then([&] { return world->create_robots(poses, league.robot, league.drive); })
                           .and_then([&] { return world->init(league.physics, league.surfaces); });
    ASSERT_TRUE(built.has_value()) << built.error().text();
  }
  void step(int times = 1) {
    for (int i = 0; i < times; ++i) {
      const auto stepped = world->step();
      ASSERT_TRUE(stepped.has_value()) << stepped.error().text();
    }
  }
  void step_for(double seconds) { step(static_cast<int>(seconds / league.physics.step.value + 0.5)); }
  /// Wheel speeds in m/s at the rim.
  void drive(int robot, double left, double right) {
    const double unit_speed = league.drive.metres_per_second_per_unit;
    ASSERT_TRUE(world->set_robot_command(robot, {left / unit_speed, right / unit_speed}).has_value());
  }
  [[nodiscard]] const BallState& ball() const { return world->environment().ball; }
  [[nodiscard]] const RobotState& robot(int i) const {
    return world->environment().robots[static_cast<std::size_t>(i)];
  }
};

}  // namespace cancha::world
