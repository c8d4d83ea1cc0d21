// How a match goes from one state to the next: initial, ready, set, playing, finished.

#include <cmath>

#include "act/wheels/believed_situation.h"
#include "match/gamecontroller_rulebook.h"

namespace cancha::match {
namespace {

constexpr double kStands = 0.06;   ///< m/s below which a robot stands in its place
constexpr double kAllStand = 2.0;  ///< seconds until Ready is over before its time

}  // namespace

void GameControllerRulebook::begin(Hands& hands, const Truth& truth) {
  to_the_border(hands);
  start_half(Period::FirstHalf, first_kick_off_, truth, hands);
}

void GameControllerRulebook::to_the_border(Hands& hands) {
  // everybody stands at the touch line of its own half, and the ball waits in the centre
  hands.put_ball({0.0, 0.0});
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    if (game_.is_out(id(robot))) continue;
    Pose2 start = bench(id(robot));
    start.y += start.y > 0 ? -kBenchAway : kBenchAway;
    start.x += random_.uniform(-0.02, 0.02);
    start.heading += random_.uniform(-0.05, 0.05);
    hands.put_robot(id(robot), start);
  }
}

void GameControllerRulebook::opened(const Truth& truth) {
  game_.play = RefereePlay::Playing;
  game_.set_play = act::wheels::set_play_of(game_.mode);
  phase_began_ = truth.time;
  spot_ = truth.ball.p_FB.xy();
  play_restarts();
}

void GameControllerRulebook::start_half(Period period, Team kick_off, const Truth& truth, Hands& hands) {
  game_.period = period;
  game_.left = nearest(league_.rules.half);
  hands.announce(EventKind::PeriodStart, owner(kick_off), {0.0, 0.0}, {.cause = Cause::InPeriod, .period = period});
  kick_off_ = kick_off;
  if (league_.game.initial.value == 0.0) return begin_half(truth, hands);
  if (period != Period::FirstHalf) to_the_border(hands);
  stop(RefereePlay::Initial, truth, hands);
}

void GameControllerRulebook::begin_half(const Truth& truth, Hands& hands) {
  ready(kick_off_, {.cause = Cause::PeriodBegins, .period = game_.period}, truth, hands);
}

void GameControllerRulebook::stop(RefereePlay play, const Truth& truth, Hands& hands) {
  game_.play = play;
  game_.set_play = SetPlay::None;
  game_.mode = PlayMode::PlaceKick;
  game_.whose_ball = BallOwner::Anyone;
  phase_began_ = truth.time;
  play_restarts();
  hands.play_restarts();
}

void GameControllerRulebook::ready(Team kick_off, const Reason& why, const Truth& truth, Hands& hands) {
  kick_off_ = kick_off;
  game_.play = RefereePlay::Ready;
  game_.set_play = SetPlay::KickOff;
  game_.mode = PlayMode::PlaceKick;
  game_.whose_ball = owner(kick_off);
  phase_began_ = truth.time;
  still_ = 0.0;
  play_restarts();
  hands.announce(EventKind::Ready, owner(kick_off), {0.0, 0.0}, why);
}

void GameControllerRulebook::set(const Truth& truth, Hands& hands) {
  // who is where it must not be is carried to its place
  Random noise = random_.split(static_cast<std::uint64_t>(truth.time.ns));
  const Placement places = place(league_, {PlayMode::PlaceKick, owner(kick_off_), {0.0, 0.0}}, noise);
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const auto i = static_cast<std::size_t>(robot);
    if (game_.is_out(id(robot)) || may_stand(id(robot), truth.robots[i].X_FR.position(), kick_off_)) continue;
    hands.put_robot(id(robot), places.X_FR[i]);
  }
  hands.put_ball({0.0, 0.0});
  spot_ = {0.0, 0.0};
  game_.play = RefereePlay::Set;
  phase_began_ = truth.time;
  hands.play_restarts();
  hands.announce(EventKind::Set, owner(kick_off_), {0.0, 0.0}, {});
}

void GameControllerRulebook::play(const Truth& truth, Hands& hands) {
  game_.play = RefereePlay::Playing;
  phase_began_ = truth.time;
  play_restarts();
  hands.announce(EventKind::PlaceKick, owner(kick_off_), {0.0, 0.0}, {});
}

void GameControllerRulebook::end_half(const Truth& truth, Hands& hands) {
  const Period ended = game_.period;
  hands.announce(EventKind::PeriodEnd, BallOwner::Anyone, truth.ball.p_FB.xy(),
                 {.cause = Cause::InPeriod, .period = ended});
  if (ended != Period::FirstHalf) return end_game({Cause::TimeUp}, truth, hands);
  if (league_.game.half_time.value == 0.0) return start_second_half(truth, hands);
  game_.left = {};
  stop(RefereePlay::Finished, truth, hands);
}

void GameControllerRulebook::start_second_half(const Truth& truth, Hands& hands) {
  start_half(Period::SecondHalf, other(first_kick_off_), truth, hands);
}

void GameControllerRulebook::forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) {
  score_forfeit(team, league_.rules.forfeit_goals);
  hands.announce(EventKind::Forfeit, owner(team), {0.0, 0.0}, {Cause::TeamFailed, owner(team)}, reason);
  end_game({Cause::Forfeited, owner(team)}, truth, hands);
}

void GameControllerRulebook::watch_pause(const Truth& truth, double dt, Hands& hands) {
  const field::Game& game = league_.game;
  const double lasts = (truth.time - phase_began_).seconds();
  switch (game_.play) {
    case RefereePlay::Initial:
      if (lasts >= game.initial.value) begin_half(truth, hands);
      return;
    case RefereePlay::Ready:
      still_ = all_in_place(truth) ? still_ + dt : 0.0;
      if (lasts >= game.ready.value || still_ >= kAllStand) set(truth, hands);
      return;
    case RefereePlay::Set:
      if (lasts >= game.set.value) play(truth, hands);
      return;
    default:  // half-time
      if (lasts >= game.half_time.value) start_second_half(truth, hands);
  }
}

bool GameControllerRulebook::may_stand(RobotId robot, Vec2 p_F, Team kick_off) const {
  const double ahead = p_F.x * attack_sign(robot.team);
  const bool inside = std::abs(p_F.y) < league_.walls.width() / 2 && std::abs(p_F.x) < league_.walls.length() / 2 + 0.1;
  if (!inside || ahead > 0.0) return false;
  const double clear = robot.team == kick_off ? 0.2 : league_.markings.centre_circle_radius.value;
  return length(p_F) > clear;
}

bool GameControllerRulebook::all_in_place(const Truth& truth) const {
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const RobotState& now = truth.robots[static_cast<std::size_t>(robot)];
    if (game_.is_out(id(robot))) continue;
    if (length(now.v_FR) > kStands || std::abs(now.turn_rate) > 0.2) return false;
    if (!may_stand(id(robot), now.X_FR.position(), kick_off_)) return false;
  }
  return true;
}

}  // namespace cancha::match
