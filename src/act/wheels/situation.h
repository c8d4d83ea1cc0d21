#pragma once

#include <optional>

#include "act/wheels/drive.h"
#include "act/wheels/pitch.h"
#include "act/wheels/prediction.h"
#include "messages/team_view.h"

namespace cancha::act::wheels {

/// Everything a player may look at when it makes up its mind.
struct Situation {
  const Pitch& pitch;
  const TeamView& view;
  const BallPath& ball;
  double ball_rests = 0.0;  ///< seconds since the ball last moved from where it is

  [[nodiscard]] Vec2 p_TB() const { return view.ball.p_TB.xy(); }
  [[nodiscard]] Vec2 v_TB() const { return view.ball.v_TB.xy(); }
  /// The others take a restart, and we keep off the ball.
  [[nodiscard]] bool their_restart() const { return view.their_ball && view.mode != PlayMode::PlayOn; }
};

/// What a player wants to do next; how it gets there is the driver's business.
struct DriveGoal {
  Vec2 point = {};                    ///< to drive to
  Ride ride = {};                     ///< how to arrive
  std::optional<double> facing = {};  ///< heading to take when there, or its opposite
  double spin = 0.0;                  ///< rad/s; not 0: turn on the spot instead of driving
  double slack = 0.015;               ///< a player who has arrived stays until the point is thrice so far away, m
  bool round_ball = true;             ///< the ball is in the way
  bool straight = false;              ///< nothing is in the way: the player means to hit what is there
  bool gives_way = true;              ///< stops before it would push a mate
};

/// Notices a ball that does not get away from where it is.
class RestWatch {
 public:
  /// Seconds since the ball last moved by more than a ball's width or play was restarted.
  double update(const TeamView& view);

 private:
  Vec2 p_TB_;
  Time since_;
};

/// Whether a robot is at the ball, so that turning would hit it.
[[nodiscard]] bool touches_ball(const Situation& situation, const TeamRobot& robot);

/// The spin of a robot at the ball that throws it in a direction, as far as it can.
[[nodiscard]] double spin_towards(const Situation& situation, const TeamRobot& robot, Vec2 wish);

}  // namespace cancha::act::wheels
