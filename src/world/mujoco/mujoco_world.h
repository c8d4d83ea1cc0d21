#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "world/mujoco/contact_finder.h"
#include "world/mujoco/impulse_solver.h"
#include "world/mujoco/scene.h"
#include "world/wheeled_world.h"

namespace cancha::world {

/// A pitch in three dimensions. MuJoCo holds the bodies, their inertia and their motion; contacts and motors are
/// solved by ImpulseSolver. Motors turn the axles, wheels roll, and only grip on the ground moves a robot.
class MujocoWorld final : public WheeledWorld {
 public:
  Result<void> create_field(const field::Walls& walls) override;
  Result<void> create_ball(Vec2 p_FB, const field::BallModel& ball) override;
  Result<void> create_robots(std::span<const Pose2> X_FR, const field::RobotModel& robot,
                             const field::DriveModel& drive) override;
  Result<void> init(const field::Physics& physics, const field::Surfaces& surfaces) override;
  Result<void> step() override;
  Result<void> set_step(Seconds step) override;
  void stop() override { *this = MujocoWorld{}; }

  const Truth& environment() const override { return truth_; }
  std::span<const Contact> contacts() const override { return contacts_; }

  Result<void> set_ball_state(Vec2 p_FB) override;
  Result<void> set_ball_velocity(Vec2 v_FB) override;
  Result<void> set_robot_state(int robot, const Pose2& X_FR) override;
  Result<void> set_robot_velocity(int robot, double ahead, double turn_rate) override;
  Result<void> set_robot_command(int robot, WheelCommand command) override;
  Result<void> rest_robot(int robot, const Pose2& X_FR) override;
  Result<void> set_robot_motion(int robot, Vec2 v_FR, double turn_rate) override;
  Result<void> command(int robot, const Commands& commands) override;
  void read(int robot, Readings& readings) override;

  std::int64_t clamped_commands(int robot) const override;
  std::int64_t warnings() const override { return (failed_ ? 1 : 0) + (finder_ ? finder_->left_out() : 0); }
  Snapshot save() const override;
  Result<void> restore(const Snapshot& snapshot) override;
  std::uint64_t state_hash() const override;

 private:
  /// One motor controller: where it is told to go, and where its ramp has got to. Rim speeds, m/s.
  struct Motor {
    double target = 0.0;
    double ramp = 0.0;
  };

  Result<void> before_init(const char* call) const;
  Result<void> running(const char* call) const;
  Result<void> known(int robot, const char* call) const;
  Result<void> fits(Vec2 p_F, double depth, const char* what) const;
  Result<void> ball_fits(Vec2 p_FB, const field::BallModel& ball) const;
  Result<void> robot_fits(const Pose2& X_FR, const field::RobotModel& robot) const;
  /// Clear of the walls, and on the pitch or beside it.
  Result<void> robot_waits(const Pose2& X_FR) const;
  double depth_in_walls(const Pose2& X_FR, const field::RobotModel& robot) const;
  double* robot_q(int robot) { return data_->qpos + scene_.robots[static_cast<std::size_t>(robot)].q; }
  double* robot_v(int robot) { return data_->qvel + scene_.robots[static_cast<std::size_t>(robot)].v; }
  void put_ball(Vec2 p_FB);
  void drive(int robot, WheelSpeeds speeds);
  void put_robot(int robot, const Pose2& X_FR);
  /// The same by hand: what touched it before is forgotten, and the truth tells.
  void move_robot(int robot, const Pose2& X_FR);
  void turn_motors();
  void slow_the_ball();
  Result<void> advance();
  void follow_the_ball();
  void move_bodies();
  void read_truth();
  void read_contacts();
  std::vector<double> state_numbers() const;

  std::optional<field::Walls> walls_;
  std::vector<Rectangle> wall_shapes_;
  std::optional<field::BallModel> ball_;
  std::optional<field::RobotModel> robot_;
  field::DriveModel drive_;
  Vec2 first_ball_;
  std::vector<Pose2> first_robots_;

  ModelPtr model_;
  DataPtr data_;
  SceneIndex scene_;
  std::optional<ContactFinder> finder_;
  std::optional<ImpulseSolver> solver_;
  Duration step_;
  int parts_ = 1;                      ///< a long step is made in so many equal parts
  std::vector<Motor> motors_;          ///< left and right of every robot in turn
  std::vector<double> wheel_speeds_;   ///< what the motors wish in this step, rad/s
  std::vector<std::int64_t> clamped_;  ///< by robot
  std::vector<Touch> touches_;
  std::vector<Contact> contacts_;
  Truth truth_;
  bool failed_ = false;  ///< a step went wrong; nothing but restore or stop helps
};

}  // namespace cancha::world
