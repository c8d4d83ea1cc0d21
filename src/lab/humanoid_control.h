#pragma once

#include "act/humanoid/humanoid.h"
#include "body/robot.h"
#include "messages/commands.h"
#include "messages/readings.h"
#include "robot/tick.h"
#include "sense/oracle.h"

namespace cancha::lab {

/// A humanoid's control under the orders of a trial, in place of a player with a mind.
class HumanoidControl {
 public:
  /// Robot and skills must outlive it.
  HumanoidControl(const body::Robot& robot, const act::MotionLibrary& skills,
                  const std::optional<act::LegGeometry>& left_leg)
      : humanoid_{robot, skills, left_leg}, senses_{robot} {}

  [[nodiscard]] act::Humanoid& humanoid() { return humanoid_; }
  /// One tick; the result is valid until the next one.
  const Commands& tick(const Readings& readings);
  /// What the last tick was given; there must have been one.
  [[nodiscard]] const Readings& readings() const { return *readings_; }
  /// Moves a body by it; it must outlive the ticker.
  [[nodiscard]] robot::Ticker ticker();

 private:
  act::Humanoid humanoid_;
  sense::OracleSenses senses_;
  Percepts percepts_;
  Maybe<Pose2> X_OR_;  ///< absent until its joints were read
  Commands commands_;
  const Readings* readings_ = nullptr;
};

}  // namespace cancha::lab
