#include "match/simurosot_rulebook.h"

#include <algorithm>

namespace cancha::match {
namespace {

/// A restart is taken once the ball has moved so far, metres.
constexpr double kInPlayDistance = 0.05;
constexpr double kBenchAway = 2.0;  ///< of taken-out robots behind the wall, in sides of a robot

}  // namespace

SimurosotRulebook::SimurosotRulebook(const field::League& league, Random random)
    : league_{league},
      random_{random.split("placement")},
      first_kick_off_{random.split("coin").below(2) == 0 ? Team::Blue : Team::Yellow},
      referee_{league} {}

void SimurosotRulebook::begin(Hands& hands, const Truth& truth) {
  start_period(Period::FirstHalf, nearest(league_.rules.half), first_kick_off_, truth, hands);
}

void SimurosotRulebook::opened(const Truth& truth) {
  referee_.play_restarts();
  restart_time_ = truth.time;
  restart_spot_ = truth.ball.p_FB.xy();
}

bool SimurosotRulebook::watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) {
  ball_in_play(truth, hands);
  const auto decision = referee_.watch(truth, contacts, game_.mode, step);
  game_.left = game_.left - step;
  for (RobotPenalty& one : game_.penalties) one.left = std::max(one.left - step, Duration{});
  const bool time_is_up = game_.left <= Duration{};
  if (decision) whistle(*decision, time_is_up, truth, hands);
  if (time_is_up) end_period(truth, hands);
  return !decision && !time_is_up;
}

void SimurosotRulebook::forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) {
  score_forfeit(team, league_.rules.forfeit_goals);
  hands.announce(EventKind::Forfeit, owner(team), {0.0, 0.0}, {Cause::TeamFailed, owner(team)}, reason);
  end_match({Cause::Forfeited, owner(team)}, truth, hands);
}

// ---- robots that a referee outside takes out -----------------------------------------------------------------------

void SimurosotRulebook::heed(const RefereeState& said, const Truth& truth, Hands& hands) {
  if (game_.period != Period::Ended) hear_penalties(said, 2 * league_.players, truth, hands);
}

Pose2 SimurosotRulebook::bench(RobotId robot) const {
  // beside the own half, blue behind one side wall and yellow behind the other
  const double side = robot.team == Team::Blue ? 1.0 : -1.0;
  const double share = (robot.number + 1.0) / (league_.players + 1.0);
  const double away = league_.walls.thickness.value + kBenchAway * league_.robot.side.value;
  return {-attack_sign(robot.team) * league_.walls.length() / 2 * share, side * (league_.walls.width() / 2 + away),
          -side * kPi / 2};
}

void SimurosotRulebook::take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth,
                                 Hands& hands) {
  const Vec2 place = truth.robots[place_of(robot, league_.players)].X_FR.position();
  hands.announce(EventKind::Penalised, owner(robot.team), place, why);
  game_.penalties.push_back({robot, penalty, {}});
  hands.put_robot(robot, bench(robot));
  // jumps are no distance walked, and nobody is pushed by who is not there
  referee_.play_restarts();
  hands.play_restarts();
}

void SimurosotRulebook::let_back(RobotId robot, const Truth& truth, Hands& hands) {
  // over the wall where it waited, or where there is room
  const Pose2 waited = bench(robot);
  const auto free = nearest_free_place(league_, truth, robot, waited.position());
  if (free) hands.put_robot(robot, {free->x, free->y, waited.heading});
  referee_.play_restarts();
  hands.play_restarts();
}

void SimurosotRulebook::ball_in_play(const Truth& truth, Hands& hands) {
  if (game_.mode == PlayMode::PlayOn) return;
  const bool moved = distance(truth.ball.p_FB.xy(), restart_spot_) > kInPlayDistance;
  const bool waited = truth.time - restart_time_ > nearest(league_.rules.restart_limit);
  if (!moved && !waited) return;
  play_on({moved ? Cause::BallInPlay : Cause::RestartTooLong}, truth, hands);
}

void SimurosotRulebook::end_period(const Truth& truth, Hands& hands) {
  const Period ended = game_.period;
  hands.announce(EventKind::PeriodEnd, BallOwner::Anyone, truth.ball.p_FB.xy(),
                 {.cause = Cause::InPeriod, .period = ended});
  const bool level = game_.score.blue == game_.score.yellow;
  if (ended == Period::FirstHalf) {
    start_period(Period::SecondHalf, nearest(league_.rules.half), other(first_kick_off_), truth, hands);
  } else if (ended == Period::SecondHalf && level && league_.rules.extra_time > 0_s) {
    start_period(Period::ExtraTime, nearest(league_.rules.extra_time), first_kick_off_, truth, hands);
  } else {
    end_match({Cause::TimeUp}, truth, hands);
  }
}

void SimurosotRulebook::start_period(Period period, Duration length, Team kick_off, const Truth& truth, Hands& hands) {
  game_.period = period;
  game_.left = length;
  hands.announce(EventKind::PeriodStart, owner(kick_off), {0.0, 0.0}, {.cause = Cause::InPeriod, .period = period});
  restart({PlayMode::PlaceKick, owner(kick_off), {0.0, 0.0}}, {.cause = Cause::PeriodBegins, .period = period}, truth,
          hands);
}

void SimurosotRulebook::end_match(const Reason& why, const Truth& truth, Hands& hands) {
  game_.period = Period::Ended;
  game_.left = {};
  hands.announce(EventKind::MatchEnd, BallOwner::Anyone, truth.ball.p_FB.xy(), why);
}

void SimurosotRulebook::whistle(const Decision& decision, bool time_is_up, const Truth& truth, Hands& hands) {
  if (decision.goal_for) {
    ++game_.score.of(*decision.goal_for);
    hands.count_goal(*decision.goal_for);
    hands.announce(EventKind::Goal, owner(*decision.goal_for), decision.place, decision.why);
  }
  if (decision.offender) hands.count_foul(*decision.offender);
  if (time_is_up) return;
  restart(decision.restart, decision.goal_for ? Reason{Cause::AfterGoal, owner(*decision.goal_for)} : decision.why,
          truth, hands);
}

void SimurosotRulebook::restart(const Restart& restart, const Reason& why, const Truth& truth, Hands& hands) {
  // nobody moves, everybody stands where the rules say
  const Placement placement = place(league_, restart, random_);
  hands.put_ball(placement.p_FB);
  for (std::size_t i = 0; i < placement.X_FR.size(); ++i) {
    const RobotId robot = robot_at(i, league_.players);
    hands.put_robot(robot, game_.is_out(robot) ? bench(robot) : placement.X_FR[i]);
  }
  referee_.play_restarts();
  hands.play_restarts();
  game_.mode = restart.mode;
  game_.whose_ball = restart.side;
  restart_time_ = truth.time;
  restart_spot_ = placement.p_FB;

  constexpr EventKind kKinds[] = {EventKind::PlayOn,      EventKind::FreeBall, EventKind::PlaceKick,
                                  EventKind::PenaltyKick, EventKind::FreeKick, EventKind::GoalKick};
  hands.announce(kKinds[static_cast<std::size_t>(restart.mode)], restart.side, restart.p_FB, why);
}

}  // namespace cancha::match
