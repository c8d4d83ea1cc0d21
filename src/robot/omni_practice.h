#pragma once

#include <memory>

#include "base/random.h"
#include "field/league.h"
#include "robot/body.h"
#include "robot/profile.h"
#include "world/omni_world.h"
#include "world/sensors/encoders.h"
#include "world/sensors/inner_sensors.h"
#include "world/sensors/sight.h"

namespace cancha::robot {

/// A robot on omni wheels, alone on a simulated pitch with a ball a metre and a half before it. The pitch moves on with
/// each command.
class OmniPractice final : public Body {
 public:
  /// The league must have omni wheels. Encoders and camera are as wrong as the profile says.
  [[nodiscard]] static Result<std::unique_ptr<OmniPractice>> make(const Profile& profile, const field::League& league,
                                                                  const Random& random);

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  /// Where the robot really is.
  [[nodiscard]] const Pose2& pose() const { return world_->environment().robots.front().X_FR; }

 private:
  OmniPractice(const Profile& profile, const field::League& league, std::unique_ptr<world::World> world,
               const Random& random);

  std::unique_ptr<world::World> world_;
  world::SimulatedSight sight_;
  world::InnerSensors inner_;
  world::WornEncoders encoders_;
  int steps_;  ///< of the world in a tick
};

}  // namespace cancha::robot
