#pragma once

#include "act/wheels/situation.h"
#include "field/league.h"
#include "messages/beliefs.h"

namespace cancha::act::wheels {

/// The situation as one player believes it. Mates keep their numbers; one that is unknown or must not play stands far
/// beside the own goal, so that nobody counts on it.
class BelievedSituation {
 public:
  explicit BelievedSituation(const field::League& league);
  BelievedSituation(const BelievedSituation&) = delete;  // situations point into it
  BelievedSituation& operator=(const BelievedSituation&) = delete;

  /// The situation now; valid until the next call. What is not believed in (pose, ball) stays as it was.
  [[nodiscard]] Situation update(const Beliefs& beliefs);

 private:
  void see_robots(const Beliefs& beliefs);
  void see_game(const Beliefs& beliefs);
  /// A robot somewhere with its wheels, if it has any, turning as its speed tells.
  [[nodiscard]] TeamRobot robot_at(const Pose2& X_TR, Vec2 v_TR, double turn_rate) const;

  Pitch pitch_;
  TeamView view_;
  BallPath ball_;
  RestWatch rest_watch_;
};

/// What the referee says in SimuroSot's words; what these do not know is a free kick.
[[nodiscard]] PlayMode mode_of(SetPlay set_play);
/// Likewise back.
[[nodiscard]] SetPlay set_play_of(PlayMode mode);

}  // namespace cancha::act::wheels
