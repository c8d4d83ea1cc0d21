#include "match/referee.h"

#include <algorithm>
#include <cmath>

#include "match/reasons.h"

namespace cancha::match {
Referee::Referee(const field::League& league)
    : league_{league},
      goal_area_{league.markings.goal_area_depth.value, league.markings.goal_area_width.value},
      penalty_area_{league.markings.penalty_area_depth.value, league.markings.penalty_area_width.value},
      pushes_{PushWatch::Settings{.players = league.players}} {}

void Referee::play_restarts() {
  stall_.forget();
  in_goal_area_for_ = crowded_for_[0] = crowded_for_[1] = 0.0;
  pushes_.reset();
}

std::optional<Decision> Referee::watch(const Truth& truth, std::span<const Contact> contacts, PlayMode mode,
                                       Duration step) {
  auto decision = decide(truth, contacts, mode, step.seconds());
  if (decision) decision->reason = sentence(decision->why);
  return decision;
}

std::optional<Decision> Referee::decide(const Truth& truth, std::span<const Contact> contacts, PlayMode mode,
                                        double dt) {
  if (auto decision = goal(truth.ball.p_FB.xy())) return decision;
  if (auto decision = lost_ball(truth.ball.p_FB.xy())) return decision;
  if (auto decision = stalled_ball(truth, dt)) return decision;
  // while a restart is being taken, robots stand where the rules put them
  if (mode != PlayMode::PlayOn) return std::nullopt;
  for (const Team defenders : kTeams) {
    if (auto decision = crowding(truth, defenders, dt)) return decision;
  }
  return pushing(truth, contacts, dt);
}

std::optional<Decision> Referee::goal(Vec2 p_FB) const {
  const double r = league_.ball.radius.value;
  const bool over_left = p_FB.x < league_.walls.left.value - r;
  const bool over_right = p_FB.x > league_.walls.right.value + r;
  const bool between_posts = p_FB.y > league_.walls.goal_bottom.value && p_FB.y < league_.walls.goal_top.value;
  if (!between_posts || (!over_left && !over_right)) return std::nullopt;
  // blue defends the right goal
  const Team scorer = over_right ? Team::Yellow : Team::Blue;
  return Decision{scorer,
                  std::nullopt,
                  p_FB,
                  {Cause::GoalLine, owner(scorer)},
                  {PlayMode::PlaceKick, owner(other(scorer)), {0.0, 0.0}}};
}

std::optional<Decision> Referee::lost_ball(Vec2 p_FB) const {
  // on top of a wall is out already; what is between the posts has been a goal
  const double r = league_.ball.radius.value;
  const auto& w = league_.walls;
  const bool inside = p_FB.x > w.left.value - r && p_FB.x < w.right.value + r && p_FB.y > w.bottom.value - r &&
                      p_FB.y < w.top.value + r;
  if (inside) return std::nullopt;
  return Decision{std::nullopt,
                  std::nullopt,
                  p_FB,
                  {Cause::BallOut},
                  {PlayMode::FreeBall, BallOwner::Anyone, free_ball_spot(league_, p_FB)}};
}

std::optional<Decision> Referee::stalled_ball(const Truth& truth, double dt) {
  const Vec2 p_FB = truth.ball.p_FB.xy();
  const auto& rules = league_.rules;

  // how long has the ball been in one goal area, or about one spot?
  const bool in_blue = inside(goal_area_, Team::Blue, p_FB);
  const bool in_yellow = inside(goal_area_, Team::Yellow, p_FB);
  in_goal_area_for_ = in_blue || in_yellow ? in_goal_area_for_ + dt : 0.0;
  const double lies = stall_.watch(p_FB, rules.stall_radius.value, dt);

  if (in_blue || in_yellow) {
    if (in_goal_area_for_ < rules.keeper_hold.value) return std::nullopt;
    const Team defenders = in_blue ? Team::Blue : Team::Yellow;
    const bool blocked = robots_inside(truth, other(defenders), goal_area_, defenders) > 0;
    const Reason why{.cause = blocked ? Cause::BallBlocked : Cause::BallHeld,
                     .team = owner(defenders),
                     .seconds = rules.keeper_hold.value};
    return blocked ? goal_kick_for(defenders, p_FB, why, other(defenders)) : penalty_against(defenders, p_FB, why);
  }
  if (lies < rules.stall.value) return std::nullopt;
  return Decision{std::nullopt,
                  std::nullopt,
                  p_FB,
                  {.cause = Cause::BallStuck, .seconds = rules.stall.value},
                  {PlayMode::FreeBall, BallOwner::Anyone, free_ball_spot(league_, p_FB)}};
}

std::optional<Decision> Referee::crowding(const Truth& truth, Team defenders, double dt) {
  const auto& rules = league_.rules;
  const Team attackers = other(defenders);
  const Vec2 p_FB = truth.ball.p_FB.xy();
  double& stopwatch = crowded_for_[index(defenders)];

  // only a crowd around the ball matters
  const bool ball_in_goal_area = inside(goal_area_, defenders, p_FB);
  if (!inside(penalty_area_, defenders, p_FB)) {
    stopwatch = 0.0;
    return std::nullopt;
  }
  const bool too_many_defenders =
      (ball_in_goal_area && robots_inside(truth, defenders, goal_area_, defenders) > rules.goal_area_defenders) ||
      robots_inside(truth, defenders, penalty_area_, defenders) > rules.penalty_area_defenders;
  const bool too_many_attackers =
      (ball_in_goal_area && robots_inside(truth, attackers, goal_area_, defenders) > rules.goal_area_attackers) ||
      robots_inside(truth, attackers, penalty_area_, defenders) > rules.penalty_area_attackers;
  const bool crowded = too_many_defenders || too_many_attackers;
  stopwatch = crowded ? stopwatch + dt : 0.0;
  if (!crowded || stopwatch < rules.grace.value) return std::nullopt;

  if (too_many_defenders) {
    return penalty_against(defenders, p_FB, {Cause::TooManyDefenders, owner(defenders)});
  }
  return goal_kick_for(defenders, p_FB, {Cause::TooManyAttackers, owner(attackers)}, attackers);
}

bool Referee::has_advantage(const Truth& truth, Team team) const {
  const Vec2 p_FB = truth.ball.p_FB.xy();
  const auto nearest = std::ranges::min_element(
      truth.robots, {}, [&](const RobotState& robot) { return distance(robot.X_FR.position(), p_FB); });
  const auto place = static_cast<std::size_t>(nearest - truth.robots.begin());
  const bool theirs = robot_at(place, league_.players).team == team;
  return theirs && p_FB.x * attack_sign(team) > 0.0;
}

std::optional<Decision> Referee::pushing(const Truth& truth, std::span<const Contact> contacts, double dt) {
  pushes_.watch(truth, contacts, dt);
  const std::span<const PushWatch::Push> pushes = pushes_.pushes();
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    // a robot that stands its ground was not pushed
    const auto& rules = league_.rules;
    if (pushes[i].seconds < rules.push.value || pushes[i].metres < rules.push_distance.value) continue;
    const RobotId pusher = robot_at(i, league_.players);
    const Team offender = pusher.team;
    if (has_advantage(truth, other(offender))) continue;
    const Vec2 place = truth.robots[i].X_FR.position();
    return Decision{std::nullopt,
                    offender,
                    place,
                    reason_of(pusher, Cause::Pushing),
                    {PlayMode::FreeKick, owner(other(offender)), free_ball_spot(league_, place)}};
  }
  return std::nullopt;
}

bool Referee::inside(const Area& area, Team defenders, Vec2 p) const {
  // distance from the defenders' goal line into the pitch
  const double depth = league_.walls.length() / 2 + p.x * attack_sign(defenders);
  return depth < area.depth && std::abs(p.y) < area.width / 2;
}

int Referee::robots_inside(const Truth& truth, Team team, const Area& area, Team defenders) const {
  const auto first = truth.robots.begin() + (team == Team::Blue ? 0 : league_.players);
  return static_cast<int>(std::count_if(first, first + league_.players, [&](const RobotState& robot) {
    return inside(area, defenders, robot.X_FR.position());
  }));
}

Decision Referee::penalty_against(Team offender, Vec2 place, const Reason& why) const {
  return {std::nullopt,
          offender,
          place,
          why,
          {PlayMode::PenaltyKick, owner(other(offender)), penalty_spot(league_, offender)}};
}

Decision Referee::goal_kick_for(Team team, Vec2 place, const Reason& why, std::optional<Team> offender) const {
  return {std::nullopt, offender, place, why, {PlayMode::GoalKick, owner(team), goal_kick_spot(league_, team)}};
}

}  // namespace cancha::match
