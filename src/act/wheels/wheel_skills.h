#pragma once

#include <optional>

#include "act/skills.h"
#include "act/wheels/attacker.h"
#include "act/wheels/believed_situation.h"
#include "act/wheels/driver.h"
#include "messages/command.h"

namespace cancha::act {

/// What a robot with two wheels can do. It kicks and passes by driving through the ball, and saves by driving along its
/// goal line; motions it has none.
class WheelSkills final : public Skills {
 public:
  WheelSkills(const field::League& league, int number);

  void act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) override;
  [[nodiscard]] Posture posture() const override { return goal_ ? Posture::Walking : Posture::Standing; }

  /// The command for an action where the situation is known already, in the league's command units.
  [[nodiscard]] WheelCommand drive(const Action& action, const wheels::Situation& situation);
  /// What it drives at since then; nothing = it stands, or turns its wheels as it was told.
  [[nodiscard]] const std::optional<wheels::DriveGoal>& goal() const { return goal_; }

 private:
  [[nodiscard]] std::optional<wheels::DriveGoal> goal_of(const Action& action, const wheels::Situation& situation);
  [[nodiscard]] wheels::DriveGoal go_to(const Action& action, const wheels::Situation& situation) const;
  [[nodiscard]] wheels::DriveGoal turn_to(double heading, const wheels::Situation& situation) const;
  [[nodiscard]] wheels::DriveGoal push_to(const Action& action, const wheels::Situation& situation) const;

  std::size_t number_;
  double track_;       ///< metres between the wheels
  double unit_speed_;  ///< m/s for a command unit
  wheels::BelievedSituation believed_;
  wheels::Driver driver_;
  std::optional<wheels::DriveGoal> goal_;
  ActionKind kind_ = ActionKind::Stand;  ///< of the last action
  bool charging_ = false;                ///< it is behind the ball and goes through it
};

}  // namespace cancha::act
