#include "minds/players/ball_race.h"

#include <cmath>

namespace cancha::minds {
namespace {

constexpr double kTurns = 0.9;    ///< rad/s
constexpr double kGetsUp = 6.0;   ///< seconds
constexpr double kBehind = 0.25;  ///< metres behind the ball, where it is played from

}  // namespace

double seconds_to_ball(const Beliefs& beliefs) {
  const Vec2 p_TB = beliefs.ball->goes_to();
  const Vec2 p_RB = into(beliefs.pose->X_TR, p_TB);
  // who stands before the ball must go round it
  const double way = distance(beliefs.pose->X_TR.position(), p_TB - Vec2{kBehind, 0.0});
  const bool lies = beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp;
  return way / kWalks + std::abs(angle_of(p_RB)) / kTurns + (lies ? kGetsUp : 0.0);
}

}  // namespace cancha::minds
