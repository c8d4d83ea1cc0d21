#pragma once

#include <string_view>
#include <vector>

#include "messages/game.h"
#include "messages/truth.h"

/// What a strategy sees from above, in T, its team's own frame: origin in the centre of the pitch, x towards the
/// opponents' goal, y left, metres and radians. A strategy written in T plays on either side unchanged.
namespace cancha {

/// The ball in T.
struct TeamBall {
  Vec3 p_TB;  ///< metres
  Vec3 v_TB;  ///< metres per second
  Vec3 w_TB;  ///< spin, radians per second

  static constexpr std::string_view kName = "cancha.TeamBall";
  static constexpr auto fields() {
    return list_of(entry("position", &TeamBall::p_TB, "m, team frame"),
                   entry("velocity", &TeamBall::v_TB, "m/s, team frame"),
                   entry("spin", &TeamBall::w_TB, "rad/s, team frame"));
  }
};

/// A robot in T.
struct TeamRobot {
  Pose2 X_TR;              ///< place (the chassis' centre) and heading on the ground
  Vec2 v_TR;               ///< metres per second
  double turn_rate = 0.0;  ///< radians per second, counter-clockwise
  double height = 0.0;     ///< of the chassis' centre above the ground, metres
  Quaternion q_TR;         ///< full orientation
  Vec2 wheel_speed;        ///< surface speed of the wheels, x left, y right, metres per second

  static constexpr std::string_view kName = "cancha.TeamRobot";
  static constexpr auto fields() {
    return list_of(entry("pose", &TeamRobot::X_TR, "m and rad, team frame"),
                   entry("velocity", &TeamRobot::v_TR, "m/s, team frame"),
                   entry("turn_rate", &TeamRobot::turn_rate, "rad/s, counter-clockwise"),
                   entry("height", &TeamRobot::height, "m, chassis' centre above the ground"),
                   entry("orientation", &TeamRobot::q_TR, "unit quaternion, robot to team frame"),
                   entry("wheel_speed", &TeamRobot::wheel_speed, "m/s at the rim, x left, y right"));
  }
};

/// What one team's strategy sees at one tick.
struct TeamView {
  Team team = Team::Blue;
  Time time;
  PlayMode mode = PlayMode::PlayOn;
  bool our_ball = false;    ///< the restart is ours
  bool their_ball = false;  ///< the restart is theirs
  Score score;
  TeamBall ball;
  std::vector<TeamRobot> mates;  ///< number = place; 0 is the keeper by custom
  std::vector<TeamRobot> opponents;

  static constexpr std::string_view kName = "cancha.TeamView";
  static constexpr auto fields() {
    return list_of(entry("team", &TeamView::team), entry("time", &TeamView::time), entry("mode", &TeamView::mode),
                   entry("our_ball", &TeamView::our_ball, "the restart is ours"),
                   entry("their_ball", &TeamView::their_ball, "the restart is theirs"),
                   entry("score", &TeamView::score), entry("ball", &TeamView::ball),
                   entry("mates", &TeamView::mates, "in order of number; 0 is the keeper by custom"),
                   entry("opponents", &TeamView::opponents, "in order of number"));
  }
};

}  // namespace cancha
