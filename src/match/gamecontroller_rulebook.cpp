#include "match/gamecontroller_rulebook.h"

#include <algorithm>
#include <cmath>

#include "act/wheels/believed_situation.h"
#include "match/ball_contact.h"
#include "messages/humanoid.h"

namespace cancha::match {
namespace {

constexpr double kInPlayDistance = 0.05;   ///< a restart is taken once the ball has moved so far, metres
constexpr double kUpright = 0.6;           ///< z of the trunk's axis of a robot that does not lie
constexpr double kPlayingDistance = 0.4;   ///< metres from the ball within which robots may push
constexpr double kHolds = 0.09;            ///< metres from the middle of a robot: a ball there lies between its feet
constexpr Duration kHearsButton = 200_ms;  ///< from a press of a chest button until the referee knows

}  // namespace

GameControllerRulebook::GameControllerRulebook(const field::League& league, Random random)
    : league_{league},
      random_{random.split("placement")},
      first_kick_off_{random.split("coin").below(2) == 0 ? Team::Blue : Team::Yellow},
      kick_off_{first_kick_off_},
      pushes_{PushWatch::Settings{league.players, kPlayingDistance, kPushOnLegs, league.game.push_pause.value}},
      watched_(static_cast<std::size_t>(2 * league.players)) {
  game_.mode = PlayMode::PlaceKick;
}

void GameControllerRulebook::play_restarts() {
  last_touch_.reset();
  stall_.restart();
  pushes_.reset();
}

// ---- watching ------------------------------------------------------------------------------------------------------

bool GameControllerRulebook::watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) {
  if (game_.period == Period::Ended) return false;
  const double dt = step.seconds();
  if (said_) {
    watch_robots(truth, contacts, dt, hands);
    watch_for_outside(truth, step, hands);
    return game_.period != Period::Ended;
  }
  pass_penalties(step, league_.players, truth, hands);
  hear_buttons(truth, hands);
  watch_robots(truth, contacts, dt, hands);
  const bool runs = game_.play == RefereePlay::Playing || league_.game.clock == field::HalfClock::Always;
  if (game_.play == RefereePlay::Playing) {
    watch_play(truth, contacts, dt, hands);
  } else {
    watch_pause(truth, dt, hands);
  }
  if (!runs || game_.play == RefereePlay::Finished) return true;
  game_.left = game_.left - step;
  if (game_.left <= Duration{}) end_half(truth, hands);
  return game_.period != Period::Ended;
}

void GameControllerRulebook::watch_restart(const Truth& truth, Hands& hands) {
  if (game_.mode == PlayMode::PlayOn) return;
  const bool moved = distance(truth.ball.p_FB.xy(), spot_) > kInPlayDistance;
  const bool waited = (truth.time - phase_began_).seconds() > league_.game.kick_off.value;
  if (!moved && !waited) return;
  play_on({moved ? Cause::BallInPlay : Cause::RestartTooLong}, truth, hands);
}

void GameControllerRulebook::watch_play(const Truth& truth, std::span<const Contact> contacts, double dt,
                                        Hands& hands) {
  for (const Contact& c : contacts) {
    const auto robot = robot_at_ball(c);
    if (!robot || game_.is_out(id(*robot))) continue;
    if (kick_off_waits_for(other(id(*robot).team))) return take_kick_off_again(id(*robot), truth, hands);
    last_touch_ = id(*robot).team;
  }
  watch_restart(truth, hands);
  if (!watch_lines(truth, hands)) watch_stall(truth, dt, hands);
}

bool GameControllerRulebook::kick_off_waits_for(Team team) const {
  return game_.mode == PlayMode::PlaceKick && !last_touch_ && game_.whose_ball == owner(team);
}

void GameControllerRulebook::take_kick_off_again(RobotId offender, const Truth& truth, Hands& hands) {
  take_out(offender, RefereePenalty::BallContact, reason_of(offender, Cause::TooSoon), truth, hands);
  // the ball comes back, and whose kick-off it is has all the time for it once more
  kick_off_ = other(offender.team);
  spot_ = free_spot(spot_, truth, kHolds);
  hands.put_ball(spot_);
  hands.play_restarts();
  play(truth, hands);
}

bool GameControllerRulebook::watch_lines(const Truth& truth, Hands& hands) {
  const double r = league_.ball.radius.value;
  const Vec2 p = truth.ball.p_FB.xy();
  const double half_length = league_.walls.length() / 2;
  const double half_width = league_.walls.width() / 2;
  const bool over_goal_line = std::abs(p.x) > half_length + r;
  if (over_goal_line && std::abs(p.y) < league_.walls.goal_width() / 2) {
    // blue defends the goal at x > 0
    const Team scorer = p.x > 0 ? Team::Yellow : Team::Blue;
    ++game_.score.of(scorer);
    hands.count_goal(scorer);
    hands.announce(EventKind::Goal, owner(scorer), p, {Cause::GoalLine, owner(scorer)});
    hands.put_ball({0.0, 0.0});
    ready(other(scorer), {Cause::AfterGoal, owner(scorer)}, truth, hands);
    return true;
  }
  const BallOwner last = last_touch_ ? owner(*last_touch_) : BallOwner::Anyone;
  if (over_goal_line) {
    const Team defenders = p.x > 0 ? Team::Blue : Team::Yellow;
    const bool corner = last_touch_ == defenders;
    const SetPlay kind = corner ? SetPlay::Corner : SetPlay::GoalKick;
    const Team kicking = corner ? other(defenders) : defenders;
    set_piece(kind, owner(kicking), set_play_spot(league_, kind, kicking, p), {Cause::BehindGoalLine, last}, truth,
              hands);
    return true;
  }
  if (std::abs(p.y) > half_width + r) {
    const Vec2 spot = set_play_spot(league_, SetPlay::ThrowIn, last_touch_.value_or(Team::Blue), p);
    const BallOwner side = last_touch_ ? owner(other(*last_touch_)) : BallOwner::Anyone;
    set_piece(SetPlay::ThrowIn, side, spot, {Cause::TouchLine, last}, truth, hands);
    return true;
  }
  return false;
}

void GameControllerRulebook::watch_stall(const Truth& truth, double dt, Hands& hands) {
  const double lies = stall_.watch(truth.ball.p_FB.xy(), league_.rules.stall_radius.value, dt);
  if (lies < league_.rules.stall.value) return;
  set_piece(SetPlay::DroppedBall, BallOwner::Anyone, {0.0, 0.0},
            {.cause = Cause::BallStuck, .seconds = league_.rules.stall.value}, truth, hands);
}

void GameControllerRulebook::set_piece(SetPlay kind, BallOwner side, Vec2 spot, const Reason& why, const Truth& truth,
                                       Hands& hands) {
  spot_ = free_spot(spot, truth, kBallClear);
  hands.put_ball(spot_);
  game_.set_play = side == BallOwner::Anyone ? SetPlay::DroppedBall : kind;
  game_.mode = kind == SetPlay::GoalKick ? PlayMode::GoalKick : PlayMode::FreeKick;
  if (side == BallOwner::Anyone) game_.mode = PlayMode::FreeBall;
  game_.whose_ball = side;
  phase_began_ = truth.time;
  play_restarts();
  stall_.put(spot_);
  hands.play_restarts();
  hands.announce(event_of(kind), side, spot_, why);
}

void GameControllerRulebook::watch_robots(const Truth& truth, std::span<const Contact> contacts, double dt,
                                          Hands& hands) {
  pushes_.watch(truth, contacts, dt);
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const auto i = static_cast<std::size_t>(robot);
    const RobotId who = id(robot);
    Watched& seen = watched_[i];
    if (game_.is_out(who)) {
      seen = {};
      continue;
    }
    const Vec2 p = truth.robots[i].X_FR.position();
    const bool lies = up_of(truth.robots[i].q_FR).z < kUpright;
    seen.lying = lies ? seen.lying + dt : 0.0;
    if (lies && !seen.fallen) hands.announce(EventKind::Fall, owner(who.team), p, reason_of(who, Cause::RobotFell));
    seen.fallen = lies;
    if (said_) continue;  // who plays and who does not is for the referee outside to say
    const std::optional<Offence> offence = offence_of(who, seen, lies, truth, dt);
    if (!offence) continue;
    if (offence->penalty == RefereePenalty::Pushing) hands.count_foul(who.team);
    take_out(who, offence->penalty, offence->why, truth, hands);
  }
}

std::optional<GameControllerRulebook::Offence> GameControllerRulebook::offence_of(RobotId who, Watched& seen, bool lies,
                                                                                  const Truth& truth, double dt) const {
  const std::size_t i = place_of(who, league_.players);
  const field::Game& game = league_.game;
  const auto because = [&](Cause cause, double seconds = 0.0) { return reason_of(who, cause, seconds); };
  if (seen.lying > game.get_up.value) {
    return Offence{RefereePenalty::Incapable, because(Cause::NotGettingUp, game.get_up.value)};
  }
  if (game_.play != RefereePlay::Playing) return std::nullopt;
  const Vec2 p = truth.robots[i].X_FR.position();
  const double border = game.border.value;
  if (std::abs(p.x) > league_.walls.length() / 2 + border || std::abs(p.y) > league_.walls.width() / 2 + border) {
    return Offence{RefereePenalty::LeavingField, because(Cause::LeftField)};
  }
  const PushWatch::Push& push = pushes_.pushes()[i];
  if (push.seconds > league_.rules.push.value && push.metres > league_.rules.push_distance.value) {
    return Offence{RefereePenalty::Pushing, because(Cause::Pushing)};
  }
  const bool keeper = who.number == 0;
  const bool own_half = p.x * attack_sign(who.team) < 0;
  const bool holds = !lies && distance(p, truth.ball.p_FB.xy()) < kHolds;
  seen.holding = holds ? seen.holding + dt : 0.0;
  const double may_hold = (keeper && own_half && in_goal_area(p) ? league_.rules.keeper_hold : game.hold).value;
  if (game.hold.value > 0 && seen.holding > may_hold) {
    return Offence{RefereePenalty::BallHolding, because(Cause::HeldBall, may_hold)};
  }
  seen.in_goal_area = !keeper && in_goal_area(p) ? seen.in_goal_area + dt : 0.0;
  if (seen.in_goal_area <= game.goal_area.value) return std::nullopt;
  return Offence{own_half ? RefereePenalty::IllegalDefence : RefereePenalty::IllegalAttack,
                 because(Cause::InGoalArea, game.goal_area.value)};
}

// ---- robots that are taken out -------------------------------------------------------------------------------------

Pose2 GameControllerRulebook::bench(RobotId robot) const {
  return bench_beside(league_, robot, kBenchAway);
}

void GameControllerRulebook::take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth,
                                      Hands& hands) {
  const std::size_t place = place_of(robot, league_.players);
  hands.announce(EventKind::Penalised, owner(robot.team), truth.robots[place].X_FR.position(), why);
  note_penalty(robot, penalty, hands);
}

void GameControllerRulebook::note_penalty(RobotId robot, RefereePenalty penalty, Hands& hands) {
  game_.penalties.push_back({robot, penalty, nearest(league_.game.penalty)});
  watched_[place_of(robot, league_.players)] = {};
  pushes_.reset();
  hands.put_robot(robot, bench(robot));
}

void GameControllerRulebook::pressed(RobotId robot, ButtonWord word, const Truth& truth, Hands& /*hands*/) {
  // one at a time: whoever presses again before the referee has heard asks for the same
  if (std::ranges::find(pressed_, robot, &Pressed::robot) != pressed_.end()) return;
  pressed_.push_back({robot, word, truth.time});
}

void GameControllerRulebook::hear_buttons(const Truth& truth, Hands& hands) {
  // its player must have understood the press before the referee says what has come of it
  std::erase_if(pressed_, [&](const Pressed& press) {
    if (truth.time - press.time < kHearsButton) return false;
    const RobotId robot = press.robot;
    const Vec2 p = truth.robots[place_of(robot, league_.players)].X_FR.position();
    const Reason why = reason_of(robot, Cause::ButtonPressed);
    const auto out = std::ranges::find(game_.penalties, robot, &RobotPenalty::robot);
    if (press.word == ButtonWord::Penalise && out == game_.penalties.end()) {
      hands.announce(EventKind::Penalised, owner(robot.team), p, why);
      note_penalty(robot, RefereePenalty::Manual, hands);
    } else if (press.word == ButtonWord::Unpenalise && out != game_.penalties.end()) {
      game_.penalties.erase(out);
      hands.announce(EventKind::Returned, owner(robot.team), p, why);
    }
    return true;
  });
}

// ---- places --------------------------------------------------------------------------------------------------------

bool GameControllerRulebook::in_goal_area(Vec2 p_F) const {
  const double depth = league_.walls.length() / 2 - std::abs(p_F.x);
  return depth < league_.markings.goal_area_depth.value && depth > -0.2 &&
         std::abs(p_F.y) < league_.markings.goal_area_width.value / 2;
}

}  // namespace cancha::match
