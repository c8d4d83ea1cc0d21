#include "match/statistics_keeper.h"

#include <algorithm>
#include <cmath>

#include "match/ball_contact.h"

namespace cancha::match {
namespace {

/// A second ball towards the goal within this time is the same shot.
constexpr double kShotPause = 1.0;
/// A team that was off the ball for so long comes to it anew, seconds.
constexpr double kTouchPause = 0.3;
/// Slower balls are rolls, not shots, metres per second.
constexpr double kShotSpeed = 0.5;

}  // namespace

StatisticsKeeper::StatisticsKeeper(const field::League& league) : league_{league} {
  previous_.reserve(static_cast<std::size_t>(2 * league.players));
}

void StatisticsKeeper::play_restarts() {
  last_at_ball_.reset();
  since_touch_[0] = since_touch_[1] = kTouchPause;
  since_shot_[0] = since_shot_[1] = kShotPause;
  previous_.clear();
}

std::optional<Team> StatisticsKeeper::watch(const Truth& truth, std::span<const Contact> contacts, Duration step) {
  const double dt = step.seconds();
  watched_ += dt;
  for (double& since : since_shot_) since += dt;

  // who is at the ball?
  for (const Contact& c : contacts) {
    const auto robot = robot_at_ball(c);
    if (!robot || c.impulse <= 0.0) continue;
    const Team team = *robot < league_.players ? Team::Blue : Team::Yellow;
    // a team that never let go of the ball has not come to it anew
    double& since = since_touch_[index(team)];
    if (since > kTouchPause) ++statistics_.of(team).touches;
    since = 0.0;
    last_at_ball_ = team;
  }
  for (double& since : since_touch_) since += dt;
  if (last_at_ball_) possession_[index(*last_at_ball_)] += dt;

  // where is the ball, and how fast?
  const double sixth = league_.walls.length() / 6;
  const double x = truth.ball.p_FB.x;
  thirds_[x < -sixth ? 0 : x > sixth ? 2 : 1] += dt;
  statistics_.top_ball_speed = std::max(statistics_.top_ball_speed, length(truth.ball.v_FB));

  // how far did everyone drive?
  for (std::size_t i = 0; i < previous_.size(); ++i) {
    const Team team = static_cast<int>(i) < league_.players ? Team::Blue : Team::Yellow;
    statistics_.of(team).distance += distance(previous_[i], truth.robots[i].X_FR.position());
  }
  previous_.clear();
  for (const RobotState& robot : truth.robots) previous_.push_back(robot.X_FR.position());

  if (!last_at_ball_ || !heads_for_goal(truth.ball, *last_at_ball_)) return std::nullopt;
  double& since = since_shot_[index(*last_at_ball_)];
  if (since < kShotPause) return std::nullopt;
  since = 0.0;
  ++statistics_.of(*last_at_ball_).shots;
  return last_at_ball_;
}

void StatisticsKeeper::count_goal(Team scorer) {
  constexpr double kFlight = 2.0;  ///< a shot this long ago was this goal's
  if (since_shot_[index(scorer)] > kFlight) ++statistics_.of(scorer).shots;
}

bool StatisticsKeeper::heads_for_goal(const BallState& ball, Team attackers) const {
  const double sign = attack_sign(attackers);
  const double speed_ahead = ball.v_FB.x * sign;
  const double to_line = league_.walls.length() / 2 - ball.p_FB.x * sign;
  const double speed = length(ball.v_FB.xy());
  if (speed_ahead < kShotSpeed || to_line < 0.0) return false;

  // straight on to the goal line, between the posts?
  const double travel = to_line * speed / speed_ahead;
  const double y = ball.p_FB.y + ball.v_FB.y * to_line / speed_ahead;
  if (y < league_.walls.goal_bottom.value || y > league_.walls.goal_top.value) return false;

  // and fast enough to arrive: the ball slows down by a = c g
  const double deceleration = league_.ball.rolling_resistance * -league_.physics.gravity.value;
  return speed * speed > 2.0 * deceleration * travel;
}

MatchStatistics StatisticsKeeper::statistics() const {
  MatchStatistics result = statistics_;
  const double possessed = std::max(possession_[0] + possession_[1], 1e-9);
  const double watched = std::max(watched_, 1e-9);
  for (const Team team : kTeams) result.of(team).possession = possession_[index(team)] / possessed;
  // yellow defends x < 0, blue x > 0
  result.ball_yellow_third = thirds_[0] / watched;
  result.ball_middle_third = thirds_[1] / watched;
  result.ball_blue_third = thirds_[2] / watched;
  return result;
}

}  // namespace cancha::match
