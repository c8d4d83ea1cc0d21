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
  return made;
}

teamware::GlobalWS world_state_of(const TeamView& view, int number, const teamware::GlobalWS& before) {
  CANCHA_EXPECTS(number >= 1 && static_cast<std::size_t>(number) <= view.mates.size());
  const Pose2& X_TR = view.mates[static_cast<std::size_t>(number) - 1].X_TR;
  teamware::GlobalWS made;
  for (const TeamRobot& mate : view.mates) made.ours.push_back(robot_of(mate, X_TR));
  for (const TeamRobot& opponent : view.opponents) made.theirs.push_back(robot_of(opponent, X_TR));
  place(made.ball, view.ball.p_TB.xy(), view.ball.v_TB.xy(), X_TR);
  made.self = before.self;
  made.self.number = number;
  made.self.see = {true, true};
  const auto mine = static_cast<std::size_t>(number) - 1;
  if (before.cycles > 0 && mine < before.ours.size()) {
    made.self.distance.total += distance(before.ours[mine].p_FO, X_TR.position());
  }
  made.team = before.team;
  made.cycles = before.cycles + 1;
  made.inconsistencies = before.inconsistencies;
  made.game = situation_of(view);
  made.game_before = before.game;
  made.ball_seen = true;
  made.running = true;
  for (int i = 1; static_cast<std::size_t>(i) <= view.mates.size(); ++i) made.teammates_active.push_back(i);
  return made;
}

teamware::Coach coach_of(const TeamView& view) {
  teamware::Coach made;
  made.game = situation_of(view);
  made.restart = view.ball.p_TB.xy();
  made.active = true;
  for (int i = 1; static_cast<std::size_t>(i) <= view.mates.size(); ++i) made.robots.push_back({i, true, ""});
  return made;
}

}  // namespace cancha::team
