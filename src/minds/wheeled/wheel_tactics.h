#pragma once

#include <memory>
#include <vector>

#include "act/wheels/attacker.h"
#include "minds/tactics.h"
#include "minds/wheeled/formation.h"
#include "minds/wheeled/roles.h"

namespace cancha::minds {

/// Who of a team plays the ball and who stands where. Players who see the same share one.
class Lineup {
 public:
  explicit Lineup(std::size_t players);

  /// Once in each decision of the team; the same moment again changes nothing.
  void see(const wheels::Situation& situation);

  [[nodiscard]] bool plays_ball(std::size_t player) const { return roles_.striker() == player; }
  /// A player's place while it does not play the ball.
  [[nodiscard]] Vec2 place_of(const wheels::Situation& situation, std::size_t player) const;

 private:
  Roles roles_;
  std::vector<Post> posts_;
  Time seen_{-1};
};

/// Tactics of wheeled robots: quick, small, who know where everybody is.
class WheelTactics final : public Tactics {
 public:
  explicit WheelTactics(std::shared_ptr<Lineup> lineup) : lineup_{std::move(lineup)} {}

  void see(const Look& look) override;
  [[nodiscard]] bool plays_ball() const override;
  [[nodiscard]] Vec2 shot_target() override;
  [[nodiscard]] Choice attack() override { return kick_to(shot_target(), "attacks"); }
  [[nodiscard]] Choice keep_goal() const override;
  [[nodiscard]] Choice take_place() const override;
  [[nodiscard]] Choice keep_off() const override;
  [[nodiscard]] Choice line_up() const override { return take_place(); }
  [[nodiscard]] BodyTraits traits() const override { return {}; }

 private:
  [[nodiscard]] const wheels::Situation& situation() const { return look_->situation; }

  std::shared_ptr<Lineup> lineup_;
  const Look* look_ = nullptr;
  double aim_y_ = 0.0;  ///< where on the goal line it last aimed
};

}  // namespace cancha::minds
