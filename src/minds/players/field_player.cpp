#include "minds/players/field_player.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "minds/players/ball_race.h"

namespace cancha::minds {
namespace {

constexpr double kStays = 1.5;         ///< seconds by which a mate must be faster to take the ball over
constexpr double kKeeperAhead = 0.35;  ///< metres before the goal line
constexpr double kKeeperGoes = 0.9;    ///< metres within which the keeper clears a slow ball
constexpr double kSlow = 0.2;          ///< m/s
constexpr double kSaveTime = 1.6;      ///< seconds in which a save helps
constexpr double kSaveReach = 0.5;     ///< metres
constexpr double kCovered = 0.1;       ///< metres to either side that standing covers
constexpr double kKeepsOff = 1.0;      ///< metres from the ball at the others' restarts
constexpr double kSupports = 1.1;      ///< metres behind the ball

void want(Intent& intent, ActionKind kind, std::string_view why) {
  intent.action.kind = kind;
  intent.action.speed = 1.0;
  intent.action.turn = 0.0;
  intent.chosen_by = why;
}

void go(Intent& intent, Vec2 p_TG, double heading, std::string_view why) {
  want(intent, ActionKind::GoTo, why);
  intent.action.p_TG = p_TG;
  intent.action.heading = heading;
}

}  // namespace

void FieldPlayer::decide(const Beliefs& beliefs, Intent& intent) {
  const bool keeper = beliefs.self.number == 0;
  if (intent.role.empty()) intent.role = keeper ? "keeper" : "supporter";
  if (beliefs.game) {
    const RefereeWord& game = *beliefs.game;
    if (game.penalty != RefereePenalty::None) return want(intent, ActionKind::Stand, "penalised");
    if (game.play == RefereePlay::Ready) return take_place(beliefs, intent);
    if (game.play != RefereePlay::Playing || game.stopped) return want(intent, ActionKind::Stand, "play is stopped");
  }
  if (beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp) {
    return want(intent, ActionKind::Stand, "gets up");
  }
  if (!beliefs.pose || !beliefs.ball) return want(intent, ActionKind::Search, beliefs.pose ? "no ball" : "lost");
  play(beliefs, intent);
}

void FieldPlayer::take_place(const Beliefs& beliefs, Intent& intent) const {
  if (!beliefs.pose) return want(intent, ActionKind::Search, "lost");
  const bool ours = beliefs.game->our_kick;
  const double circle = league_.markings.centre_circle_radius.value;
  Vec2 place{-half_length() + kKeeperAhead, 0.0};
  if (beliefs.self.number == 1) place = ours ? Vec2{-0.35, 0.0} : Vec2{-circle - 0.35, 0.35};
  if (beliefs.self.number >= 2) {
    place = {-circle - 0.6, (beliefs.self.number % 2 == 0 ? -1.0 : 1.0) * (0.9 + 0.4 * beliefs.self.number)};
  }
  go(intent, place, angle_of(Vec2{} - place), "takes its place");
}

void FieldPlayer::play(const Beliefs& beliefs, Intent& intent) {
  const bool keeper = beliefs.self.number == 0;
  const Vec2 ball = beliefs.ball->p_TB;
  const bool theirs = beliefs.game && beliefs.game->their_kick && beliefs.game->set_play != SetPlay::None;
  if (keeper) {
    intent.role = "keeper";
    return keep_goal(beliefs, intent);
  }
  strikes_ = first_at_ball(beliefs);
  intent.role = strikes_ ? "striker" : ball.x < -0.5 ? "defender" : "supporter";
  if (theirs) return keep_off(beliefs, intent);
  return strikes_ ? strike(beliefs, intent) : support(beliefs, intent);
}

bool FieldPlayer::first_at_ball(const Beliefs& beliefs) {
  const double mine = seconds_to_ball(beliefs) - (strikes_ ? kStays : 0.0);
  return std::ranges::none_of(beliefs.mates, [&](const MateBelief& mate) {
    if (mate.number == 0 || !mate.playing || !mate.upright || mate.seconds_to_ball > 1e6) return false;
    return mate.seconds_to_ball < mine || (mate.seconds_to_ball == mine && mate.number < beliefs.self.number);
  });
}

Vec2 FieldPlayer::shot_target(const Beliefs& beliefs) const {
  // the part of the goal mouth that is farthest from everybody in the way
  const Vec2 ball = beliefs.ball->p_TB;
  Vec2 best{half_length() + 0.1, 0.0};
  double most = -1.0;
  for (const double share : std::array{0.0, 0.35, -0.35, 0.65, -0.65}) {
    const Vec2 target{half_length() + 0.1, share * goal_half()};
    double room = 1.0 - 0.2 * std::abs(share);
    for (const OpponentBelief& one : beliefs.opponents) {
      const Vec2 way = unit(target - ball);
      const double ahead = dot(way, one.p_TO - ball);
      if (ahead < 0.1 || ahead > distance(ball, target)) continue;
      room = std::min(room, std::abs(cross(way, one.p_TO - ball)) / 0.4);
    }
    if (room > most + 0.05) {
      most = room;
      best = target;
    }
  }
  return best;
}

void FieldPlayer::strike(const Beliefs& beliefs, Intent& intent) const {
  want(intent, ActionKind::Kick, "plays the ball");
  intent.action.p_TG = shot_target(beliefs);
}

void FieldPlayer::keep_goal(const Beliefs& beliefs, Intent& intent) const {
  const Vec2 ball = beliefs.ball->p_TB;
  const Vec2 speed = beliefs.ball->v_TB;
  const Pose2& self = beliefs.pose->X_TR;
  const Vec2 goal{-half_length(), 0.0};
  const bool theirs = beliefs.game && beliefs.game->their_kick && beliefs.game->set_play != SetPlay::None;
  // a shot that comes
  if (speed.x < -0.25 && ball.x > self.x) {
    const double seconds = (ball.x - self.x) / -speed.x;
    const double y = ball.y + speed.y * seconds;
    const double aside = cross(self.ahead(), Vec2{self.x, y} - self.position());
    const bool at_goal = std::abs(y) < goal_half() + 0.15;
    if (at_goal && seconds < kSaveTime && std::abs(aside) > kCovered && std::abs(aside) < kSaveReach) {
      return want(intent, aside > 0 ? ActionKind::SaveLeft : ActionKind::SaveRight, "saves");
    }
  }
  const double nearest_opponent = [&] {
    double least = 1e9;
    for (const OpponentBelief& one : beliefs.opponents) least = std::min(least, distance(one.p_TO, ball));
    return least;
  }();
  const double away = distance(self.position(), ball);
  if (!theirs && distance(ball, goal) < 1.4 && away < kKeeperGoes && length(speed) < kSlow &&
      away < nearest_opponent + 0.3) {
    want(intent, ActionKind::Kick, "clears the ball");
    intent.action.p_TG = {half_length(), 0.0};
    return;
  }
  const Vec2 out = unit(ball - goal);
  const double ahead = std::max(out.x, 0.3);
  Vec2 place = goal + out * (kKeeperAhead / ahead);
  place.x = -half_length() + kKeeperAhead;
  place.y = std::clamp(place.y, -goal_half() + 0.1, goal_half() - 0.1);
  go(intent, place, angle_of(ball - place), "guards the goal");
}

void FieldPlayer::support(const Beliefs& beliefs, Intent& intent) const {
  const Vec2 ball = beliefs.ball->p_TB;
  const Vec2 goal{-half_length(), 0.0};
  const Vec2 back = unit(goal - ball);
  Vec2 place = ball + back * kSupports + left_of(back) * (beliefs.self.number % 2 == 0 ? 0.5 : -0.5);
  place.x = std::max(place.x, -half_length() + 0.9);
  place.y = std::clamp(place.y, -league_.walls.width() / 2 + 0.4, league_.walls.width() / 2 - 0.4);
  go(intent, place, angle_of(ball - place), ball.x < -0.5 ? "defends" : "supports");
}

void FieldPlayer::keep_off(const Beliefs& beliefs, Intent& intent) const {
  const Vec2 ball = beliefs.ball->p_TB;
  const Vec2 back = unit(Vec2{-half_length(), 0.0} - ball);
  const double side = strikes_ ? 0.0 : beliefs.self.number % 2 == 0 ? 0.6 : -0.6;
  const Vec2 place = ball + back * kKeepsOff + left_of(back) * side;
  go(intent, place, angle_of(ball - place), "keeps off the ball");
}

}  // namespace cancha::minds
