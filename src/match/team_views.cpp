#include "match/team_views.h"

namespace cancha::match {
namespace {

/// Half a turn about the centre of the pitch, or none: yellow attacks along +x as its frame says, blue along -x.
Vec3 seen(Vec3 v, bool turn) {
  return turn ? Vec3{-v.x, -v.y, v.z} : v;
}

TeamRobot seen(const RobotState& s, bool turn) {
  if (!turn) return {s.X_FR, s.v_FR, s.turn_rate, s.height, s.q_FR, s.wheel_speed};
  return {.X_TR = {-s.X_FR.x, -s.X_FR.y, wrap_angle(s.X_FR.heading + kPi)},
          .v_TR = -s.v_FR,
          .turn_rate = s.turn_rate,
          .height = s.height,
          // half a turn about z takes (x, y, z, w) to (-y, x, w, -z)
          .q_TR = {-s.q_FR.y, s.q_FR.x, s.q_FR.w, -s.q_FR.z},
          .wheel_speed = s.wheel_speed};
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

  const bool turn = attack_sign(team) < 0.0;
  const BallState& ball = truth.ball;
  view.ball = {seen(ball.p_FB, turn), seen(ball.v_FB, turn), seen(ball.w_FB, turn)};
  for (std::size_t i = 0; i < players; ++i) {
    view.mates[i] = seen(truth.robots[index(team) * players + i], turn);
    view.opponents[i] = seen(truth.robots[index(other(team)) * players + i], turn);
  }
}

}  // namespace cancha::match
