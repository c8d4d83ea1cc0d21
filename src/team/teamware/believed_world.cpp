#include "team/teamware/believed_world.h"

#include <algorithm>
#include <cmath>

namespace cancha::team {
namespace {

constexpr std::size_t kMostOpponents = 8;  ///< that are told
constexpr Duration kThisLook = 80_ms;      ///< looks come about so late

void place(teamware::MobileObject& object, Vec2 p_FO, Vec2 v_FO, const Pose2& X_FR, double spread, Duration age) {
  object.p_FO = told(p_FO);
  object.p_RO = told(into(X_FR, p_FO));
  object.v_FO = told(v_FO);
  object.spread = told(spread);
  object.lifetime = std::max(age, Duration{});
}

}  // namespace

double told(double value) {
  return std::round(value * 1024.0) / 1024.0;
}

Vec2 told(Vec2 value) {
  return {told(value.x), told(value.y)};
}

void fill_world(const Beliefs& beliefs, const TellingSelf& telling, teamware::GlobalWS& world) {
  const Time now = beliefs.time;
  const int number = beliefs.self.number + 1;
  const auto mine = static_cast<std::size_t>(beliefs.self.number);
  const bool knew = world.cycles > 0 && mine < world.ours.size() && world.ours[mine].see;
  const Vec2 before = knew ? world.ours[mine].p_FO : Vec2{};
  world.ours.resize(static_cast<std::size_t>(telling.members));
  for (teamware::Robot& one : world.ours) one = {};
  world.theirs.clear();
  world.ball = {};
  world.self.age = {};
  if (beliefs.pose) {
    const PoseBelief& pose = *beliefs.pose;
    teamware::Robot& self = world.ours[mine];
    place(self, pose.X_TR.position(), pose.v_TR, pose.X_TR, pose.spread, now - pose.fixed);
    self.orientation = told(pose.X_TR.heading);
    self.see = self.see_xy = true;
    if (knew) world.self.distance.total += distance(before, self.p_FO);
    world.self.age = self.lifetime;
    for (const auto& [mate, see] : telling.mates) {
      const auto at = static_cast<std::size_t>(mate.number);
      if (at == mine || at >= world.ours.size()) continue;
      place(world.ours[at], mate.X_TR.position(), mate.v_TR, pose.X_TR, mate.spread, now - mate.known);
      world.ours[at].orientation = told(mate.X_TR.heading);
      world.ours[at].see = world.ours[at].see_xy = see;
    }
    for (const OpponentBelief& one : beliefs.opponents) {
      if (world.theirs.size() == kMostOpponents) break;
      teamware::Robot& other = world.theirs.emplace_back();
      place(other, one.p_TO, one.v_TO, pose.X_TR, one.spread, now - one.seen);
      other.see = other.see_xy = now - one.seen < kThisLook;
    }
    if (beliefs.ball && !beliefs.ball->by_mate) {
      const BallBelief& ball = *beliefs.ball;
      place(world.ball, ball.p_TB, ball.v_TB, pose.X_TR, ball.spread, now - ball.seen);
      world.ball.see = world.ball.see_xy = ball.in_sight;
    }
  }
  // an angle alone tells that the ball is seen, and no more
  if (telling.ball_angle) world.ball.see = true;
  // nobody shall rely on a place that is held corrupt
  if (telling.corrupt) world.ours[mine].see_xy = false;
  world.inconsistencies = telling.inconsistencies;
  world.battery = std::round(std::clamp(telling.battery, 0.0, 1.0) * 1024.0) / 1024.0;
  world.self.number = number;
  world.self.role = telling.role;
  world.self.see = telling.goals;
  world.team = telling.team;
  ++world.cycles;
  world.game_before = world.game;
  world.game = telling.game;
  world.bstation_active = telling.base_station_active;
  world.ball_seen = world.ball.see;
  world.running = !beliefs.game || beliefs.game->penalty == RefereePenalty::None;
  world.behaviour_changed = telling.behaviour_changed;
  world.teammates_active.assign(telling.active_mates.begin(), telling.active_mates.end());
}

}  // namespace cancha::team
