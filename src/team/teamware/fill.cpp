#include "team/teamware/fill.h"

#include "base/expects.h"

namespace cancha::team {
namespace {

using teamware::Landmark;
using teamware::Play;

void place(teamware::MobileObject& object, Vec2 p_FO, Vec2 v_FO, const Pose2& X_TR) {
  object.p_FO = p_FO;
  object.p_RO = into(X_TR, p_FO);
  object.v_FO = v_FO;
  object.see = true;
  object.see_xy = true;
}

teamware::Robot robot_of(const TeamRobot& state, const Pose2& X_TR) {
  teamware::Robot made;
  place(made, state.X_TR.position(), state.v_TR, X_TR);
  made.orientation = state.X_TR.heading;
  return made;
}

/// Blue wears the light-blue band, yellow the other.
teamware::TeamInfo team_of(const TeamView& view) {
  return {view.team == Team::Blue ? teamware::Colour::Cyan : teamware::Colour::Magenta};
}

teamware::GameSituation situation_of(const TeamView& view) {
  constexpr Play kPlays[] = {Play::Running, Play::DroppedBall, Play::KickOff,
                             Play::Penalty, Play::FreeKick,    Play::GoalKick};
  return {kPlays[static_cast<std::size_t>(view.mode)], view.our_ball};
}

}  // namespace

teamware::Landmarks landmarks_of(const field::Walls& walls) {
  teamware::Landmarks made;
  const auto add = [&](Landmark what, double x, double y) {
    teamware::LandmarkPlace& one = made.places.emplace_back();
    one.what = what;
    one.place.x = x;
    one.place.y = y;
    one.place.confidence = 1.0;
  };
  const double top = walls.goal_top.value;
  const double bottom = walls.goal_bottom.value;
  // left and right as seen by who stands in the field and looks at that goal
  const double ours = walls.left.value;
  const double theirs = walls.right.value;
  add(Landmark::OurGoal, ours, (top + bottom) / 2);
  add(Landmark::OurLeftPost, ours, bottom);
  add(Landmark::OurRightPost, ours, top);
  add(Landmark::TheirGoal, theirs, (top + bottom) / 2);
  add(Landmark::TheirLeftPost, theirs, top);
  add(Landmark::TheirRightPost, theirs, bottom);
  const double upper = walls.top.value;
  const double lower = walls.bottom.value;
  add(Landmark::OurLeftCorner, ours, lower);
  add(Landmark::OurRightCorner, ours, upper);
  add(Landmark::TheirLeftCorner, theirs, upper);
  add(Landmark::TheirRightCorner, theirs, lower);
  return made;
}

teamware::GlobalWS world_state_of(const TeamView& view, int number, const teamware::GlobalWS& before,
                                  const OwnWords& own) {
  CANCHA_EXPECTS(number >= 1 && static_cast<std::size_t>(number) <= view.mates.size());
  const Pose2& X_TR = view.mates[static_cast<std::size_t>(number) - 1].X_TR;
  teamware::GlobalWS made;
  for (const TeamRobot& mate : view.mates) made.ours.push_back(robot_of(mate, X_TR));
  for (const TeamRobot& opponent : view.opponents) made.theirs.push_back(robot_of(opponent, X_TR));
  place(made.ball, view.ball.p_TB.xy(), view.ball.v_TB.xy(), X_TR);
  made.ball.see = own.ball_in_sight;
  made.ball.see_xy = own.ball_in_sight;
  made.ball.lifetime = own.ball_age;
  made.self = before.self;
  made.self.role = own.role;
  made.self.age = own.pose_age;
  made.self.number = number;
  made.self.see = {true, true};
  const auto mine = static_cast<std::size_t>(number) - 1;
  if (before.cycles > 0 && mine < before.ours.size()) {
    made.self.distance.total += distance(before.ours[mine].p_FO, X_TR.position());
  }
  made.ours[mine].lifetime = own.pose_age;
  made.team = team_of(view);
  made.cycles = before.cycles + 1;
  made.inconsistencies = before.inconsistencies;
  made.game = situation_of(view);
  made.game_before = before.game;
  made.bstation_active = own.base_station_active;
  made.behaviour_changed = own.behaviour_changed;
  made.ball_seen = own.ball_in_sight;
  made.running = true;
  for (int i = 1; static_cast<std::size_t>(i) <= view.mates.size(); ++i) made.teammates_active.push_back(i);
  return made;
}

teamware::Coach coach_of(const TeamView& view, const teamware::Coach& before, std::span<const std::string> roles) {
  teamware::Coach made;
  made.game = situation_of(view);
  made.team = team_of(view);
  // where the ball lay when the referee decided; it is on its way soon
  const bool same = before.active && before.game.play == made.game.play && before.game.ours == made.game.ours;
  made.restart = same || made.game.play == Play::Running ? before.restart : view.ball.p_TB.xy();
  made.active = true;
  for (std::size_t i = 0; i < view.mates.size(); ++i) {
    made.robots.push_back({static_cast<int>(i) + 1, true, i < roles.size() ? roles[i] : ""});
  }
  return made;
}

}  // namespace cancha::team
