#pragma once

#include <memory>

#include "robot/body.h"
#include "robot/profile.h"
#include "world/sensors/range_sensors.h"
#include "world/sensors/sight.h"

namespace cancha::robot {

/// A robot alone on a simulated pitch with a ball. Its goals go as bytes over a bus of emulated servos, and the pitch
/// moves on with each command: a body without hardware for everything that a real one is run by.
class PracticeBody final : public Body {
 public:
  /// Kind and profile must outlive it.
  [[nodiscard]] static Result<std::unique_ptr<PracticeBody>> make(const Profile& profile, const field::League& league,
                                                                  const BodyKind& kind, Random random);

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  [[nodiscard]] const Truth& truth() const { return world_->environment(); }

 private:
  PracticeBody(const Profile& profile, const field::League& league, const BodyKind& kind,
               std::unique_ptr<world::JointedWorld> world, world::RangeSensors ranges,
               std::shared_ptr<world::Surroundings> surroundings, Random random);

  std::unique_ptr<world::JointedWorld> world_;
  EmulatedBody body_;
  world::SimulatedSight sight_;
  world::RangeSensors ranges_;
  std::shared_ptr<world::Surroundings> surroundings_;
  std::size_t pan_;
  int steps_;  ///< of the world in a tick
};

/// Who practises: the only robot there is.
inline constexpr RobotId kPractising{Team::Yellow, 0};

}  // namespace cancha::robot
