#pragma once

#include <vector>

#include "act/skills.h"
#include "act/wheels/path.h"
#include "field/league.h"

namespace cancha::act {

/// What a robot on omni wheels can do: it goes anywhere while it looks anywhere, takes the ball into its notch,
/// carries, passes, shoots and lifts it. Motions it has none.
class OmniSkills final : public Skills {
 public:
  explicit OmniSkills(const field::League& league);

  void act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) override;
  [[nodiscard]] Posture posture() const override { return moves_ ? Posture::Walking : Posture::Standing; }

 private:
  /// What the body should do over ground, team frame.
  struct Ride {
    Vec2 v_T{};
    double turn = 0.0;
  };
  /// What it knows in this tick.
  struct Now {
    const Beliefs& beliefs;
    Pose2 X_TR{};
    Vec2 p_TB{};
    Vec2 v_TB{};
    bool ball = false;   ///< it knows of one
    bool holds = false;  ///< it has it in the notch
  };

  [[nodiscard]] Ride ride_of(const Action& action, const Now& now, OmniDrive& drive);
  [[nodiscard]] Ride go_to(const Now& now, Vec2 p_T, double heading, double fastest, double through, bool round_ball);
  [[nodiscard]] Ride straight_to(const Now& now, Vec2 p_T, double heading, double fastest, double through) const;
  [[nodiscard]] Ride fetch(const Now& now, OmniDrive& drive);
  [[nodiscard]] Ride kick(const Action& action, const Now& now, OmniDrive& drive);
  [[nodiscard]] Ride dribble(const Action& action, const Now& now, OmniDrive& drive);
  [[nodiscard]] Ride keep_goal(const Now& now);
  [[nodiscard]] double turn_to(const Now& now, double heading) const;
  void see_obstacles(const Now& now, bool ball);

  field::League league_;
  wheels::Pitch pitch_;
  std::vector<wheels::Obstacle> obstacles_;
  Time aims_since_;  ///< it has held the ball and turned to its target from then on
  bool aims_ = false;
  bool moves_ = false;
};

}  // namespace cancha::act
