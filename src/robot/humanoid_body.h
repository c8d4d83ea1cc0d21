#pragma once

#include <memory>
#include <span>
#include <vector>

#include "act/servo/bus.h"
#include "act/servo/emulator.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/joints.h"
#include "world/humanoid_world.h"

/// One player, several bodies: the same goals of joints move a simulated robot and a real one.
namespace cancha::robot {

/// A goal as the servo of a joint is told it, in counts, and what the servo makes of that.
[[nodiscard]] act::ServoGoal servo_goal_of(const body::Robot& robot, std::size_t joint, JointGoal goal);
[[nodiscard]] JointGoal goal_of_servo(const body::Robot& robot, std::size_t joint, const act::ServoGoal& goal);

/// A body that takes goals and gives senses, in the robot's order of joints.
class HumanoidBody {
 public:
  virtual ~HumanoidBody() = default;
  [[nodiscard]] virtual Result<void> send(std::span<const JointGoal> goals) = 0;
  /// What it feels now. Valid until the next call.
  [[nodiscard]] virtual Result<const BodySenses*> feel() = 0;
};

/// A robot in a simulated world. Its goals are rounded as its servos would.
class SimulatedBody : public HumanoidBody {
 public:
  /// Robot and world must outlive it; `number`: which robot of the world.
  SimulatedBody(const body::Robot& robot, world::HumanoidWorld& world, int number)
      : robot_(&robot), world_(&world), number_(number), goals_(robot.joints.size()) {}

  [[nodiscard]] Result<void> send(std::span<const JointGoal> goals) override;
  [[nodiscard]] Result<const BodySenses*> feel() override { return &world_->senses(number_); }

 protected:
  const body::Robot* robot_;
  world::HumanoidWorld* world_;
  int number_;
  std::vector<JointGoal> goals_;
};

/// The same, but every goal goes as bytes over a bus of emulated servos. Moves exactly like SimulatedBody. The servos'
/// registers tell what the world does to them: position, temperature, voltage, and no torque where one has shut down.
class EmulatedBody final : public SimulatedBody {
 public:
  EmulatedBody(const body::Robot& robot, world::HumanoidWorld& world, int number);

  [[nodiscard]] Result<void> send(std::span<const JointGoal> goals) override;
  [[nodiscard]] Result<const BodySenses*> feel() override;
  [[nodiscard]] act::ServoEmulator& servos() { return *servos_; }

 private:
  std::unique_ptr<act::ServoEmulator> servos_;  ///< the bus refers to it
  act::ServoBus bus_;
  std::vector<act::ServoGoal> packet_;
};

/// A real robot on a servo bus. It has no inertial sensor on that bus: gyro and accelerometer say "upright, at rest".
class BusBody final : public HumanoidBody {
 public:
  /// Makes sure that all servos are there; the robot must outlive it.
  [[nodiscard]] static Result<BusBody> start(const body::Robot& robot, act::ServoBus bus);

  /// Goals that are the same as the last ones are not sent.
  [[nodiscard]] Result<void> send(std::span<const JointGoal> goals) override;
  [[nodiscard]] Result<const BodySenses*> feel() override;
  /// The time of the next senses.
  void set_time(Time now) { senses_.time = now; }

 private:
  BusBody(const body::Robot& robot, act::ServoBus bus);

  const body::Robot* robot_;
  act::ServoBus bus_;
  std::vector<act::ServoGoal> last_;    ///< told to each servo; id 0 in the wrong place: nothing yet
  std::vector<act::ServoGoal> packet_;  ///< those that changed
  BodySenses senses_;
};

}  // namespace cancha::robot
