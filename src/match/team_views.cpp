#include "match/team_views.h"

namespace cancha::match {
namespace {

/// A robot's or the ball's state turned by half a turn about the centre of the pitch.
RobotState half_turned(RobotState s) {
  s.X_FR = {-s.X_FR.x, -s.X_FR.y, wrap_angle(s.X_FR.heading + kPi)};
  s.v_FR = -s.v_FR;
  // half a turn about z takes (x, y, z, w) to (-y, x, w, -z)
  s.q_FR = {-s.q_FR.y, s.q_FR.x, s.q_FR.w, -s.q_FR.z};
  return s;
}

Vec3 half_turned(Vec3 v) {
  return {-v.x, -v.y, v.z};
}

}  // namespace

TeamView empty_view(Team team, int players) {
  TeamView view;
  view.team = team;
  view.mates.resize(static_cast<std::size_t>(players));
  view.opponents.resize(static_cast<std::size_t>(players));
  return view;
}

void fill_view(TeamView& view, const Truth& truth, const GameState& game) {
  const Team team = view.team;
  const std::size_t players = view.mates.size();
  view.time = truth.time;
  view.mode = game.mode;
  view.our_ball = game.whose_ball == owner(team);
  view.their_ball = game.whose_ball == owner(other(team));
  view.score = game.score;

  // yellow attacks along +x as its frame says; blue sees everything turned by half a turn
  const bool turn = attack_sign(team) < 0.0;
  const BallState& ball = truth.ball;
  view.ball = turn ? BallState{half_turned(ball.p_FB), half_turned(ball.v_FB), half_turned(ball.w_FB)} : ball;
  for (std::size_t i = 0; i < players; ++i) {
    const RobotState& mate = truth.robots[index(team) * players + i];
    const RobotState& opponent = truth.robots[index(other(team)) * players + i];
    view.mates[i] = turn ? half_turned(mate) : mate;
    view.opponents[i] = turn ? half_turned(opponent) : opponent;
  }
}

}  // namespace cancha::match
