#include "act/wheels/believed_situation.h"

#include <array>

namespace cancha::act::wheels {

PlayMode mode_of(SetPlay set_play) {
  switch (set_play) {
    case SetPlay::None:
      return PlayMode::PlayOn;
    case SetPlay::KickOff:
      return PlayMode::PlaceKick;
    case SetPlay::DroppedBall:
      return PlayMode::FreeBall;
    case SetPlay::PenaltyKick:
      return PlayMode::PenaltyKick;
    case SetPlay::GoalKick:
      return PlayMode::GoalKick;
    default:
      return PlayMode::FreeKick;
  }
}

SetPlay set_play_of(PlayMode mode) {
  constexpr std::array kAll{SetPlay::None,        SetPlay::DroppedBall, SetPlay::KickOff,
                            SetPlay::PenaltyKick, SetPlay::FreeKick,    SetPlay::GoalKick};
  return kAll[static_cast<std::size_t>(mode)];
}

BelievedSituation::BelievedSituation(const field::League& league) : pitch_{pitch_of(league)} {
  const auto players = static_cast<std::size_t>(league.players);
  view_.mates.resize(players);
  view_.opponents.reserve(players);
  view_.ball.p_TB.z = pitch_.ball_radius;
  ball_ = BallPath{pitch_, view_.ball};
}

Situation BelievedSituation::update(const Beliefs& beliefs) {
  view_.team = beliefs.self.team;
  view_.time = beliefs.time;
  if (beliefs.ball) {
    const Vec2 v = beliefs.ball->v_TB;
    view_.ball.p_TB = {beliefs.ball->p_TB.x, beliefs.ball->p_TB.y, pitch_.ball_radius};
    view_.ball.v_TB = {v.x, v.y, 0.0};
    // nobody sees spin: it rolls
    view_.ball.w_TB = {-v.y / pitch_.ball_radius, v.x / pitch_.ball_radius, 0.0};
    ball_ = BallPath{pitch_, view_.ball};
  }
  see_robots(beliefs);
  see_game(beliefs);
  return {pitch_, view_, ball_, rest_watch_.update(view_)};
}

void BelievedSituation::see_robots(const Beliefs& beliefs) {
  const auto self = static_cast<std::size_t>(beliefs.self.number);
  for (std::size_t i = 0; i < view_.mates.size(); ++i) {
    if (i == self) continue;
    const double aside = pitch_.half_width + 1.0 + static_cast<double>(i);
    view_.mates[i] = robot_at({-pitch_.half_length - 1.0, -aside, 0.0}, {}, 0.0);
  }
  for (const MateBelief& mate : beliefs.mates) {
    const auto number = static_cast<std::size_t>(mate.number);
    if (!mate.playing || number == self || number >= view_.mates.size()) continue;
    view_.mates[number] = robot_at(mate.X_TR, mate.v_TR, 0.0);
  }
  if (beliefs.pose) view_.mates[self] = robot_at(beliefs.pose->X_TR, beliefs.pose->v_TR, beliefs.pose->turn_rate);
  view_.opponents.clear();
  for (const OpponentBelief& one : beliefs.opponents) {
    view_.opponents.push_back(robot_at({one.p_TO.x, one.p_TO.y, kPi}, one.v_TO, 0.0));
  }
}

void BelievedSituation::see_game(const Beliefs& beliefs) {
  if (!beliefs.game) return;
  const RefereeWord& word = *beliefs.game;
  view_.mode = mode_of(word.set_play);
  view_.our_ball = word.our_kick;
  view_.their_ball = word.their_kick;
  view_.score.of(view_.team) = word.our_score;
  view_.score.of(other(view_.team)) = word.their_score;
}

TeamRobot BelievedSituation::robot_at(const Pose2& X_TR, Vec2 v_TR, double turn_rate) const {
  TeamRobot robot;
  robot.X_TR = X_TR;
  robot.v_TR = v_TR;
  robot.turn_rate = turn_rate;
  const double ahead = dot(v_TR, X_TR.ahead());
  robot.wheel_speed = {ahead - turn_rate * pitch_.track / 2, ahead + turn_rate * pitch_.track / 2};
  return robot;
}

}  // namespace cancha::act::wheels
