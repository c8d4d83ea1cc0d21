#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "body/robot.h"
#include "lab/humanoid_control.h"
#include "robot/simulated_loop.h"
#include "world/jointed_world.h"

namespace cancha::lab {

/// How a trial begins.
struct Start {
  std::uint64_t seed = 0;    ///< decides the body, its noise and the small differences of its first pose
  bool through_bus = false;  ///< every goal goes as bytes over emulated servos
  bool random_body = true;   ///< false: the robot as drawn, without noise
  world::Stance stance = world::Stance::Upright;
  double pose_noise = 0.0;  ///< radians by which each joint may begin elsewhere
  Vec2 ball = {1.0, 0.0};   ///< where the stage has a ball
  Vec2 ball_speed = {};
  std::uint64_t again = 0;               ///< the same body with other noise
  std::span<const double> mounted = {};  ///< radians: offsets that this very body needs; empty: those of the robot
};

/// One simulated humanoid and its control, on which skills are tried again and again.
///
///     Stage stage = Stage::make(robot).value();
///     stage.begin(skills, {.seed = 7});
///     stage.humanoid().walk({.ahead = 0.2});
///     stage.run(10.0);
class Stage {
 public:
  /// `blocks` stand on the stage: steps, walls.
  [[nodiscard]] static Result<Stage> make(const body::Robot& robot, bool with_ball = false, Duration step = 2_ms,
                                          std::vector<field::Block> blocks = {});

  /// Puts the robot at the origin, heading along x, and lets it come to rest. Skills must outlive the trial.
  void begin(const act::MotionLibrary& skills, const Start& start);
  /// Time passes; ends early when `enough` says so. True where it did.
  bool run(double seconds, const std::function<bool()>& enough = {});

  [[nodiscard]] act::Humanoid& humanoid() { return control_->humanoid(); }
  [[nodiscard]] world::JointedWorld& world() { return *world_; }
  /// What the robot's own sensors told in the last tick.
  [[nodiscard]] const Readings& readings() const { return control_->readings(); }
  [[nodiscard]] const HumanoidState& state() { return world_->state(0); }
  [[nodiscard]] const body::Robot& robot() const { return *robot_; }
  /// How the body of this trial differs from its drawing.
  [[nodiscard]] const world::Variation& body() const { return variation_; }
  /// Upright and on its legs.
  [[nodiscard]] bool upright();
  /// Place of the trunk on the ground, and heading, counted on through whole turns since the beginning.
  [[nodiscard]] Pose2 place();
  [[nodiscard]] double seconds() const { return (world_->time() - began_).seconds(); }

 private:
  Stage(const body::Robot& robot, std::optional<act::LegGeometry> leg, std::unique_ptr<world::JointedWorld> world,
        Duration step)
      : robot_(&robot), leg_(leg), world_(std::move(world)), step_(step) {}

  [[nodiscard]] std::unique_ptr<robot::Body> make_body(const Start& start);

  const body::Robot* robot_;
  std::optional<act::LegGeometry> leg_;  ///< absent: it does not walk
  std::unique_ptr<world::JointedWorld> world_;
  Duration step_;
  world::Variation variation_;
  std::unique_ptr<body::Robot> built_;        ///< as it was really put together; the body refers to it
  std::unique_ptr<HumanoidControl> control_;  ///< the loop refers to it
  std::optional<robot::SimulatedLoop> loop_;
  Time began_;
  double standing_height_ = 0.0;
  double heading_ = 0.0;
  double turned_ = 0.0;
};

/// Several humanoids and a ball in one world, all walking here and there: how much there is to compute in a match.
class Crowd {
 public:
  /// Robot and skills must outlive it.
  [[nodiscard]] static Result<Crowd> make(const body::Robot& robot, const act::MotionLibrary& skills, int robots,
                                          bool with_ball);
  void run(double seconds);
  [[nodiscard]] world::JointedWorld& world() { return *world_; }

 private:
  explicit Crowd(std::unique_ptr<world::JointedWorld> world);

  std::unique_ptr<world::JointedWorld> world_;
  std::vector<std::unique_ptr<HumanoidControl>> controls_;  ///< the loop refers to them
  robot::SimulatedLoop loop_;
};

/// The ball of the documents' trials: a tennis ball.
[[nodiscard]] const field::BallModel& trial_ball();

/// A world's scene for robots of a kind, and the ball of the documents' trials.
[[nodiscard]] Result<world::JointedScene> scene_of(const body::Robot& robot, int robots, bool with_ball, Duration step);

/// Text of a robot's MJCF model.
[[nodiscard]] Result<std::string> model_text(const body::Robot& robot);

}  // namespace cancha::lab
