#include "minds/players/leg_passes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "act/wheels/path.h"

namespace cancha::minds {
namespace {

constexpr double kLeast = 0.8;                    ///< metres of a pass: nearer a mate gets there by itself
constexpr double kMost = 3.2;                     ///< likewise: farther a kick within a step does not roll
constexpr double kGain = 0.4;                     ///< metres by which it must come nearer to the goal
constexpr double kFreeWay = 0.35;                 ///< metres from the ball's way to the next opponent
constexpr double kFreeMate = 0.8;                 ///< metres from where it is to come to the next opponent
constexpr double kBeforeFeet = 0.3;               ///< metres from the mate towards the goal
constexpr double kInside = 0.4;                   ///< metres from the lines
constexpr double kLane = 2.2;                     ///< metres of a ball that is played past somebody
constexpr double kFreeLane = 0.22;                ///< metres from its way to the middle of the next opponent
constexpr int kLaneTurns = 4;                     ///< directions that are tried on each side of the goal's
constexpr double kLaneTurn = from_degrees(15.0);  ///< between two of them
constexpr double kOwnTurn = 0.7;                  ///< what a radian of its own turning costs of one beside the goal
constexpr double kCleared = 1.2;                  ///< metres that a ball is cleared to the side
constexpr Duration kFresh = 1500_ms;              ///< so long ago a mate may have spoken

bool plays(const MateBelief& mate, Time now) {
  return mate.number > 0 && mate.playing && mate.upright && now - mate.known < kFresh;
}

Vec2 inside(Vec2 p, const act::wheels::Pitch& pitch) {
  return {std::clamp(p.x, -pitch.half_length + kInside, pitch.half_length - kInside),
          std::clamp(p.y, -pitch.half_width + kInside, pitch.half_width - kInside)};
}

}  // namespace

double room_beside(const Beliefs& beliefs, Vec2 from, Vec2 to) {
  double room = 1.0;
  for (const OpponentBelief& one : beliefs.opponents) {
    if (dot(one.p_TO - from, to - from) < 0.0) continue;
    room = std::min(room, act::wheels::distance_to_segment(one.p_TO, from, to));
  }
  return room;
}

double nearest_opponent(const Beliefs& beliefs, Vec2 p_T) {
  double least = 1e9;
  for (const OpponentBelief& one : beliefs.opponents) least = std::min(least, distance(one.p_TO, p_T));
  return least;
}

std::optional<LegPass> best_pass(const Beliefs& beliefs, const act::wheels::Pitch& pitch) {
  const Vec2 ball = beliefs.ball->p_TB;
  const Vec2 goal = pitch.their_goal();
  std::optional<LegPass> best;
  double most = kGain;
  for (const MateBelief& mate : beliefs.mates) {
    if (!plays(mate, beliefs.time)) continue;
    const Vec2 at = mate.X_TR.position();
    const Vec2 target = inside(at + unit(goal - at) * kBeforeFeet, pitch);
    const double far = distance(ball, target);
    if (far < kLeast || far > kMost) continue;
    const double gain = distance(ball, goal) - distance(target, goal);
    if (gain <= most || room_beside(beliefs, ball, target) < kFreeWay) continue;
    if (nearest_opponent(beliefs, target) < kFreeMate) continue;
    most = gain;
    best = LegPass{mate.number, target};
  }
  return best;
}

std::optional<Vec2> open_lane(const Beliefs& beliefs, const act::wheels::Pitch& pitch) {
  const Vec2 ball = beliefs.ball->p_TB;
  const double to_goal = angle_of(pitch.their_goal() - ball);
  const double heading = beliefs.pose->X_TR.heading;
  std::optional<Vec2> best;
  double least = 1e9;
  for (int i = -kLaneTurns; i <= kLaneTurns; ++i) {
    const double bearing = to_goal + i * kLaneTurn;
    const Vec2 end = ball + direction(bearing) * kLane;
    if (distance(end, inside(end, pitch)) > 0.0 || room_beside(beliefs, ball, end) < kFreeLane) continue;
    const double cost = std::abs(i) * kLaneTurn + kOwnTurn * std::abs(wrap_angle(bearing - heading));
    if (cost < least) best = end, least = cost;
  }
  return best;
}

bool clears_to_left(const Beliefs& beliefs, const act::wheels::Pitch& pitch) {
  const Vec2 ball = beliefs.ball->p_TB;
  const double left = beliefs.pose->X_TR.heading + kPi / 2;
  std::array<double, 2> cost{};  // left, right
  for (const std::size_t side : {0u, 1u}) {
    const double sign = side == 0 ? 1.0 : -1.0;
    const Vec2 there = ball + Vec2{std::cos(left), std::sin(left)} * (sign * kCleared);
    double nearest = 9.0;
    for (const MateBelief& mate : beliefs.mates) {
      if (plays(mate, beliefs.time)) nearest = std::min(nearest, distance(mate.X_TR.position(), there));
    }
    const bool out = std::abs(there.x) > pitch.half_length || std::abs(there.y) > pitch.half_width;
    cost[side] = nearest + (out ? 100.0 : 0.0) + distance(there, pitch.their_goal());
  }
  return cost[0] < cost[1];
}

int opponents_behind_ball(const Beliefs& beliefs, const act::wheels::Pitch& pitch) {
  const double x = beliefs.ball->p_TB.x;
  return static_cast<int>(std::ranges::count_if(beliefs.opponents, [&](const OpponentBelief& one) {
    return one.p_TO.x > x && std::abs(one.p_TO.y) < pitch.half_width;
  }));
}

}  // namespace cancha::minds
