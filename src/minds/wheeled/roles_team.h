#pragma once

#include <vector>

#include "act/wheels/attacker.h"
#include "act/wheels/driver.h"
#include "act/wheels/situation.h"
#include "decide/strategy/strategy.h"
#include "minds/wheeled/formation.h"
#include "minds/wheeled/roles.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// The good team: a keeper, a striker and players at posts who change places as the ball moves. For any number of
/// players; it leaves nothing to chance.
///
/// A decision goes: predict the ball, lay out the posts, hand out the roles, ask each player for its intent, drive.
class RolesTeam final : public decide::Strategy {
 public:
  explicit RolesTeam(const field::League& league);

  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return told_; }

 private:
  [[nodiscard]] wheels::DriveGoal intent_of(const wheels::Situation& situation, std::size_t player);
  [[nodiscard]] std::string_view role_of(std::size_t player) const;

  wheels::Pitch pitch_;
  wheels::BallPath ball_;
  wheels::RestWatch rest_watch_;
  Roles roles_;
  wheels::AttackMemory attack_;
  std::vector<Post> posts_;
  wheels::Driver driver_;
  std::vector<MateIntent> told_;
};

}  // namespace cancha::minds
