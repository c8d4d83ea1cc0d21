#include "match/path_prediction.h"

#include <cmath>

#include "match/rounding.h"

namespace cancha::match {
namespace {

using act::wheels::BallPath;

constexpr double kStill = 0.03;     ///< m/s; a slower ball does not go anywhere worth a line
constexpr double kStraight = 2e-3;  ///< metres that a line may be off the path
constexpr double kFar = 1e3;        ///< metres: walls where there are none

/// Where the ball turned between two samples: where the ways before and after meet, or the earlier sample where the
/// path only bends.
Vec2 corner_between(Vec2 p, Vec2 v, Vec2 p_after, Vec2 v_after) {
  const double turns = cross(v, v_after);
  if (std::abs(turns) < 0.1 * length(v) * length(v_after)) return p;
  const double seconds = cross(p_after - p, v_after) / turns;
  return seconds > 0.0 && seconds < BallPath::kStep ? p + v * seconds : p;
}

}  // namespace

PathPrediction::PathPrediction(const field::League& league)
    : pitch_{act::wheels::pitch_of(league)}, half_{pitch_.half_length, pitch_.half_width} {
  // lines do not stop a ball
  if (!league.has_walls()) pitch_.half_length = pitch_.half_width = kFar;
}

const PredictedPath& PathPrediction::at(const Truth& truth) {
  const BallState& ball = truth.ball;
  time_ = truth.time;
  corners_.x.clear();
  corners_.y.clear();
  // the pitch looks the same from both sides, so the field's frame does for a team's
  path_ = BallPath{pitch_, {ball.p_FB, ball.v_FB, ball.w_FB}};
  if (length(ball.v_FB.xy()) < kStill) return corners_;

  // straight on from the last corner as long as the path does not leave that line
  const auto p = path_.places();
  const auto v = path_.velocities();
  Vec2 from = p[0];
  Vec2 course = unit(v[0]);
  add(from);
  std::size_t i = 1;
  for (; i < p.size() && p[i] != p[i - 1] && !has_left(p[i - 1]); ++i) {
    if (std::abs(cross(course, p[i] - from)) < kStraight && dot(course, p[i] - p[i - 1]) > 0.0) continue;
    from = corner_between(p[i - 1], v[i - 1], p[i], v[i]);
    course = unit(p[i] - from);
    add(from);
  }
  add(p[i - 1]);
  return corners_;
}

bool PathPrediction::holds(const Truth& truth) const {
  constexpr double kOff = 0.01;
  return distance(path_.at((truth.time - time_).seconds()), truth.ball.p_FB.xy()) < kOff;
}

bool PathPrediction::has_left(Vec2 p_FB) const {
  return std::abs(p_FB.x) > half_.x + pitch_.ball_radius || std::abs(p_FB.y) > half_.y + pitch_.ball_radius;
}

void PathPrediction::add(Vec2 p_FB) {
  corners_.x.push_back(static_cast<float>(rounded(p_FB.x, kMillimetres)));
  corners_.y.push_back(static_cast<float>(rounded(p_FB.y, kMillimetres)));
}

}  // namespace cancha::match
