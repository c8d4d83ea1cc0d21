#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "act/wheels/pitch.h"
#include "act/wheels/prediction.h"
#include "messages/command.h"

/// What the tests of the teams share: views made by hand, and robots that follow their wheels exactly.
namespace cancha::drill {

/// A league for so many players a side.
[[nodiscard]] inline field::League league_for(int players) {
  field::League league;
  league.players = players;
  return league;
}

/// Both teams spread over their halves, the ball resting at a place; nothing is symmetric, so that nothing is a tie.
[[nodiscard]] inline TeamView view_of(int players, Vec2 p_TB) {
  TeamView view;
  view.ball.p_TB = {p_TB.x, p_TB.y, 0.02135};
  for (int i = 0; i < players; ++i) {
    const double share = static_cast<double>(i) / players;
    TeamRobot mate;
    mate.X_TR = {-1.05 + 0.95 * share, i == 0 ? 0.013 : 0.61 - 1.17 * share + 0.05 * (i % 3), 0.3 * i};
    TeamRobot opponent;
    opponent.X_TR = {1.04 - 0.87 * share, i == 0 ? -0.021 : -0.57 + 1.21 * share - 0.04 * (i % 3), 2.0 + 0.4 * i};
    view.mates.push_back(mate);
    view.opponents.push_back(opponent);
  }
  return view;
}

/// The same view in a looking glass along the pitch: left and right change places.
[[nodiscard]] inline TeamView mirrored(TeamView view) {
  const auto mirror = [](TeamRobot& r) {
    r.X_TR = {r.X_TR.x, -r.X_TR.y, -r.X_TR.heading};
    r.v_TR.y = -r.v_TR.y;
    r.turn_rate = -r.turn_rate;
    r.wheel_speed = {r.wheel_speed.y, r.wheel_speed.x};
  };
  for (TeamRobot& r : view.mates) mirror(r);
  for (TeamRobot& r : view.opponents) mirror(r);
  view.ball.p_TB.y = -view.ball.p_TB.y;
  view.ball.v_TB.y = -view.ball.v_TB.y;
  view.ball.w_TB = {-view.ball.w_TB.x, view.ball.w_TB.y, -view.ball.w_TB.z};
  return view;
}

/// A robot one decision later: its wheels ramp to the command and roll without sliding.
inline void follow(const act::wheels::Pitch& pitch, TeamRobot& robot, WheelCommand command) {
  const double most = pitch.ramp * pitch.decision;
  const auto ramp = [&](double& rim, double told) { rim += std::clamp(told * pitch.unit_speed - rim, -most, most); };
  ramp(robot.wheel_speed.x, command.left);
  ramp(robot.wheel_speed.y, command.right);
  const double ahead = (robot.wheel_speed.x + robot.wheel_speed.y) / 2;
  robot.turn_rate = (robot.wheel_speed.y - robot.wheel_speed.x) / pitch.track;
  robot.v_TR = robot.X_TR.ahead() * ahead;
  const Vec2 p = inside(pitch, robot.X_TR.position() + robot.v_TR * pitch.decision, pitch.robot_half);
  robot.X_TR = {p.x, p.y, wrap_angle(robot.X_TR.heading + robot.turn_rate * pitch.decision)};
}

/// Lets a team play for some decisions against opponents who stand still; the ball rolls as it is predicted to.
template <class Team, class Watch>
void play(Team& team, const act::wheels::Pitch& pitch, TeamView& view, int decisions, Watch watch) {
  std::vector<WheelCommand> commands(view.mates.size());
  for (int i = 0; i < decisions; ++i) {
    const auto decided = team.decide(view, commands);
    if (!decided) return;
    watch(commands);
    for (std::size_t k = 0; k < commands.size(); ++k) follow(pitch, view.mates[k], commands[k]);
    const act::wheels::BallPath path{pitch, view.ball};
    const Vec2 p = path.at(pitch.decision);
    const Vec2 v = path.velocity_at(pitch.decision);
    view.ball.p_TB = {p.x, p.y, pitch.ball_radius};
    view.ball.v_TB = {v.x, v.y, 0.0};
    view.ball.w_TB = {-v.y / pitch.ball_radius, v.x / pitch.ball_radius, 0.0};
    view.time += Duration{static_cast<std::int64_t>(pitch.decision * 1e9)};
  }
}

}  // namespace cancha::drill
