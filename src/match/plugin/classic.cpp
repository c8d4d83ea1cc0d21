#include "match/plugin/classic.h"

#include <cmath>
#include <memory>

#include "base/expects.h"
#include "base/geometry.h"

namespace cancha::match {
namespace {

constexpr double kInch = 0.0254;  // metres
constexpr double kCentreX = (FLEFTX + FRIGHTX) / 2.0;
constexpr double kCentreY = (FBOT + FTOP) / 2.0;
/// A ball that moved farther between two calls was put there by the referee and does not roll on (30 cm, 20 m/s).
constexpr double kTeleport = 12.0;

/// A place in F as a place in inches.
Vector3D inches(Vec2 p_F, double z = 0.0) {
  return {kCentreX + p_F.x / kInch, kCentreY + p_F.y / kInch, z / kInch};
}

Bounds bounds(double half_length, double half_width) {
  const Vector3D low = inches({-half_length, -half_width});
  const Vector3D high = inches({half_length, half_width});
  return {std::lround(low.x), std::lround(high.x), std::lround(high.y), std::lround(low.y)};
}

}  // namespace

ClassicEnvironment::ClassicEnvironment(const cancha_league& league)
    : blue_{league.team == CANCHA_BLUE}, players_{league.players} {
  CANCHA_EXPECTS(players_ >= 1 && players_ <= CANCHA_MAX_PLAYERS);

  // lay the arrays out one behind the other, as the header's struct does
  const auto n = static_cast<std::size_t>(players_);
  home_ = reinterpret_cast<Robot*>(storage_.data());
  opponent_ = reinterpret_cast<OpponentRobot*>(storage_.data() + n * sizeof(Robot));
  rest_ = reinterpret_cast<Rest*>(storage_.data() + n * (sizeof(Robot) + sizeof(OpponentRobot)));
  std::uninitialized_value_construct_n(home_, n);
  std::uninitialized_value_construct_n(opponent_, n);
  std::uninitialized_value_construct_n(rest_, 1);

  // nothing is placed yet
  const Vector3D centre = inches({});
  for (std::size_t i = 0; i < n; ++i) home_[i].pos = opponent_[i].pos = centre;
  rest_->currentBall.pos = rest_->lastBall.pos = rest_->predictedBall.pos = centre;
  const cancha_pitch& pitch = league.pitch;
  rest_->fieldBounds = bounds(pitch.length / 2, pitch.width / 2);
  rest_->goalBounds = bounds(pitch.length / 2 + pitch.goal_depth, pitch.goal_width / 2);
}

void ClassicEnvironment::see(const cancha_view& view) {
  CANCHA_EXPECTS(view.players == players_);

  // T is F turned by half a turn for blue
  const double sign = blue_ ? -1.0 : 1.0;
  const auto place = [&](const cancha_robot& robot, Vector3D& pos, double& rotation) {
    pos = inches(Vec2{robot.x, robot.y} * sign);
    rotation = wrap_angle(robot.heading + (blue_ ? kPi : 0.0)) * 180.0 / kPi;
  };
  for (int i = 0; i < players_; ++i) {
    place(view.mates[i], home_[i].pos, home_[i].rotation);
    place(view.opponents[i], opponent_[i].pos, opponent_[i].rotation);
  }

  // where the ball was, is and will be
  const Vector3D last = rest_->currentBall.pos;
  const Vector3D now = inches(Vec2{view.ball.x, view.ball.y} * sign, view.ball.z);
  rest_->currentBall.pos = now;
  rest_->lastBall.pos = seen_before_ ? last : now;
  const Vec2 moved{now.x - rest_->lastBall.pos.x, now.y - rest_->lastBall.pos.y};
  rest_->predictedBall.pos = now;
  if (length(moved) < kTeleport) {
    rest_->predictedBall.pos.x += moved.x;
    rest_->predictedBall.pos.y += moved.y;
  }
  seen_before_ = true;

  // the numbers of the modes are SimuroSot's already
  rest_->gameState = view.mode;
  const bool blues = blue_ ? view.our_ball : view.their_ball;
  const bool yellows = blue_ ? view.their_ball : view.our_ball;
  rest_->whosBall = blues ? BLUE_BALL : yellows ? YELLOW_BALL : ANYONES_BALL;
}

cancha_wheels ClassicEnvironment::wheels(int i) const {
  CANCHA_EXPECTS(i >= 0 && i < players_);
  return {home_[i].velocityLeft, home_[i].velocityRight};
}

}  // namespace cancha::match
