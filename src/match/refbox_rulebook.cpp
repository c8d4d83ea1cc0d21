#include "match/refbox_rulebook.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "act/wheels/believed_situation.h"
#include "match/ball_contact.h"
#include "match/reasons.h"

namespace cancha::match {
namespace {

constexpr double kInPlayDistance = 0.2;   ///< a set play is taken once the ball has moved so far, metres
constexpr double kNudged = 0.05;          ///< metres: a ball that was touched before START is put back
constexpr double kClear = 0.45;           ///< metres between a ball that is put down and the robots
constexpr double kStands = 0.3;           ///< m/s below which a robot stands in its place
constexpr double kNearly = 0.1;           ///< metres that nobody measures
constexpr double kBenchAway = 0.9;        ///< metres of robots that are out from the touch line
constexpr double kPlayingDistance = 0.6;  ///< metres from the ball within which robots may push
constexpr double kPushingSpeed = 0.15;    ///< m/s
constexpr double kDropInside = 1.0;       ///< metres from the lines, at least, where a ball is dropped
constexpr Duration kWholeMatch{24LL * 3600 * 1'000'000'000};

}  // namespace

RefBoxRulebook::RefBoxRulebook(const field::League& league, Random random)
    : league_{league},
      random_{random.split("placement")},
      first_kick_off_{random.split("coin").below(2) == 0 ? Team::Blue : Team::Yellow},
      pushes_{PushWatch::Settings{league.players, kPlayingDistance, kPushingSpeed}},
      cards_{2 * league.players, {}} {
  game_.mode = PlayMode::PlaceKick;
}

// ---- the course of a game ------------------------------------------------------------------------------------------

void RefBoxRulebook::begin(Hands& hands, const Truth& truth) {
  // everybody waits at the touch line of its own half, put down as exactly as a hand can
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    Pose2 place = bench(id(robot));
    place.y += place.y > 0 ? -kBenchAway : kBenchAway;
    place.x += random_.uniform(-0.05, 0.05);
    place.heading += random_.uniform(-0.05, 0.05);
    hands.put_robot(id(robot), place);
  }
  start_half(Period::FirstHalf, first_kick_off_, truth, hands);
}

void RefBoxRulebook::start_half(Period period, Team kick_off, const Truth& truth, Hands& hands) {
  game_.period = period;
  game_.left = nearest(league_.rules.half);
  const Reason why{.cause = Cause::PeriodBegins, .period = period};
  hands.announce(EventKind::PeriodStart, owner(kick_off), {}, {.cause = Cause::InPeriod, .period = period});
  award(SetPlay::KickOff, owner(kick_off), {}, why, truth, hands);
}

void RefBoxRulebook::end_half(const Truth& truth, Hands& hands) {
  hands.announce(EventKind::PeriodEnd, BallOwner::Anyone, truth.ball.p_FB.xy(),
                 {.cause = Cause::InPeriod, .period = game_.period});
  if (game_.period == Period::FirstHalf) {
    return start_half(Period::SecondHalf, other(first_kick_off_), truth, hands);
  }
  end_game({Cause::TimeUp}, truth, hands);
}

void RefBoxRulebook::forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) {
  score_forfeit(team, league_.rules.forfeit_goals);
  hands.announce(EventKind::Forfeit, owner(team), {}, {Cause::TeamFailed, owner(team)}, reason);
  end_game({Cause::Forfeited, owner(team)}, truth, hands);
}

void RefBoxRulebook::opened(const Truth& truth) {
  game_.play = RefereePlay::Playing;
  game_.set_play = act::wheels::set_play_of(game_.mode);
  phase_began_ = truth.time;
  spot_ = truth.ball.p_FB.xy();
  forget_play();
}

void RefBoxRulebook::forget_play() {
  last_touch_.reset();
  taker_.reset();
  indirect_ = false;
  stall_.restart();
  pushes_.reset();
}

void RefBoxRulebook::award(SetPlay kind, BallOwner side, Vec2 spot, const Reason& why, const Truth& truth,
                           Hands& hands) {
  const bool anyone = side == BallOwner::Anyone;
  game_.play = RefereePlay::Ready;
  game_.set_play = anyone ? SetPlay::DroppedBall : kind;
  game_.mode = act::wheels::mode_of(game_.set_play);
  game_.whose_ball = side;
  phase_began_ = truth.time;
  // kick-off and penalty have their marks; robots leave them
  const bool marked = kind == SetPlay::KickOff || kind == SetPlay::PenaltyKick;
  spot_ = marked ? spot : free_spot(spot, truth, kClear);
  hands.put_ball(spot_);
  forget_play();
  hands.play_restarts();
  hands.announce(kind == SetPlay::KickOff ? EventKind::PlaceKick : event_of(game_.set_play), side, spot_, why);
}

void RefBoxRulebook::start(const Truth& truth, Hands& hands) {
  if (distance(truth.ball.p_FB.xy(), spot_) > kNudged) hands.put_ball(spot_);
  game_.play = RefereePlay::Playing;
  phase_began_ = truth.time;
  forget_play();
  stall_.put(spot_);
  indirect_ = game_.set_play != SetPlay::PenaltyKick && game_.set_play != SetPlay::DroppedBall;
  hands.announce(EventKind::Set, game_.whose_ball, spot_, {});
}

// ---- watching ------------------------------------------------------------------------------------------------------

bool RefBoxRulebook::watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) {
  const double dt = step.seconds();
  if (game_.play == RefereePlay::Playing) {
    watch_touches(contacts);
    watch_set_play(truth, hands);
  }
  if (said_) {
    if (game_.play == RefereePlay::Playing) game_.left = game_.left - step;
    return game_.period != Period::Ended;
  }
  pass_penalties(step, league_.players, truth, hands);
  if (game_.play == RefereePlay::Ready) {
    watch_ready(truth, hands);
  } else if (!watch_lines(truth, hands) && !watch_pushes(truth, contacts, dt, hands)) {
    watch_stall(truth, dt, hands);
    watch_standing(truth, step, hands);
  }
  game_.left = game_.left - step;
  if (game_.left <= Duration{}) end_half(truth, hands);
  return game_.period != Period::Ended;
}

void RefBoxRulebook::watch_ready(const Truth& truth, Hands& hands) {
  if (distance(truth.ball.p_FB.xy(), spot_) > kNudged) hands.put_ball(spot_);
  const double lasts = (truth.time - phase_began_).seconds();
  if (lasts < league_.game.set.value) return;
  if (lasts >= league_.game.ready.value || all_in_place(truth)) start(truth, hands);
}

bool RefBoxRulebook::all_in_place(const Truth& truth) const {
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const RobotId who = id(robot);
    const RobotState& now = truth.robots[static_cast<std::size_t>(robot)];
    if (game_.is_out(who)) continue;
    const Vec2 p = now.X_FR.position();
    const bool ours = game_.whose_ball == owner(who.team);
    if (length(now.v_FR) > kStands) return false;
    if (game_.set_play == SetPlay::KickOff && p.x * attack_sign(who.team) > 0.0) return false;
    const double away =
        game_.set_play == SetPlay::KickOff ? league_.markings.centre_circle_radius.value : league_.game.keep_off.value;
    const bool keeps = ours || who.number == 0 || game_.whose_ball == BallOwner::Anyone;
    if (!keeps && distance(p, spot_) < away - kNearly) return false;
  }
  return true;
}

void RefBoxRulebook::watch_touches(std::span<const Contact> contacts) {
  for (const Contact& c : contacts) {
    const auto robot = robot_at_ball(c);
    if (!robot) continue;
    last_touch_ = robot;
    if (!taker_) taker_ = last_touch_;
    if (last_touch_ != taker_) indirect_ = false;
  }
}

void RefBoxRulebook::watch_set_play(const Truth& truth, Hands& hands) {
  if (game_.mode == PlayMode::PlayOn) return;
  const bool moved = distance(truth.ball.p_FB.xy(), spot_) > kInPlayDistance;
  const bool waited = (truth.time - phase_began_).seconds() > league_.game.kick_off.value;
  if (!moved && !waited) return;
  play_on({moved ? Cause::BallInPlay : Cause::RestartTooLong}, truth, hands);
}

void RefBoxRulebook::over_goal_line(const Truth& truth, Hands& hands) {
  const Vec3 p = truth.ball.p_FB;
  const Team defenders = p.x > 0 ? Team::Blue : Team::Yellow;
  const Team attackers = other(defenders);
  const BallOwner last = last_touch_ ? owner(id(*last_touch_).team) : BallOwner::Anyone;
  const bool between = std::abs(p.y) < league_.walls.goal_width() / 2 && p.z < league_.walls.crossbar.value;
  const bool direct = !indirect_ || !taker_ || id(*taker_).team != attackers;
  if (between && direct) {
    ++game_.score.of(attackers);
    hands.count_goal(attackers);
    hands.announce(EventKind::Goal, owner(attackers), p.xy(), {Cause::GoalLine, owner(attackers)});
    return award(SetPlay::KickOff, owner(defenders), {}, {Cause::AfterGoal, owner(attackers)}, truth, hands);
  }
  const bool corner = last == owner(defenders);
  const SetPlay kind = corner ? SetPlay::Corner : SetPlay::GoalKick;
  const Team kicking = corner ? attackers : defenders;
  award(kind, owner(kicking), set_play_spot(league_, kind, kicking, p.xy()), {Cause::BehindGoalLine, last}, truth,
        hands);
}

bool RefBoxRulebook::watch_lines(const Truth& truth, Hands& hands) {
  const double r = league_.ball.radius.value;
  const Vec2 p = truth.ball.p_FB.xy();
  if (std::abs(p.x) > league_.walls.length() / 2 + r) {
    over_goal_line(truth, hands);
    return true;
  }
  if (std::abs(p.y) <= league_.walls.width() / 2 + r) return false;
  const BallOwner last = last_touch_ ? owner(id(*last_touch_).team) : BallOwner::Anyone;
  const Team kicking = last_touch_ ? other(id(*last_touch_).team) : first_kick_off_;
  award(SetPlay::ThrowIn, owner(kicking), set_play_spot(league_, SetPlay::ThrowIn, kicking, p),
        {Cause::TouchLine, last}, truth, hands);
  return true;
}

bool RefBoxRulebook::watch_pushes(const Truth& truth, std::span<const Contact> contacts, double dt, Hands& hands) {
  pushes_.watch(truth, contacts, dt);
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const PushWatch::Push& push = pushes_.pushes()[static_cast<std::size_t>(robot)];
    if (push.seconds <= league_.rules.push.value || push.metres <= league_.rules.push_distance.value) continue;
    const RobotId who = id(robot);
    const Team victims = other(who.team);
    const Vec2 p = truth.robots[static_cast<std::size_t>(robot)].X_FR.position();
    const double from_line = league_.walls.length() / 2 + p.x * attack_sign(who.team);
    const bool own_area = from_line < league_.markings.penalty_area_depth.value &&
                          std::abs(p.y) < league_.markings.penalty_area_width.value / 2;
    const SetPlay kind = own_area ? SetPlay::PenaltyKick : SetPlay::FreeKick;
    const Reason why = reason_of(who, Cause::Pushing);
    hands.count_foul(who.team);
    book(who, why, truth, hands);
    award(kind, owner(victims), set_play_spot(league_, kind, victims, p), why, truth, hands);
    return true;
  }
  return false;
}

void RefBoxRulebook::watch_stall(const Truth& truth, double dt, Hands& hands) {
  const Vec2 p = truth.ball.p_FB.xy();
  if (stall_.watch(p, league_.rules.stall_radius.value, dt) < league_.rules.stall.value) return;
  const double x = league_.walls.length() / 2 - league_.markings.penalty_area_depth.value;
  const double y = league_.walls.width() / 2 - kDropInside;
  award(SetPlay::DroppedBall, BallOwner::Anyone, {std::clamp(p.x, -x, x), std::clamp(p.y, -y, y)},
        {.cause = Cause::BallStuck, .seconds = league_.rules.stall.value}, truth, hands);
}

// ---- robots that are out -------------------------------------------------------------------------------------------

Pose2 RefBoxRulebook::bench(RobotId robot) const {
  return bench_beside(league_, robot, kBenchAway);
}

void RefBoxRulebook::book(RobotId robot, const Reason& why, const Truth& truth, Hands& hands) {
  using Card = CardBook::Card;
  const auto place = place_of(robot, league_.players);
  const Card card = cards_.foul(static_cast<int>(place));
  if (card == Card::None) return;
  if (card == Card::Yellow) {
    hands.announce(EventKind::Penalised, owner(robot.team), truth.robots[place].X_FR.position(), why,
                   std::string{kYellowCard} + sentence(why));
  } else if (card == Card::SecondYellow) {
    send_out(robot, RefereePenalty::Cautioned, cards_.settings().double_yellow, why,
             std::string{kSecondYellowCard} + sentence(why), truth, hands);
  } else {
    send_out(robot, RefereePenalty::SentOff, kWholeMatch, why, std::string{kRedCard} + sentence(why), truth, hands);
  }
}

void RefBoxRulebook::watch_standing(const Truth& truth, Duration step, Hands& hands) {
  if (game_.play != RefereePlay::Playing || game_.mode != PlayMode::PlayOn) return;
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const RobotId who = id(robot);
    if (game_.is_out(who) || !cards_.stands(robot, truth.robots[static_cast<std::size_t>(robot)].X_FR, step)) continue;
    const double lasted = cards_.settings().still.seconds();
    send_out(who, RefereePenalty::Repair, cards_.settings().repair, reason_of(who, Cause::Unknown),
             fmt::format("repair: {} {} did not move for {:g} s", name(who.team), who.number, lasted), truth, hands);
  }
}

void RefBoxRulebook::take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth,
                              Hands& hands) {
  send_out(robot, penalty, nearest(league_.game.penalty), why, "", truth, hands);
}

void RefBoxRulebook::send_out(RobotId robot, RefereePenalty penalty, Duration lasts, const Reason& why,
                              const std::string& words, const Truth& truth, Hands& hands) {
  const Vec2 p = truth.robots[place_of(robot, league_.players)].X_FR.position();
  hands.announce(EventKind::Penalised, owner(robot.team), p, why, words);
  game_.penalties.push_back({robot, penalty, lasts});
  pushes_.reset();
  hands.put_robot(robot, bench(robot));
}

// ---- a RefBox outside ----------------------------------------------------------------------------------------------

void RefBoxRulebook::heed(const RefereeState& said, const Truth& truth, Hands& hands) {
  if (game_.period == Period::Ended) return;
  hear_score(said, truth, hands);
  hear_penalties(said, 2 * league_.players, truth, hands);
  hear_play(said, truth, hands);
  said_ = said;
}

void RefBoxRulebook::hear_play(const RefereeState& said, const Truth& truth, Hands& hands) {
  const Reason why{Cause::RefereeSaid};
  const bool first = !said_.has_value();
  if (said.half == 2 && game_.period == Period::FirstHalf) {
    game_.period = Period::SecondHalf;
    hands.announce(EventKind::PeriodStart, BallOwner::Anyone, {},
                   {.cause = Cause::InPeriod, .period = Period::SecondHalf});
  }
  const bool new_set_play =
      first || said.play != said_->play || said.set_play != said_->set_play || said.kicking != said_->kicking;
  if (said.play == RefereePlay::Ready && new_set_play && !said.stopped) {
    const auto kicking = kicking_team(said);
    const Vec2 lies = truth.ball.p_FB.xy();
    const bool centre = said.set_play == SetPlay::KickOff;
    const Vec2 spot = centre ? Vec2{} : set_play_spot(league_, said.set_play, kicking.value_or(Team::Blue), lies);
    return award(said.set_play, kicking ? owner(*kicking) : BallOwner::Anyone, spot, why, truth, hands);
  }
  if (said.playing() && (first || !said_->playing())) {
    // after a mere STOP play goes on where the ball lies
    if (game_.play != RefereePlay::Ready) spot_ = truth.ball.p_FB.xy();
    return start(truth, hands);
  }
  if (said.play == RefereePlay::Finished && (first || said_->play != RefereePlay::Finished)) {
    game_.play = RefereePlay::Finished;
    hands.announce(EventKind::PeriodEnd, BallOwner::Anyone, truth.ball.p_FB.xy(),
                   {.cause = Cause::InPeriod, .period = game_.period});
    if (said.half >= 2) end_game(why, truth, hands);
    return;
  }
  if (said.play == RefereePlay::Initial) game_.play = RefereePlay::Initial;
  if (said.stopped && game_.play == RefereePlay::Playing) game_.play = RefereePlay::Set;
}

}  // namespace cancha::match
