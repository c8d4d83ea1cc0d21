#pragma once

#include <memory>
#include <optional>

#include "robot/body.h"
#include "robot/profile.h"
#include "robot/simulated_body.h"
#include "world/sensors/inner_sensors.h"
#include "world/sensors/range_sensors.h"
#include "world/sensors/sight.h"

namespace cancha::robot {

/// How a practice begins.
struct PracticeStart {
  std::optional<Pose2> X_FR{};    ///< where the robot stands; absent: before its goal, to the side
  std::optional<Vec2> p_FB{};     ///< where the ball lies; absent: half a metre before it, a little to the side
  std::optional<Pose2> X_FO{};    ///< where another robot stands, which nobody moves; absent: beside the pitch
  bool through_bus = true;        ///< its goals go as bytes over a bus of emulated servos
  std::optional<Random> body{};   ///< a body that differs from its drawing by chance; absent: as drawn
  world::ServoEffects effects{};  ///< what servos suffer from
  std::optional<body::Battery> battery{};  ///< absent: as the robot has it
  TroubleBook* troubles = nullptr;         ///< is told of servos that have shut down, and outlives the body
};

/// A robot alone on a simulated pitch with a ball. The pitch moves on with each command: a body without hardware for
/// everything that a real one is run by.
class PracticeBody final : public Body {
 public:
  /// Kind and profile must outlive it.
  [[nodiscard]] static Result<std::unique_ptr<PracticeBody>> make(const Profile& profile, const field::League& league,
                                                                  const BodyKind& kind, Random random,
                                                                  const PracticeStart& start = {});

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  [[nodiscard]] const Truth& truth() const { return world_->environment(); }
  /// The robot as it really is.
  [[nodiscard]] const RobotState& robot() const { return truth().robots[kNumber]; }

 private:
  static constexpr int kNumber = 1;  ///< in the world: blue's robot, which nobody moves, comes first

  PracticeBody(const Profile& profile, const field::League& league, const BodyKind& kind,
               std::unique_ptr<world::JointedWorld> world, std::unique_ptr<Body> body, world::RangeSensors ranges,
               world::InnerSensors inner, std::shared_ptr<world::Surroundings> surroundings, Random random);

  std::unique_ptr<world::JointedWorld> world_;  ///< the body refers to it
  std::unique_ptr<Body> body_;
  world::SimulatedSight sight_;
  world::RangeSensors ranges_;
  world::InnerSensors inner_;
  std::shared_ptr<world::Surroundings> surroundings_;
  std::size_t pan_;
  int steps_;  ///< of the world in a tick
};

/// Who practises: the only robot there is.
inline constexpr RobotId kPractising{Team::Yellow, 0};

}  // namespace cancha::robot
